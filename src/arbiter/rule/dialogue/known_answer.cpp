// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/rule/dialogue/known_answer.hpp"

#include "core/arbitration/judged_line.hpp"
#include "core/clock/reading.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/notation/fen.hpp"
#include "core/notation/move_text.hpp"
#include "src/arbiter/rule/cases/names.hpp"
#include "src/arbiter/rule/dialogue/dialogue.hpp"

#include <algorithm>

#include <nlohmann/json.hpp>

namespace tactus::program::dialogue {
namespace {

using chess::Color;

struct KnownAnswer {
  Json value;
  Message told;
};

KnownAnswer number(unsigned value) { return {value, as_it_is(std::to_string(value))}; }
KnownAnswer yes_or_no(bool value) { return {value, value ? say("yes") : say("no")}; }
KnownAnswer color(Color value) {
  return value == Color::white ? KnownAnswer{"white", say("white")} : KnownAnswer{"black", say("black")};
}
KnownAnswer time(Millis value) { return {value.count(), as_it_is(clock::display(value))}; }

/// One of the options, told by its label.
KnownAnswer chosen(Step const& step, std::string_view value) {
  auto const option =
      std::ranges::find_if(step.options, [value](Option const& each) { return each.value == value; });
  return {value, Message{option == step.options.end() ? value : option->label, {}}};
}

std::optional<KnownAnswer> about_rules(Regime regime, Step const& step) {
  if (step.key == "rules") return chosen(step, ruling::name_of<RuleSet>(regime.rules));
  if (step.key == "phase") return chosen(step, ruling::name_of<Phase>(regime.phase));
  if (step.key == "supervision" && regime.supervision)
    return chosen(step, ruling::name_of<Supervision>(*regime.supervision));
  return std::nullopt;
}

std::optional<KnownAnswer> about_player(KnownGame const& game, Step const& step, Color player) {
  if (step.item == "illegal-count") return number(game.illegal_moves[player]);
  if (step.item == "illegal-move-completed" && step.key == "count")
    return number(game.illegal_moves[player] + 1);
  if (step.item == "player" && step.key == "visually_disabled") return yes_or_no(game.is_blind[player]);
  if (step.item == "player" && step.key == "assistant") return yes_or_no(game.has_assistant[player]);
  return std::nullopt;
}

std::optional<KnownAnswer> about_clocks(clock::Reading const& reading, Step const& step) {
  if (step.item == clocks_for_sheet)
    return KnownAnswer{Json::array({reading.white.count(), reading.black.count()}),
                       as_it_is(clock::display(reading.white) + ' ' + clock::display(reading.black))};
  if (step.item == "clock" && step.key == "white_ms") return time(reading.white);
  if (step.item == "clock" && step.key == "black_ms") return time(reading.black);
  return std::nullopt;
}

std::optional<KnownAnswer> about_moves(arbitration::laws::ByColor<unsigned> const& made, Step const& step) {
  if (step.key == "white_moves" || step.key == "moves_white") return number(made.white);
  if (step.key == "black_moves" || step.key == "moves_black") return number(made.black);
  if (step.key == "moves_each") return number(std::min(made.white, made.black));
  return std::nullopt;
}

KnownAnswer all_moves(chess::PlayedLine const& line) {
  arbitration::JudgedLine const judged{line};
  Json moves = Json::array();
  std::string told;
  for (std::size_t ply = 1; ply <= line.plies(); ++ply) {
    chess::Move const move = line.moves()[ply - 1];
    moves.push_back(judged.is_legal(ply) ? notation::write_uci(*judged.before(ply), move)
                                         : notation::write_uci(move));
    told += (told.empty() ? "" : " ") + moves.back().get<std::string>();
  }
  return {{{"fact", "moves"},
           {"from", notation::write_fen(line.start())},
           {"uci", std::move(moves)},
           {"valid", false}},
          as_it_is(std::move(told))};
}

/// The first illegal move of the record, asked about as one that is found later.
std::optional<KnownAnswer> about_illegal(KnownGame::IllegalMove const& illegal, Step const& step) {
  if (step.form == Form::raw_moves) return all_moves(illegal.line);
  if (step.item != "illegal-move-in-history") return std::nullopt;
  if (step.key == "by") return color(illegal.line.diagram_at(illegal.ply - 1).turn());
  if (step.form == Form::ply) return number((illegal.ply + 1) / 2);
  if (step.form == Form::ply_of_black) return number(static_cast<unsigned>(illegal.line.plies() + 1) / 2);
  return std::nullopt;
}

std::optional<KnownAnswer> answer_of(KnownGame const& game, Step const& step, std::optional<Color> player) {
  if (!game.regime) return std::nullopt;
  if (step.item.empty()) return about_rules(*game.regime, step);
  if (step.form == Form::disabled_player && game.is_blind.white != game.is_blind.black)
    return color(game.is_blind.white ? Color::white : Color::black);
  if (step.item == "to-move" && game.line) return color(game.line->current().turn());
  if (game.moves)
    if (auto answer = about_moves(*game.moves, step)) return answer;
  if (game.clocks)
    if (auto answer = about_clocks(*game.clocks, step)) return answer;
  if (game.illegal)
    if (auto answer = about_illegal(*game.illegal, step)) return answer;
  return player ? about_player(game, step, *player) : std::nullopt;
}

}  // namespace

std::optional<Message> known_answer(KnownGame const& game, Step const& step, std::optional<Color> player,
                                    Json& value) {
  auto answer = answer_of(game, step, player);
  if (!answer) return std::nullopt;
  value = std::move(answer->value);
  return std::move(answer->told);
}

chess::GameLine const* known_line(KnownGame const& game, Form form, std::optional<Color> player) {
  bool const is_meant = form == Form::position || form == Form::position_before;
  if (!is_meant) return nullptr;
  // Who has completed the move that is asked about does not have the move any more.
  bool const has_moved =
      form == Form::position_before && player && (!game.line || game.line->current().turn() != *player);
  auto const& line = has_moved ? game.line_before : game.line;
  return line ? &*line : nullptr;
}

Json fact_of(chess::GameLine const& line) {
  Json moves = Json::array();
  for (std::size_t ply = 0; ply < line.plies(); ++ply)
    moves.push_back(notation::write_uci(line.position_at(ply), line.moves()[ply]));
  return {{"fact", "moves"}, {"from", notation::write_fen(line.start())}, {"uci", std::move(moves)}};
}

std::vector<Message> known_lines(std::vector<Known> const& known) {
  std::vector<Message> lines;
  if (!known.empty()) lines.push_back(say("From the game file:"));
  for (Known const& each : known)
    lines.push_back(say("{question} {answer}", {{"question", std::vector{Message{each.question, {}}}},
                                                {"answer", std::vector{each.answer}}}));
  return lines;
}

}  // namespace tactus::program::dialogue
