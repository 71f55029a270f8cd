// SPDX-License-Identifier: GPL-3.0-or-later
// What the desk follows: the tables of a round, its pairings and its live PGN. Another round takes its place
// while the pages stay open. One thread, but for wish().
#pragma once

#include "src/desk/boards/desk.hpp"
#include "src/desk/live_pgn.hpp"
#include "src/desk/pairing_file.hpp"
#include "src/desk/program.hpp"
#include "src/desk/sources/source.hpp"

#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::desk {

/// Which round is to be followed.
struct RoundWish {
  hall::Level round;
  std::optional<Instant> start{};  // nothing: with its first table
};
/// What an arbiter types at the desk: "4", or "4 15:00" of the day on which `now` is. The error says what was
/// expected.
tl::expected<RoundWish, Message> read_round_wish(std::string_view line, Instant now);

/// A name of a round becomes the name of a folder, and a level of topics. Empty: it can.
std::string fault_of_round(std::string const& round);

class FollowedRound {
 public:
  using Tell = std::function<void(Message const&)>;

  /// `tell`: a sentence for the arbiter at the desk; `fault`: the same where something is wrong.
  FollowedRound(DeskOptions options, Desk& desk, Tell tell, Tell fault);

  /// Before other threads begin. The error: the round cannot be followed.
  tl::expected<void, Message> begin();
  /// Waits for what comes of the tables, a second at most, and passes it on.
  void turn();
  /// A line that the arbiter typed at the desk. Any thread.
  void wish(std::string line);

 private:
  tl::expected<std::unique_ptr<Source>, Message> source_of(DeskOptions const& options);
  void begin_live_pgn();
  void take_news(Millis limit);
  void take_changed_pairings();
  void take_wish(std::string_view line);
  tl::expected<void, Message> begin_anew(RoundWish const& wish);

  DeskOptions options_;
  Desk& desk_;
  Tell tell_, fault_;
  PairingFile pairings_;
  std::unique_ptr<Source> source_;
  std::unique_ptr<LivePgn> live_;
  std::vector<std::pair<Instant, std::unique_ptr<LivePgn>>>
      late_;             // of earlier rounds, until their delay is over
  std::string refused_;  // the wish that was not followed while games go on: typed again, it is meant
  std::mutex mutex_;
  std::deque<std::string> wished_;  // what was typed since the last turn
};

}  // namespace tactus::desk
