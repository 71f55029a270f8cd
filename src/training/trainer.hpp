// SPDX-License-Identifier: GPL-3.0-or-later
// Training at the table: answers questions about the position and speaks up where `tactus` must not.
#pragma once

#include "core/table/table_state.hpp"
#include "src/table/program/program.hpp"
#include "src/training/answers.hpp"
#include "src/training/commands.hpp"

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace tactus::training {

struct UnaskedFacts {
  table::Audience to;
  Facts facts;
};
using Remarks = std::vector<UnaskedFacts>;

class Watchfulness {
 public:
  /// A board on which no hand moves any more, but no legal move stands, is told after this time.
  static constexpr Millis illegal_after{3000};
  /// A move that stands on the board and is not pressed is told after this time.
  static constexpr Millis press_after{10'000};

  Remarks follow(table::StampedInput const& input, table::TableState const& state,
                 std::span<table::Effect const> effects);
  Remarks pass_time(Instant now, table::TableState const& state);
  std::optional<Instant> next_deadline(table::TableState const& state) const;

 private:
  /// When the board of the mover is to be told that it shows no legal move; nothing: it is not so, or told.
  std::optional<Instant> illegal_due(table::TableState const& state) const;
  std::optional<Instant> press_due(table::TableState const& state) const;
  void note_pending(Instant now, table::TableState const& state);

  struct Pending {
    chess::Move move;
    Instant since;
    bool is_told = false;
  };
  std::optional<Pending> pending_;              // the move that waits for its press
  std::optional<Instant> told_illegal_change_;  // the last change of the board that was told of
};

class Trainer : public program::Companion {
 public:
  Trainer(speech::Wording const& wording, notation::PieceLetters const& letters);

  program::TrainingLines greeting() const override;
  std::optional<tl::expected<program::TrainingLines, std::string>> answer(
      std::string_view line, table::TableState const& state) override;
  std::vector<std::string> help(std::string_view about) const override;
  std::vector<program::Remark> follow(table::StampedInput const& input, table::TableState const& state,
                                      std::span<table::Effect const> effects) override;
  std::vector<program::Remark> pass_time(Instant now, table::TableState const& state) override;
  std::optional<Instant> next_deadline(table::TableState const& state) const override;

 private:
  std::vector<program::Remark> in_words(Remarks const& remarks) const;

  FactWords words_;
  QuestionReader reader_;
  Watchfulness watchfulness_;
  std::optional<chess::Square> here_;  // asked for last
};

std::unique_ptr<program::Companion> make_trainer(speech::Wording const& wording,
                                                 notation::PieceLetters const& letters);

}  // namespace tactus::training
