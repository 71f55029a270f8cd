// SPDX-License-Identifier: GPL-3.0-or-later
// A recorded game gone through once more: its inputs lead to outcomes, and these are held against those that
// stand in the file. One comparison for who checks a file, takes it up or salvages it.
#pragma once

#include "core/message/message.hpp"
#include "core/table/recorded_line.hpp"
#include "core/table/table_state.hpp"
#include "src/store/codec/event_json.hpp"
#include "src/store/game_file.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tactus::store {

/// Between what is recorded and what follows from the inputs.
struct Difference {
  enum class Kind : std::uint8_t { does_not_follow, missing };
  Kind kind;
  std::int64_t event;  // that does not follow; or the input that what is missing follows from
  std::string type;
  bool is_of_game;  // a move, a position or a result, before the end; or an end that is taken back
};

class Replay {
 public:
  void take(NumberedEvent const& event);
  /// What the last input led to and is not recorded so far.
  std::vector<table::Outcome> const& due() const { return due_; }
  /// What is recorded of the last input follows from it, as far as it goes.
  bool does_last_follow() const { return last_follows_; }
  /// Of all inputs but the last, what is due of it; after finish() of it, too.
  std::vector<Difference> const& differences() const { return differences_; }
  /// Those of the game behind the last record.mended, which says what was before it. None in what does not
  /// begin as a program's file: that is no record of one.
  unsigned unmended() const { return is_of_program_ ? unmended_ : 0; }
  void finish() { miss_the_rest(); }

  /// By the inputs.
  table::TableState const& state() const { return state_; }
  /// As the moves are recorded.
  table::RecordedLine const& recorded() const { return recorded_; }
  /// As the end is recorded, and not taken back.
  bool has_ended() const { return has_ended_; }
  /// Nothing: both are the same, or the recorded game is over. Else what lets the recorded moves hold. (What
  /// it says of events is for who asked.)
  std::optional<table::RecordMended> mending() const;

 private:
  void follow(NumberedEvent const& event, table::Input const& input);
  void compare(NumberedEvent const& event, table::Outcome const& outcome);
  void miss_the_rest();
  void add(Difference::Kind kind, std::int64_t event, table::Outcome const& outcome);

  table::TableState state_;
  table::RecordedLine recorded_;
  std::vector<table::Outcome> due_;
  std::int64_t last_input_ = 0;
  bool last_follows_ = true;
  bool has_ended_ = false;
  std::vector<Difference> differences_;
  bool is_of_program_ = false;
  unsigned unmended_ = 0;
};

/// "moves or results that do not follow from what was entered: 2; the record counts".
Message record_counts_words(std::string const& path, unsigned unmended);

}  // namespace tactus::store
