// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-training hear`: a game of a file read aloud, forwards, backwards and by number, with its comments
// and variations on demand, and with the questions of training at every move.
#pragma once

#include "src/table/options/options.hpp"
#include "src/training/answers.hpp"
#include "src/training/commands.hpp"
#include "src/training/hear_commands.hpp"
#include "src/training/heard_game.hpp"

#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::training {

/// Where the hearer is, and what he is told. Pure: a line in, facts out.
class Hearing {
 public:
  /// Precondition: there is a game.
  Hearing(std::vector<HeardGame> games, speech::Sentences sentences, notation::PieceLetters letters);

  /// Of the game: who plays, or which games there are; of many the first.
  Facts greeting() const;
  /// What a typed line is answered; the error: a sentence of what was expected.
  tl::expected<Facts, std::string> answer(std::string_view line);
  bool is_over() const { return is_over_; }

 private:
  tl::expected<Facts, std::string> obey(HearLine const& line);
  Facts go_on();
  Facts go_back();
  Facts go_to_end();
  Facts here() const;
  Facts comments() const;
  Facts games_from(std::size_t first) const;
  tl::expected<Facts, std::string> variation(std::optional<unsigned> number);
  tl::expected<Facts, std::string> game(std::optional<unsigned> number);
  tl::expected<Facts, std::string> fault(std::string_view english) const;

  std::vector<HeardGame> games_;
  HeardPlace place_;
  std::size_t game_ = 0;
  QuestionReader reader_;
  std::optional<chess::Square> asked_;  // last
  bool is_over_ = false;
};

struct HearOptions {
  std::string file;
  program::SoundOptions sound;
  notation::PieceLetters letters = notation::english;
  program::MoveVoiceOptions moves;
  std::optional<words::Language> language;
  bool is_braille = false;  // moves are shown in the chess code of the language
};

/// PGN or a game of Tactus. Lines of `in` are obeyed until it ends or a person does.
program::ExitStatus hear_games(HearOptions const& options, std::istream& in, std::ostream& out,
                               std::ostream& errors);

}  // namespace tactus::training
