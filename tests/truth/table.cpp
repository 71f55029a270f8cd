// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/truth/table.hpp"

#include "core/clock/time_control.hpp"
#include "core/notation/fen.hpp"
#include "core/notation/move_pattern.hpp"
#include "core/notation/move_text.hpp"
#include "core/notation/stated_move.hpp"
#include "core/sensing/observation.hpp"

namespace tactus::truth {
namespace {

constexpr Millis script_begins{1'000'000};
constexpr Millis increment{30'000};
/// How long a change takes from the contact to the program.
constexpr Millis latency{10};
/// What is out for less they need not see.
constexpr Millis of_the_boards{100};

table::BoardKind board_of(Plan const& plan, std::size_t player) {
  if (plan.types[player]) return table::BoardKind::keyboard;
  return plan.knows_pieces[player] ? table::BoardKind::pieces : table::BoardKind::occupancy;
}

table::TableSetup setup_of(Plan const& plan) {
  table::TableSetup setup;
  setup.start = chess::Position::from(notation::read_fen(plan.start).value()).value();
  setup.white.is_blind = plan.is_blind[0];
  setup.black.is_blind = plan.is_blind[1];
  setup.is_quickplay_finish_announced = true;
  setup.white_board = board_of(plan, 0);
  setup.black_board = board_of(plan, 1);
  if (plan.has_assistant[0]) setup.white.assistant = Name{"Berg"}, setup.white.guided = table::DutySet::all();
  if (plan.has_assistant[1]) setup.black.assistant = Name{"Holm"}, setup.black.guided = table::DutySet::all();
  setup.has_clock = true;
  setup.announcer = plan.does_tactus_announce ? table::Announcer::tactus : table::Announcer::person;
  if (plan.is_control_known) setup.time_control = *clock::read_time_control("90m+30s");
  return setup;
}

notation::MovePattern pattern_of(std::string const& text) { return table::stated(text); }

}  // namespace

Table::Table(Plan const& plan)
    : setup_(setup_of(plan)), start_(setup_.start.placement()), standing_{start_, start_} {}

Millis Table::now() const {
  if (!script_) return before_start_;
  return before_start_ + (script_->now().time_since_epoch() - script_begins);
}

void Table::wait(Millis time) {
  if (runs_) left_[*runs_] -= time;
  if (!script_) {
    before_start_ += time;
    return;
  }
  script_->wait(static_cast<long>(time.count()));
  note_what_stands();
}

Square Table::told_for(Color board, Square square) const {
  return is_turned_[board] ? Square::from_index(63 - square.index()) : square;
}

void Table::show(Color board, Square square) {
  Square const told = told_for(board, square);
  wait(latency);
  bool const is_read = setup_.board(board) != table::BoardKind::keyboard;
  if (!script_ || !is_read || spoiled_[board].contains(square)) return;
  if (auto const piece = standing_[board].at(square))
    script_->standing(port_of(board)).put(told, *piece);
  else
    script_->standing(port_of(board)).clear(told);
  script_->report(port_of(board), told);
}

void Table::lift(Color board, Square square) {
  standing_[board].clear(square);
  show(board, square);
}

void Table::put(Color board, Square square, Piece piece) {
  standing_[board].put(square, piece);
  show(board, square);
}

clock::Reading Table::reading() const {
  clock::Reading shown;
  auto const side = [&](std::optional<Color> c) {
    return c && is_reversed_ ? std::optional{opposite(*c)} : c;
  };
  shown.white = left_[is_reversed_ ? Color::black : Color::white];
  shown.black = left_[is_reversed_ ? Color::white : Color::black];
  shown.to_move = side(lever_for_);
  shown.is_running = runs_.has_value();
  return shown;
}

void Table::show_clock() {
  if (!is_clock_out_) feed(table::ClockSeen{reading()});
}

void Table::press(Color by) {
  if (!runs_ || lever_for_ != by) return;  // his lever is down already
  left_[by] += increment;
  lever_for_ = runs_ = opposite(by);
  show_clock();
}

void Table::stop_clock() {
  runs_.reset();
  show_clock();
}

void Table::start_clock(Color to_move) {
  lever_for_ = runs_ = to_move;
  show_clock();
}

void Table::set_time(Color side, Millis left) {
  left_[side] = left;
  show_clock();
}

void Table::turn_board(Color board) { is_turned_[board] = true; }

void Table::spoil(Color board, Square square) { spoiled_[board].insert(square); }

void Table::enter(Color by, Entry entry) {
  using table::Request;
  switch (entry) {
    case Entry::announce: return feed(table::Requested{by, Request::announce, std::nullopt});
    case Entry::offer_draw: return feed(table::DrawOffered{by});
    case Entry::accept_draw: return feed(table::DrawAnswered{by, true});
    case Entry::decline: return feed(table::DrawAnswered{by, false});
    case Entry::resign: return feed(table::ResignationEntered{by});
    case Entry::adjust: return feed(table::Requested{by, Request::adjust, std::nullopt});
    case Entry::adjourn: return feed(table::AdjournmentEntered{by, reading()});
    case Entry::go_on: return feed(table::PlayContinued{});
    case Entry::confirm: return feed(table::RestoreAgreed{by});
    case Entry::agree: return feed(table::ResultAccepted{by});
    case Entry::stalemate:
      return feed(table::ResultProposed{by, table::GameResult::draw, table::Ending::stalemate});
    case Entry::done: return feed(table::DutyDone{by});
    case Entry::checkmate:
      return feed(table::ResultProposed{
          by, by == Color::white ? table::GameResult::white_wins : table::GameResult::black_wins,
          table::Ending::checkmate});
    case Entry::claim_threefold: return claim(by, table::ClaimKind::threefold);
    case Entry::claim_flag: return claim(by, table::ClaimKind::flag_fall);
    case Entry::claim_illegal_move: return claim(by, table::ClaimKind::illegal_move);
    case Entry::claim_normal_means: return claim(by, table::ClaimKind::normal_means);
    case Entry::request_seconds: return claim(by, table::ClaimKind::extra_seconds);
    case Entry::reject: return feed(table::ClaimAnswered{false, by});
    case Entry::uphold: return feed(table::ClaimAnswered{true, by});
    case Entry::number: return feed(table::Requested{by, Request::move_number, std::nullopt});
    case Entry::repeat: return feed(table::Requested{by, Request::repeat, std::nullopt});
    case Entry::times: return feed(table::Requested{by, Request::times, reading()});
  }
}

void Table::claim(Color by, table::ClaimKind kind) { feed(table::ClaimMade{by, kind, std::nullopt, {}}); }

void Table::type(Color by, MoveDescription const& move) { type_text(by, notation::write_san(move)); }

/// As the keyboard of the table reads it.
void Table::type_text(Color by, std::string const& text) {
  if (!is_running()) return;
  auto const stated = notation::read_stated(text, notation::english, notation::at_a_keyboard);
  auto const& before = script_->state().line().current();
  auto const meant = notation::reading_meant(stated, &before);
  if (meant) return feed(table::MoveEntered{by, *meant, text});
  auto const why = meant.error() == notation::Unclear::several_moves ? table::MoveRefusal::several_moves
                                                                     : table::MoveRefusal::not_a_move;
  feed(table::MoveTextRefused{by, text, why});
}

void Table::claim_with(Color by, MoveDescription const& move) {
  auto const text = notation::write_san(move);
  feed(table::ClaimMade{by, table::ClaimKind::threefold, pattern_of(text), text});
}

void Table::say_back(Color by, MoveDescription const& move) {
  auto const text = notation::write_san(move);
  feed(table::MoveRepeated{by, pattern_of(text), text});
}

void Table::restore(Color by, std::size_t plies) { feed(table::RestoreProposed{by, plies, {}, {}}); }

void Table::start_program() {
  script_.emplace(table::GameStarted{setup_, of_the_boards, of_the_boards}, table::tournament_profile, false,
                  0);
  for (Color const board : chess::both_colors) {
    Placement shown;
    for (Square const s : standing_[board].occupied() - spoiled_[board])
      shown.put(told_for(board, s), *standing_[board].at(s));
    script_->standing(port_of(board)) = shown;
  }
  show_clock();
}

void Table::kill_program() {
  is_off_ = true;
  script_->sleep();
}
void Table::resume_program() {
  is_off_ = false;
  script_->wake(table::Resumed{});
  show_clock();
}
void Table::sleep() {
  asleep_since_ = now();
  kill_program();
}
void Table::wake() {
  is_off_ = false;
  script_->wake(table::StoodStill{now() - asleep_since_});
  show_clock();
}
void Table::pull_cable(Color board) {
  script_->mute(port_of(board), true);
  note_what_stands();
}
void Table::plug_cable(Color board) {
  script_->mute(port_of(board), false);
  note_what_stands();
}

void Table::pull_clock() {
  is_clock_out_ = true;
  feed(table::DeviceWasLost{table::Device::clock, "unplugged"});
}
void Table::plug_clock() {
  is_clock_out_ = false;
  feed(table::DeviceWasFound{table::Device::clock});
  show_clock();
}

void Table::fill_disk() { feed(table::DeviceWasLost{table::Device::disk, "full"}); }
void Table::empty_disk() { feed(table::DeviceWasFound{table::Device::disk}); }

bool Table::is_asked_which_piece(Color player) const {
  if (!script_) return false;
  bool is_asked = false;
  for (auto const& event : script_->events()) {
    auto const* outcome = std::get_if<table::Outcome>(&event.event);
    if (outcome == nullptr) continue;
    if (auto const* told = std::get_if<table::Told>(outcome))
      is_asked |= told->announcement.to == table::audience_of(player) &&
                  std::holds_alternative<table::PromotionAsked>(told->announcement.content);
    if (std::holds_alternative<table::MoveCompleted>(*outcome)) is_asked = false;
  }
  return is_asked;
}

void Table::feed(table::Input input) {
  if (!is_running()) return;
  script_->feed(std::move(input));
  note_what_stands();
}

void Table::note_what_stands() {
  if (!is_running()) return;
  auto const note = [this](Kind kind, std::optional<Color> of, std::optional<Color>& seen) {
    if (of == seen) return;
    seen = of;
    seen_.push_back({now(), kind, of});
  };
  auto const& state = script_->state();
  auto const proposal = state.proposal();
  note(Kind::offer_stands, state.draw_offer(), offer_seen_);
  note(Kind::end_stands, proposal ? proposal->by : std::nullopt, end_seen_);
  auto const& claim = state.open_claim();
  note(Kind::claim_stands, claim ? std::optional{claim->by} : std::nullopt, claim_seen_);
  note_where(state.standing(Color::white));
}

/// As the key tells it.
void Table::note_where(table::StandingTold const& told) {
  std::set<Trouble> troubles;
  std::optional<Color> awaited;
  for (table::Content const& each : told.facts) {
    if (std::holds_alternative<table::AdjournedTold>(each)) troubles.insert(Trouble::adjourned);
    if (auto const* lost = std::get_if<table::DeviceLost>(&each))
      troubles.insert(lost->device == table::Device::disk    ? Trouble::disk_lost
                      : lost->device == table::Device::clock ? Trouble::clock_lost
                                                             : Trouble::board_lost);
    if (std::holds_alternative<table::DrawOfferTold>(each)) troubles.insert(Trouble::offer);
    if (std::holds_alternative<table::ClaimTold>(each)) troubles.insert(Trouble::claim);
    if (std::holds_alternative<table::EndingProposed>(each)) troubles.insert(Trouble::end);
    if (auto const* move = std::get_if<table::MoveAwaited>(&each)) awaited = move->by;
  }
  for (Trouble const each : troubles)
    if (!troubles_seen_.contains(each)) seen_.push_back({.at = now(), .kind = Kind::stands, .trouble = each});
  for (Trouble const each : troubles_seen_)
    if (!troubles.contains(each))
      seen_.push_back({.at = now(), .kind = Kind::stands_no_more, .trouble = each});
  if (awaited && awaited != awaited_seen_)
    seen_.push_back({.at = now(), .kind = Kind::stands, .of = awaited});
  troubles_seen_ = troubles;
  awaited_seen_ = awaited;
}

Statements Table::statements() const {
  Statements all = gathered(script_->events(), before_start_ - script_begins);
  all.list.insert(all.list.end(), seen_.begin(), seen_.end());
  return all;
}

}  // namespace tactus::truth
