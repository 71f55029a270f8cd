// SPDX-License-Identifier: GPL-3.0-or-later
// What is put before the arbiter: the rules in force, facts and happenings in the order of time, and the
// question.
#pragma once

#include "core/arbitration/laws/events.hpp"
#include "core/arbitration/laws/facts.hpp"
#include "core/arbitration/laws/rule_set.hpp"

#include <utility>
#include <variant>
#include <vector>

namespace tactus::arbitration::laws {

using AnyItem = std::variant<
    fact::Position, fact::Moves, fact::Move, fact::WrittenMove, fact::GameText, fact::Scoresheet,
    fact::Boards, fact::Board, fact::Player, fact::SightedPlayersAssistant, fact::Clock, fact::TimeControl,
    fact::LastPeriod, fact::IllegalCount, fact::IllegalMoveInHistory, fact::IllegalPositionRemains,
    fact::OrderKnown, fact::ClaimMade, fact::BothAbsent, fact::TimesKnown, fact::CannotProveOverstep,
    fact::PawnOnLastRank, fact::WrongInitialPosition, fact::BoardOrientationWrong, fact::ClockSettingWrong,
    fact::ColoursReversed, fact::DefaultTime, fact::RecordedPlies, fact::StoppedRecording, fact::NoScoresheet,
    fact::KeepsScoreBy, fact::ToMove, fact::Device, fact::Event, fact::DisplayShowsThreefold,
    fact::RefusesToComply, fact::SealedMove, fact::Session, fact::Envelope, fact::Replier,
    fact::Chess960Setup, fact::QuickplayFinish, fact::Arbiters, fact::EventRegulations,  //
    event::Touch, event::Feel, event::Lift, event::Remove, event::Place, event::PickUp, event::MakeMove,
    event::AdjustAnnounced, event::Displaced, event::TwoHandedMove, event::PawnLeftOnLastRank,
    event::KingCaptured, event::IllegalMoveCompleted, event::ExecuteForOpponentBoard, event::Announce,
    event::AnnounceIntent, event::ProgramSays, event::SpectatorSpeaks, event::ReportTouch, event::PressClock,
    event::PressClockWithoutMove, event::ClockNotPressed, event::FlagFall, event::Thinking,
    event::UsedInPeriod, event::Arrive, event::ArbiterAdjustsForAssistant, event::Claim, event::OfferDraw,
    event::WithdrawOffer, event::AcceptDraw, event::DeclineDraw, event::AgreeDraw, event::Resign,
    event::RequestIncrement, event::RequestScore, event::DemonstrateForcedMate, event::PlayersAgreeToCorrect,
    event::ArbiterObserves, event::ArbiterRejects, event::ArbiterPostpones, event::ArbiterAgrees,
    event::ArbiterFinds, event::ToldToSeal, event::AdjournEarly, event::Write, event::PhoneSounds>;

/// One fact or happening. What the compiler makes for ninety types, it makes once, in situation.cpp.
struct Item : AnyItem {
  using AnyItem::AnyItem;
  Item(Item const&);
  Item(Item&&) noexcept;
  Item& operator=(Item const&);
  Item& operator=(Item&&) noexcept;
  ~Item();
};

enum class Ask : std::uint8_t {
  parse,
  notation,
  announce,
  move_status,
  must_move,
  divergence,
  ruling,
  result,
  permission,
  clock,
  record,
  classify,
  next_action,
};

struct Situation {
  Regime regime;
  std::vector<Item> items;
  Ask ask = Ask::ruling;
  std::string in_words{};  // the question for people; read only where nothing that is stated names the side

  /// The last one of its type, which is the newest; null when there is none.
  template <class Type>
  Type const* find() const {
    for (auto item = items.rbegin(); item != items.rend(); ++item)
      if (auto const* found = std::get_if<Type>(&*item)) return found;
    return nullptr;
  }
  template <class Type>
  bool has() const {
    return find<Type>() != nullptr;
  }
  /// All of one type, in order.
  template <class Type>
  std::vector<Type> all() const {
    std::vector<Type> found;
    for (Item const& item : items)
      if (auto const* one = std::get_if<Type>(&item)) found.push_back(*one);
    return found;
  }
};

}  // namespace tactus::arbitration::laws
