// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/laws/conduct_11/incidents.hpp"

#include <array>

namespace tactus::arbitration::laws {
namespace {

bool is_fact_of_state(Item const& item) {
  return item.is_any_of<fact::Position, fact::Moves, fact::Move, fact::WrittenMove, fact::GameText,
                        fact::Scoresheet, fact::Boards, fact::Board, fact::Player,
                        fact::SightedPlayersAssistant, fact::Clock, fact::TimeControl, fact::LastPeriod,
                        fact::IllegalCount, fact::IllegalMoveInHistory, fact::IllegalPositionRemains,
                        fact::OrderKnown, fact::ClaimMade, fact::BothAbsent, fact::TimesKnown,
                        fact::CannotProveOverstep, fact::PawnOnLastRank>() ||
         item.is_any_of<fact::WrongInitialPosition, fact::BoardOrientationWrong, fact::ClockSettingWrong,
                        fact::ColoursReversed, fact::DefaultTime, fact::RecordedPlies, fact::StoppedRecording,
                        fact::NoScoresheet, fact::KeepsScoreBy, fact::ToMove, fact::Device, fact::Event,
                        fact::DisplayShowsThreefold, fact::RefusesToComply, fact::DrawRule,
                        fact::ScoreKeptFor, fact::SpecialClock, fact::SealedMove, fact::Session,
                        fact::Envelope, fact::Replier, fact::Chess960Setup, fact::QuickplayFinish,
                        fact::Arbiters, fact::EventRegulations>();
}

std::array<Matter, 8> matters_of_incidents() {
  return {claims_of_outsiders,  behaviours,          clock_misuses,  settled_matters,
          questions_of_players, hands_of_assistants, special_clocks, writers_for_players};
}

bool concerns_incidents(Situation const& situation) {
  bool const is_asked = asks_for_judgement(situation.ask) || situation.ask == Ask::must_move ||
                        situation.ask == Ask::record || situation.ask == Ask::clock;
  return is_asked && any_concerned(matters_of_incidents(), situation);
}
RulingOrFault decide_incidents(Situation const& situation) {
  return decide_first(matters_of_incidents(), situation);
}

}  // namespace

Part const incidents{"incidents", concerns_incidents, decide_incidents};

std::optional<std::size_t> last_happening(Situation const& situation) {
  for (std::size_t i = situation.items.size(); i-- > 0;)
    if (!is_fact_of_state(situation.items[i])) return i;
  return std::nullopt;
}

Ruling breach(Situation const& situation, std::initializer_list<Law> laws, std::vector<Message> because) {
  bool const asks_permission = situation.ask == Ask::permission;
  Ruling ruling = ruled(asks_permission ? Outcome::forbidden : Outcome::arbiter_decides, situation.regime,
                        laws, std::move(because));
  cite(ruling, situation.regime, {law("12.9")});
  if (!asks_permission)
    ruling.explanation.push_back(say("The arbiter chooses a penalty, as a rule a warning first."));
  return ruling;
}

Ruling in_order(Situation const& situation, std::initializer_list<Law> laws, std::vector<Message> because) {
  return ruled(permission_or_ruling(situation.ask, true), situation.regime, laws, std::move(because));
}

}  // namespace tactus::arbitration::laws
