// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/commands/check.hpp"

#include "core/message/plain_line.hpp"
#include "src/arbiter/options/answer_language.hpp"
#include "src/record/behind_end.hpp"
#include "src/record/saved_game.hpp"
#include "src/store/replay.hpp"

#include <ostream>

#include <fmt/format.h>

namespace tactus::program {
namespace {

std::string line_of(store::Difference const& each) {
  if (each.kind == store::Difference::Kind::missing)
    return fmt::format("after event {}: {} is missing", each.event, each.type);
  return fmt::format("event {}: {} does not follow from what was entered", each.event, each.type);
}

/// Of the first event.
std::string version_of(std::vector<store::NumberedEvent> const& events) {
  for (store::NumberedEvent const& each : events)
    if (auto const* const input = std::get_if<table::Input>(&each.stamped.event))
      if (auto const* const program = std::get_if<table::ProgramStarted>(input)) return program->version;
  return {};
}

}  // namespace

ReplayCheck check_replay(std::vector<store::NumberedEvent> const& events, std::string const& version) {
  store::Replay replay;
  for (store::NumberedEvent const& each : events) replay.take(each);
  replay.finish();
  std::vector<std::string> lines;
  for (store::Difference const& each : replay.differences()) lines.push_back(line_of(each));
  auto const written_by = version_of(events);
  return {std::move(lines), written_by == version ? std::nullopt : std::optional(written_by)};
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
    return say("fingerprints: none, an earlier version wrote all {count} events", {count});
  if (game.damage)
    return say("fingerprints: right for {count} events, after which the file is damaged", {count});
  if (*game.chained_from == 1) return say("fingerprints: right for all {count} events", {count});
  return say("fingerprints: right from event {first} on, of {count}; an earlier version wrote the others",
             {count, {"first", static_cast<unsigned>(*game.chained_from)}});
}

bool tell_signature(CheckOptions const& options, SavedGame const& game, Complaints const& words,
                    std::ostream& out) {
  std::string const& signature = game.record.signature;
  Argument const squares{"squares", signature};
  bool const is_compared = !options.signature.empty();
  bool const is_right = !is_compared || squares_of(options.signature) == signature;
  if (signature.empty() && game.damage)
    out << words.text(say("signature: unknown, the file is damaged")) << '\n';
  else if (signature.empty())
    out << words.text(say("signature: none, the game is not over")) << '\n';
  else if (!is_right)
    out << words.text(say("signature WRONG: this record is another one, {squares}", {squares})) << '\n';
  else if (is_compared)
    out << words.text(say("signature right: this is the record that was signed")) << '\n';
  else
    out << words.text(say("signature: {squares}", {squares})) << '\n';
  return is_right && !(is_compared && signature.empty());
}

/// True: nothing of the kind is there.
bool tell_behind_end(SavedGame const& game, Complaints const& words, std::ostream& out) {
  for (std::size_t const at : game.record.behind_end)
    for (Message const& each : record::words_behind_end(game.events[at].stamped.event, game.record.setup))
      out << words.text(say("event {number}: {what}", {{"number", static_cast<unsigned>(game.events[at].seq)},
                                                       {"what", std::vector{each}}}))
          << '\n';
  return game.record.behind_end.empty();
}

bool tell_replay(SavedGame const& game, Complaints const& words, std::ostream& out) {
  auto const check = check_replay(game.events, TACTUS_VERSION);
  if (check.other_version)
    out << words.text(say(
               "written by version {other}, this is {own}: another version may decide otherwise what follows",
               {{"other", as_plain_line(*check.other_version)}, {"own", TACTUS_VERSION}}))
        << '\n';
  for (std::string const& line : check.lines) out << as_plain_line(line) << '\n';
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
  for (auto const& each : {game->note, game->differs})
    if (each) complain(*each);
  out << complain.text(fingerprint_words(*game)) << '\n';
  bool is_good = tell_signature(options, *game, complain, out) && !game->damage && !game->differs;
  is_good = tell_behind_end(*game, complain, out) && is_good;
  if (options.is_replayed) is_good = tell_replay(*game, complain, out) && is_good;
  out.flush();
  return is_good ? 0 : 1;
}

}  // namespace tactus::program
