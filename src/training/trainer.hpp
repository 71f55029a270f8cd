// SPDX-License-Identifier: GPL-3.0-or-later
// Training at the table: answers questions about the position and speaks up where `tactus` must not.
#pragma once

#include "src/table/companion.hpp"
#include "src/training/commands.hpp"
#include "src/training/fact_words.hpp"
#include "src/training/remarks.hpp"

#include <memory>

namespace tactus::training {

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
