// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/desk/web/view.hpp"

#include "core/clock/reading.hpp"
#include "src/arbiter/sheet/printed_table.hpp"
#include "src/record/happenings.hpp"

#include <algorithm>

#include <nlohmann/json.hpp>

namespace tactus::desk {
namespace {

RuleSet rules_of(Seat const& seat) { return seat.board.state().setup().regime.rules; }

Json article_view(std::optional<Law> const& article, RuleSet rules) {
  if (!article) return nullptr;
  return std::string(number_in(*article, rules).value_or(article->numbers().key));
}

bool goes_on(Seat const& seat) {
  return seat.board.state().is_started() && seat.board.state().result() == table::GameResult::open;
}

/// Since when nobody here knows how its game stands. Nothing: it is known.
std::optional<Instant> unseen_since(Seat const& seat) {
  bool const is_over = seat.board.state().is_started() && !goes_on(seat);
  if (is_over) return std::nullopt;
  if (seat.link == Link::lost) return seat.board.last_time().value_or(seat.link_since);
  if (seat.link == Link::unheard) return seat.board.last_time();
  return std::nullopt;
}

/// The clocks as they were last recorded, and which of them is known to run; empty: none was read.
Json clocks_view(Seat const& seat) {
  auto const& state = seat.board.state();
  auto const& reading = state.last_reading();
  if (!reading) return nullptr;
  bool const is_seen =
      goes_on(seat) && !state.sealed_by() && !unseen_since(seat) && !state.is_lost(table::Device::clock);
  auto const running = reading->is_running && is_seen ? reading->to_move : std::nullopt;
  return {{"white", clock::display(reading->white)},
          {"black", clock::display(reading->black)},
          {"running", !running                   ? ""
                      : *running == Color::white ? "white"
                                                 : "black"}};
}

/// For machines and styles: how its game stands, as far as it is seen here.
std::string_view play_of(Seat const& seat) {
  auto const& state = seat.board.state();
  if (unseen_since(seat)) return "unknown";
  if (!state.is_started()) return "waiting";
  if (!goes_on(seat)) return "over";
  return state.sealed_by() ? "adjourned" : "playing";
}

Message status_words(Seat const& seat) {
  auto const& state = seat.board.state();
  if (!state.is_started()) return say("No game yet.");
  if (state.result() != table::GameResult::open)
    return say("Over: {result}", {{"result", std::string(record::text_of(seat.board.result()))}});
  if (state.sealed_by()) return say("Adjourned.");
  return say("{player} to move", {{"player", state.to_move()}});
}

Message link_words(Link link) {
  switch (link) {
    case Link::waiting: return say("waiting for the game file");
    case Link::up: return say("connected");
    case Link::lost: return say("link lost");
    case Link::unheard: return say("last heard");
    case Link::done: return say("game ended");
  }
  return {};
}

/// In which file a board has its number, where that does not say which table it is.
std::optional<Message> numbering_words(Seat const& seat) {
  switch (seat.numbering) {
    case Numbering::in_order: return say("numbered in the order of the files: {file}", {{"file", seat.name}});
    case Numbering::not_recorded:
      return say("number of the board not recorded: {file}", {{"file", seat.name}});
    case Numbering::contested:
    case Numbering::known: break;
  }
  return std::nullopt;
}

std::string link_text(Seat const& seat, Tongue const& tongue) {
  auto const numbering = numbering_words(seat);
  auto const link = tongue.voice()(link_words(seat.link));
  return numbering ? link + "; " + tongue.voice()(*numbering) : link;
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

Json tile_view(Seat const& seat, Instant now) {
  auto const level = seat.level(now);
  return Json::array({seat.number, level ? name_of(*level) : "", play_of(seat)});
}

Json tiles_view(Boards const& boards, Instant now) {
  Json tiles = Json::array();
  for (auto const& [number, seat] : boards.all())
    if (seat.is_a_board()) tiles.push_back(tile_view(seat, now));
  return tiles;
}

Json row_view(Seat const& seat, Instant now, Tongue const& tongue) {
  auto const& setup = seat.board.state().setup();
  auto const attention = seat.attention(now);
  auto const level = seat.level(now);
  auto const last = seat.board.last_time();
  auto const unseen = unseen_since(seat);
  return {{"n", seat.number},
          {"hall", bool{seat.hall}},
          {"name", seat.name},
          {"round", seat.is_of_round},
          {"white", setup.white.name.text()},
          {"black", setup.black.name.text()},
          {"blind", {setup.white.is_blind, setup.black.is_blind}},
          {"play", play_of(seat)},
          {"unseen", unseen ? Json(milliseconds(*unseen)) : Json()},
          {"move", last_move(seat.board, tongue)},
          {"clocks", clocks_view(seat)},
          {"status", tongue.voice()(status_words(seat))},
          {"link", link_text(seat, tongue)},
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
std::string confirmed_text(Board const& board, Tongue const& tongue) {
  auto const& state = board.state();
  if (state.result() == table::GameResult::open) return "";
  bool const by_both = state.has_signed(Color::white) && state.has_signed(Color::black);
  return tongue.voice()(by_both ? say("confirmed by both") : result_words(state, board.result()));
}

}  // namespace

Json results_view(Boards const& boards, Tongue const& tongue) {
  Json cells = Json::array();
  cells.push_back({tongue.translate("Board"), tongue.translate("White"), tongue.translate("Black"),
                   tongue.translate("Game"), tongue.translate(translatable("Confirmed"))});
  for (auto const& [number, seat] : boards.all()) {
    auto const& state = seat.board.state();
    cells.push_back({std::to_string(number), state.setup().white.name.text(), state.setup().black.name.text(),
                     tongue.voice()(status_words(seat)), confirmed_text(seat.board, tongue)});
  }
  return cells;
}

namespace {

constexpr Millis clocks_apart{120'000};

struct ApartFromTables {
  std::size_t ahead = 0, behind = 0;  // tables, of this machine's clock; 0: it is not this clock
};

/// Where most tables say another time, it is this machine's clock that is wrong.
ApartFromTables apart_from_tables(Boards const& boards, Instant now) {
  std::size_t heard = 0;
  ApartFromTables apart;
  for (auto const& [number, seat] : boards.all()) {
    auto const last = seat.board.last_time();
    if (!last || seat.link != Link::up) continue;
    ++heard;
    if (*last > now + clocks_apart) ++apart.ahead;
    if (seat.board.lag()) ++apart.behind;
  }
  auto const most = [heard](std::size_t count) { return count > 1 && 2 * count > heard ? count : 0; };
  return {most(apart.ahead), most(apart.behind)};
}

/// Null: nothing but good is known of it.
Json band_of_own_clock(ApartFromTables apart, Tongue const& tongue) {
  if (apart.ahead == 0 && apart.behind == 0) return Json();
  auto const count = static_cast<unsigned>(std::max(apart.ahead, apart.behind));
  auto const words =
      apart.ahead > 0
          ? say("This machine's clock is wrong: {count} tables are ahead of it.", {{"count", count}})
          : say("This machine's clock is wrong: {count} tables are behind it.", {{"count", count}});
  return {{"why", "clock-wrong"}, {"since", Json()}, {"text", tongue.voice()(words)}};
}

}  // namespace

Json bands_view(Boards const& boards, Instant now, Tongue const& tongue) {
  Json bands = Json::array();
  if (auto own = band_of_own_clock(apart_from_tables(boards, now), tongue); !own.is_null())
    bands.push_back(std::move(own));
  for (auto const& [number, seat] : boards.all())
    for (Attention const& each : seat.hall ? seat.attention(Instant{}) : std::vector<Attention>{})
      if (is_of_hall(each.why))
        bands.push_back({{"why", name_of(each.why)},
                         {"since", milliseconds(each.since)},
                         {"text", tongue.voice()(each.words)}});
  return bands;
}

Json alarm_view(Alarm const& alarm, RuleSet rules, Tongue const& tongue) {
  auto const text = tongue.voice(rules)(alarm.attention.words);
  auto const why = alarm.attention.why;
  bool const is_of_round =
      why == Reason::table_missing || (why == Reason::default_time && alarm.board >= number_of_no_table);
  bool const is_of_board = !is_of_hall(why) && !is_of_round;
  return {{"board", alarm.board},
          {"why", name_of(alarm.attention.why)},
          {"level", name_of(alarm.attention.level)},
          {"text", is_of_board ? tongue.voice()(say("Board {number}: {words}",
                                                    {{"number", alarm.board}, {"words", text}}))
                               : text}};
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
