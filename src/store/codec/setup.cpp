// SPDX-License-Identifier: GPL-3.0-or-later
// The agreement before the game and the readings of the clock as JSON.

#include "core/clock/time_control.hpp"
#include "core/message/name.hpp"
#include "core/notation/fen.hpp"
#include "src/store/codec/codec.hpp"

#include <nlohmann/json.hpp>

namespace tactus::store {
namespace {

Json duties_json(table::DutySet duties) {
  Json names = Json::array();
  for (auto const duty : table::all_duty_kinds)
    if (duties.contains(duty)) names.push_back(name_of(duty));
  return names;
}

Json player_json(table::Player const& player) {
  return {{"name", player.name.text()},
          {"is_blind", player.is_blind},
          {"is_deaf", player.is_deaf},
          {"assistant", player.assistant.text()},
          {"guided", duties_json(player.guided)}};
}

/// Also of older files, or of other programs.
Name name_in(Fields& fields, char const* key) { return Name::shown(fields.text(key)); }

table::Player read_player(Fields fields) {
  table::Player player{name_in(fields, "name"), fields.flag("is_blind")};
  if (fields.has("is_deaf")) player.is_deaf = fields.flag("is_deaf");
  if (fields.has("assistant")) player.assistant = name_in(fields, "assistant");
  if (fields.has("guided"))
    for (auto const duty : fields.all_named<table::DutyKind>("guided")) player.guided.insert(duty);
  return player;
}

Json permissions_json(table::Permissions const& permissions) {
  auto const& warning = permissions.low_time_warning;
  return {{"position", permissions.position},
          {"low_time_warning_ms", warning ? Json(warning->count()) : Json()},
          {"check_word", permissions.check_word}};
}

table::Permissions read_permissions(Fields fields) {
  table::Permissions permissions{fields.flag("position")};
  if (fields.has("low_time_warning_ms")) permissions.low_time_warning = fields.millis("low_time_warning_ms");
  if (fields.has("check_word")) permissions.check_word = fields.flag("check_word");
  return permissions;
}

Json regime_json(Regime const& regime) {
  return {{"rules", name_of(regime.rules)},
          {"phase", name_of(regime.phase)},
          {"supervision", regime.supervision ? Json(name_of(*regime.supervision)) : Json()}};
}

Regime read_regime(Fields fields) {
  auto const rules = rule_set_named(fields.text("rules"));
  if (!rules) fields.refuse("rules");
  return {rules.value_or(RuleSet{}), fields.named<Phase>("phase"),
          fields.named_or_nothing<Supervision>("supervision")};
}

Json timing_json(table::Timing const& timing) {
  return {{"quiet_ms", timing.quiet.count()},
          {"extendable_ms", timing.extendable.count()},
          {"copy_settled_ms", timing.copy_settled.count()},
          {"hand_done_ms", timing.hand_done.count()}};
}

table::Timing read_timing(Fields fields) {
  table::Timing timing{fields.millis("quiet_ms"), fields.millis("extendable_ms"),
                       fields.millis("copy_settled_ms")};
  if (fields.has("hand_done_ms")) timing.hand_done = fields.millis("hand_done_ms");  // not in files of before
  return timing;
}

/// Games that were recorded before it was kept have none.
std::optional<clock::TimeControl> read_control(Fields& fields) {
  if (!fields.has("time_control")) return std::nullopt;
  auto control = clock::read_time_control(fields.text("time_control"));
  if (!control) fields.refuse("time_control");
  return control;
}

}  // namespace

Json setup_json(table::TableSetup const& setup) {
  Json json{{"white", player_json(setup.white)},
            {"black", player_json(setup.black)},
            {"regime", regime_json(setup.regime)},
            {"event", setup.event.text()},
            {"site", setup.site.text()},
            {"date", setup.date},
            {"start", notation::write_fen(setup.start)},
            {"white_board", name_of(setup.white_board)},
            {"black_board", name_of(setup.black_board)},
            {"time_control", setup.time_control ? Json(clock::text_of(*setup.time_control)) : Json()},
            {"has_clock", setup.has_clock},
            {"announcer", name_of(setup.announcer)},
            {"difference_notice", name_of(setup.difference_notice)},
            {"permissions", permissions_json(setup.permissions)},
            {"timing", timing_json(setup.timing)}};
  if (setup.round) json["round"] = *setup.round;
  if (setup.board_number) json["board_number"] = *setup.board_number;
  if (!setup.arbiter_word.empty()) json["arbiter_word"] = setup.arbiter_word;
  return json;
}

table::TableSetup read_setup(Fields& fields) {
  table::TableSetup setup;
  setup.white = read_player(fields.object("white"));
  setup.black = read_player(fields.object("black"));
  if (fields.has("regime")) setup.regime = read_regime(fields.object("regime"));
  setup.event = name_in(fields, "event");
  setup.site = name_in(fields, "site");
  setup.date = name_in(fields, "date").text();
  if (fields.has("round")) setup.round = fields.count("round");
  if (fields.has("board_number")) setup.board_number = fields.count("board_number");
  setup.start = read_position(fields, "start");
  setup.white_board = fields.named<table::BoardKind>("white_board");
  setup.black_board = fields.named<table::BoardKind>("black_board");
  setup.time_control = read_control(fields);
  setup.has_clock = fields.flag("has_clock");
  setup.announcer = fields.named<table::Announcer>("announcer");
  setup.difference_notice = fields.named<table::DifferenceNotice>("difference_notice");
  if (fields.has("permissions")) setup.permissions = read_permissions(fields.object("permissions"));
  setup.timing = read_timing(fields.object("timing"));
  if (fields.has("arbiter_word")) setup.arbiter_word = fields.text("arbiter_word");
  return setup;
}

chess::Setup read_setup_text(Fields& fields, char const* key) {
  auto const setup = notation::read_fen(fields.text(key));
  if (!setup) fields.refuse(key);
  return setup.value_or(chess::Setup{});
}

chess::StatedPosition read_position(Fields& fields, char const* key) {
  auto const position = chess::StatedPosition::from(read_setup_text(fields, key));
  if (!position) fields.refuse(key);
  return position.value_or(chess::StatedPosition::initial());
}

Json times_json(std::optional<table::RemainingTimes> const& times) {
  return times ? Json{{"white_ms", times->white.count()}, {"black_ms", times->black.count()}} : Json();
}

table::RemainingTimes read_times(Fields fields) {
  return {fields.millis("white_ms"), fields.millis("black_ms")};
}

Json reading_json(clock::Reading const& reading) {
  return {{"white_ms", reading.white.count()},
          {"black_ms", reading.black.count()},
          {"to_move", reading.to_move ? Json(name_of(*reading.to_move)) : Json()},
          {"is_running", reading.is_running},
          {"white_flag", reading.white_flag},
          {"black_flag", reading.black_flag},
          {"battery_low", reading.battery_low}};
}

clock::Reading read_reading(Fields fields) {
  clock::Reading reading;
  reading.white = fields.millis("white_ms");
  reading.black = fields.millis("black_ms");
  reading.to_move = fields.named_or_nothing<chess::Color>("to_move");
  reading.is_running = fields.flag("is_running");
  reading.white_flag = fields.flag("white_flag");
  reading.black_flag = fields.flag("black_flag");
  reading.battery_low = fields.flag("battery_low");
  return reading;
}

}  // namespace tactus::store
