// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/desk/web/view.hpp"

#include "core/clock/reading.hpp"
#include "src/arbiter/sheet/printed_table.hpp"
#include "src/record/happenings.hpp"

#include <nlohmann/json.hpp>

namespace tactus::desk {
namespace {

RuleSet rules_of(Seat const& seat) { return seat.board.state().setup().regime.rules; }

Json article_view(std::optional<Law> const& article, RuleSet rules) {
  if (!article) return nullptr;
  return std::string(number_in(*article, rules).value_or(article->numbers().key));
}

/// The clocks as they were last recorded, and which of them runs; empty: none was read.
Json clocks_view(table::TableState const& state) {
  auto const& reading = state.last_reading();
  if (!reading) return nullptr;
  auto const running = reading->is_running ? reading->to_move : std::nullopt;
  return {{"white", clock::display(reading->white)},
          {"black", clock::display(reading->black)},
          {"running", !running                   ? ""
                      : *running == Color::white ? "white"
                                                 : "black"}};
}

Message status_words(Seat const& seat) {
  auto const& state = seat.board.state();
  if (!state.is_started()) return say("No game yet.");
  if (state.result() != table::GameResult::open)
    return say("Over: {result}", {{"result", std::string(record::text_of(state.result()))}});
  if (state.sealed_by()) return say("Adjourned.");
  return say("{player} to move", {{"player", state.to_move()}});
}

Message link_words(Link link) {
  switch (link) {
    case Link::waiting: return say("waiting for the game file");
    case Link::up: return say("connected");
    case Link::lost: return say("link lost");
    case Link::done: return say("game ended");
  }
  return {};
}

std::string last_move(Board const& board, Tongue const& tongue) {
  if (board.moves().empty()) return "";
  auto const& last = board.moves().back();
  auto const number = board.state().line().number_at(last.ply - 1);
  return std::to_string(number) + (last.by == Color::white ? ". " : "... ") + tongue.move(last.san);
}

Json attention_view(std::vector<Attention> const& list, RuleSet rules, Tongue const& tongue) {
  Json json = Json::array();
  for (Attention const& each : list)
    json.push_back({{"why", name_of(each.why)},
                    {"level", name_of(each.level)},
                    {"short", tongue.voice(rules)(short_words(each.why))},
                    {"text", tongue.voice(rules)(each.words)},
                    {"article", article_view(each.article, rules)},
                    {"since", milliseconds(each.since)},
                    {"decided", each.is_decided}});
  return json;
}

Json incidents_view(Seat const& seat, Tongue const& tongue) {
  Json json = Json::array();
  for (Incident const& each : seat.board.incidents())
    json.push_back({{"at", milliseconds(each.at)},
                    {"text", tongue.voice(rules_of(seat))(each.words)},
                    {"article", article_view(each.article, rules_of(seat))}});
  return json;
}

Message listener_words(table::Audience to) {
  switch (to) {
    case table::Audience::table: return say("both players");
    case table::Audience::white: return say("{player}", {{"player", Color::white}});
    case table::Audience::black: return say("{player}", {{"player", Color::black}});
    case table::Audience::white_assistant: return say("{player}'s assistant", {{"player", Color::white}});
    case table::Audience::black_assistant: return say("{player}'s assistant", {{"player", Color::black}});
  }
  return {};
}

Json messages_view(Board const& board, Tongue const& tongue) {
  Json json = Json::array();
  for (PrivateMessage const& each : board.messages()) {
    Json parts = Json::array();
    for (speech::Part const& part : tongue.words_of(each.announcement))
      parts.push_back({{"lang", part.language.code()}, {"text", part.text}});
    json.push_back({{"at", milliseconds(each.at)},
                    {"to", tongue.voice()(listener_words(each.announcement.to))},
                    {"parts", std::move(parts)}});
  }
  return json;
}

Json player_view(table::Player const& player, Tongue const& tongue) {
  std::string notes;
  auto const add = [&](Message const& words) {
    notes += (notes.empty() ? "" : ", ") + tongue.voice()(words);
  };
  if (player.is_blind) add(say("blind"));
  if (player.is_deaf) add(say("hard of hearing"));
  add(player.assistant.empty() ? say("no assistant") : say("assistant {name}", {{"name", player.assistant}}));
  return {{"name", player.name.text()}, {"notes", notes}};
}

}  // namespace

std::int64_t milliseconds(Instant time) { return time.time_since_epoch().count(); }

Json counts_view(Boards const& boards, Instant now) {
  auto const counts = boards.by_level(now);
  return {{"count", boards.all().size()},
          {"need", counts.in_need()},
          {"at_once", counts.now},
          {"noted", counts.noted}};
}

Json row_view(Seat const& seat, Instant now, Tongue const& tongue) {
  auto const& setup = seat.board.state().setup();
  auto const attention = seat.attention(now);
  auto const level = seat.level(now);
  auto const last = seat.board.last_time();
  return {{"n", seat.number},
          {"name", seat.name},
          {"white", setup.white.name.text()},
          {"black", setup.black.name.text()},
          {"move", last_move(seat.board, tongue)},
          {"clocks", clocks_view(seat.board.state())},
          {"status", tongue.voice()(status_words(seat))},
          {"link", tongue.voice()(link_words(seat.link))},
          {"heard", last ? Json(milliseconds(*last)) : Json()},
          {"level", level ? name_of(*level) : ""},
          {"on_it", seat.on_it.names(now)},
          {"attention", attention_view(attention, rules_of(seat), tongue)}};
}

Json board_view(Seat const& seat, Instant now, Tongue const& tongue) {
  Json json = row_view(seat, now, tongue);
  auto const& state = seat.board.state();
  json["event"] = seat.board.last_news();
  json["table"] = Json::array();
  for (Message const& each : program::table_lines(state.setup()))
    json["table"].push_back(tongue.voice()(each));
  json["players"] = {{"white", player_view(state.setup().white, tongue)},
                     {"black", player_view(state.setup().black, tongue)}};
  json["rules"] = std::string(tactus::name_of(rules_of(seat)));
  json["profile"] = seat.board.is_tournament() ? "" : tongue.voice()(say("Training, not a tournament game."));
  json["squares"] = squares_view(seat.board, tongue);
  json["boards"] = boards_view(seat.board, tongue);
  json["pieces"] = pieces_view(state.expected(), tongue);
  json["moves"] = moves_view(seat.board, tongue);
  json["scores"] = scores_view(seat.board, tongue);
  json["incidents"] = incidents_view(seat, tongue);
  json["messages"] = messages_view(seat.board, tongue);
  return json;
}

namespace {

/// Who has confirmed the result; of a game that goes on nothing.
std::string confirmed_text(table::TableState const& state, Tongue const& tongue) {
  if (state.result() == table::GameResult::open) return "";
  bool const by_both = state.has_signed(Color::white) && state.has_signed(Color::black);
  return tongue.voice()(by_both ? say("confirmed by both") : result_words(state));
}

}  // namespace

Json results_view(Boards const& boards, Tongue const& tongue) {
  Json cells = Json::array();
  cells.push_back({tongue.translate("Board"), tongue.translate("White"), tongue.translate("Black"),
                   tongue.translate("Game"), tongue.translate(translatable("Confirmed"))});
  for (auto const& [number, seat] : boards.all()) {
    auto const& state = seat.board.state();
    cells.push_back({std::to_string(number), state.setup().white.name.text(), state.setup().black.name.text(),
                     tongue.voice()(status_words(seat)), confirmed_text(state, tongue)});
  }
  return cells;
}

Json alarm_view(Alarm const& alarm, RuleSet rules, Tongue const& tongue) {
  auto const text = tongue.voice(rules)(alarm.attention.words);
  return {
      {"board", alarm.board},
      {"why", name_of(alarm.attention.why)},
      {"level", name_of(alarm.attention.level)},
      {"text", tongue.voice()(say("Board {number}: {words}", {{"number", alarm.board}, {"words", text}}))}};
}

Json colleagues_view(std::vector<Colleague> const& colleagues) {
  Json json = Json::array();
  for (Colleague const& each : colleagues)
    json.push_back({{"desk", each.desk},
                    {"name", each.name},
                    {"sector", each.sector},
                    {"here", each.is_here},
                    {"named", each.is_named},
                    {"self", each.is_self}});
  return json;
}

Json decision_view(RecordedDecision const& decision) {
  DecisionCase const& about = decision.about;
  return {{"number", decision.number},
          {"label", decision.label()},
          {"at", milliseconds(decision.at)},
          {"arbiter", decision.arbiter},
          {"board", about.board},
          {"event", about.event},
          {"cause", about.cause},
          {"articles", about.articles},
          {"decided", decision.decided},
          {"reason", decision.reason},
          {"clocks", {{"before", about.clocks_before}, {"after", decision.clocks_after}}},
          {"ruling", about.ruling},
          {"followed", decision.is_as_proposed},
          {"replaces", decision.replaces}};
}

}  // namespace tactus::desk
