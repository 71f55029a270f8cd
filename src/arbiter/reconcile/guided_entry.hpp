// SPDX-License-Identifier: GPL-3.0-or-later
// Scoresheets and boards of a table without sensors, as an arbiter types them: a fold over the lines typed.
// What was entered before can be corrected with any line. Pure.
#pragma once

#include "core/legal/position.hpp"
#include "src/arbiter/reconcile/settled_table.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::program {

class GuidedEntry {
 public:
  struct Question {
    Message text;
    Message expected;
  };

  /// What was taken in, said back; empty where the next question says enough. Fault: what was expected;
  /// nothing is changed.
  using Taken = tl::expected<std::vector<Message>, Message>;
  Taken take(std::string_view line);

  Question question() const;
  bool is_complete() const { return step_ == Step::complete; }
  FoundTable table() const;
  /// The entries so far, a line of the form each.
  std::vector<Message> sheet_lines(chess::Color player) const;

 private:
  enum class Step {
    start,
    white_language,
    white_sheet,
    black_language,
    black_sheet,
    white_board,
    black_board,
    complete,
  };
  using Words = std::vector<std::string>;

  static chess::Color player_at(Step step);
  void go_on() { step_ = static_cast<Step>(static_cast<int>(step_) + 1); }
  Taken take_correction(chess::Color player, Words const& words);
  Taken correct_entries(chess::Color player, Words const& words);
  Taken take_start(std::string_view line);
  Taken take_language(chess::Color player, std::string const& code);
  Taken take_entries(chess::Color player, Words const& words);
  Taken take_board(chess::Color player, Words const& words);
  Message said_back(chess::Color player, std::size_t line) const;

  Step step_ = Step::start;
  chess::Position start_ = chess::Position::initial();
  arbitration::laws::ByColor<Language> languages_{Language::english, Language::english};
  arbitration::laws::ByColor<Words> cells_;  // of the form, White's first
  arbitration::laws::ByColor<arbitration::reconcile::FoundBoard> boards_;
};

}  // namespace tactus::program
