// SPDX-License-Identifier: GPL-3.0-or-later
// One board that LiveChess holds, told on as a board of our own protocol (docs/builders/serial-protocol.md).
// What LiveChess says no more, the board does not say either: after three seconds without a sentence Tactus
// takes it as lost. Pure; times are arguments.
#pragma once

#include "core/instant.hpp"
#include "core/message/message.hpp"
#include "devices/drivers/tactus/codec.hpp"
#include "src/bridge/messages.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tactus::bridge {

struct Reaction {
  std::vector<std::string> to_live_chess;  // messages
  std::string to_tactus;                   // sentences
  std::vector<Message> facts;              // for the person at the bridge
  std::optional<Message> fault;            // it cannot go on so: what was expected
  bool is_silent = false;                  // LiveChess has not answered for long: connect anew
};

class HeldBoard {
 public:
  /// `wish`: a serial number; nothing: the only board that there is.
  explicit HeldBoard(std::optional<std::string> wish) : wish_(std::move(wish)) {}

  /// LiveChess can be spoken to, from now on.
  Reaction live_chess_came(Instant now);
  /// Whatever it told is not to be believed any more.
  void live_chess_went();
  /// One message, as it came.
  Reaction hear_live_chess(std::string_view text, Instant now);
  /// Bytes from the program that reads the board.
  Reaction hear_tactus(std::span<std::uint8_t const> bytes, Instant now);
  Reaction pass_time(Instant now);
  /// When to call pass_time() next.
  Instant next_beat() const { return next_beat_; }

 private:
  /// To LiveChess, and what is known by it alone.
  struct Connection {
    Instant since;
    bool is_subscribed = false;
    bool is_fed = false;                // from then on lists tell nothing new
    bool is_heard = false;              // the board, by LiveChess
    std::optional<Instant> answered{};  // when LiveChess last answered
    std::optional<chess::Placement> stands{};
    std::optional<Message> told_state{};
    std::optional<MessageFault> told_fault{};
  };

  void take(BoardList const& list, Instant now, Reaction& reaction);
  void take(BoardStands const& stands, Instant now, Reaction& reaction);
  void choose(BoardList const& list, Reaction& reaction);
  void follow(ListedBoard const* board, Reaction& reaction);
  void tell_state(Message const& state, Reaction& reaction);
  void stand(chess::Placement const& placement, Instant now, Reaction& reaction);
  bool is_believed(Instant now) const;
  void say_pieces(Instant now, Reaction& reaction);
  void answer(devices::Query query, Instant now, Reaction& reaction);

  std::optional<std::string> wish_;  // from the first choice on that board and no other
  std::optional<Connection> connection_{};
  unsigned call_ = 0;
  unsigned sequence_ = 0;
  Instant next_beat_ = Instant::max();
  devices::SentenceFramer framer_;
};

}  // namespace tactus::bridge
