// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/mating/can_mate.hpp"

#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/message/file_text.hpp"
#include "core/notation/move_text.hpp"
#include "src/arbiter/commands/commands.hpp"
#include "src/arbiter/options/answer_language.hpp"
#include "src/arbiter/options/input.hpp"
#include "src/arbiter/options/options.hpp"

#include <chrono>
#include <istream>
#include <iterator>
#include <optional>
#include <ostream>
#include <span>

#include <fmt/format.h>

namespace tactus::program {
namespace {

using namespace arbitration;
using chess::Color;
using chess::Move;
using chess::Position;

std::optional<Color> read_side(std::string_view text) {
  if (text == "white") return Color::white;
  if (text == "black") return Color::black;
  return std::nullopt;
}

MatingBudget budget_of(CanMateOptions const& options) {
  MatingBudget budget;
  budget.positions = options.positions;
  if (options.seconds > 0) {
    auto const end =
        std::chrono::steady_clock::now() + std::chrono::duration_cast<std::chrono::steady_clock::duration>(
                                               std::chrono::duration<double>(options.seconds));
    budget.is_time_up = [end] { return std::chrono::steady_clock::now() >= end; };
  }
  return budget;
}

/// "1. Kf6 Kh8 2. Qg7#", with "1..." where Black begins.
std::string moves_in_words(Position position, std::span<Move const> moves,
                           notation::PieceLetters const& letters) {
  std::string text;
  unsigned number = 1;
  for (Move const move : moves) {
    if (position.turn() == Color::white)
      text += fmt::format("{}{}. ", text.empty() ? "" : " ", number);
    else
      text += text.empty() ? "1... " : " ";
    if (position.turn() == Color::black) ++number;
    text += notation::write_san(position, move, letters);
    position = position.after(move);
  }
  return text;
}

std::string uci_of(Position position, std::span<Move const> moves) {
  std::string text;
  text.reserve(moves.size() * 6);
  for (Move const move : moves) {
    if (!text.empty()) text += ' ';
    text += notation::write_uci(position, move);
    position.play(move);
  }
  return text;
}

/// For people: the important word first, one fact per line.
struct Answer {
  Position const& position;
  Color player;
  words::Catalogue const& catalogue;

  std::string text(Message const& sentence) const {
    return ruling::words_of(sentence, RuleSet::fide_2023, catalogue) + '\n';
  }
  std::string moves(std::span<Move const> moves) const {
    return moves_in_words(position, moves, answer_letters(catalogue));
  }

  std::string operator()(CanMate const& yes) const {
    if (yes.witness.empty())
      return text(say("Yes: {player} has mated; the game is over.", {{"player", player}}));
    return text(say("Yes: {player} can still mate, for example:", {{"player", player}})) +
           moves(yes.witness) + '\n';
  }
  std::string operator()(CannotMate const& no) const {
    std::string all = text(say("No: {player} can never mate.", {{"player", player}}));
    if (!no.forced.empty())
      all += text(say("Only these moves are legal: {moves}. After them:", {{"moves", moves(no.forced)}}));
    return all + text(reason(no));
  }
  std::string operator()(NotKnown const& open) const {
    return text(say(
               "Not known: {count} positions were looked at; there is neither a mate nor a proof among them.",
               {{"count", std::to_string(open.positions)}})) +
           text(
               say("To look further: --positions {count}", {{"count", std::to_string(open.positions * 10)}}));
  }
  Message reason(CannotMate const& no) const {
    Argument const opponent{"player", chess::opposite(player)};
    Argument const count{"count", std::to_string(no.positions)};
    switch (no.proof) {
      case MatingProof::game_over: return say("The game is over: no move is legal.");
      case MatingProof::material: return say("Material: these pieces cannot mate {player}.", {opponent});
      case MatingProof::reach:
        return say(
            "Blocked: wherever the pieces can ever go, the king of {player} is never attacked without a free "
            "square beside him.",
            {opponent});
      case MatingProof::skeleton:
        return say(
            "Blocked: kings and pawns can stand in {count} ways; in none of them is the king of {player} "
            "mated, "
            "wherever the other pieces go.",
            {count, opponent});
      case MatingProof::exhausted: break;
    }
    return say(
        "All tried: {count} positions can arise, none is mate; every way out of them leads where the pieces "
        "left, or the blocked ones, allow no mate.",
        {count});
  }
};

struct CsvAnswer {
  Position const& position;
  std::string operator()(CanMate const& yes) const { return "yes," + uci_of(position, yes.witness); }
  std::string operator()(CannotMate const& no) const { return fmt::format("no,{}", name_of(no.proof)); }
  std::string operator()(NotKnown const& open) const {
    return fmt::format("unknown,{} positions", open.positions);
  }
};

std::string answer_to(std::string_view line, CanMateOptions const& options) {
  auto const comma = line.rfind(',');
  auto const side = comma == std::string_view::npos ? std::nullopt : read_side(line.substr(comma + 1));
  if (!side) return "error,expected a FEN and white or black with a comma between";
  auto const position = read_position(line.substr(0, comma));
  if (!position) return "error," + position.error().front();
  return std::visit(CsvAnswer{*position}, can_mate(*position, *side, budget_of(options)));
}

/// Who asks line by line gets each answer at once; a file gets them by the block.
int answer_lines(CanMateOptions const& options, std::istream& in, std::ostream& out) {
  in.tie(nullptr);
  TextLines lines{in};
  for (std::string line; lines.next(line);) {
    out << answer_to(line, options) << '\n';
    if (in.rdbuf()->in_avail() <= 0) out.flush();
  }
  return 0;
}

}  // namespace

int run_can_mate(CanMateOptions const& options, std::istream& in, std::ostream& out, std::ostream& errors) {
  if (options.is_csv) return answer_lines(options, in, out);
  auto const catalogue = answer_catalogue(options.language, errors);
  auto const position = read_position(options.fen);
  if (!position) {
    for (std::string const& fault : position.error()) Complaints{errors, catalogue}(as_it_is(fault));
    return usage_error;
  }
  Color const player = options.side == "white" ? Color::white : Color::black;
  out << std::visit(Answer{*position, player, catalogue}, can_mate(*position, player, budget_of(options)));
  return 0;
}

}  // namespace tactus::program
