// SPDX-License-Identifier: GPL-3.0-or-later
// How the game is kept in its file, and how the program is left: nobody ends a game by a slip of the hand,
// and nothing that was recorded needs more than the one file.

#include "core/message/message.hpp"
#include "src/table/session/session.hpp"

#include <algorithm>
#include <filesystem>
#include <utility>

namespace tactus::program {
namespace {

constexpr std::chrono::seconds once_more_within{10};  // of the person who wants to leave
constexpr Millis between_looks_at_speech{50};

/// Of what others may hold up at the end of the program.
struct Patience {
  Millis recording;
  Millis readers;  // of the file
};
constexpr Patience unhurried{Millis{5000}, Millis{2000}};
constexpr Patience hurried{Millis{500}, Millis{200}};  // who sends a signal waits two seconds in all

/// A move, the end, or what undoes them.
bool changes_the_game(table::Effect const& effect) {
  auto const* const record = std::get_if<table::Record>(&effect);
  if (record == nullptr) return false;
  auto const& outcome = record->outcome;
  return std::holds_alternative<table::MoveCompleted>(outcome) ||
         std::holds_alternative<table::MoveTakenBack>(outcome) ||
         std::holds_alternative<table::PositionRestored>(outcome) ||
         std::holds_alternative<table::GameAdjourned>(outcome) ||
         std::holds_alternative<table::GameEnded>(outcome);
}

}  // namespace

bool Session::is_to_be_copied(std::vector<table::Effect> const& effects) const {
  bool const is_over = state_.result() != table::GameResult::open;
  return is_over || std::any_of(effects.begin(), effects.end(), changes_the_game);
}

/// A copy of the main file alone is the whole game, though others read it. While somebody plays, nothing that
/// is to be said or was just done waits for the disk.
void Session::complete_file() {
  auto const now = std::chrono::steady_clock::now();
  if (!next_completion_ || now < *next_completion_ || ledger_->is_behind()) return;
  next_completion_ = now + between_looks_at_speech;
  bool const is_over = state_.result() != table::GameResult::open;
  if (!is_over && !(tools_.speaker.is_quiet() && tools_.inbox.is_empty())) return;
  if (ledger_->file().complete_main_file(Millis{0})) next_completion_.reset();
}

std::optional<InboxItem> Session::wait_for_item() {
  auto item = tools_.inbox.take_until(next_moment());
  note_standstill();
  return item;
}

/// Sleep, SIGSTOP, or a machine that has no time for us; a slow disk is none of these.
void Session::note_standstill() {
  if (!pulse_) pulse_.emplace(EventClock::since_boot);
  auto const gap = pulse_->stood_still();
  if (gap == Millis{0} || !state_.is_started() || state_.result() != table::GameResult::open) return;
  table::StoodStill const stood{gap * tools_.options.pace};
  tools_.console.error(tools_.sentences.written(
      {translatable("the program stood still for {time}; boards and clock are read again"),
       {{"time", gap}}}));
  feed(tools_.clock.now(), stood);
}

void Session::tell_disk_trouble() {
  tell_error(translatable(
                 "{trouble}; nothing is lost or announced until it can be written, tried again each second"),
             {{"trouble", describe(*ledger_->trouble())}});
}

namespace {

/// Of the sentence that says that nothing is kept: it alone is said before it is kept
/// (docs/developers/decisions/0022).
bool is_of_lost_disk(table::Effect const& effect) {
  auto const* const announce = std::get_if<table::Announce>(&effect);
  if (announce == nullptr) return false;
  auto const* const lost = std::get_if<table::DeviceLost>(&announce->announcement.content);
  return lost != nullptr && lost->device == table::Device::disk;
}

}  // namespace

void Session::say_at_once(std::vector<table::Effect>& effects) {
  for (table::Effect const& each : effects)
    if (is_of_lost_disk(each)) carry_out(std::get<table::Announce>(each));
  std::erase_if(effects, is_of_lost_disk);
}

void Session::lose_disk(std::string const& why) {
  ledger_->drop_answers();
  if (!state_.is_lost(table::Device::disk))
    feed(tools_.clock.now(), table::DeviceWasLost{table::Device::disk, why});
}

bool Session::is_disk_in_trouble() const {
  return ledger_ && (ledger_->trouble() || state_.is_lost(table::Device::disk));
}

/// Somebody tidied up: what was recorded is written anew, whole, and goes on there.
void Session::keep_record_in_its_place() {
  if (!ledger_ || ledger_->file().is_in_its_place()) return;
  std::string const lost = ledger_->file().path();
  auto renewed = ledger_->file().write_anew();
  if (!renewed && tools_.options.spare)
    if (auto there = ledger_->file().write_anew_in(*tools_.options.spare)) renewed = std::move(there);
  if (!renewed) {
    if (!std::exchange(is_loss_of_file_told_, true))
      tell_error(translatable("{file} is no longer in its place; {fault}"),
                 {{"file", lost}, {"fault", describe(renewed.error())}});
    return lose_disk(describe(renewed.error()));
  }
  is_loss_of_file_told_ = false;
  go_on_in(std::move(*renewed),
           translatable("{file} is no longer in its place; the game goes on, whole, in {now}"));
}

/// The disk refuses, and there is a second folder.
bool Session::is_moved_to_spare() {
  auto const& spare = tools_.options.spare;
  if (!spare || std::filesystem::path{ledger_->file().path()}.parent_path() == *spare) return false;
  auto there = ledger_->file().write_anew_in(*spare);
  if (there)
    go_on_in(std::move(*there), translatable("{file} cannot be written; the game goes on, whole, in {now}"));
  return there.has_value();
}

void Session::go_on_in(store::GameFile renewed, std::string_view words) {
  std::string const lost = ledger_->file().path();
  ledger_->go_on_in(std::move(renewed));
  std::string const file = ledger_->file().path();
  tell_error(words, {{"file", lost}, {"now", file}});
  feed(tools_.clock.now(), table::RecordRenewed{std::filesystem::path{file}.filename().string()});
  next_completion_ = std::chrono::steady_clock::now();
}

/// Both players sign it, and anybody can check it. Never before the end: it would tell what was recorded.
void Session::tell_signature() {
  auto const& signature = ledger_->file().signature();
  if (!signature || signature == told_signature_ || state_.result() == table::GameResult::open) return;
  if (ledger_->is_behind() || !ledger_->file().is_in_its_place()) return;  // nobody signs what is on no disk
  told_signature_ = signature;
  tools_.console.fact(
      tools_.sentences.written({translatable("signature: {squares}"), {{"squares", *signature}}}));
}

void Session::sign(Instant time, std::string const& who) {
  auto const& signature = ledger_->file().signature();
  if (!signature || state_.result() == table::GameResult::open)
    return tell_error(
        translatable("the game has no signature yet; it gets one when it ends in this program"));
  auto const by = player_named(who, asking_player());
  if (!by) return;
  table::SignatureAsked asked{*by, {}};
  constexpr std::size_t step = 3;  // "e4 "
  for (std::size_t i = 0; i < asked.squares.size(); ++i)
    asked.squares[i] = chess::Square::parse(std::string_view{*signature}.substr(i * step, 2)).value();
  feed(time, asked);
}

void Session::take(LeaveAsked const& asked) {
  leave(asked.time, asked.is_at_once ? Ending::at_once : Ending::when_all_is_said);
}

void Session::take(StopAsked const&) { ending_ = Ending::at_once; }

void Session::leave(Instant time, Ending ending) {
  keep_record_in_its_place();
  commit();  // what the same line has brought is not lost yet
  if (ledger_ && ledger_->is_behind() && !is_loss_accepted_) {
    is_loss_accepted_ = true;
    tell_error(translatable("{count} events are not on any disk; quit again to lose them"),
               {{"count", static_cast<std::uint32_t>(ledger_->events_in_memory())}});
  } else if (is_asked_once_more(time)) {
    feed(time, table::Requested{asking_player(), table::Request::leave, std::nullopt});
  } else {
    ending_ = ending;
  }
}

/// A person has begun to play, and has not just been told that once more ends it.
bool Session::is_asked_once_more(Instant time) {
  bool const is_unfinished = state_.is_started() && state_.result() == table::GameResult::open;
  if (!tools_.console.is_interactive() || !is_unfinished || plies_made() == 0 || is_loss_accepted_)
    return false;
  auto const before = std::exchange(leaving_asked_, time);
  return !before || time - *before > once_more_within * tools_.options.pace;
}

/// Unless somebody does not want to wait for it.
void Session::wait_until_said() {
  while (ending_ == Ending::when_all_is_said && !tools_.speaker.is_quiet()) {
    auto const item = tools_.inbox.take_until(std::chrono::steady_clock::now() + between_looks_at_speech);
    if (item && (std::holds_alternative<StopAsked>(*item) || std::holds_alternative<LeaveAsked>(*item)))
      ending_ = Ending::at_once;
    take_if_missed(item);
  }
}

/// What the voice could not say to its end.
void Session::take_what_was_missed() {
  while (auto const item = tools_.inbox.take_until(std::chrono::steady_clock::now())) take_if_missed(item);
}

void Session::take_if_missed(std::optional<InboxItem> const& item) {
  if (!item) return;
  if (auto const* const missed = std::get_if<VoiceMissed>(&*item)) take(*missed);
}

Message Session::lost_events() const {
  return {translatable("{count} events may be lost: they could not be written"),
          {{"count", static_cast<std::uint32_t>(ledger_->events_in_memory())}}};
}

bool Session::is_all_on_disk() {
  next_try_.reset();
  keep_record_in_its_place();
  commit();
  return !ledger_->is_behind();
}

ExitStatus Session::end() {
  tools_.console.stop_prompting();
  finish_recording((ending_ == Ending::at_once ? hurried : unhurried).recording);
  wait_until_said();
  take_what_was_missed();
  // Read back too, before a signature is told.
  bool is_kept = is_all_on_disk();
  if (is_kept) {
    ledger_->file().complete_main_file(Millis{0});
    is_kept = is_all_on_disk();
  }
  if (!is_kept) {
    refuse(tools_.sentences.written(lost_events()));
    return ExitStatus::failed;
  }
  tell_signature();
  keep_file();
  return ExitStatus::done;
}

void Session::keep_file() {
  Millis const patience = (ending_ == Ending::at_once ? hurried : unhurried).readers;
  ledger_->file().complete_main_file(patience);
  if (state_.result() != table::GameResult::open) ledger_->file().fold_into_one_file(patience);
}

}  // namespace tactus::program
