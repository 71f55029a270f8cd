// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/commands/check.hpp"

#include "core/table/table_state.hpp"
#include "src/arbiter/options/answer_language.hpp"
#include "src/record/saved_game.hpp"
#include "src/store/codec/event_json.hpp"

#include <algorithm>
#include <deque>
#include <iterator>
#include <ostream>

#include <fmt/format.h>

namespace tactus::program {
namespace {

using store::EventText;

bool is_same(EventText const& one, EventText const& other) {
  return one.type == other.type && one.payload == other.payload;
}

class Replay {
 public:
  void take(store::NumberedEvent const& event) {
    if (auto const* const input = std::get_if<table::Input>(&event.stamped.event))
      follow(event, *input);
    else
      compare(event);
  }
  std::vector<std::string> lines() && {
    miss_the_rest();
    return std::move(lines_);
  }

 private:
  void follow(store::NumberedEvent const& event, table::Input const& input) {
    miss_the_rest();
    last_input_ = event.seq;
    auto step = table::apply(std::move(state_), {event.stamped.time, input});
    state_ = std::move(step.state);
    for (table::Effect const& effect : step.effects)
      if (auto const* const record = std::get_if<table::Record>(&effect))
        due_.push_back(store::write_event(table::TableEvent{record->outcome}));
  }
  void compare(store::NumberedEvent const& event) {
    auto const recorded = store::write_event(event.stamped.event);
    auto const due = std::find_if(due_.begin(), due_.end(),
                                  [&](EventText const& each) { return is_same(each, recorded); });
    if (due != due_.end()) return take_up_to(due);
    lines_.push_back(
        fmt::format("event {}: {} does not follow from what was entered", event.seq, recorded.type));
    // One that was changed stands in the place of what was due.
    if (!due_.empty() && due_.front().type == recorded.type) due_.pop_front();
  }
  /// What was due before it was taken out of the file.
  void take_up_to(std::deque<EventText>::iterator const& due) {
    for (auto each = due_.begin(); each != due; ++each) miss(*each);
    due_.erase(due_.begin(), std::next(due));
  }
  void miss_the_rest() {
    for (EventText const& each : due_) miss(each);
    due_.clear();
  }
  void miss(EventText const& each) {
    lines_.push_back(fmt::format("after event {}: {} is missing", last_input_, each.type));
  }

  table::TableState state_;
  std::deque<EventText> due_;
  std::int64_t last_input_ = 0;
  std::vector<std::string> lines_;
};

/// Of the first event; each version decides what follows by its own code.
std::string version_of(std::vector<store::NumberedEvent> const& events) {
  for (store::NumberedEvent const& each : events)
    if (auto const* const input = std::get_if<table::Input>(&each.stamped.event))
      if (auto const* const program = std::get_if<table::ProgramStarted>(input)) return program->version;
  return {};
}

}  // namespace

ReplayCheck check_replay(std::vector<store::NumberedEvent> const& events, std::string const& version) {
  if (auto const written_by = version_of(events); written_by != version)
    return {{fmt::format("not judged: written by version {}, this is {}", written_by, version)}, false};
  Replay replay;
  for (store::NumberedEvent const& each : events) replay.take(each);
  return {std::move(replay).lines()};
}

namespace {

/// As it is printed, whatever the case and the blanks.
std::string squares_of(std::vector<std::string> const& typed) {
  std::string squares;
  for (std::string const& each : typed)
    for (char const c : each)
      if (c != ' ' && c != ',') squares += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  for (std::size_t at = 2; at < squares.size(); at += 3) squares.insert(at, " ");
  return squares;
}

Message fingerprint_words(SavedGame const& game) {
  Argument const count{"count", static_cast<unsigned>(game.events.size())};
  if (!game.chained_from)
    return say("fingerprints: none, a program of before wrote all {count} events", {count});
  if (*game.chained_from == 1) return say("fingerprints: right for all {count} events", {count});
  return say("fingerprints: right from event {first} on, of {count}; a program of before wrote the others",
             {count, {"first", static_cast<unsigned>(*game.chained_from)}});
}

bool tell_signature(CheckOptions const& options, SavedGame const& game, Complaints const& words,
                    std::ostream& out) {
  std::string const& signature = game.record.signature;
  Argument const squares{"squares", signature};
  bool const is_compared = !options.signature.empty();
  bool const is_right = !is_compared || squares_of(options.signature) == signature;
  if (signature.empty())
    out << words.text(say("signature: none, the game is not over")) << '\n';
  else if (!is_right)
    out << words.text(say("signature WRONG: this record is another one, {squares}", {squares})) << '\n';
  else if (is_compared)
    out << words.text(say("signature right: this is the record that was signed")) << '\n';
  else
    out << words.text(say("signature: {squares}", {squares})) << '\n';
  return is_right && !(is_compared && signature.empty());
}

bool tell_replay(SavedGame const& game, Complaints const& words, std::ostream& out) {
  auto const check = check_replay(game.events, TACTUS_VERSION);
  for (std::string const& line : check.lines) out << line << '\n';
  if (check.lines.empty())
    out << words.text(say("all {count} events follow from what was entered",
                          {{"count", static_cast<unsigned>(game.events.size())}}))
        << '\n';
  return check.lines.empty();
}

}  // namespace

int run_check(CheckOptions const& options, std::ostream& out, std::ostream& errors) {
  auto const game = read_saved_game(options.game);
  auto const catalogue = answer_catalogue(options.language, errors);
  Complaints const complain{errors, catalogue};
  if (!game) {
    complain(game.error());
    return 1;
  }
  if (game->damage) complain(*game->damage);
  if (game->note) complain(*game->note);
  out << complain.text(fingerprint_words(*game)) << '\n';
  bool is_good = tell_signature(options, *game, complain, out) && !game->damage;
  if (options.is_replayed) is_good = tell_replay(*game, complain, out) && is_good;
  out.flush();
  return is_good ? 0 : 1;
}

}  // namespace tactus::program
