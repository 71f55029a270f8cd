// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/desk/boards/attention.hpp"

#include "core/arbitration/judged_line.hpp"
#include "core/arbitration/laws/ends_5_9/game_end.hpp"
#include "core/clock/reading.hpp"
#include "core/notation/move_text.hpp"
#include "src/desk/boards/boards.hpp"
#include "src/record/happenings.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

namespace tactus::desk {
namespace {

using arbitration::laws::EndKind;
using arbitration::laws::law;
using program::article_of;

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
                        table::TableState const& state) {
  Since const since{number, event.time};
  note_clock(since, event);
  if (auto const* const input = std::get_if<table::Input>(&event.event))
    take(since, *input, state);
  else
    take(since, std::get<table::Outcome>(event.event), state);
}

void AttentionLog::note_times(std::int64_t number, Instant at, Message words) {
  happened_.push_back({Reason::times_wrong, number, at, std::move(words)});
}

void AttentionLog::note_behind_end(std::int64_t number, Instant at, Message words) {
  happened_.push_back({Reason::file_damaged, number, at, std::move(words), law("8.7")});
}

void AttentionLog::take(Since since, table::Input const& input, table::TableState const& state) {
  if (auto const* const seen = std::get_if<table::ClockSeen>(&input)) return note_flags(since, seen->reading);
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
  } else if (std::holds_alternative<table::ArbiterWordRefused>(input)) {
    happened_.push_back({Reason::wrong_word, since.event, since.time,
                         record::sentence(record::arbiter_word_refused_words())});
  } else if (auto const* const program = std::get_if<table::ProgramStarted>(&input)) {
    if (!program->refused.empty() || !program->noticed.empty())
      happened_.push_back({Reason::program_changed, since.event, since.time, program_changed_words()});
  } else if (std::holds_alternative<table::Resumed>(input)) {
    for (auto& each : lost_) each.reset();  // said anew, should they still be lost
  }
}

/// Told anew after as many more, also where he has decided about it.
void AttentionLog::note_clock(Since since, table::StampedEvent const& event) {
  for (record::ClockFault const& each : clock_.take(event))
    if (is_jump(each.found.fault)) ++clock_jumps_;
  if (clock_jumps_ < jumps_of_clock) return;
  clock_jumps_ = 0;
  std::erase_if(happened_, [](Attention const& each) { return each.why == Reason::clock_jumps; });
  happened_.push_back({Reason::clock_jumps, since.event, since.time, clock_jumps_words(), law("6.10.2")});
}

void AttentionLog::note_flags(Since since, clock::Reading const& reading) {
  for (Color const player : {Color::white, Color::black}) {
    bool const is_fallen = player == Color::white ? reading.white_flag : reading.black_flag;
    auto& flag = flags_[slot_of(player)];
    if (!is_fallen) flag.reset();
    if (is_fallen && !flag) flag = since;
  }
}

void AttentionLog::take(Since since, table::Outcome const& outcome, table::TableState const& state) {
  if (auto const* const differs = std::get_if<table::BoardDiffers>(&outcome)) {
    auto& stands = differs_[slot_of(differs->board)];
    if (!stands) differs_since_[slot_of(differs->board)] = since;
    stands = differs_words(*differs, state.line());
  } else if (auto const* const agrees = std::get_if<table::BoardAgreesAgain>(&outcome)) {
    differs_[slot_of(agrees->board)].reset();
  } else if (auto const* const irregularity = std::get_if<table::Irregularity>(&outcome)) {
    happened_.push_back({reason_of(irregularity->kind), since.event, since.time,
                         record::sentence(record::words_of(*irregularity)), article_of(irregularity->kind),
                         irregularity->by});
  } else if (auto const* const explained = std::get_if<table::EquipmentExplained>(&outcome)) {
    happened_.push_back({Reason::equipment, since.event, since.time,
                         record::sentence(record::words_of(*explained)), article_of(explained->fault)});
  } else if (auto const* const made = std::get_if<table::MoveMade>(&outcome)) {
    if (!made_) made_ = since;
    maker_ = made->by;
    bool const is_move = state.line().current().has(made->move);  // a file may hold anything
    if (is_move && made->ply == state.line().plies() + 1) judge_legality(since, made->ply, made->move, state);
  } else if (auto const* const back = std::get_if<table::MovePutBack>(&outcome)) {
    note_put_back();
    made_.reset();
    if (arbitration::stands(*back, state))
      happened_.push_back({Reason::changed_made_move, since.event, since.time,
                           record::sentence(record::changed_words(*back, state.line())), law("4.7"),
                           back->by});
  } else if (auto const* const completed = std::get_if<table::MoveCompleted>(&outcome)) {
    note_completed(since, *completed, state);
  } else if (std::holds_alternative<table::MoveTakenBack>(outcome)) {
    note_taken_back();
  } else if (auto const* const told = std::get_if<table::Told>(&outcome)) {
    note_proposal(since, told->announcement);
  } else if (auto const* const end = std::get_if<table::EndTakenBack>(&outcome)) {
    ended_.reset();
    happened_.push_back({Reason::end_taken_back, since.event, since.time,
                         record::sentence(record::words_of(*end)), law("8.7")});
  } else if (std::holds_alternative<table::PositionRestored>(outcome)) {
    made_.reset();
  } else if (std::holds_alternative<table::GameEnded>(outcome)) {
    ended_ = since;
    made_.reset();
    if (state.result() == ended_on_board_)  // the players have said so
      std::erase_if(happened_, [](Attention const& each) { return each.why == Reason::ended_on_board; });
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

void AttentionLog::note_completed(Since since, table::MoveCompleted const& completed,
                                  table::TableState const& state) {
  if (made_ && since.time - made_->time >= record::long_without_press)
    happened_.push_back({Reason::pressed_late, since.event, since.time,
                         record::sentence(record::pressed_late_words(completed.by, since.time - made_->time)),
                         law("6.2.1"), completed.by});
  completed_.push_back(made_ ? made_->event : since.event);
  made_.reset();
  if (completed.ply == state.line().plies()) judge(since, completed, state);
}

/// What the Laws say of a move that does not stand needs nobody any more.
void AttentionLog::note_taken_back() {
  if (completed_.empty()) return;
  auto const from = completed_.back();
  completed_.pop_back();
  ended_on_board_.reset();
  illegal_.reset();
  std::erase_if(happened_, [&](Attention const& each) {
    bool const is_of_the_moves = each.why == Reason::illegal_move || each.why == Reason::ended_on_board ||
                                 each.why == Reason::drawn_by_itself;
    return is_of_the_moves && each.event >= from;
  });
}

/// Where a king was left in check, nobody can tell what the innocent side may play.
void AttentionLog::judge_legality(Since since, unsigned ply, chess::Move move,
                                  table::TableState const& state) {
  bool const is_told = illegal_ && illegal_->ply == ply && illegal_->move == move;
  auto const before = arbitration::JudgedLine{state.line()}.before(ply);
  if (is_told || !before || before->is_legal(move)) return;
  auto const& diagram = state.line().diagram_at(ply - 1);
  if (!diagram.at(move.from())) return;  // an edited file: nothing stands there that could move
  note_put_back();
  auto const by = before->turn();
  auto const san = notation::write_san(chess::describe(diagram, move));
  bool const is_shown = state.setup().board(by) != table::BoardKind::keyboard;
  illegal_ = Illegal{ply, move, since.event};
  happened_.push_back(
      {Reason::illegal_move, since.event, since.time,
       record::sentence(record::illegal_words(record::numbered(state.line(), ply, by, san), is_shown)),
       law("7.5.1"), by});
}

/// A move that was made and not completed was not played.
void AttentionLog::note_put_back() {
  auto const back = std::exchange(illegal_, std::nullopt);
  if (!back || back->ply <= completed_.size()) return;
  std::erase_if(happened_, [&](Attention const& each) {
    return each.why == Reason::illegal_move && each.event == back->event;
  });
}

/// What the Laws say of the completed move, and no player is told.
void AttentionLog::judge(Since since, table::MoveCompleted const& completed, table::TableState const& state) {
  auto const add = [&](Reason why, Message words, Law article) {
    happened_.push_back({why, since.event, since.time, std::move(words), article, completed.by});
  };
  arbitration::JudgedLine const judged{state.line()};
  judge_legality(since, completed.ply, completed.move, state);
  auto const& line = judged.line();
  if (!line) return;
  ended_on_board_.reset();
  auto const end = arbitration::laws::end_by_last_move(*line, state.setup().regime);
  if (!end) return;
  auto const move = record::numbered(state.line(), completed.ply, completed.by, completed.san);
  auto const article = [&](Law of) {
    return std::string{number_in(of, state.setup().regime.rules).value_or("9.6")};
  };
  switch (end->kind) {
    case EndKind::mate:
      ended_on_board_ =
          completed.by == Color::white ? table::GameResult::white_wins : table::GameResult::black_wins;
      return add(Reason::ended_on_board, record::sentence(record::checkmate_words(completed.by, move)),
                 law("5.1.1"));
    case EndKind::stalemate:
      ended_on_board_ = table::GameResult::draw;
      return add(Reason::ended_on_board, record::sentence(record::stalemate_words(move)), law("5.2.1"));
    case EndKind::fivefold:
      return add(Reason::drawn_by_itself, record::sentence(record::fivefold_words(article(law("9.6.1")))),
                 law("9.6.1"));
    case EndKind::seventy_five:
      return add(Reason::drawn_by_itself, record::sentence(record::seventy_five_words(article(law("9.6.2")))),
                 law("9.6.2"));
    case EndKind::dead_position: return;  // not looked for
  }
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
    list.push_back({Reason::result_to_confirm, ended_->event, ended_->time, result_words(state), law("8.7")});
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
