// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/rule/cases/fields.hpp"

namespace tactus::program::ruling {
namespace {

using chess::Color;
using chess::Kind;
using laws::Actor;
using laws::BoardKind;
using laws::Item;

// The board.

Item read_touch(CaseFields& in) {
  return event::Touch{.by = in.named<Color>("by"),
                      .square = in.square("square"),
                      .intent = in.maybe_named<event::TouchIntent>("intent"),
                      .is_order_known = !in.is_word("order", "unknown"),
                      .board = in.maybe_named<BoardKind>("board")};
}

Item read_remove(CaseFields& in) {
  return event::Remove{.by = in.named<Color>("by"),
                       .square = in.square("square"),
                       .board = in.maybe_named<BoardKind>("board")};
}

Item read_place(CaseFields& in) {
  return event::Place{.by = in.named<Color>("by"),
                      .kind = in.named<Kind>("piece"),
                      .square = in.square("square"),
                      .is_released = in.maybe_flag("released"),
                      .board = in.maybe_named<BoardKind>("board"),
                      .is_copy = in.flag_or("as_copy", false)};
}

Item read_pick_up(CaseFields& in) {
  return event::PickUp{.by = in.named<Color>("by"),
                       .kind = in.named<Kind>("piece"),
                       .from = in.maybe_text("from_").value_or("")};
}

Item read_make_move(CaseFields& in) {
  auto const is_illegal = in.maybe_flag("illegal");
  return event::MakeMove{.by = in.named<Color>("by"),
                         .uci = in.maybe_text("uci"),
                         .is_clock_pressed = in.maybe_flag("clock_pressed"),
                         .is_illegal = is_illegal == true,
                         .is_declared_legal = is_illegal == false,
                         .is_castling = in.is_word("kind", "castle"),
                         .is_on_board = in.flag_or("on_board", false),
                         .rook_start = in.maybe_square("rook_start")};
}

Item read_displaced(CaseFields& in) {
  return event::Displaced{.by = in.named<Color>("by"),
                          .squares = in.has("squares") ? in.squares("squares") : std::vector<chess::Square>{},
                          .is_clock_pressed = in.maybe_flag("clock_pressed"),
                          .intent = in.maybe_named<event::DisplacedIntent>("intent")};
}

Item read_pawn_left(CaseFields& in) {
  return event::PawnLeftOnLastRank{.by = in.named<Color>("by"),
                                   .square = in.maybe_square("square"),
                                   .is_clock_pressed = in.flag_or("clock_pressed", false)};
}

/// A move of which it is told whether the clock was pressed.
template <class Event>
Item read_pressed_move(CaseFields& in) {
  return Event{.by = in.named<Color>("by"),
               .uci = in.maybe_text("uci"),
               .is_clock_pressed = in.flag_or("clock_pressed", false)};
}

Item read_illegal_move_completed(CaseFields& in) {
  return event::IllegalMoveCompleted{
      .by = in.named<Color>("by"), .count = in.maybe_count("count"), .uci = in.maybe_text("uci")};
}

Item read_execute(CaseFields& in) {
  return event::ExecuteForOpponentBoard{.by = in.named<Actor>("by"),
                                        .for_player = in.maybe_named<Color>("for_player"),
                                        .board = in.maybe_named<BoardKind>("board"),
                                        .owner = in.maybe_named<Color>("owner")};
}

// Speech.

Item read_program_says(CaseFields& in) {
  return event::ProgramSays{.to = in.named<laws::Listener>("to"),
                            .what = in.named<event::Saying>("what"),
                            .is_on_request = in.maybe_flag("on_request"),
                            .is_after_opponents_move_made = in.is_word("after", "opponent-made-move"),
                            .is_before_clock_press = in.is_word("before", "clock-pressed")};
}

Item read_spectator_speaks(CaseFields& in) {
  return event::SpectatorSpeaks{.to = in.maybe_named<laws::Listener>("to").value_or(laws::Listener::players),
                                .what = in.maybe_text("what").value_or("")};
}

Item read_report_touch(CaseFields& in) {
  return event::ReportTouch{.by = in.named<Actor>("by"),
                            .to = in.maybe_named<laws::Listener>("to").value_or(laws::Listener::arbiter)};
}

// The clock.

Item read_press_clock(CaseFields& in) {
  return event::PressClock{.by = in.named<Actor>("by"), .for_player = in.maybe_named<Color>("for_player")};
}

Item read_clock_not_pressed(CaseFields& in) {
  return event::ClockNotPressed{.by = in.named<Color>("by"), .move = in.maybe_count("move")};
}

Item read_flag_fall(CaseFields& in) {
  return event::FlagFall{.by = in.named<Color>("by"), .is_last_period = in.maybe_flag("last_period")};
}

Item read_used_in_period(CaseFields& in) {
  return event::UsedInPeriod{.by = in.named<Color>("by"),
                             .period = in.count("period"),
                             .time = in.millis("ms"),
                             .moves = in.maybe_count("moves")};
}

Item read_arbiter_adjusts(CaseFields& in) {
  auto const duty = in.named<event::AssistantsDuty>("reason");
  return event::ArbiterAdjustsForAssistant{in.players("applies_to"), duty};
}

Item read_clock_mishandled(CaseFields& in) {
  return event::ClockMishandled{.by = in.named<Color>("by"), .how = in.named<event::ClockMisuse>("how")};
}

Item read_stop_clocks(CaseFields& in) {
  return event::StopClocks{.by = in.named<Color>("by"), .reason = in.named<event::StopReason>("reason")};
}

// Claims and offers.

Item read_claim(CaseFields& in) {
  return event::Claim{.by = in.named<Actor>("by"),
                      .kind = in.named<event::ClaimKind>("kind"),
                      .written_move = in.maybe_text("written_move"),
                      .language = in.maybe_named<arbitration::laws::SheetLanguage>("lang").value_or(
                          arbitration::laws::SheetLanguage::english),
                      .is_display_only = in.is_word("basis", "display-only"),
                      .is_about_previous_move = in.is_word("about", "previous-move"),
                      .about_ply = in.maybe_count("about_ply"),
                      .for_player = in.maybe_named<Color>("for_"),
                      .is_touched_before = in.flag_or("touched_before", false),
                      .is_written = in.flag_or("written", true)};
}

Item read_offer_draw(CaseFields& in) {
  return event::OfferDraw{
      .by = in.named<Color>("by"),
      .when = in.maybe_named<event::OfferTime>("when").value_or(event::OfferTime::after_move),
      .is_noted = in.flag_or("noted", true),
      .is_conditional = in.flag_or("conditional", false),
      .count = in.count_or("count", 1)};
}

Item read_sign_result(CaseFields& in) { return event::SignResult{in.named<event::SignedScore>("result")}; }

Item read_take_back(CaseFields& in) {
  return event::TakeBack{.by = in.named<Color>("by"), .what = in.named<event::TakenBack>("what")};
}

Item read_agree_draw(CaseFields& in) {
  event::AgreeDraw agreed;
  bool const is_white_told = in.has("moves_white");
  bool const is_black_told = in.has("moves_black");
  if (is_white_told || is_black_told)
    agreed.moves = laws::ByColor<unsigned>{in.count("moves_white"), in.count("moves_black")};
  return agreed;
}

Item read_request_increment(CaseFields& in) {
  return event::RequestIncrement{
      .by = in.named<Color>("by"),
      .kind = in.maybe_named<event::ExtraTime>("kind").value_or(event::ExtraTime::increment)};
}

Item read_request_score(CaseFields& in) {
  return event::RequestScore{.by = in.named<Color>("by"),
                             .has_the_move = in.flag_or("having_move", false),
                             .count = in.count_or("count", 1)};
}

Item read_demonstration(CaseFields& in) {
  return event::DemonstrateForcedMate{.by = in.named<Color>("by"), .line = in.texts("line")};
}

Item read_players_agree(CaseFields& in) {
  if (!in.is_word("what", "correct-illegal-move")) in.expected("what", "correct-illegal-move");
  return event::PlayersAgreeToCorrect{};
}

// The arbiter, and other.

Item read_write(CaseFields& in) {
  return event::Write{.by = in.named<Color>("by"),
                      .text = in.maybe_text("text").value_or(""),
                      .is_before_move = in.flag_or("before_move", false)};
}

Item read_assistant_touches(CaseFields& in) {
  return event::AssistantTouches{.by = in.maybe_named<Actor>("by").value_or(Actor::assistant),
                                 .square = in.maybe_square("square")};
}

Item read_player_asks(CaseFields& in) {
  auto const by = in.named<Color>("by");
  auto const opponent = by == Color::white ? Actor::black : Actor::white;
  return event::PlayerAsks{.by = by,
                           .whom = in.maybe_named<Actor>("whom").value_or(opponent),
                           .what = in.named<event::Asked>("what")};
}

Item read_leave_area(CaseFields& in) {
  return event::LeaveArea{.by = in.named<Color>("by"),
                          .area = in.maybe_named<event::Area>("area").value_or(event::Area::playing_area),
                          .has_the_move = in.flag_or("having_move", false),
                          .is_permitted = in.flag_or("permitted", false),
                          .is_report_required = in.flag_or("report_required", false)};
}

Item read_smoke(CaseFields& in) {
  return event::Smoke{.by = in.named<Color>("by"),
                      .is_electronic = in.flag_or("electronic", false),
                      .is_permitted_place = in.flag_or("permitted_place", false)};
}

Item read_accuse(CaseFields& in) {
  return event::Accuse{.by = in.named<Color>("by"),
                       .to = in.maybe_named<laws::Listener>("to").value_or(laws::Listener::players)};
}

Item read_disturb(CaseFields& in) {
  return event::Disturb{.by = in.named<Color>("by"),
                        .how = in.maybe_named<event::Disturbance>("how").value_or(event::Disturbance::other)};
}

Item read_phone(CaseFields& in) {
  return event::PhoneSounds{.owner = in.named<Color>("owner"), .count = in.count_or("count", 1)};
}

/// Somebody does it on a square.
template <class Event>
Item read_by_on(CaseFields& in) {
  return Event{in.named<Color>("by"), in.square("square")};
}

template <class Event>
Item read_by(CaseFields& in) {
  return Event{in.named<Color>("by")};
}

template <class Event>
Item read_by_text(CaseFields& in) {
  return Event{in.named<Color>("by"), in.text("text")};
}

template <class Event, class Enum>
Item read_claim_kind(CaseFields& in) {
  return Event{in.named<Enum>("claim")};
}

Item read_king_captured(CaseFields& in) {
  return event::KingCaptured{.by = in.named<Color>("by"), .square = in.maybe_square("square")};
}

Item read_thinking(CaseFields& in) {
  return event::Thinking{.by = in.named<Color>("by"), .time = in.millis("ms")};
}

Item read_arrive(CaseFields& in) {
  return event::Arrive{.by = in.named<Color>("by"), .after = in.millis("after_ms")};
}

constexpr auto readers_of_events = std::to_array<ItemReader>({
    {"touch", read_touch},
    {"feel", read_by_on<event::Feel>},
    {"lift", read_by_on<event::Lift>},
    {"remove", read_remove},
    {"place", read_place},
    {"pick-up", read_pick_up},
    {"make-move", read_make_move},
    {"adjust-announced", read_by<event::AdjustAnnounced>},
    {"displaced", read_displaced},
    {"two-handed-move", read_pressed_move<event::TwoHandedMove>},
    {"castling-unfinished", read_pressed_move<event::CastlingUnfinished>},
    {"move-out-of-turn", read_pressed_move<event::MoveOutOfTurn>},
    {"pawn-left-on-last-rank", read_pawn_left},
    {"king-captured", read_king_captured},
    {"illegal-move-completed", read_illegal_move_completed},
    {"execute-for-opponent-board", read_execute},
    {"announce", read_by_text<event::Announce>},
    {"announce-intent", read_by_text<event::AnnounceIntent>},
    {"program-says", read_program_says},
    {"spectator-speaks", read_spectator_speaks},
    {"report-touch", read_report_touch},
    {"press-clock", read_press_clock},
    {"press-clock-without-move", read_by<event::PressClockWithoutMove>},
    {"clock-not-pressed", read_clock_not_pressed},
    {"clock-mishandled", read_clock_mishandled},
    {"neighbours-clock-pressed", read_by<event::NeighboursClockPressed>},
    {"stop-clocks", read_stop_clocks},
    {"flag-fall", read_flag_fall},
    {"thinking", read_thinking},
    {"used-in-period", read_used_in_period},
    {"arrive", read_arrive},
    {"arbiter-adjusts", read_arbiter_adjusts},
    {"claim", read_claim},
    {"offer-draw", read_offer_draw},
    {"withdraw-offer", read_by<event::WithdrawOffer>},
    {"accept-draw", read_by<event::AcceptDraw>},
    {"decline-draw", read_by<event::DeclineDraw>},
    {"agree-draw", read_agree_draw},
    {"resign", read_by<event::Resign>},
    {"sign-result", read_sign_result},
    {"take-back", read_take_back},
    {"request-increment", read_request_increment},
    {"request-score", read_request_score},
    {"demonstrate-forced-mate", read_demonstration},
    {"players-agree", read_players_agree},
    {"arbiter-observes",
     [](CaseFields& in) -> Item { return event::ArbiterObserves{in.named<event::Observed>("what")}; }},
    {"arbiter-rejects", read_claim_kind<event::ArbiterRejects, event::ClaimKind>},
    {"arbiter-postpones", read_claim_kind<event::ArbiterPostpones, event::ClaimKind>},
    {"arbiter-agrees",
     [](CaseFields& in) -> Item { return event::ArbiterAgrees{in.named<event::ExtraTime>("to")}; }},
    {"arbiter-finds",
     [](CaseFields& in) -> Item { return event::ArbiterFinds{in.named<event::Finding>("what")}; }},
    {"told-to-seal", [](CaseFields&) -> Item { return event::ToldToSeal{}; }},
    {"adjourn-early", read_by<event::AdjournEarly>},
    {"write", read_write},
    {"phone-sounds", read_phone},
    {"assistant-touches", read_assistant_touches},
    {"player-asks", read_player_asks},
    {"leave-area", read_leave_area},
    {"smoke", read_smoke},
    {"refuse-search", read_by<event::RefuseSearch>},
    {"accuse", read_accuse},
    {"disturb", read_disturb},
});

}  // namespace

std::span<ItemReader const> event_readers() { return readers_of_events; }

}  // namespace tactus::program::ruling
