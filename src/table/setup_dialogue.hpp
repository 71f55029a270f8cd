// SPDX-License-Identifier: GPL-3.0-or-later
// The questions before a game, for who started `tactus play` without saying what to play: one after the
// other, each with its usual answer, ending in the values that a set-up file would have. Pure: a value, and
// the answers that are typed.
#pragma once

#include "src/table/agreement.hpp"
#include "src/table/setup_question.hpp"

#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::program {

/// An answer, as a set-up file would have it; `key` is one of setup_table(), or `resume` or `begin`.
struct SetupAnswer {
  std::string_view key;
  std::string value;  // empty: what holds without it
};

class SetupDialogue {
 public:
  explicit SetupDialogue(Surroundings surroundings);

  /// What is asked now. Precondition: not is_complete().
  SetupQuestion question() const;
  /// A line as it was typed; empty takes the usual answer, "back" or "0" goes to the question before. The
  /// error is what was expected; nothing is changed then.
  tl::expected<void, equipment::Sentence> take(std::string_view line);
  /// What answers at the ports is known now.
  void know(std::vector<FoundPort> ports) { surroundings_.ports = std::move(ports); }

  /// All else is known: the arbiter types his word, and that is all.
  bool is_of_word_alone() const { return surroundings_.is_word_alone; }
  bool is_complete() const { return key_.empty(); }
  /// How it ended. Precondition: is_complete().
  bool is_begun() const { return answer("begin") != "quit"; }
  bool is_to_be_saved() const { return answer("begin") == "save"; }

  /// The answers that differ from what holds without them, in the order of the questions.
  std::vector<SetupAnswer> values() const;
  /// The options that the dialogue began with, and the answers so far.
  PlayOptions options() const;

 private:
  std::string_view answer(std::string_view key) const;
  void ask_next();

  Surroundings surroundings_;
  std::vector<SetupAnswer> answers_;
  std::string_view key_;  // of the question; empty: there is none any more
};

}  // namespace tactus::program
