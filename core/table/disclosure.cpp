// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/disclosure.hpp"

#include <algorithm>

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
  Information operator()(NoTimesTold) const { return Information::proceedings; }  // no time is in it
  Information operator()(MoveNumberTold) const { return Information::times_and_number; }
  Information operator()(NothingToRepeat) const { return Information::last_announcement; }
  Information operator()(NoMoveToAnnounce) const { return Information::proceedings; }
  Information operator()(DeviceLost) const { return Information::proceedings; }
  Information operator()(DeviceFound) const { return Information::proceedings; }
  // Of a typed move only: beside a board a text is never called impossible (requests.cpp).
  Information operator()(MoveRefused const&) const { return Information::proceedings; }
  // Said aloud by the other player, for the whole table.
  Information operator()(RepeatTold const&) const { return Information::proceedings; }
  Information operator()(CallArbiter) const { return Information::boards_differ; }
  Information operator()(BoardsAgree) const { return Information::boards_differ; }
  Information operator()(GameResumed) const { return Information::proceedings; }
  Information operator()(GameOver) const { return Information::proceedings; }
  Information operator()(PiecesToPutBack const&) const { return Information::proceedings; }  // 7.4
  Information operator()(PiecesStand) const { return Information::proceedings; }
  Information operator()(SensorFoundBad) const { return Information::proceedings; }
  Information operator()(ResultShown) const { return Information::proceedings; }
  Information operator()(EndingProposed const&) const { return Information::proceedings; }
  Information operator()(Confirming) const { return Information::proceedings; }
  Information operator()(NoLongerMeant) const { return Information::proceedings; }
  Information operator()(RestoreTold) const { return Information::proceedings; }
  Information operator()(CorrectionTold const&) const { return Information::proceedings; }
  Information operator()(PromotionAsked) const { return Information::proceedings; }
  Information operator()(ContinueNeeded) const { return Information::proceedings; }
  Information operator()(MovesMissing const&) const { return Information::proceedings; }
  Information operator()(ResignationTold) const { return Information::proceedings; }
  Information operator()(DrawTooEarly) const { return Information::proceedings; }
  Information operator()(PromotionTold) const { return Information::proceedings; }
  Information operator()(BoardToSetUp) const { return Information::proceedings; }
  Information operator()(StartTold) const { return Information::proceedings; }  // no move is made
  Information operator()(AdjustingTold) const { return Information::proceedings; }
  Information operator()(KingAsked) const { return Information::proceedings; }
  Information operator()(KingsSeen) const { return Information::proceedings; }
  Information operator()(MovesShortened) const { return Information::proceedings; }
  Information operator()(SignatureTold const&) const { return Information::proceedings; }
  Information operator()(RecordMoved) const { return Information::proceedings; }
  Information operator()(ClaimNotInRules) const { return Information::proceedings; }
  Information operator()(RestoreRefused) const { return Information::proceedings; }
  Information operator()(NothingToCorrect) const { return Information::proceedings; }
  Information operator()(WordNeeded) const { return Information::proceedings; }
  Information operator()(WordAsked) const { return Information::proceedings; }
  Information operator()(WordRefused) const { return Information::proceedings; }
  Information operator()(RecorderTold) const { return Information::proceedings; }
  Information operator()(RecordingSaved) const { return Information::proceedings; }
  Information operator()(RecordingsPlayed const&) const { return Information::own_score; }  // D.2.7
  Information operator()(KeypadTold) const { return Information::proceedings; }
  Information operator()(LeavingAsked) const { return Information::proceedings; }
  Information operator()(DrawOfferTold) const { return Information::proceedings; }
  Information operator()(DrawDeclined) const { return Information::proceedings; }
  Information operator()(NoDrawOffer) const { return Information::proceedings; }
  Information operator()(SideWanted) const { return Information::proceedings; }
  Information operator()(SideQuestionDropped) const { return Information::proceedings; }
  Information operator()(OnceMoreAsked) const { return Information::proceedings; }
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
  // Whatever its words say; what training tells of its own accord, its own watchfulness measures by the
  // table.
  Information operator()(TrainingTold const&) const { return Information::analysis; }
};

struct QuestionOf {
  std::optional<Question> operator()(Requested const& in) const {
    switch (in.what) {
      case Request::repeat: return Question{Information::last_announcement, in.by};
      case Request::announce: return Question{Information::last_announcement};  // to both ears, again
      case Request::times:
      case Request::move_number: return Question{Information::times_and_number, in.by};
      case Request::flags: return Question{Information::flag_fall, in.by};
      case Request::score: return Question{Information::own_score, in.by};
      case Request::position: return Question{Information::own_position, in.by};
      case Request::keypad:
      case Request::leave:
      case Request::adjust:
      case Request::kings: break;
    }
    return std::nullopt;
  }
  std::optional<Question> operator()(RecordingsAsked const& in) const {
    return Question{Information::own_score, in.by};
  }
  // Said back wrong, it is heard again (D.2.1).
  std::optional<Question> operator()(MoveRepeated const& in) const {
    return Question{Information::last_announcement, in.by};
  }
  // Typed again by whoever announces, it is announced again.
  std::optional<Question> operator()(MoveEntered const&) const {
    return Question{Information::last_announcement};
  }
  std::optional<Question> operator()(MoveCorrected const&) const {
    return Question{Information::last_announcement};
  }
  // After an interruption the last move is said once more, to whom it was said; so is one that nobody heard
  // before the sound was back.
  std::optional<Question> operator()(Resumed const&) const {
    return Question{Information::last_announcement};
  }
  std::optional<Question> operator()(DeviceWasFound const&) const {
    return Question{Information::last_announcement};
  }
  std::optional<Question> operator()(TrainingSaid const&) const { return Question{Information::analysis}; }
  template <class Other>
  std::optional<Question> operator()(Other const& /*asks nothing*/) const {
    return std::nullopt;
  }
};

bool is_ear_of(Color player, Audience to) {
  return to == audience_of(player) || to == audience_of_assistant(player);
}

bool is_asked(Information information, Audience to, Circumstances const& now) {
  return std::any_of(now.questions.begin(), now.questions.end(), [&](std::optional<Question> const& each) {
    return each && each->about == information && (!each->by || is_ear_of(*each->by, to));
  });
}

bool is_agreed(Information information, Audience to, Circumstances const& now) {
  switch (information) {
    case Information::low_time: return now.permissions.low_time_warning.has_value();
    case Information::boards_differ: return now.difference_notice == DifferenceNotice::call_arbiter;
    case Information::own_position: return now.permissions.position && is_asked(information, to, now);
    default: return false;  // nothing else can be agreed
  }
}

/// Each move that is described in it.
template <class Change>
void for_each_move(Content& content, Change const& change) {
  if (auto* const said = std::get_if<MoveSaid>(&content)) change(said->move);
  if (auto* const told = std::get_if<ScoreTold>(&content))
    for (auto* const move : {&told->white, &told->black})
      if (*move) change(**move);
  if (auto* const ending = std::get_if<EndingProposed>(&content); ending != nullptr && ending->move)
    change(*ending->move);
  if (auto* const corrected = std::get_if<CorrectionTold>(&content))
    for (auto* const move : {&corrected->meant, &corrected->instead}) change(*move);
}

}  // namespace

Information information_of(Announcement const& announcement) {
  if (announcement.is_repeat && std::holds_alternative<MoveSaid>(announcement.content))
    return Information::last_announcement;
  return std::visit(InformationOf{}, announcement.content);
}

std::optional<Question> question_of(Input const& input) { return std::visit(QuestionOf{}, input); }

bool may_leave(Information information, Audience to, Circumstances const& now, Disclosures const& table) {
  auto const& row = disclosure_of(information, table);
  switch (now.is_training ? row.in_training : row.to_player) {
    case Disclosed::unasked: return true;
    case Disclosed::on_request: return is_asked(information, to, now);
    case Disclosed::as_agreed: return is_agreed(information, to, now);
    case Disclosed::as_mover_did: return true;  // let_out() looks at the words
    case Disclosed::after_completion:
    case Disclosed::never:
    case Disclosed::not_in_program: break;
  }
  return false;
}

std::optional<Announcement> let_out(Announcement announcement, Circumstances const& now,
                                    Disclosures const& table) {
  auto const information = information_of(announcement);
  if (!may_leave(information, announcement.to, now, table)) return std::nullopt;
  bool const has_capture = may_leave(Information::check_and_capture, announcement.to, now, table);
  bool const has_check = has_capture && now.permissions.check_word;
  for_each_move(announcement.content, [&](chess::MoveDescription& move) {
    if (!has_capture) move.captured.reset();
    if (!has_check) move.gives = chess::CheckState::none;
  });
  return announcement;
}

}  // namespace tactus::table
