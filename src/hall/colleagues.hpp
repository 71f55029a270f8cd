// SPDX-License-Identifier: GPL-3.0-or-later
// One desk of several: who else is there, which of them acknowledges the tables, and how the log of each
// reaches all others. Each desk sends its own log by the rules of delivery.hpp, to each of the others as if
// it were the only one; what several miss goes out once. Pure; time is an argument.
#pragma once

#include "src/hall/delivery.hpp"
#include "src/hall/message.hpp"
#include "src/hall/topic.hpp"

#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace tactus::hall {

/// The log of one desk: a desk whose file was lost begins another one.
struct DeskLogName {
  Level desk;
  GameId log;
  auto operator<=>(DeskLogName const&) const = default;  // NOLINT(modernize-use-nullptr): not about pointers
};

/// desk2 before desk10.
bool is_before(Level const& one, Level const& other);

class Colleagues {
 public:
  /// The own log holds entries up to `last`.
  Colleagues(Level self, GameId log, std::int64_t last);

  /// At the start: entries of others that are in the own file.
  void keep(DeskLogName const& log, std::int64_t last);
  /// An entry was added to the own log.
  void commit(std::int64_t last);

  void connect(Moment now);
  void disconnect();
  void hear(Level const& desk, DeskPresence const& presence, Moment now);
  /// The own disk takes what the tables send, or does not.
  void set_can_keep(bool can_keep) { can_keep_ = can_keep; }
  /// This desk is the one that acknowledges the tables: the first of those that are there and can keep. While
  /// desks do not know of each other yet two may do so: no harm, for each tells only what it has.
  bool is_named() const;
  /// As they were heard last, without this one; also those that are lost.
  std::map<Level, DeskPresence> const& others() const { return others_; }

  /// `peer` has the own log up to there. Of another log than the own one: as if it had nothing.
  void acknowledge(Level const& peer, Acknowledgement const& have, Moment now);
  /// What to publish of the own log now, in this order. It counts as sent.
  std::optional<EventRange> take_next(Moment now);
  std::optional<Moment> deadline() const;

  /// An entry of another desk's log has come. `take`: commit it, then take_answers().
  Reception::Verdict receive(DeskLogName const& log, std::int64_t number, Moment now);
  /// What was taken from `number` on could not be written.
  void forget(DeskLogName const& log, std::int64_t number);
  /// What to tell now: for each of these desks, up to where its log is here.
  std::vector<std::pair<Level, Acknowledgement>> take_answers();

 private:
  Level self_;
  GameId log_;
  std::int64_t last_;
  bool is_connected_ = false;
  bool can_keep_ = true;
  std::map<Level, DeskPresence> others_;
  std::map<Level, Resend> sending_;  // the own log, by who gets it
  std::map<DeskLogName, Reception> receptions_;
  std::map<Level, GameId> to_answer_;  // which log of theirs
};

}  // namespace tactus::hall
