// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/laws/adjournment_1/adjournments.hpp"
#include "core/arbitration/laws/blind_d/announcements.hpp"
#include "core/arbitration/laws/cases/flags.hpp"
#include "core/arbitration/laws/cases/offences.hpp"
#include "core/arbitration/laws/cases/stated_facts.hpp"
#include "core/arbitration/laws/irregular_7/illegal_moves.hpp"
#include "core/arbitration/laws/matter_of.hpp"

#include <algorithm>

namespace tactus::arbitration::laws {
namespace {

using event::ClaimKind;
using event::Observed;

/// Null: it names none by itself, like moves, touches and presses of the players.
using Named = Matter const*;

bool is_assistant(Actor actor) { return actor == Actor::assistant || actor == Actor::sighted_assistant; }

bool is_offered(Item const& item) {
  return item.is_any_of<event::OfferDraw, event::AcceptDraw, event::AgreeDraw, event::WithdrawOffer,
                        event::DeclineDraw>();
}
bool is_of_quickplay(Item const& item) {
  auto const* claim = item.as<event::Claim>();
  return (claim && claim->kind == ClaimKind::normal_means) ||
         item.is_any_of<event::RequestIncrement, event::ArbiterPostpones, event::ArbiterRejects,
                        event::ArbiterFinds>();
}

/// What happened, read from the last happening back.
class Happenings {
 public:
  explicit Happenings(Situation const& situation) : situation_(situation) {
    if (!situation.has<event::Resign>()) offences_ = offences_in(situation);
  }

  /// Of several that name a matter, the last whose matter hears the question itself; else the last.
  Named last() const {
    Named last = nullptr;
    for (std::size_t i = situation_.items.size(); i-- > 0;) {
      Named const named = by(i);
      if (named && named->hears.has(situation_.ask)) return named;
      if (!last) last = named;
    }
    return last;
  }

 private:
  bool asks_permission() const { return situation_.ask == Ask::permission; }
  bool is_told(bool (*is)(Item const&)) const { return std::ranges::any_of(situation_.items, is); }
  bool is_offence(std::size_t item) const {
    return std::ranges::find(offences_, item, &Offence::item) != offences_.end();
  }
  bool is_by_hands() const {
    return situation_.has_any_of<event::Announce, event::Place, event::Lift, event::Remove, event::Touch>();
  }

  Named by(std::size_t number) const {
    Item const& item = situation_.items[number];
    if (asks_permission() && !situation_.has<event::Claim>())
      if (Named const act = by_act(item)) return act;
    if (is_offence(number)) return &illegal_moves;
    if (item.is<event::PlayersAgreeToCorrect>()) return by_act_on_illegal_move();
    if (auto const* claim = item.as<event::Claim>()) return by_claim(*claim);
    if (auto const* observed = item.as<event::ArbiterObserves>()) return by_observation(observed->what);
    if (auto const* press = item.as<event::PressClock>())
      return is_assistant(press->by) ? &acts_of_assistants : nullptr;
    if (item.is<event::FlagFall>()) return by_flag_fall();
    if (is_offered(item)) return by_offer();
    if (is_of_quickplay(item)) return &quickplay_finishes;
    if (item.is<event::Resign>()) return by_resignation();
    if (item.is<event::Arrive>()) return by_arrival();
    if (item.is<event::Announce>()) return by_announcement();
    return by_name(item);
  }

  /// To questions of permission.
  Named by_act(Item const& item) const {
    if (item.is<event::PressClockWithoutMove>()) return &clock_presses;
    if (item.is<event::ReportTouch>()) return &reported_touches;
    auto const* touch = item.as<event::Touch>();
    bool const is_adjusting = touch && touch->intent == event::TouchIntent::adjust;
    if (is_adjusting || item.is<event::AdjustAnnounced>()) return &adjustings;
    auto const* press = item.as<event::PressClock>();
    bool const is_his = press && player_of(press->by) && !is_by_hands() &&
                        !situation_.has_any_of<event::OfferDraw, event::ArbiterObserves>();
    return is_his ? &clock_presses : nullptr;
  }

  Named by_claim(event::Claim const& claim) const {
    if (claim.by > Actor::arbiter) return nullptr;
    if (asks_permission() && is_assistant(claim.by)) return &acts_of_assistants;
    if (asks_permission() && situation_.has<event::Write>()) return &writing_in_advance;
    switch (claim.kind) {
      case ClaimKind::flag: return by_act_on_flag();
      case ClaimKind::illegal_move: return by_act_on_illegal_move();
      case ClaimKind::touch_move: return &touch_claims;
      case ClaimKind::threefold_occurred:
      case ClaimKind::threefold_intended:
      case ClaimKind::fifty_occurred:
      case ClaimKind::fifty_intended: return &draw_claims;
      case ClaimKind::normal_means: return &quickplay_finishes;
      case ClaimKind::displaced: return situation_.has<event::Displaced>() ? &irregularities : nullptr;
      case ClaimKind::clock_setting: break;
    }
    return situation_.has<fact::ClockSettingWrong>() ? matter_of_clock_setting(situation_) : nullptr;
  }

  Named by_observation(Observed what) const {
    switch (what) {
      case Observed::flag_fall:
      case Observed::both_flags_down: return by_act_on_flag();
      case Observed::fifty_moves: return &draw_claims;
      default: return by_act_on_illegal_move();
    }
  }

  /// An offence comes before a flag, and normal means are judged even behind it (III.5).
  Named by_act_on_flag() const {
    if (!offences_.empty()) return &illegal_moves;
    return is_told(is_of_quickplay) ? &quickplay_finishes : &flag_falls;
  }
  Named by_act_on_illegal_move() const {
    return tells_of_illegal_moves(situation_) ? &illegal_moves : nullptr;
  }

  /// Scoresheets behind it and adjourned games have articles of their own.
  Named by_flag_fall() const {
    bool const is_about_more =
        situation_.has_any_of<fact::StoppedRecording, fact::RecordedPlies, fact::CannotProveOverstep,
                              fact::SealedMove, fact::Session>() ||
        situation_.has<event::Claim>() || is_told(is_of_quickplay) || !offences_.empty();
    return is_about_more ? nullptr : &flag_falls;
  }

  /// Claims, flags, requests, resignations bring offers of their own.
  Named by_offer() const {
    bool const is_about_more =
        situation_.has_any_of<event::Claim, event::RequestIncrement, event::Resign>() ||
        tells_of_flags(situation_) || !offences_.empty();
    if (is_about_more) return nullptr;
    if (!is_adjourned(situation_)) return &draw_agreements;
    return situation_.has_any_of<event::OfferDraw, event::AgreeDraw>() ? &endings_before_resumption : nullptr;
  }

  Named by_resignation() const {
    if (is_adjourned(situation_)) return &endings_before_resumption;
    return tells_of_flags(situation_) ? &flag_falls : &results;
  }

  Named by_arrival() const {
    if (situation_.has_any_of<fact::Replier, fact::SealedMove>()) return &resumptions;
    return is_adjourned(situation_) ? nullptr : &late_arrivals;
  }

  Named by_announcement() const {
    if (situation_.ask == Ask::next_action) return &answers_owed;
    return asks_about_correction(situation_) ? &corrections : nullptr;
  }

  /// Those that name one matter, whatever else is told.
  Named by_name(Item const& item) const {
    if (item.is<event::Displaced>()) return &irregularities;
    if (item.is<event::ArbiterAdjustsForAssistant>()) return &assistant_allowances;
    if (item.is<event::ExecuteForOpponentBoard>()) return &acts_of_assistants;
    if (item.is<event::ProgramSays>()) return &program_tellings;
    if (item.is<event::SpectatorSpeaks>()) return &spectators;
    if (item.is<event::PhoneSounds>()) return &phones;
    if (item.is<event::RequestScore>()) return &score_requests;
    if (item.is<event::AdjournEarly>()) return &early_adjournments;
    if (item.is<event::ToldToSeal>() && situation_.has<event::MakeMove>()) return &moves_instead_of_sealing;
    bool const is_only_writing =
        asks_permission() || !situation_.has_any_of<event::Claim, event::ToldToSeal>();
    if (item.is<event::Write>() && is_only_writing) return &writing_in_advance;
    return item.is<event::ClockNotPressed>() && !is_by_hands() ? &clock_presses : nullptr;
  }

  Situation const& situation_;
  std::vector<Offence> offences_;  // which cost nothing where somebody has resigned
};

}  // namespace

Matter const* matter_of_happenings(Situation const& situation) { return Happenings{situation}.last(); }

}  // namespace tactus::arbitration::laws
