// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/table/session/session.hpp"

#include "core/message/message.hpp"
#include "core/table/table_state.hpp"
#include "speech/words/perception.hpp"
#include "src/table/session/standing.hpp"

#include <algorithm>
#include <random>
#include <utility>

#include <fmt/format.h>

namespace tactus::program {
namespace {

constexpr std::chrono::seconds between_tries{1};  // of a commit
constexpr std::chrono::seconds between_looks{1};
constexpr std::size_t most_at_once = 64;  // items of the ports, before a commit

/// Two copies of a game that both go on part here for good.
std::string new_branch() {
  std::random_device chance;
  return fmt::format("{:08x}{:08x}", chance(), chance());
}

bool has_device(table::TableSetup const& setup, table::Device device) {
  if (device == table::Device::white_board) return setup.white_board != table::BoardKind::keyboard;
  if (device == table::Device::black_board) return setup.black_board != table::BoardKind::keyboard;
  return device == table::Device::clock && setup.has_clock;  // for others no port is named
}

}  // namespace

Session::Session(SessionTools tools, std::vector<std::unique_ptr<TablePort>> ports)
    : tools_(std::move(tools)), ports_(std::move(ports)), lookout_(tools_.program, tools_.guard) {}

void Session::start(store::GameFile file, table::TableSetup const& setup) {
  ledger_.emplace(std::move(file));
  tell(translatable("game: {file}"), {{"file", ledger_->file().path()}});
  Instant const now = tools_.clock.now();
  feed(now, tools_.program);
  table::GameStarted begun{setup};
  for (auto const& port : ports_)
    if (auto const board = port->meaning().role().board)
      (*board == chess::Color::white ? begun.white_shortest_seen : begun.black_shortest_seen) =
          port->meaning().shortest_seen();
  feed(now, begun);
  expect_boards();
  lose_what_is_missing();
  greet();
  commit();
  next_completion_ = std::chrono::steady_clock::now();
  set_up_recorder();
}

void Session::resume(store::GameFile file, std::vector<table::StampedEvent> const& events,
                     std::optional<table::TableSetup> const& corrected) {
  for (table::StampedEvent const& each : events) state_ = table::replayed(std::move(state_), each);
  for (auto const& port : ports_)
    for (table::Device const device : port->meaning().devices())
      port->meaning().assume_lost(state_.is_lost(device));
  ledger_.emplace(std::move(file));
  tell(translatable("game: {file}"), {{"file", ledger_->file().path()}});
  Instant const now = tools_.clock.now();
  table::Resumed const resumed{new_branch()};
  // What was lost then is looked at anew: it is shown as it will stand.
  auto const standing = resumed_of(table::apply(state_, {now, resumed}).state, letters(), tools_.sentences);
  tools_.console.facts(std::vector<std::string_view>{standing.begin(), standing.end()});
  feed(now, tools_.program);
  feed(now, resumed);
  expect_boards();  // at the ports as they are named now
  if (corrected) feed(tools_.clock.now(), table::SetupCorrected{*corrected});
  join_clock();
  lose_devices_without_port();
  lose_what_is_missing();
  greet();
  commit();
  next_completion_ = std::chrono::steady_clock::now();
  recordings_ = Recordings{events};
  set_up_recorder();
}

void Session::expect_boards() {
  for (auto const& port : ports_)
    if (auto const board = port->meaning().role().board)
      port->meaning().expect_board(state_.setup().board(state_.seat_of(*board)),
                                   state_.shortest_seen(*board));
}

/// One that the game did not have. A board joins when it has shown of which kind it is.
void Session::join_clock() {
  bool const is_named = std::any_of(ports_.begin(), ports_.end(),
                                    [](auto const& port) { return port->meaning().role().is_clock; });
  if (is_named && !state_.setup().has_clock)
    feed(tools_.clock.now(), table::DeviceJoined{table::Device::clock});
}

void Session::lose_devices_without_port() {
  for (table::Device const device :
       {table::Device::white_board, table::Device::black_board, table::Device::clock}) {
    bool const has_port = std::any_of(ports_.begin(), ports_.end(), [device](auto const& port) {
      auto const devices = port->meaning().devices();
      return std::find(devices.begin(), devices.end(), device) != devices.end();
    });
    if (has_device(state_.setup(), device) && !has_port && !state_.is_lost(device))
      feed(tools_.clock.now(), table::DeviceWasLost{device, "No port was given for it."});
  }
}

ExitStatus Session::run() {
  tools_.console.start_prompting();
  while (ending_ == Ending::none) {
    auto const item = wait_for_item();
    if (item) std::visit([this](auto const& each) { take(each); }, *item);
    pass_time();
    take_what_ports_sent();
    look_out();
    commit();
    complete_file();
    if (tools_.speaker.is_quiet()) tell_signature();
    bool const is_over = state_.result() != table::GameResult::open;
    // Where people only type, they confirm the result (8.7) and end the program, or their input ends.
    bool const may_be_confirmed = tools_.console.is_interactive() || (ports_.empty() && !has_input_ended_);
    if (is_over && !may_be_confirmed && !ledger_->is_behind()) leave(last_time_, Ending::when_all_is_said);
  }
  return end();
}

void Session::take(PortNews const& news) {
  TablePort& port = *ports_[news.port];
  if (state_.is_started()) port.expect_placement(state_.expected());
  hear(port.take(news.item));
}

void Session::take(PortFlooded const& flooded) { hear(ports_[flooded.port]->skip(flooded.time)); }

/// All that waits from the ports is committed at once, up to what leads to something: a slow disk must not
/// make the queue longer.
void Session::take_what_ports_sent() {
  for (std::size_t taken = 0; taken < most_at_once && !(ledger_ && ledger_->has_effects()); ++taken) {
    auto const item = tools_.inbox.take_more_of_ports();
    if (!item) return;
    std::visit([this](auto const& each) { take(each); }, *item);
    pass_time();
  }
}

/// Every key ends in the ear: in words, or in a tone for what was taken or refused without any.
void Session::take(LineTyped const& typed) {
  is_answered_ = is_refused_ = is_felt_ = false;
  answer_.clear();
  offer_key_.reset();
  typist_ = typed.by;
  take_typed(typed);
  typist_.reset();
}

void Session::take_typed(LineTyped const& typed) {
  asker_ = state_.is_started() ? table::audience_of(asking_player()) : table::Audience::white;
  answer(typed);
  if (!state_.is_started()) return;
  if (is_disk_in_trouble()) {
    is_answered_ = is_felt_ = false;
    is_refused_ = true;
    if (answer_.empty())
      answer_ = {speech::braille_of({.content = table::DeviceLost{table::Device::disk}}, tools_.sentences)};
  }
  if (!is_felt_) answer_in_braille(asker_);
  if (is_answered_) return;
  tools_.speaker.sound(asker_, is_refused_ ? speech::Earcon::error : speech::Earcon::entered);
}

void Session::answer(LineTyped const& typed) {
  // Questions to whoever types at the keyboard of all.
  if (!typist_ && word_until_) return take_word(typed);
  if (!typist_ && (take_side(typed) || take_resumption(typed))) return;
  if (take_promotion(typed) || take_origin(typed) || take_yes_no(typed)) return;
  if (ask_companion(typed.time, typed.text)) return;
  ConsoleLine const line = read_console_line(typed.text, tools_.sentences);
  if (state_.is_started())
    obey(typed.time, line);
  else if (line.act == Act::quit)
    leave(typed.time, Ending::when_all_is_said);
  else
    tell_error(translatable("the game has not begun, a device is still missing; please wait, or type quit"));
}

void Session::take(InputEnded const&) {
  has_input_ended_ = true;
  // A table that lives by its keyboard has nothing to wait for any more.
  if (ports_.empty()) ending_ = Ending::when_all_is_said;
}

void Session::hear(std::vector<Heard> const& heard) {
  if (!state_.is_started()) return;  // still gathering: what stands on the boards is asked for at the start
  for (Heard const& each : heard) {
    if (!HeldPresses::may_wait(each.meaning)) {
      take(each);
      continue;
    }
    held_.add(each);
    pass_on_held(each.time);
  }
}

void Session::pass_on_held(Instant now) {
  while (auto const heard = held_.take(now, mover_told_until(now))) take(*heard);
}

Instant Session::mover_told_until(Instant now) const {
  for (auto const& port : ports_)
    if (auto const board = port->meaning().role().board; board && state_.seat_of(*board) == state_.to_move())
      return port->told_until(now);
  return now;
}

void Session::take(Heard const& heard) {
  if (auto const* input = std::get_if<table::Input>(&heard.meaning))
    feed(heard.time, *input);
  else
    request(heard.time, state_.to_move(), table::Request::announce);
  bool const is_key = !std::holds_alternative<table::Input>(heard.meaning);
  if (is_key && is_disk_in_trouble())
    tools_.speaker.sound(table::audience_of(state_.to_move()), speech::Earcon::error);
}

void Session::pass_time() {
  Instant const now = tools_.inbox.passed(tools_.clock.now());
  for (auto const& port : ports_) hear(port->pass_time(now));
  pass_on_held(now);
  if (auto const deadline = state_.next_deadline(); deadline && *deadline <= now)
    feed(now, table::TimePassed{});
  if (word_until_ && *word_until_ <= now) stop_asking_for_word();
  if (tools_.companion != nullptr && state_.is_started()) say(now, tools_.companion->pass_time(now, state_));
}

void Session::look_out() {
  std::vector<std::string> refused, noticed;
  if (tools_.guard != nullptr) refused = tools_.guard->refused();
  if (auto const now = std::chrono::steady_clock::now(); now >= next_look_) {
    next_look_ = now + between_looks;
    noticed = lookout_.look();
    keep_record_in_its_place();
  }
  if (refused.empty() && noticed.empty()) return;
  table::ProgramStarted const& self = tools_.program;
  table::ProgramStarted told{self.program, self.version, self.profile, self.sha256, self.is_sealed};
  told.refused = std::move(refused);
  told.noticed = std::move(noticed);
  feed(tools_.clock.now(), std::move(told));
}

Inbox::Moment Session::next_moment() const {
  Inbox::Moment moment = next_look_;
  auto const consider = [&](std::optional<Instant> due) {
    if (due) moment = std::min(moment, tools_.clock.when(*due));
  };
  for (auto const& port : ports_) consider(port->next_deadline());
  consider(state_.next_deadline());
  consider(held_.next_deadline());
  consider(word_until_);
  if (tools_.companion != nullptr && state_.is_started()) consider(tools_.companion->next_deadline(state_));
  for (auto const& next : {next_try_, next_completion_})
    if (next) moment = std::min(moment, *next);
  return moment;
}

void Session::show(std::string const& fact) {
  tools_.console.fact(fact);
  answer_.push_back(fact);
}

void Session::show(std::vector<std::string> const& facts) {
  tools_.console.facts(std::vector<std::string_view>{facts.begin(), facts.end()});
  answer_.insert(answer_.end(), facts.begin(), facts.end());
}

void Session::tell(std::string_view english, std::vector<Argument> arguments) {
  show(tools_.sentences.written({english, std::move(arguments)}));
}

void Session::tell_error(std::string_view english, std::vector<Argument> arguments) {
  refuse(tools_.sentences.written({english, std::move(arguments)}));
}

void Session::refuse(std::string const& sentence) {
  tools_.console.error(sentence);
  answer_.push_back(sentence);
  is_refused_ = true;
}

/// What stands on the screen alone, for a player without an ear, leaves a tone to be given.
void Session::note_answer(table::Announcement const& answer) {
  if (tools_.speaker.has_ear_for(answer)) is_answered_ = true;
  bool const is_for_asker = answer.to == asker_ || answer.to == table::Audience::table;
  if (is_for_asker && is_read_in_braille(asker_)) is_felt_ = true;
  if (speech::perception_of(answer.content).earcon == speech::Earcon::error) is_refused_ = true;
}

void Session::feed(Instant time, table::Input input) {
  if (is_disk_in_trouble() && is_only_asked(input)) return;  // a tone answers it
  // What was typed before the game began belongs to its beginning; time never runs backwards.
  last_time_ = std::max(last_time_, time);
  table::StampedInput const stamped{last_time_, std::move(input)};
  table::Step step = table::apply(std::move(state_), stamped);
  state_ = std::move(step.state);
  std::vector<Remark> remarks;
  if (tools_.companion != nullptr) remarks = tools_.companion->follow(stamped, state_, step.effects);
  for (table::Effect const& effect : step.effects)
    if (auto const* const announce = std::get_if<table::Announce>(&effect))
      note_answer(announce->announcement);
  say_at_once(step.effects);
  if (is_to_be_copied(step.effects)) next_completion_ = std::chrono::steady_clock::now();
  ledger_->add(stamped, std::move(step.effects));
  say(last_time_, std::move(remarks));
}

void Session::commit() {
  if (!ledger_ || !ledger_->is_behind()) return;
  tools_.inbox.note_loss(tools_.sentences.written(lost_events()));  // should the disk never answer
  if (next_try_ && std::chrono::steady_clock::now() < *next_try_) return;
  bool const was_in_trouble = ledger_->trouble().has_value();
  keep_record_in_its_place();
  auto effects = ledger_->commit();
  if (ledger_->trouble() && is_moved_to_spare()) effects = ledger_->commit();
  if (ledger_->trouble()) {
    if (was_in_trouble)
      lose_disk(describe(*ledger_->trouble()));
    else if (!is_loss_of_file_told_)
      tell_disk_trouble();
    next_try_ = std::chrono::steady_clock::now() + between_tries;
    return;
  }
  tools_.inbox.note_loss({});
  next_try_.reset();
  is_loss_accepted_ = is_loss_of_file_told_ = false;
  if (was_in_trouble) tell(translatable("written: all events are on disk"));
  tools_.speaker.note_completed(state_.line().plies());
  for (table::Effect const& effect : effects)
    std::visit([this](auto const& each) { carry_out(each); }, effect);
  withdraw_offers();
  light_boards();
  if (!state_.is_lost(table::Device::disk)) return;
  feed(tools_.clock.now(), table::DeviceWasFound{table::Device::disk});
  commit();
}

void Session::light_boards() {
  for (auto const& port : ports_)
    if (auto const board = port->meaning().role().board)
      port->light(table::squares_to_light(state_, *board), tools_.clock.now());
}

void Session::carry_out(table::Announce const& announce) {
  for (TableDisplay const& each : tools_.displays)
    if (may_show(each, announce.announcement)) each.teller->tell(announce.announcement);
  tools_.speaker.say(announce.announcement);
}

void Session::carry_out(table::AskBoard const& ask) {
  for (auto const& port : ports_)
    if (port->meaning().role().board == ask.board) port->ask_full_state(tools_.clock.now());
}

}  // namespace tactus::program
