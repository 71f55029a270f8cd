// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/training/trainer.hpp"

#include "core/legal/legal_beginning.hpp"
#include "core/legal/position.hpp"
#include "speech/translatable.hpp"
#include "src/training/answers.hpp"

namespace tactus::training {
namespace {

/// The completed moves and the one that stands on the board or was typed, as far as they are legal.
chess::Position position_of(table::TableState const& state) {
  auto const legal = chess::legal_beginning(state.line());
  chess::GameLine const line = legal.value_or(chess::GameLine{chess::Position::initial()});
  auto const move = state.pending();
  bool const is_all = line.plies() == state.line().plies();
  return is_all && move && line.current().is_legal(*move) ? line.current().after(*move) : line.current();
}

}  // namespace

Trainer::Trainer(speech::Wording const& wording, notation::PieceLetters const& letters)
    : words_{wording, letters}, reader_{wording.sentences, letters} {}

program::TrainingLines Trainer::greeting() const {
  // Translators: Spoken before the score of a game of tactus-training, and by that program when a game
  // begins: this is training, not a game of a tournament.
  return {words_.line({speech::translatable("Training.")})};
}

std::optional<tl::expected<program::TrainingLines, std::string>> Trainer::answer(
    std::string_view line, table::TableState const& state) {
  auto const asked = reader_.read(line, here_);
  if (!asked) return std::nullopt;
  if (!*asked) return tl::unexpected(asked->error());
  if (auto const* square = std::get_if<SquareAsked>(&**asked)) here_ = square->square;
  return tl::expected<program::TrainingLines, std::string>{
      words_.lines(answer_to(**asked, position_of(state)))};
}

std::vector<std::string> Trainer::help(std::string_view about) const { return reader_.help(about); }

std::vector<program::Remark> Trainer::follow(table::StampedInput const& input, table::TableState const& state,
                                             std::span<table::Effect const> effects) {
  return in_words(watchfulness_.follow(input, state, effects));
}

std::vector<program::Remark> Trainer::pass_time(Instant now, table::TableState const& state) {
  return in_words(watchfulness_.pass_time(now, state));
}

std::optional<Instant> Trainer::next_deadline(table::TableState const& state) const {
  return watchfulness_.next_deadline(state);
}

std::vector<program::Remark> Trainer::in_words(Remarks const& remarks) const {
  std::vector<program::Remark> told;
  for (UnaskedFacts const& each : remarks) told.push_back({each.to, words_.lines(each.facts)});
  return told;
}

std::unique_ptr<program::Companion> make_trainer(speech::Wording const& wording,
                                                 notation::PieceLetters const& letters) {
  return std::make_unique<Trainer>(wording, letters);
}

}  // namespace tactus::training
