// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/chronicle/chronicle.hpp"

#include "core/arbitration/judged_line.hpp"
#include "core/clock/reading.hpp"
#include "src/judged/judged_game.hpp"
#include "src/record/behind_end.hpp"
#include "src/record/corrections.hpp"
#include "src/record/game_record.hpp"

#include <algorithm>
#include <span>
#include <string>
#include <utility>

namespace tactus::program {

using arbitration::laws::Law;
using arbitration::laws::law;
using chess::Color;

Law article_of(table::IrregularityKind kind) {
  switch (kind) {
    case table::IrregularityKind::pressed_without_move: return law("7.5.3");
    case table::IrregularityKind::pressed_while_announced: return law("D.2.3.3");
    case table::IrregularityKind::pressed_without_announcing: return law("D.2.4");
    case table::IrregularityKind::announced_another_move: return law("D.2.8");
    case table::IrregularityKind::repeated_another_move: return law("D.2.1");
    case table::IrregularityKind::offered_draw_untimely: return law("9.1.2.1");
    case table::IrregularityKind::clock_stands: return law("6.2.1");
    case table::IrregularityKind::arrival_not_seen: return law("D.2.9");
    case table::IrregularityKind::promotion_not_named: return law("3.7.3.3");
    case table::IrregularityKind::moved_after_resigning: return law("5.1.2");
    case table::IrregularityKind::capture_not_seen: return law("D.2.3.1");
  }
  return law("D.2.4");
}

Law article_of(table::ClaimKind kind, RuleSet rules) {
  switch (kind) {
    case table::ClaimKind::threefold: return law("9.2.1");
    case table::ClaimKind::fifty_moves: return law("9.3");
    case table::ClaimKind::flag_fall: return law("6.8");
    case table::ClaimKind::illegal_move: return law("7.5.1");
    case table::ClaimKind::touched_piece: return law("D.2.10.5");
    case table::ClaimKind::normal_means: return is_finnish_blitz(rules) ? law("FI-10b") : law("III.5");
    case table::ClaimKind::extra_seconds: return law("III.4");
  }
  return law("9.3");
}

Law article_of(table::EquipmentFault fault) {
  switch (fault) {
    case table::EquipmentFault::boards_exchanged:
    case table::EquipmentFault::board_turned: return law("7.2.2");
    case table::EquipmentFault::clock_sides_exchanged:
    case table::EquipmentFault::clock_sides_right:
    case table::EquipmentFault::time_not_as_agreed: return law("6.10.2");
    case table::EquipmentFault::board_turned_by_quarter: return law("2.1");
    case table::EquipmentFault::pieces_fell: return law("7.4.1");
    case table::EquipmentFault::another_kind:
    case table::EquipmentFault::king_not_seen:
    case table::EquipmentFault::moves_taken_back:
    case table::EquipmentFault::moves_missed: return law("D.2.9");
    case table::EquipmentFault::not_start_position: break;
  }
  return law("7.2.1");
}

namespace {

using Incidents = std::vector<Incident>;

/// What stands in nobody's words but the arbiter's, of a program that plays.
Incidents words_about(table::ProgramStarted const& program, unsigned ply) {
  Incidents told;
  for (std::string const& call : program.refused)
    told.push_back({say("the kernel refused the program a call: {call}", {{"call", call}}),
                    {},
                    ply,
                    Happening::program_changed});
  for (std::string const& line : program.noticed)
    told.push_back({say("while it plays: {what}", {{"what", line}}), {}, ply, Happening::program_changed});
  return told;
}

/// What an input tells by itself.
struct OfInput {
  unsigned ply;
  table::TableState const& state;  // after it

  Incidents told(Message words, std::optional<Law> article = {}, Happening what = Happening::noted,
                 std::optional<Color> by = {}) const {
    return {{std::move(words), article, ply, what, by}};
  }
  Incidents operator()(table::ClaimMade const& in) const {
    return told(record::words_of(in), article_of(in.kind, state.setup().regime.rules), Happening::claim,
                in.by);
  }
  Incidents operator()(table::ArbiterAgreed const&) const { return told(record::arbiter_agreed_words()); }
  Incidents operator()(table::ArbiterWordRefused const&) const {
    return told(record::arbiter_word_refused_words(), {}, Happening::arbiter_word_refused);
  }
  Incidents operator()(table::ProgramStarted const& in) const { return words_about(in, ply); }
  Incidents operator()(table::MoveUnheard const& in) const {
    return told(record::words_of(in, state.line()));
  }
  Incidents operator()(table::Resumed const&) const {
    return told(record::resumed_words(ply), {}, Happening::resumed);
  }
  template <class In>
  Incidents operator()(In const& in) const {
    if constexpr (requires { record::words_of(in); })
      return told(record::words_of(in));
    else
      return {};  // a move, a request, a reading
  }
};

}  // namespace

/// What is recorded of the game, against what follows from what was entered: the first that differs, again
/// behind each mending. A file of a program begins with it; what does not is no record of one.
std::optional<Incident> Chronicle::compared(table::StampedEvent const& event) {
  if (auto const* const input = std::get_if<table::Input>(&event.event)) {
    is_of_program_ = is_of_program_ || std::holds_alternative<table::ProgramStarted>(*input);
    if (std::holds_alternative<table::RecordMended>(*input)) is_difference_told_ = false;
  }
  std::size_t const known = replay_.differences().size();
  replay_.take({++events_, event});
  if (!is_of_program_ || is_difference_told_) return std::nullopt;
  auto const news = std::span{replay_.differences()}.subspan(known);
  auto const found = std::ranges::find_if(news, &store::Difference::is_of_game);
  if (found == news.end()) return std::nullopt;
  is_difference_told_ = true;
  return Incident{say("recorded otherwise than entered: {type}, event {number}; what is recorded holds",
                      {{"type", found->type}, {"number", static_cast<unsigned>(found->event)}}),
                  law("8.7"), plies(), Happening::recorded_otherwise};
}

/// By its times, its levers and its battery.
Incidents Chronicle::of_clock(table::StampedEvent const& event) {
  Incidents incidents;
  for (record::ClockFault const& each : clock_told_.take(event))
    incidents.push_back({record::words_of(each), law("6.10.2"), plies(),
                         is_jump(each.found.fault) ? Happening::clock_jumped : Happening::clock_otherwise});
  auto const* const input = std::get_if<table::Input>(&event.event);
  auto const* const seen = input != nullptr ? std::get_if<table::ClockSeen>(input) : nullptr;
  if (seen == nullptr) return incidents;
  auto const shown = state_.last_reading().value_or(clock::Reading{});
  if (seen->reading.battery_low && !shown.battery_low)
    incidents.push_back({say("clock: battery low"), {}, plies()});
  if (auto words = presses_.read(event.time, seen->reading))
    incidents.push_back({*std::move(words), {}, plies()});
  return incidents;
}

namespace {

/// It answers that nothing comes of this input.
bool is_refusal(table::Effect const& effect, table::Input const& input) {
  auto const* const announce = std::get_if<table::Announce>(&effect);
  if (announce == nullptr) return false;
  auto const& content = announce->announcement.content;
  bool const is_another_claim = std::holds_alternative<table::ClaimMade>(input) &&
                                std::holds_alternative<table::ClaimTold>(content) &&
                                announce->announcement.is_repeat;  // the one that waits
  return is_another_claim || std::holds_alternative<table::MoveRefused>(content) ||
         std::holds_alternative<table::NothingToCorrect>(content) ||
         std::holds_alternative<table::NothingToSign>(content) ||
         std::holds_alternative<table::RestoreRefused>(content) ||
         std::holds_alternative<table::ClaimNotInRules>(content) ||
         std::holds_alternative<table::NoQuickplayFinish>(content);
}

}  // namespace

/// What the table makes of an input is told, not the input.
void Chronicle::follow(table::StampedEvent const& event) {
  has_refused_ = false;
  auto const* const input = std::get_if<table::Input>(&event.event);
  if (input == nullptr) {
    state_ = table::replayed(std::move(state_), event);
    return;
  }
  auto step = table::apply(std::move(state_), {event.time, *input});
  state_ = std::move(step.state);
  has_refused_ =
      std::ranges::any_of(step.effects, [&](table::Effect const& each) { return is_refusal(each, *input); });
}

Incidents Chronicle::take(table::StampedEvent const& event) {
  auto const* const input = std::get_if<table::Input>(&event.event);
  bool const is_mended = record::is_correction(event.event) && end_.is_open();
  Incidents incidents = input != nullptr && is_mended ? corrections(*input) : Incidents{};
  auto const clock_before = end_.clock();
  end_.take(event.event);
  for (auto const& more : {flags(clock_before), of_clock(event)})
    incidents.insert(incidents.end(), more.begin(), more.end());
  auto difference = compared(event);
  follow(event);
  has_left_out_ = state_.is_behind_end() && is_of_record(event.event) && !is_mended;
  if (has_left_out_) {
    incidents.clear();
    for (Message& each : record::words_behind_end(event.event, state_.setup()))
      incidents.push_back({std::move(each), law("8.7"), plies(), Happening::left_out});
    return incidents;
  }
  for (Incident& each : input != nullptr ? after(event.time, *input)
                                         : after(event.time, std::get<table::Outcome>(event.event)))
    incidents.push_back(std::move(each));
  if (difference) incidents.push_back(*std::move(difference));
  return incidents;
}

/// Before the input is applied.
Incidents Chronicle::corrections(table::Input const& input) const {
  Incidents incidents;
  auto const& right = std::get<table::SetupCorrected>(input);
  for (Message& each :
       record::words_of_corrections(state_.setup(), table::corrected(state_.setup(), right.setup)))
    incidents.push_back({std::move(each), {}, plies()});
  return incidents;
}

/// Also of one that is the other player's after all.
Incidents Chronicle::flags(table::RecordedClock const& before) const {
  Incidents incidents;
  for (Color const player : chess::both_colors)
    if (end_.clock().is_flag_shown(player) && !before.is_flag_shown(player))
      incidents.push_back({record::flag_words(player), law("6.8"), plies(), Happening::flag_shown, player});
  return incidents;
}

/// What was entered, and what the Laws and the board say to that. A resignation is no result: that is worked
/// out.
Incidents Chronicle::ended(table::GameEnded ended, std::optional<chess::Move> made) {
  made_at_end_ = made;
  auto const& regime = state_.setup().regime;
  auto judged = judged_end(end_.end(), state_.line(), made, regime);
  result_ = judged.result;
  if (auto const line = arbitration::JudgedLine{state_.line()}.line()) {
    auto const whole = with_end(*line, made, regime, result_by_the_laws);
    if (auto words = words_about_end(ended.result, ended.reason, whole, result_by_the_laws(whole, regime)))
      judged.faults.push_back(*std::move(words));
  }
  if (ended.reason == "resigned") ended.result = result_;
  Incidents incidents{{record::words_of(ended), {}, plies(), Happening::ended}};
  for (Message& each : judged.faults)
    incidents.push_back({std::move(each), {}, plies(), Happening::about_end});
  return incidents;
}

/// What both have signed stands, though it was a draw until then.
Incidents Chronicle::signed_now() {
  auto judged = judged_end(end_.end(), state_.line(), made_at_end_, state_.setup().regime);
  Incidents incidents;
  if (std::exchange(result_, judged.result) == judged.result) return incidents;
  for (Message& each : judged.faults)
    incidents.push_back({std::move(each), {}, plies(), Happening::about_end});
  return incidents;
}

/// A port tells what board is linked now as found, also where none was lost.
bool Chronicle::is_found_unlost(table::Input const& input) {
  if (std::holds_alternative<table::Resumed>(input)) lost_.clear();  // said anew, should they still be lost
  if (auto const* const lost = std::get_if<table::DeviceWasLost>(&input)) lost_.insert(lost->device);
  auto const* const found = std::get_if<table::DeviceWasFound>(&input);
  return found != nullptr && lost_.erase(found->device) == 0;
}

Incidents Chronicle::after(Instant at, table::Input const& input) {
  moves_.take(at, input, state_);
  if (record::breaks_reading_of_clock(input)) presses_.miss(at);
  if (is_found_unlost(input) || has_refused_) return {};
  if (std::holds_alternative<table::ResultSignedBy>(input)) return signed_now();
  return std::visit(OfInput{plies(), state_}, static_cast<table::InputTypes const&>(input));
}

Incidents Chronicle::after(Instant at, table::Outcome const& outcome) {
  auto const made = moves_.made();  // until this
  Incidents incidents = moves_.take(at, outcome, state_);
  auto const add = [&](Message words, std::optional<Law> article, unsigned ply,
                       IncidentKind kind = Happening::noted, std::optional<Color> by = {}) {
    incidents.push_back({std::move(words), article, ply, kind, by});
  };
  auto const mover = [&] { return std::get<table::MoveCompleted>(outcome).by; };
  if (auto lifted = lifted_.take(outcome, state_.line()))
    add(*std::move(lifted), law("4.3"), plies(), Happening::lifted_beside, mover());
  if (auto rook = rook_first_.take(at, outcome, state_.line()))
    add(*std::move(rook), law("4.4.2"), plies(), Happening::rook_first, mover());
  struct OfOutcome {
    Chronicle& self;
    decltype(add) const& add_to;

    void operator()(table::MoveCompleted const& out) const {
      self.line_before_ = self.state_.line();
      if (out.is_found && out.ply > 0 && out.ply <= self.line_before_.plies())
        add_to(record::found_words(self.line_before_, out.ply), std::nullopt, out.ply, Happening::found,
               out.by);
    }
    void operator()(table::MoveTakenBack const& out) const {
      add_to(record::words_of(out, self.line_before_), std::nullopt, out.ply, Happening::taken_back, out.by);
    }
    void operator()(table::PromotionNamed const& out) const {
      self.line_before_ = self.state_.line();
      add_to(record::words_of(out, self.line_before_), std::nullopt, out.ply);
    }
    void operator()(table::MovePutBack const& out) const {
      add_to(record::words_of(out, self.state_.line()), law("4.7"), out.ply, Happening::put_back, out.by);
      if (arbitration::stands(out, self.state_))
        add_to(record::changed_words(out, self.state_.line()), law("4.7"), out.ply,
               Happening::changed_made_move, out.by);
    }
    void operator()(table::PositionRestored const& out) const {
      add_to(record::words_of(out), std::nullopt, self.plies(), Happening::restored);
    }
    void operator()(table::BoardDiffers const& out) const {
      add_to(record::words_of(out), law("D.2.9"), out.ply, Happening::boards_differ, out.board);
    }
    void operator()(table::BoardAgreesAgain const& out) const {
      add_to(record::words_of(out), std::nullopt, out.ply, Happening::boards_agree, out.board);
    }
    void operator()(table::Irregularity const& out) const {
      add_to(record::words_of(out), article_of(out.kind), out.ply, out.kind, out.by);
    }
    void operator()(table::EquipmentExplained const& out) const {
      add_to(record::words_of(out), article_of(out.fault), self.plies(), out.fault, out.of);
    }
    void operator()(table::BoardAwaitsPosition const& out) const {
      add_to(record::words_of(out), std::nullopt, out.ply);
    }
    void operator()(table::GameAdjourned const& out) const {
      add_to(record::words_of(out), std::nullopt, self.plies());
    }
    void operator()(table::GameEnded const&) const {}  // told below
    void operator()(table::EndTakenBack const& out) const {
      self.result_ = table::GameResult::open;
      add_to(record::words_of(out), law("8.7"), self.plies(), Happening::end_taken_back);
    }
    void operator()(table::Told const& out) const {  // what else is told, players alone are told
      if (auto const* const decided = std::get_if<table::ClaimDecided>(&out.announcement.content))
        add_to(record::words_of(*decided), std::nullopt, self.plies(), Happening::claim_answered);
    }
    void operator()(table::MoveMade const&) const {}      // judged above
    void operator()(table::PieceTouched const&) const {}  // told with the move
    void operator()(table::MoveCopied const&) const {}
  };
  std::visit(OfOutcome{*this, add}, static_cast<table::OutcomeTypes const&>(outcome));
  if (auto const* const end = std::get_if<table::GameEnded>(&outcome))
    for (Incident& each : ended(*end, made ? std::optional(made->move) : std::nullopt))
      incidents.push_back(std::move(each));
  return incidents;
}

}  // namespace tactus::program
