// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/disclosure.hpp"

namespace tactus::table {
namespace {

constexpr bool is_in_order() {
  for (std::size_t i = 0; i < disclosures.size(); ++i)
    if (static_cast<std::size_t>(disclosures[i].information) != i) return false;
  return true;
}
static_assert(is_in_order(), "one row for each Information, in the order of the enumeration");

struct InformationOf {
  Information operator()(MoveSaid const&) const { return Information::move_made; }
  Information operator()(TimesTold) const { return Information::times_and_number; }
  Information operator()(NoTimesTold) const { return Information::times_and_number; }
  Information operator()(MoveNumberTold) const { return Information::times_and_number; }
  Information operator()(NothingToRepeat) const { return Information::last_announcement; }
  Information operator()(NoMoveToAnnounce) const { return Information::proceedings; }
  Information operator()(DeviceLost) const { return Information::proceedings; }
  Information operator()(DeviceFound) const { return Information::proceedings; }
  // Of a typed move only: beside a board a text is never called impossible (requests.cpp).
  Information operator()(MoveRefused const&) const { return Information::proceedings; }
  Information operator()(CallArbiter) const { return Information::boards_differ; }
  Information operator()(GameResumed) const { return Information::proceedings; }
  Information operator()(GameOver) const { return Information::proceedings; }
  Information operator()(PiecesToPutBack const&) const { return Information::proceedings; }  // 7.4
  Information operator()(PiecesStand) const { return Information::proceedings; }
  Information operator()(SensorFoundBad) const { return Information::proceedings; }
  Information operator()(ResultShown) const { return Information::proceedings; }
  Information operator()(RecorderTold) const { return Information::proceedings; }
  Information operator()(RecordingSaved) const { return Information::proceedings; }
  Information operator()(RecordingsPlayed const&) const { return Information::own_score; }  // D.2.7
  Information operator()(KeypadTold) const { return Information::proceedings; }
  Information operator()(DrawOfferTold) const { return Information::proceedings; }
  Information operator()(DrawDeclined) const { return Information::proceedings; }
  Information operator()(NoDrawOffer) const { return Information::proceedings; }
  Information operator()(ResignationAsked) const { return Information::proceedings; }
  Information operator()(ClaimTold) const { return Information::proceedings; }
  Information operator()(ClaimDecided) const { return Information::proceedings; }
  Information operator()(NoClaim) const { return Information::proceedings; }
  Information operator()(FlagsTold) const { return Information::flag_fall; }
  Information operator()(ScoreTold const&) const { return Information::own_score; }
  Information operator()(NoSuchMove) const { return Information::own_score; }
  Information operator()(PositionTold const&) const { return Information::own_position; }
  Information operator()(NotAllowed) const { return Information::proceedings; }
  Information operator()(LowTimeTold) const { return Information::low_time; }
  Information operator()(AdjournedTold) const { return Information::proceedings; }
  Information operator()(OnlyMoverSeals) const { return Information::proceedings; }
  Information operator()(ResultSigned) const { return Information::proceedings; }
  Information operator()(NothingToSign) const { return Information::proceedings; }
  Information operator()(DutyTold const&) const { return Information::move_made; }  // D.2.10.1 to .3
  Information operator()(NoDuty) const { return Information::proceedings; }
  Information operator()(TimesToTell const&) const { return Information::times_and_number; }
  Information operator()(MovesToTell) const { return Information::times_and_number; }
  // Whatever its words say.
  Information operator()(TrainingTold const&) const { return Information::analysis; }
};

}  // namespace

Information information_of(Announcement const& announcement) {
  if (announcement.is_repeat && std::holds_alternative<MoveSaid>(announcement.content))
    return Information::last_announcement;
  return std::visit(InformationOf{}, announcement.content);
}

bool may_reach_players(Announcement const& announcement) {
  auto const how = disclosure_of(information_of(announcement)).to_player;
  return how != Disclosed::never && how != Disclosed::not_in_program;
}

}  // namespace tactus::table
