// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/desk/boards/attention.hpp"

#include "src/desk/boards/boards.hpp"
#include "src/record/happenings.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

namespace tactus::desk {
namespace {

using arbitration::laws::law;
using program::article_of;
using program::Happening;

std::size_t slot_of(Color color) { return static_cast<std::size_t>(color); }
std::size_t slot_of(table::Device device) { return static_cast<std::size_t>(device); }

Reason reason_of(table::IrregularityKind kind) {
  switch (kind) {
    case table::IrregularityKind::pressed_without_move:
    case table::IrregularityKind::pressed_while_announced:
    case table::IrregularityKind::pressed_without_announcing: return Reason::pressed_early;
    case table::IrregularityKind::announced_another_move: return Reason::announced_another_move;
    case table::IrregularityKind::repeated_another_move: return Reason::repeated_another_move;
    case table::IrregularityKind::offered_draw_untimely: return Reason::draw_offered_untimely;
    case table::IrregularityKind::clock_stands: return Reason::clock_stands;
    case table::IrregularityKind::arrival_not_seen: return Reason::arrival_not_seen;
    case table::IrregularityKind::capture_not_seen: return Reason::capture_not_seen;
    case table::IrregularityKind::promotion_not_named: return Reason::promotion_not_named;
    case table::IrregularityKind::moved_after_resigning: return Reason::moved_after_resigning;
  }
  return Reason::pressed_early;
}

/// Nothing: what stands as long as it is so, or needs nobody.
std::optional<Reason> reason_of(Happening happening) {
  switch (happening) {
    case Happening::arbiter_word_refused: return Reason::wrong_word;
    case Happening::program_changed: return Reason::program_changed;
    case Happening::left_out:
    case Happening::recorded_otherwise: return Reason::file_damaged;
    case Happening::changed_made_move: return Reason::changed_made_move;
    case Happening::illegal_move: return Reason::illegal_move;
    case Happening::checkmate:
    case Happening::stalemate: return Reason::ended_on_board;
    case Happening::fivefold:
    case Happening::seventy_five: return Reason::drawn_by_itself;
    case Happening::pressed_late: return Reason::pressed_late;
    case Happening::end_taken_back: return Reason::end_taken_back;
    default: return std::nullopt;
  }
}
std::optional<Reason> reason_of(table::EquipmentFault /*fault*/) { return Reason::equipment; }

std::optional<Reason> reason_of(program::IncidentKind const& kind) {
  return std::visit([](auto each) { return std::optional<Reason>{reason_of(each)}; }, kind);
}

/// What the players have to say of a game that has ended on the board.
table::GameResult result_of(Attention const& ended) {
  if (ended.article != law("5.1.1")) return table::GameResult::draw;
  return ended.by == Color::white ? table::GameResult::white_wins : table::GameResult::black_wins;
}

}  // namespace

std::string_view name_of(Reason reason) {
  switch (reason) {
    case Reason::broker_gone: return "broker-gone";
    case Reason::copy_unwritten: return "copy-unwritten";
    case Reason::boards_differ: return "boards-differ";
    case Reason::decided_twice: return "decided-twice";
    case Reason::claim_waiting: return "claim-waiting";
    case Reason::end_taken_back: return "end-taken-back";
    case Reason::confirmation_waiting: return "confirmation-waiting";
    case Reason::wrong_word: return "wrong-word";
    case Reason::program_changed: return "program-changed";
    case Reason::illegal_move: return "illegal-move";
    case Reason::ended_on_board: return "ended-on-board";
    case Reason::drawn_by_itself: return "drawn-by-itself";
    case Reason::flag_fallen: return "flag-fallen";
    case Reason::announced_another_move: return "announced-another-move";
    case Reason::pressed_early: return "pressed-early";
    case Reason::repeated_another_move: return "repeated-another-move";
    case Reason::changed_made_move: return "changed-made-move";
    case Reason::draw_offered_untimely: return "draw-offered-untimely";
    case Reason::arrival_not_seen: return "arrival-not-seen";
    case Reason::capture_not_seen: return "capture-not-seen";
    case Reason::promotion_not_named: return "promotion-not-named";
    case Reason::moved_after_resigning: return "moved-after-resigning";
    case Reason::clock_stands: return "clock-stands";
    case Reason::clock_jumps: return "clock-jumps";
    case Reason::equipment: return "equipment";
    case Reason::clock_not_pressed: return "clock-not-pressed";
    case Reason::pressed_late: return "pressed-late";
    case Reason::result_to_confirm: return "result-to-confirm";
    case Reason::times_wrong: return "times-wrong";
    case Reason::two_tables: return "two-tables";
    case Reason::wrong_players: return "wrong-players";
    case Reason::table_missing: return "table-missing";
    case Reason::default_time: return "default-time";
    case Reason::table_excess: return "table-excess";
    case Reason::device_lost: return "device-lost";
    case Reason::link_lost: return "link-lost";
    case Reason::file_damaged: return "file-damaged";
  }
  return {};
}

void sort_by_urgency(std::vector<Attention>& list) {
  std::ranges::stable_sort(list, {}, [](Attention const& each) {
    return std::tuple{each.level, each.why, each.since};
  });
}

void AttentionLog::take(std::int64_t number, table::StampedEvent const& event,
                        std::vector<program::Incident> const& told, program::Chronicle const& chronicle) {
  Since const since{number, event.time};
  auto const* const outcome = std::get_if<table::Outcome>(&event.event);
  auto const* const made = outcome != nullptr ? std::get_if<table::MoveMade>(outcome) : nullptr;
  bool const is_another = made != nullptr && made_move_ && *made_move_ != made->move;
  if (is_another && !chronicle.has_left_out()) forget_moves_from(made->ply);
  for (program::Incident const& each : told) take(since, each);
  if (chronicle.has_left_out()) return;
  auto const& state = chronicle.state();
  note_flags(since, chronicle.clock());
  result_ = chronicle.result();
  auto const* const input = std::get_if<table::Input>(&event.event);
  if (input == nullptr)
    take(since, std::get<table::Outcome>(event.event), state);
  else if (!chronicle.has_refused())
    take(since, *input, state);
  auto const waits_since = chronicle.waits_since();
  if (!waits_since)
    made_.reset();
  else if (!made_ || made_->time != *waits_since)
    made_ = Since{number, *waits_since};
  made_move_.reset();
  if (auto const& now = chronicle.made()) made_move_ = now->move, maker_ = now->by;
}

void AttentionLog::note_times(std::int64_t number, Instant at, Message words) {
  happened_.push_back({Reason::times_wrong, number, at, std::move(words)});
}

void AttentionLog::take(Since since, program::Incident const& told) {
  auto const* const happening = std::get_if<Happening>(&told.kind);
  if (happening != nullptr) note(since, *happening, told);
  auto const why = reason_of(told.kind);
  bool const is_told = why == Reason::program_changed && !happened_.empty() &&
                       happened_.back().event == since.event;  // one reason for all that was noticed
  if (!why || is_told) return;
  Message const& words = *why == Reason::program_changed ? program_changed_words() : told.words;
  happened_.push_back({*why, since.event, since.time, words, told.article, told.by});
  happened_.back().ply = told.ply;
}

/// What stands, and what needs nobody any more.
void AttentionLog::note(Since since, Happening happening, program::Incident const& told) {
  switch (happening) {
    case Happening::boards_differ: {
      auto& stands = differs_[slot_of(*told.by)];
      if (!stands) differs_since_[slot_of(*told.by)] = since;
      stands = told.words;
      return;
    }
    case Happening::boards_agree: return differs_[slot_of(*told.by)].reset();
    case Happening::clock_jumped: return note_jump(since);
    case Happening::illegal_move:
    case Happening::checkmate:
    case Happening::stalemate:  // another move was made instead
    case Happening::put_back:
    case Happening::taken_back: return forget_moves_from(told.ply);
    case Happening::restored: return forget_moves_from(told.ply + 1);
    case Happening::end_taken_back: return ended_.reset();
    default: return;
  }
}

void AttentionLog::take(Since since, table::Input const& input, table::TableState const& state) {
  if (auto const* const claim = std::get_if<table::ClaimMade>(&input)) {
    if (claim->kind == table::ClaimKind::touched_piece)  // the game goes on, nobody answers it at the table
      happened_.push_back({Reason::claim_waiting, since.event, since.time,
                           record::sentence(record::words_of(*claim)),
                           article_of(claim->kind, state.setup().regime.rules), claim->by, *claim});
    else if (state.open_claim())
      claim_ = *claim, claim_since_ = since;
  } else if (auto const* const lost = std::get_if<table::DeviceWasLost>(&input)) {
    if (!lost_[slot_of(lost->device)]) lost_[slot_of(lost->device)] = since;
  } else if (auto const* const found = std::get_if<table::DeviceWasFound>(&input)) {
    lost_[slot_of(found->device)].reset();
  } else if (std::holds_alternative<table::Resumed>(input)) {
    for (auto& each : lost_) each.reset();  // said anew, should they still be lost
  }
}

/// Told anew after as many more, also where he has decided about it.
void AttentionLog::note_jump(Since since) {
  if (++clock_jumps_ < jumps_of_clock) return;
  clock_jumps_ = 0;
  std::erase_if(happened_, [](Attention const& each) { return each.why == Reason::clock_jumps; });
  happened_.push_back({Reason::clock_jumps, since.event, since.time, clock_jumps_words(), law("6.10.2")});
}

void AttentionLog::note_flags(Since since, table::RecordedClock const& clock) {
  for (Color const player : chess::both_colors) {
    bool const is_fallen = clock.is_flag_shown(player);
    auto& flag = flags_[slot_of(player)];
    if (!is_fallen) flag.reset();
    if (is_fallen && !flag) flag = since;
  }
}

void AttentionLog::take(Since since, table::Outcome const& outcome, table::TableState const& state) {
  if (auto const* const told = std::get_if<table::Told>(&outcome)) {
    note_proposal(since, told->announcement);
  } else if (std::holds_alternative<table::GameEnded>(outcome)) {
    ended_ = since;
    std::erase_if(happened_, [&](Attention const& each) {  // the players have said so
      return each.why == Reason::ended_on_board && state.result() == result_of(each);
    });
  }
}

void AttentionLog::note_proposal(Since since, table::Announcement const& told) {
  bool const is_proposal = std::holds_alternative<table::EndingProposed>(told.content) ||
                           std::holds_alternative<table::ResultShown>(told.content) ||
                           std::holds_alternative<table::RestoreTold>(told.content) ||
                           std::holds_alternative<table::ReplaceTold>(told.content) ||
                           std::holds_alternative<table::CorrectionTold>(told.content);
  auto const words = proposal_words(told.content);
  if (!is_proposal || !words || told.is_repeat) return;
  proposed_since_ = since;
  proposed_ = *words;
}

/// What the Laws say of a move that does not stand needs nobody any more.
void AttentionLog::forget_moves_from(unsigned ply) {
  std::erase_if(happened_, [&](Attention const& each) {
    bool const is_of_the_moves = each.why == Reason::illegal_move || each.why == Reason::ended_on_board ||
                                 each.why == Reason::drawn_by_itself;
    return is_of_the_moves && each.ply >= ply;
  });
}

void AttentionLog::add_standing(std::vector<Attention>& list, table::TableState const& state) const {
  for (Color const player : {Color::white, Color::black}) {
    auto const i = slot_of(player);
    if (differs_[i])
      list.push_back({Reason::boards_differ, differs_since_[i].event, differs_since_[i].time, *differs_[i],
                      law("D.2.9"), player});
    if (flags_[i] && state.result() == table::GameResult::open)
      list.push_back({Reason::flag_fallen, flags_[i]->event, flags_[i]->time,
                      record::sentence(record::flag_words(player)), law("6.8"), player});
  }
  if (claim_ && state.open_claim())
    list.push_back({Reason::claim_waiting, claim_since_.event, claim_since_.time,
                    record::sentence(record::words_of(*claim_)),
                    article_of(claim_->kind, state.setup().regime.rules), claim_->by, claim_});
  if (state.proposal() || state.restoration() || state.correction())
    list.push_back({Reason::confirmation_waiting, proposed_since_.event, proposed_since_.time, proposed_});
  for (table::Device const device : table::all_devices)
    if (auto const& lost = lost_[slot_of(device)]; lost && state.result() == table::GameResult::open)
      list.push_back({Reason::device_lost, lost->event, lost->time,
                      record::sentence(record::words_of(table::DeviceWasLost{device, {}}))});
  if (ended_ && !(state.has_signed(Color::white) && state.has_signed(Color::black)))
    list.push_back(
        {Reason::result_to_confirm, ended_->event, ended_->time, result_words(state, result_), law("8.7")});
}

std::vector<Attention> AttentionLog::at(Instant now, table::TableState const& state) const {
  std::vector<Attention> list = happened_;
  add_standing(list, state);
  if (made_ && now - made_->time >= record::long_without_press)
    list.push_back({Reason::clock_not_pressed, made_->event, made_->time, not_pressed_words(maker_),
                    law("6.2.1"), maker_});
  for (Attention& each : list) each.level = level_of(each.why, state);
  sort_by_urgency(list);
  return list;
}

std::optional<Instant> AttentionLog::next_change(Instant now) const {
  if (!made_ || now - made_->time >= record::long_without_press) return std::nullopt;
  return made_->time + record::long_without_press;
}

}  // namespace tactus::desk
