// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/sim/demo/game_by_hands.hpp"

#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/notation/move_text.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace tactus::sim {

Caption read_caption(std::string_view line) {
  constexpr std::string_view repeat = "Repeat: ", unseen = "Meanwhile: ";
  constexpr std::string_view white = " [to White]", black = " [to Black]";
  Caption caption;
  if (line.ends_with(white)) caption.to = Caption::To::white;
  if (line.ends_with(black)) caption.to = Caption::To::black;
  if (caption.to != Caption::To::both) line.remove_suffix(white.size());
  caption.is_repeat = line.starts_with(repeat);
  if (caption.is_repeat) line.remove_prefix(repeat.size());
  if (line.starts_with(unseen)) line.remove_prefix(unseen.size());  // the same move
  caption.words = line;
  return caption;
}

bool Captions::has_since(std::size_t mark, std::string_view words) const {
  return std::ranges::any_of(since(mark), [&](Caption const& caption) { return caption.words == words; });
}

bool Captions::has_new_move_since(std::size_t asked, std::size_t mark) const {
  auto const before = std::span{heard_}.first(std::min(mark, heard_.size()));
  return std::ranges::any_of(since(asked), [&](Caption const& caption) {
    return !caption.words.ends_with('.') &&
           std::ranges::find(before, caption.words, &Caption::words) == before.end();
  });
}

std::span<Caption const> Captions::since(std::size_t mark) const {
  return std::span{heard_}.subspan(std::min(mark, heard_.size()));
}

namespace {

using chess::Color;
using std::chrono::milliseconds;
using std::chrono::seconds;

constexpr Millis patience =
    seconds{240};  // wall time that a hand waits before it gives up: only a hang lasts so long
constexpr std::string_view no_move = "No move to announce.";
constexpr SimTime settled =
    milliseconds{1300};  // a player's hand rests, longer than any board needs to settle

/// The free square beside `square` on its rank.
chess::Square beside(chess::Square square, chess::SquareSet occupied) {
  unsigned const index = square.index();
  bool const has_left = square.file() != chess::File::a;
  chess::Square const left = chess::Square::from_index(has_left ? index - 1 : index + 1);
  return occupied.contains(left) && square.file() != chess::File::h ? chess::Square::from_index(index + 1)
                                                                    : left;
}

}  // namespace

void GameByHands::hear_arbiter(std::string const& line) {
  if (line.find("differ") != std::string::npos) arbiter_said_they_differ_ = true;
  if (line.find("agree") != std::string::npos) arbiter_said_they_agree_ = true;
}

auto GameByHands::play(std::span<ScriptedPly const> game, std::optional<std::size_t> wrongly_copied) -> Done {
  if (auto started = start(); !started) return started;
  chess::Position position = chess::Position::initial();
  for (; plies_done_ < game.size(); ++plies_done_) {
    ScriptedPly const& ply = game[plies_done_];
    auto const read = notation::read_move(position, ply.san);
    auto const* const move = std::get_if<chess::Move>(&read);
    if (move == nullptr) return tl::unexpected(fmt::format("the script has no legal move {}", ply.san));
    ByHand const by_hand{chess::diagram_of(position), *move, ply.order, chess::describe(position, *move)};
    bool const is_blind = position.turn() == Color::white;
    if (auto made = is_blind ? make_blind_move(by_hand, ply) : make_sighted_move(by_hand, ply); !made)
      return made;
    position = position.after(*move);
    if (plies_done_ + 1 == game.size()) return {};  // nobody copies the move that ends the game
    Done copied = wrongly_copied == plies_done_
                      ? copy_wrongly(by_hand)
                      : table_.act(is_blind ? Color::black : Color::white, made_by_hand(by_hand));
    if (!copied) return copied;
    if (auto thought = pause(milliseconds{2300}, milliseconds{3500}); !thought) return thought;
  }
  return {};
}

auto GameByHands::agree_on_mate(ChildProcess& tactus, ScriptedPly const& last) -> Done {
  std::size_t const mark = captions_.count();
  tactus.type("mate\n");
  auto const said = fmt::format("Checkmate, says White: {}. Please confirm.", last.words);
  return wait_until_heard(mark, said, patience)
      .and_then([this] { return pause(seconds{2}, seconds{3}); })
      .and_then([&] {
        tactus.type("confirm\n");
        return wait_until_heard(mark, "Game over. White wins.", patience);
      });
}

auto GameByHands::start() -> Done {
  auto const all_are_open = [this] {
    return table_.white_line.descriptor() >= 0 && table_.black_line.descriptor() >= 0 &&
           table_.clock_line.descriptor() >= 0;
  };
  if (auto open = table_.run_until(all_are_open, patience, "tactus to open both boards and the clock"); !open)
    return open;
  if (auto waited = table_.wait(seconds{3}); !waited) return waited;
  table_.clock.press(Color::black, table_.now());  // by the arbiter, who starts White's clock (6.2.1)
  return pause(seconds{1}, seconds{2});
}

auto GameByHands::make_blind_move(ByHand const& move, ScriptedPly const& ply) -> Done {
  if (auto made = table_.act(Color::white, made_by_hand(move)); !made) return made;
  if (auto rested = table_.wait(settled); !rested) return rested;
  if (auto announced = have_announced(move, ply); !announced) return announced;
  if (auto waited = pause(milliseconds{300}, milliseconds{600}); !waited) return waited;
  table_.clock.press(Color::white, table_.now());
  return pause(milliseconds{700}, milliseconds{1200});
}

auto GameByHands::have_announced(ByHand const& move, ScriptedPly const& ply) -> Done {
  std::size_t const mark = captions_.count();
  for (unsigned asked = 0; asked < asking_.times; ++asked) {
    Done prepared;
    if (asked % 2 == 1) prepared = put_down_again(move);
    if (asked > 0 && asked % 2 == 0) prepared = make_again(move);
    if (!prepared) return prepared;
    if (hears_answer(mark, ply.words)) return {};
  }
  return tl::unexpected(fmt::format("asked {} times in vain for the words \"{}\"", asking_.times, ply.words));
}

bool GameByHands::hears_answer(std::size_t mark, std::string_view words) {
  std::size_t const asked = captions_.count();
  table_.clock.say(table_.now());
  auto const is_heard = [&] { return captions_.has_since(mark, words); };
  auto const is_answered = [&] {
    return is_heard() || captions_.has_since(asked, no_move) || captions_.has_new_move_since(asked, mark);
  };
  (void)table_.run_until(is_answered, asking_.answered_within, "an answer");
  return is_heard();
}

auto GameByHands::put_down_again(ByHand const& move) -> Done {
  ++second_askings_;
  return table_.act(Color::white, hand_.carry(move.described.piece, move.described.to, move.described.to))
      .and_then([this] { return table_.wait(settled); });
}

auto GameByHands::make_again(ByHand const& move) -> Done {
  ++second_askings_;
  auto const actions = made_by_hand(move);
  return table_.act(Color::white, Hand::take_back(actions))
      .and_then([this] { return pause(milliseconds{2500}, milliseconds{3500}); })
      .and_then([&] { return table_.act(Color::white, actions); })
      .and_then([this] { return table_.wait(settled); });
}

auto GameByHands::make_sighted_move(ByHand const& move, ScriptedPly const& ply) -> Done {
  if (auto made = table_.act(Color::black, made_by_hand(move)); !made) return made;
  if (auto rested = table_.wait(settled); !rested) return rested;
  std::size_t const mark = captions_.count();
  table_.clock.press(Color::black, table_.now());
  if (auto heard = wait_until_heard(mark, ply.words, patience); !heard) return heard;
  return pause(milliseconds{700}, milliseconds{1200});
}

auto GameByHands::copy_wrongly(ByHand const& move) -> Done {
  auto actions = made_by_hand(move);
  chess::Square const wrong = beside(move.described.to, table_.white_board.standing().occupied());
  actions.back().square = wrong;
  arbiter_said_they_differ_ = false;
  if (auto copied = table_.act(Color::white, actions); !copied) return copied;
  if (auto told = wait_for_arbiter(arbiter_said_they_differ_, "the arbiter's watch to see the difference");
      !told)
    return told;
  arbiter_said_they_agree_ = false;
  if (auto waited = pause(seconds{2}, seconds{3}); !waited) return waited;
  if (auto put_right = table_.act(Color::white, hand_.carry(move.described.piece, wrong, move.described.to));
      !put_right)
    return put_right;
  return wait_for_arbiter(arbiter_said_they_agree_, "the arbiter's watch to see that the boards agree again");
}

auto GameByHands::wait_for_arbiter(bool const& said, std::string_view what) -> Done {
  return table_.run_until([&said] { return said; }, patience, what);
}

auto GameByHands::wait_until_heard(std::size_t mark, std::string_view words, Millis limit) -> Done {
  return table_.run_until([&] { return captions_.has_since(mark, words); }, limit,
                          fmt::format("the words \"{}\"", words));
}

}  // namespace tactus::sim
