// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/restore_text.hpp"

#include "core/clock/display.hpp"
#include "core/notation/fen.hpp"
#include "src/table/side_word.hpp"

#include <charconv>
#include <vector>

namespace tactus::program {
namespace {

using Words = std::vector<std::string_view>;

Words words_in(std::string_view text) {
  Words words;
  while (!text.empty()) {
    auto const end = std::min(text.find_first_of(" \t"), text.size());
    if (end > 0) words.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return words;
}

/// Taken off the end of the words.
std::optional<table::RemainingTimes> take_times(Words& words) {
  if (words.size() < 2) return std::nullopt;
  auto const white = clock::time_displayed(words[words.size() - 2]);
  auto const black = clock::time_displayed(words.back());
  if (!white || !black) return std::nullopt;
  words.resize(words.size() - 2);
  return table::RemainingTimes{*white, *black};
}

std::optional<chess::Setup> read_setup(Words const& words) {
  std::string fen;
  for (std::string_view const word : words) fen.append(fen.empty() ? "" : " ").append(word);
  auto const setup = notation::read_fen(fen);
  return setup ? std::optional(*setup) : std::nullopt;
}

std::optional<BeforeMove> read_move_number(Words const& words, speech::Sentences const& sentences) {
  BeforeMove move{0, std::nullopt};
  std::string_view const digits = words.front();
  auto const read = std::from_chars(digits.data(), digits.data() + digits.size(), move.number);
  if (read.ec != std::errc{} || read.ptr != digits.data() + digits.size() || words.size() > 2)
    return std::nullopt;
  if (words.size() == 1) return move;
  move.side = side_named(words[1], sentences);
  return move.side ? std::optional(move) : std::nullopt;
}

}  // namespace

std::optional<RestoreText> read_restore(std::string_view text, speech::Sentences const& sentences) {
  Words words = words_in(text);
  auto const times = take_times(words);
  if (words.empty()) return RestoreText{FromHere{}, times};
  bool const is_position = words.front().find('/') != std::string_view::npos;
  if (is_position) {
    auto const setup = read_setup(words);
    return setup ? std::optional(RestoreText{*setup, times}) : std::nullopt;
  }
  auto const move = read_move_number(words, sentences);
  return move ? std::optional(RestoreText{*move, times}) : std::nullopt;
}

std::optional<std::size_t> plies_before(BeforeMove move, chess::PlayedLine const& line) {
  for (std::size_t plies = 0; plies <= line.plies(); ++plies) {
    bool const is_side = !move.side || line.diagram_at(plies).turn() == *move.side;
    if (line.number_at(plies) == move.number && is_side) return plies;
  }
  return std::nullopt;
}

}  // namespace tactus::program
