// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/training/hear.hpp"

#include "core/legal/reading/move_reading.hpp"
#include "core/message/message.hpp"

#include <algorithm>
#include <utility>

namespace tactus::training {
namespace {

constexpr std::size_t most_at_once = 9;  // of a file of a thousand games nobody wants to hear all names

Message move_fact(HeardMove const& made) {
  // Translators: A move alone, in training.
  return {translatable("{move}."),
          {{"move", NumberedMove{made.before.fullmove_number(), made.before.turn(),
                                 chess::describe(made.before, made.move)}}}};
}

Message result_fact(notation::PgnResult result) {
  switch (result) {
    case notation::PgnResult::white_wins:
      // Translators: Training, the end of a game that is read aloud.
      return {translatable("The end. White won.")};
    case notation::PgnResult::black_wins:
      // Translators: The same.
      return {translatable("The end. Black won.")};
    case notation::PgnResult::draw:
      // Translators: The same.
      return {translatable("The end. Draw.")};
    case notation::PgnResult::unfinished: break;
  }
  // Translators: The same; no result is written.
  return {translatable("The end.")};
}

Message game_fact(HeardGame const& game, std::size_t number, std::size_t count) {
  return {// Translators: Training, which game of a file is read aloud. Names of players.
          translatable("Game {number} of {count}: {white} against {black}."),
          {{"number", static_cast<unsigned>(number)},
           {"count", static_cast<unsigned>(count)},
           {"white", game.white.empty() ? std::string{"?"} : game.white},
           {"black", game.black.empty() ? std::string{"?"} : game.black}}};
}

Message beginning() {
  // Translators: Training, a game is read aloud: before its first move.
  return {translatable("The beginning.")};
}

/// That there is more about a move, for who wants it.
void add_what_more(HeardPlace const& place, Facts& facts) {
  // Translators: Training, a game is read aloud: something is written of this move, and can be asked for.
  if (!place.comments().empty()) facts.push_back({translatable("A comment.")});
  auto const count = static_cast<unsigned>(place.variations().size());
  // Translators: The same: another move could have been made instead.
  if (count == 1) facts.push_back({translatable("A variation.")});
  // Translators: The same.
  if (count > 1) facts.push_back({translatable("{count} variations."), {{"count", count}}});
}

}  // namespace

Hearing::Hearing(std::vector<HeardGame> games, speech::Sentences sentences, notation::PieceLetters letters)
    : games_(std::move(games)), place_(games_.front()), reader_{std::move(sentences), letters} {}

Facts Hearing::greeting() const {
  return games_.size() <= most_at_once ? games_from(0) : Facts{game_fact(games_.front(), 1, games_.size())};
}

Facts Hearing::games_from(std::size_t first) const {
  Facts facts;
  for (std::size_t i = first; i < std::min(games_.size(), first + most_at_once); ++i)
    facts.push_back(game_fact(games_[i], i + 1, games_.size()));
  return facts;
}

tl::expected<Facts, std::string> Hearing::fault(std::string_view english) const {
  return tl::unexpected(reader_.sentences.translated(english));
}

tl::expected<Facts, std::string> Hearing::answer(std::string_view line) {
  if (auto const command = read_hear_line(line, reader_.sentences)) return obey(*command);
  if (auto const wanted = read_move_wanted(line)) {
    if (place_.go_to(wanted->number, wanted->by)) return here();
    // Translators: What was typed is the number of a move.
    return fault(translatable("the game has no such move; expected one that was played"));
  }
  auto const asked = reader_.read(line, asked_);
  // Translators: Training, a game is read aloud, and what was typed is nothing of its commands.
  if (!asked) return fault(translatable("expected next, back, the number of a move, or help"));
  if (!*asked) return tl::unexpected(asked->error());
  if (auto const* square = std::get_if<SquareAsked>(&**asked)) asked_ = square->square;
  return answer_to(**asked, place_.position());
}

tl::expected<Facts, std::string> Hearing::obey(HearLine const& line) {
  switch (line.command) {
    case HearCommand::next: return go_on();
    case HearCommand::back: return go_back();
    case HearCommand::again: return here();
    case HearCommand::start: place_.go_to_start(); return here();
    case HearCommand::end: return go_to_end();
    case HearCommand::comments: return comments();
    case HearCommand::variation: return variation(line.number);
    case HearCommand::out:
      if (place_.leave()) return here();
      // Translators: Training, a game is read aloud: the way out of a variation was asked for.
      return fault(translatable("this is the game itself, not a variation"));
    case HearCommand::games: return game(line.number);
    case HearCommand::help: break;
    case HearCommand::quit: is_over_ = true; return Facts{};
  }
  Facts facts;
  for (std::string& each : hear_help(reader_.sentences)) facts.push_back(as_it_is(std::move(each)));
  for (std::string& each : reader_.help({})) facts.push_back(as_it_is(std::move(each)));
  return facts;
}

Facts Hearing::here() const {
  auto const* const made = place_.last();
  Facts facts{made == nullptr ? beginning() : move_fact(*made)};
  add_what_more(place_, facts);
  return facts;
}

Facts Hearing::go_on() {
  if (place_.go_on()) return here();
  // Translators: Training, a game is read aloud: a variation has no more moves.
  if (place_.is_in_variation()) return {{translatable("The end of the variation.")}};
  auto const& game = place_.game();
  Facts facts;
  // Translators: Training, a game is read aloud: what stands in the file there is no move.
  std::string_view const broken = translatable("What comes next in the file is not a move: {text}.");
  if (game.error) facts.push_back({broken, {{"text", game.error->found}}});
  facts.push_back(result_fact(game.result));
  return facts;
}

Facts Hearing::go_back() {
  place_.go_back();
  return here();
}

Facts Hearing::go_to_end() {
  place_.go_to_end();
  Facts facts = here();
  facts.push_back(result_fact(place_.game().result));
  return facts;
}

Facts Hearing::comments() const {
  Facts facts;
  for (std::string const& each : place_.comments()) facts.push_back(as_it_is(each));
  // Translators: Training, a game is read aloud: nothing is written of this move.
  if (facts.empty()) facts.push_back({translatable("No comment.")});
  return facts;
}

tl::expected<Facts, std::string> Hearing::variation(std::optional<unsigned> number) {
  auto const& all = place_.variations();
  if (!number && all.size() != 1) {
    Facts facts;
    for (HeardLine const& each : all) facts.push_back(move_fact(each.front()));
    // Translators: Training, a game is read aloud: no other move is given instead of this one.
    if (facts.empty()) facts.push_back({translatable("No variation.")});
    return facts;
  }
  if (place_.enter(number.value_or(1))) return here();
  // Translators: Training, a game is read aloud: there are not so many variations.
  return fault(translatable("no such variation"));
}

tl::expected<Facts, std::string> Hearing::game(std::optional<unsigned> number) {
  if (!number) return games_from(games_.size() <= most_at_once ? 0 : game_);
  // Translators: Training, a game is read aloud: there are not so many games in the file.
  if (*number == 0 || *number > games_.size()) return fault(translatable("no such game in this file"));
  game_ = *number - 1;
  place_ = HeardPlace{games_[game_]};
  Facts facts{game_fact(games_[*number - 1], *number, games_.size())};
  add_what_more(place_, facts);
  return facts;
}

}  // namespace tactus::training
