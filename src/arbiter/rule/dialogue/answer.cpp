// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/rule/dialogue/answer.hpp"

#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/legal/reading/replay.hpp"
#include "core/message/json_depth.hpp"
#include "core/message/unicode.hpp"
#include "core/notation/fen.hpp"
#include "src/arbiter/rule/dialogue/board_words.hpp"

#include <algorithm>
#include <charconv>
#include <sstream>

#include <nlohmann/json.hpp>

namespace tactus::program::dialogue {
namespace {

using chess::Color;
using chess::Position;

std::vector<std::string> words_of(std::string const& text) {
  std::istringstream in{text};
  std::vector<std::string> words;
  for (std::string word; in >> word;) words.push_back(word);
  return words;
}

std::optional<unsigned> read_count(std::string_view text) {
  unsigned value = 0;
  auto const [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (text.empty() || error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

bool begins(std::string_view whole, std::string const& text) {
  return !text.empty() && whole.starts_with(text);
}

tl::unexpected<Message> not_as(Form form) { return tl::unexpected(Message{expected_by(form), {}}); }

// Colours, words, numbers.

JsonOrExpected color_answer(Form form, std::string const& text) {
  for (std::string_view const color : {"white", "black"})
    if (begins(color, text)) return Json(color);
  return not_as(form);
}

JsonOrExpected players_answer(Form form, std::string const& text) {
  if (text.size() > 1 && begins("both", text)) return Json::array({"white", "black"});
  auto const one = color_answer(form, text);
  if (!one) return not_as(form);
  return Json::array({*one});
}

JsonOrExpected yes_no_answer(Form form, std::string const& text) {
  if (begins("yes", text)) return true;
  if (begins("no", text)) return false;
  return not_as(form);
}

JsonOrExpected choice_answer(Step const& step, std::string const& text) {
  auto const chosen = read_choice(text, step.options);
  if (chosen) return case_value(step.options[*chosen].value);
  return tl::unexpected(
      say("a number from 1 to {count}", {{"count", static_cast<unsigned>(step.options.size())}}));
}

JsonOrExpected count_answer(Form form, std::string const& text) {
  auto const count = read_count(text);
  return count ? JsonOrExpected{*count} : not_as(form);
}

JsonOrExpected time_answer(Form form, std::string const& text) {
  auto const time = read_time(text);
  return time ? JsonOrExpected{time->count()} : not_as(form);
}

JsonOrExpected square_answer(Form form, std::string const& text) {
  return chess::Square::parse(text) ? JsonOrExpected{text} : not_as(form);
}

JsonOrExpected both_times_answer(Form form, std::string const& text) {
  Json times = Json::array();
  for (std::string const& word : words_of(text)) {
    auto const time = read_time(word);
    if (!time) return not_as(form);
    times.push_back(time->count());
  }
  if (times.size() != 2) return not_as(form);
  return times;
}

/// "40/1:30:00 0:30:00": moves and time, the last one without moves.
JsonOrExpected periods_answer(Form form, std::string const& text) {
  Json periods = Json::array();
  for (std::string const& word : words_of(text)) {
    auto const slash = word.find('/');
    auto const time = read_time(std::string_view(word).substr(slash == std::string::npos ? 0 : slash + 1));
    auto const moves = slash == std::string::npos ? std::nullopt : read_count(word.substr(0, slash));
    if (!time || (slash != std::string::npos && !moves)) return not_as(form);
    periods.push_back({{"moves", moves ? Json(*moves) : Json()}, {"base_ms", time->count()}});
  }
  if (periods.empty()) return not_as(form);
  return periods;
}

// Positions and moves.

bool is_coordinates(std::string_view text) {
  return (text.size() == 4 || text.size() == 5) && chess::Square::parse(text.substr(0, 2)) &&
         chess::Square::parse(text.substr(2, 2)) &&
         (text.size() == 4 || std::string_view("qrbn").find(text[4]) != std::string_view::npos);
}

Message not_a_fen(notation::FenError fault) {
  return say("a FEN. {fault}", {{"fault", std::string(notation::describe(fault))}});
}

JsonOrExpected fen_answer(Form form, std::string const& text) {
  auto const setup = notation::read_fen(text);
  if (!setup) return tl::unexpected(not_a_fen(setup.error()));
  auto const position = Position::from(*setup, chess::unreachable_but_playable);
  Json fact{{"fact", "position"}, {"fen", text}};
  if (position) return fact;
  if (form != Form::any_position)
    return tl::unexpected(say("a FEN that can be played on. {fault}",
                              {{"fault", std::string(chess::describe(position.error().each().front()))}}));
  fact["valid"] = false;
  return fact;
}

std::vector<std::string> coordinates_of(Position position, std::vector<chess::Move> const& moves) {
  std::vector<std::string> texts;
  for (chess::Move const move : moves) {
    texts.push_back(notation::write_uci(position, move));
    position.play(move);
  }
  return texts;
}

tl::expected<std::vector<std::string>, Message> replayed(Position const& start, std::string const& text) {
  auto const done =
      notation::replay(start, notation::move_texts(text), notation::english, notation::at_a_keyboard);
  if (done.error)
    return tl::unexpected(
        say("legal moves; move {number}, {move}, is not one",
            {{"number", static_cast<unsigned>(done.error->index / 2 + 1)}, {"move", done.error->text}}));
  return coordinates_of(start, done.moves);
}

JsonOrExpected moves_answer(std::string const& text) {
  auto const moves = replayed(Position::initial(), text);
  if (!moves) return tl::unexpected(moves.error());
  return Json{{"fact", "moves"}, {"from", "startpos"}, {"uci", *moves}};
}

JsonOrExpected raw_moves_answer(Form form, std::string const& text) {
  auto const moves = words_of(text);
  if (moves.empty() || !std::all_of(moves.begin(), moves.end(), is_coordinates)) return not_as(form);
  return Json{{"fact", "moves"}, {"from", "startpos"}, {"uci", moves}, {"valid", false}};
}

JsonOrExpected fen_or_start_answer(Form form, std::string const& text) {
  return fen_answer(form, text == "start" ? notation::write_fen(Position::initial()) : text);
}

JsonOrExpected board_answer(Form form, std::string const& text) {
  auto const setup = read_board_words(text);
  if (!setup) return tl::unexpected(say("what stands where: white Ke1 Ra1, black Ke8, white to move"));
  return fen_answer(form, notation::write_fen(*setup));
}

/// Moves begin with a number or with a move; a FEN has its ranks, words begin with a colour.
JsonOrExpected position_answer(Form form, std::string const& text) {
  if (begins_with_color(text)) return board_answer(form, text);
  bool const is_moves = text != "start" && text.find('/') == std::string::npos;
  return is_moves ? moves_answer(text) : fen_or_start_answer(form, text);
}

JsonOrExpected placement_answer(std::string const& text) {
  std::string const pieces = text == "start" ? notation::write_fen(Position::initial()) : text;
  auto const placement = notation::read_placement(std::string_view(pieces).substr(0, pieces.find(' ')));
  if (!placement) return tl::unexpected(not_a_fen(placement.error()));
  return Json(pieces);
}

JsonOrExpected move_answer(Form form, std::string const& text, std::optional<Position> const& before) {
  if (before) {
    auto const read = notation::read_move(*before, text, notation::english, notation::at_a_keyboard);
    if (auto const* const move = std::get_if<chess::Move>(&read))
      return Json(notation::write_uci(*before, *move));
  }
  if (is_coordinates(text) && (form == Form::any_move || !before)) return Json(text);
  return not_as(form);
}

JsonOrExpected line_answer(std::string const& text, std::optional<Position> const& before) {
  auto const moves = replayed(before.value_or(Position::initial()), text);
  if (!moves) return tl::unexpected(moves.error());
  return Json(*moves);
}

JsonOrExpected sheet_answer(std::string const& text) {
  Json moves = Json::array();
  for (std::string_view const move : notation::move_texts(text)) moves.push_back(move);
  return moves;
}

}  // namespace

Json case_value(std::string_view text) {
  if (is_nested_too_deep(text)) return Json(text);
  Json const value = Json::parse(text, nullptr, false);
  return value.is_discarded() ? Json(text) : value;
}

std::string_view expected_by(Form form) {
  switch (form) {
    case Form::fixed:
    case Form::bare:
    case Form::player:
    case Form::opponent: return {};
    case Form::happened:
    case Form::again:
    case Form::yes_no:
    case Form::word_if_no:
    case Form::word_if_yes: return translatable("yes or no");
    case Form::color:
    case Form::disabled_player: return translatable("white or black");
    case Form::choice: return translatable("a number of the list");
    case Form::players: return translatable("white, black or both");
    case Form::count:
    case Form::count_of_player:
    case Form::ply:
    case Form::ply_of_black: return translatable("a number");
    case Form::both_times: return translatable("two times: 1:30:00 0:45:00");
    case Form::time: return translatable("a time: 90, 1:30 or 1:30:00");
    case Form::square: return translatable("a square: e4");
    case Form::position:
    case Form::position_before:
    case Form::any_position: return translatable("the moves so far, a FEN, or what stands where");
    case Form::fen: return translatable("start or a FEN");
    case Form::placement: return translatable("a FEN");
    case Form::move: return translatable("a legal move: e2e4 or Nf3");
    case Form::any_move: return translatable("a move: e2e4; a legal one also Nf3");
    case Form::raw_moves: return translatable("moves from the start: e2e4 e7e5");
    case Form::line: return translatable("moves: h7h5 d4b3");
    case Form::sheet: return translatable("the moves: 1. e4 e5 2. Nf3");
    case Form::periods: return translatable("moves and times: 40/1:30:00 0:30:00");
    case Form::text: return translatable("a text");
  }
  return {};
}

std::optional<Millis> read_time(std::string_view text) {
  long long total = 0;
  for (unsigned parts = 1;; ++parts) {
    auto const colon = text.find(':');
    auto const number = read_count(text.substr(0, colon));
    if (!number || *number > 100'000 || (parts > 1 && *number > 59)) return std::nullopt;
    total = total * 60 + *number;
    if (colon == std::string_view::npos) return std::chrono::seconds{total};
    if (parts == 3) return std::nullopt;
    text.remove_prefix(colon + 1);
  }
}

bool is_called(std::string_view title, std::string const& text, Called how) {
  std::string const whole = unicode::folded(title);
  std::string const part = unicode::folded(text);
  if (part.empty()) return false;
  for (auto at = whole.find(part); at != std::string::npos; at = whole.find(part, at + 1))
    if (at == 0 || (how == Called::within && whole[at - 1] == ' ')) return true;
  return false;
}

std::optional<std::size_t> read_choice(std::string const& text, std::span<Option const> options) {
  auto const number = read_count(text);
  if (number && *number >= 1 && *number <= options.size()) return *number - 1;
  for (std::size_t i = 0; i < options.size(); ++i)
    if (options[i].value == text) return i;
  for (Called const how : {Called::from_its_beginning, Called::within}) {
    std::optional<std::size_t> chosen;
    for (std::size_t i = 0; i < options.size(); ++i) {
      if (!is_called(options[i].label, text, how)) continue;
      if (chosen) return std::nullopt;
      chosen = i;
    }
    if (chosen) return chosen;
  }
  return std::nullopt;
}

std::optional<Position> position_in(Json const& fact) {
  if (fact["fact"] == "position") {
    auto const setup = notation::read_fen(fact["fen"].get<std::string>());
    auto const position = Position::from(*setup, chess::unreachable_but_playable);
    return position ? std::optional{*position} : std::nullopt;
  }
  Position position = Position::initial();
  if (auto const from = fact["from"].get<std::string>(); from != "startpos") {
    auto const setup = notation::read_fen(from);
    if (!setup) return std::nullopt;
    auto const start = Position::from(*setup, chess::unreachable_but_playable);
    if (!start) return std::nullopt;
    position = *start;
  }
  for (Json const& text : fact["uci"]) {
    auto const read = notation::read_uci(position, text.get<std::string>());
    auto const* const move = std::get_if<chess::Move>(&read);
    if (move == nullptr) return std::nullopt;
    position.play(*move);
  }
  return position;
}

JsonOrExpected read_answer(Step const& step, std::string const& text, std::optional<Position> const& before) {
  Form const form = step.form;
  switch (form) {
    case Form::color:
    case Form::disabled_player: return color_answer(form, text);
    case Form::players: return players_answer(form, text);
    case Form::choice: return choice_answer(step, text);
    case Form::count:
    case Form::count_of_player:
    case Form::ply:
    case Form::ply_of_black: return count_answer(form, text);
    case Form::both_times: return both_times_answer(form, text);
    case Form::time: return time_answer(form, text);
    case Form::square: return square_answer(form, text);
    case Form::position:
    case Form::position_before:
    case Form::any_position: return position_answer(form, text);
    case Form::fen: return fen_or_start_answer(form, text);
    case Form::placement: return placement_answer(text);
    case Form::move:
    case Form::any_move: return move_answer(form, text, before);
    case Form::raw_moves: return raw_moves_answer(form, text);
    case Form::line: return line_answer(text, before);
    case Form::sheet: return sheet_answer(text);
    case Form::periods: return periods_answer(form, text);
    case Form::text:
      if (!text.empty()) return Json(text);
      return not_as(form);
    default: return yes_no_answer(form, text);
  }
}

}  // namespace tactus::program::dialogue
