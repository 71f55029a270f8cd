// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/rule/cases/fields.hpp"

namespace tactus::program::ruling {
namespace {

using chess::Color;
using laws::Item;
using laws::SheetLanguage;

// Position and moves.

Item read_position(CaseFields& in) {
  return fact::Position{.setup = in.setup("fen"),
                        .is_declared_valid = in.flag_or("valid", true),
                        .is_chess960 = in.flag_or("chess960", false)};
}

Item read_moves(CaseFields& in) {
  return fact::Moves{.from = in.setup("from"),
                     .uci = in.texts("uci"),
                     .after = in.maybe_setup("fen_after"),
                     .is_declared_valid = in.flag_or("valid", true)};
}

Item read_boards(CaseFields& in) {
  return fact::Boards{.stands = {in.placement("white_fen"), in.placement("black_fen")},
                      .tactile_owner = in.maybe_named<Color>("tactile_owner")};
}

Item read_pawn_on_last_rank(CaseFields& in) {
  return fact::PawnOnLastRank{.color = in.named<Color>("colour"),
                              .square = in.maybe_square("square"),
                              .since_ply = in.maybe_count("since_ply")};
}

Item read_wrong_initial_position(CaseFields& in) {
  return fact::WrongInitialPosition{.what = in.named<fact::InitialFault>("what"),
                                    .moves_each = in.count("moves_each")};
}

Item read_colours_reversed(CaseFields& in) {
  return fact::ColoursReversed{.moves = {in.count("white_moves"), in.count("black_moves")}};
}

Item read_illegal_count(CaseFields& in) {
  return fact::IllegalCount{.before = {in.count_or("white", 0), in.count_or("black", 0)}};
}

Item read_illegal_move_in_history(CaseFields& in) {
  return fact::IllegalMoveInHistory{.ply = in.count("ply"),
                                    .found_at_ply = in.maybe_count("found_at_ply"),
                                    .by = in.maybe_named<Color>("by")};
}

// Sheets.

Item read_written_move(CaseFields& in) {
  return fact::WrittenMove{.text = in.text("text"), .language = in.named<SheetLanguage>("lang")};
}

Item read_game_text(CaseFields& in) {
  return fact::GameText{.text = in.text("text"), .language = in.named<SheetLanguage>("lang")};
}

Item read_scoresheet(CaseFields& in) {
  return fact::Scoresheet{.by = in.named<Color>("by"),
                          .language = in.named<SheetLanguage>("lang"),
                          .medium = in.maybe_named<laws::Medium>("medium").value_or(laws::Medium::paper),
                          .moves = in.texts("moves")};
}

Item read_recorded_plies(CaseFields& in) {
  return fact::RecordedPlies{.by = in.named<Color>("by"), .plies = in.count("plies")};
}

Item read_score_method(CaseFields& in) {
  return fact::KeepsScoreBy{.by = in.named<Color>("by"), .method = in.named<fact::ScoreMethod>("method")};
}

Item read_sealed_move(CaseFields& in) {
  return fact::SealedMove{
      .by = in.named<Color>("by"), .text = in.text("text"), .language = in.named<SheetLanguage>("lang")};
}

// Players, arbiters, devices.

Item read_board(CaseFields& in) {
  return fact::Board{.kind = in.named<laws::BoardKind>("kind"), .owner = in.named<Color>("owner")};
}

Item read_player(CaseFields& in) {
  return fact::Player{.color = in.named<Color>("colour"),
                      .is_visually_disabled = in.maybe_flag("visually_disabled"),
                      .is_hearing_disabled = in.maybe_flag("hearing_disabled"),
                      .has_assistant = in.maybe_flag("assistant"),
                      .is_otherwise_disabled = in.maybe_flag("disabled")};
}

Item read_device(CaseFields& in) {
  return fact::Device{.owner = in.named<Color>("owner"),
                      .is_approved_by_arbiter = in.flag("approved_by_arbiter"),
                      .is_evident = in.maybe_flag("evident")};
}

Item read_event(CaseFields& in) {
  return fact::Event{.country = in.maybe_named<laws::Country>("country"),
                     .has_special_rule = in.maybe_flag("special_rule")};
}

Item read_display(CaseFields& in) {
  if (!in.is_word("what", "threefold")) in.expected("what", "threefold");
  return fact::DisplayShowsThreefold{};
}

Item read_arbiters(CaseFields& in) {
  return fact::Arbiters{
      .count = in.count("count"), .games = in.count("games"), .is_all_recorded = in.flag("all_recorded")};
}

Item read_event_regulations(CaseFields& in) {
  return fact::EventRegulations{.mode = in.maybe_text("mode"), .text = in.maybe_text("text")};
}

Item read_quickplay_finish(CaseFields& in) {
  return fact::QuickplayFinish{.is_announced = in.maybe_flag("announced"),
                               .country = in.maybe_named<laws::Country>("country")};
}

// Times.

std::optional<Color> read_running(CaseFields& in) {
  if (!in.has("running")) return std::nullopt;
  return in.named_or<Color>("running", "none");
}

Item read_clock(CaseFields& in) {
  return fact::Clock{.white = in.maybe_millis("white_ms"),
                     .black = in.maybe_millis("black_ms"),
                     .running = read_running(in),
                     .increment = in.maybe_millis("increment_ms"),
                     .first_flag = in.maybe_named<fact::FirstFlag>("first_flag")};
}

fact::Period read_period(CaseFields& in) {
  return {.moves = in.maybe_count("moves"), .base = in.millis("base_ms")};
}

Item read_time_control(CaseFields& in) {
  fact::TimeControl control{.base = in.maybe_millis("base_ms"),
                            .increment = in.maybe_millis("increment_ms").value_or(Millis{0}),
                            .delay = in.maybe_millis("delay_ms"),
                            .periods = {}};
  if (in.is_word("mode", "bronstein") && !control.delay) in.expected("delay_ms", "milliseconds");
  for (CaseFields& period : in.objects("periods")) control.periods.push_back(read_period(period));
  if (!control.base && control.periods.empty()) in.expected("base_ms", "milliseconds, or periods");
  return control;
}

Item read_default_time(CaseFields& in) {
  return fact::DefaultTime{.is_announced = in.flag("announced"),
                           .time = in.maybe_millis("ms"),
                           .organised_in = in.maybe_named<laws::Country>("organised_in")};
}

Item read_draw_rule(CaseFields& in) {
  return fact::DrawRule{.before_move = in.maybe_count("before_move"),
                        .has_consent = in.flag_or("consent", false)};
}

Item read_score_kept_for(CaseFields& in) {
  return fact::ScoreKeptFor{.player = in.named<Color>("player"), .is_accepted = in.flag_or("accepted", true)};
}

template <class Fact>
Item read_value(CaseFields& in) {
  return Fact{in.flag("value")};
}

template <class Fact>
Item read_moves_each(CaseFields& in) {
  return Fact{in.count("moves_each")};
}

constexpr auto readers_of_facts = std::to_array<ItemReader>({
    {"position", read_position},
    {"moves", read_moves},
    {"move", [](CaseFields& in) -> Item { return fact::Move{in.text("uci")}; }},
    {"written-move", read_written_move},
    {"game-text", read_game_text},
    {"scoresheet", read_scoresheet},
    {"boards", read_boards},
    {"board", read_board},
    {"player", read_player},
    {"sighted-player-assistant",
     [](CaseFields& in) -> Item { return fact::SightedPlayersAssistant{in.texts("duties")}; }},
    {"clock", read_clock},
    {"time-control", read_time_control},
    {"period", [](CaseFields& in) -> Item { return fact::LastPeriod{in.flag("last")}; }},
    {"illegal-count", read_illegal_count},
    {"illegal-move-in-history", read_illegal_move_in_history},
    {"illegal-position-remains", read_value<fact::IllegalPositionRemains>},
    {"order", [](CaseFields& in) -> Item { return fact::OrderKnown{in.flag("known")}; }},
    {"claim-made", read_value<fact::ClaimMade>},
    {"both-absent", read_value<fact::BothAbsent>},
    {"times-known", read_value<fact::TimesKnown>},
    {"cannot-prove-overstep", read_value<fact::CannotProveOverstep>},
    {"pawn-on-last-rank", read_pawn_on_last_rank},
    {"wrong-initial-position", read_wrong_initial_position},
    {"board-orientation-wrong", read_moves_each<fact::BoardOrientationWrong>},
    {"clock-setting-wrong", read_moves_each<fact::ClockSettingWrong>},
    {"colours-reversed", read_colours_reversed},
    {"default-time", read_default_time},
    {"recorded-plies", read_recorded_plies},
    {"stopped-recording", [](CaseFields& in) -> Item { return fact::StoppedRecording{in.players("by")}; }},
    {"no-scoresheet", [](CaseFields& in) -> Item { return fact::NoScoresheet{in.named<Color>("by")}; }},
    {"score-method", read_score_method},
    {"to-move", [](CaseFields& in) -> Item { return fact::ToMove{in.named<Color>("colour")}; }},
    {"device", read_device},
    {"event", read_event},
    {"display-shows", read_display},
    {"refuses-to-comply", [](CaseFields& in) -> Item { return fact::RefusesToComply{in.players("by")}; }},
    {"draw-rule", read_draw_rule},
    {"score-kept-for", read_score_kept_for},
    {"special-clock", [](CaseFields& in) -> Item { return fact::SpecialClock{in.named<Color>("owner")}; }},
    {"sealed-move", read_sealed_move},
    {"session", [](CaseFields& in) -> Item { return fact::Session{in.millis("ms_left")}; }},
    {"envelope", [](CaseFields& in) -> Item { return fact::Envelope{in.flag("lost")}; }},
    {"replier", [](CaseFields& in) -> Item { return fact::Replier{in.named<Color>("colour")}; }},
    {"setup", [](CaseFields& in) -> Item { return fact::Chess960Setup{in.text("rank1")}; }},
    {"guideline-iii", read_quickplay_finish},
    {"appendix-g", read_quickplay_finish},
    {"arbiters", read_arbiters},
    {"event-regulations", read_event_regulations},
});

}  // namespace

std::span<ItemReader const> fact_readers() { return readers_of_facts; }

}  // namespace tactus::program::ruling
