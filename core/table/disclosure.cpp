// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/disclosure.hpp"

#include "core/table/facts/announcements.hpp"

#include <algorithm>

namespace tactus::table {
namespace {

constexpr bool is_in_order() {
  for (std::size_t i = 0; i < disclosures.size(); ++i)
    if (static_cast<std::size_t>(disclosures[i].information) != i) return false;
  return true;
}
static_assert(is_in_order(), "one row for each Information, in the order of the enumeration");

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
      case Request::kings:
      case Request::where: break;
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
  if (auto* const replaced = std::get_if<ReplaceTold>(&content))
    for (auto* const move : {&replaced->meant, &replaced->instead}) change(*move);
}

}  // namespace

Information information_of(Announcement const& announcement) {
  if (announcement.is_repeat && std::holds_alternative<MoveSaid>(announcement.content))
    return Information::last_announcement;
  return std::visit([]<class Told>(Told const&) { return facts::row<Told>.information; },
                    announcement.content);
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
  if (auto* const standing = std::get_if<StandingTold>(&announcement.content)) {
    std::vector<Content> out;
    for (Content& each : standing->facts)
      if (auto told = let_out({announcement.to, false, std::move(each)}, now, table))
        out.push_back(std::move(told->content));
    standing->facts = std::move(out);
  }
  bool const has_capture = may_leave(Information::check_and_capture, announcement.to, now, table);
  bool const has_check = has_capture && now.permissions.check_word;
  for_each_move(announcement.content, [&](chess::MoveDescription& move) {
    if (!has_capture) move.captured.reset();
    if (!has_check) move.gives = chess::CheckState::none;
  });
  return announcement;
}

}  // namespace tactus::table
