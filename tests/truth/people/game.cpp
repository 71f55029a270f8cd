// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/truth/people/game.hpp"

#include "core/legal/reading/move_reading.hpp"
#include "core/notation/fen.hpp"
#include "devices/simulators/touches.hpp"

#include <algorithm>

namespace tactus::truth {

using chess::Move;
using chess::MoveKind;
using chess::Position;
using chess::SquareSet;

Game::Game(Plan const& plan, Seats& seats, TruthLog& log)
    : plan_(plan),
      seats_(seats),
      log_(log),
      position_(Position::from(notation::read_fen(plan.start).value()).value()) {
  log_.start = position_.placement();
  history_.push_back(position_);
  for (Color const c : chess::both_colors) {
    log_.is_blind[c] = plan.is_blind[static_cast<unsigned>(c)];
    log_.knows_pieces[c] = plan.knows_pieces[static_cast<unsigned>(c)];
  }
  for (Color const c : chess::both_colors) {
    log_.types[c] = plan.types[static_cast<unsigned>(c)];
    log_.has_assistant[c] = plan.has_assistant[static_cast<unsigned>(c)];
  }
  log_.does_tactus_announce = plan.does_tactus_announce;
}

void Game::play() {
  std::vector<PlannedAct> waiting = plan_.acts;
  bool const begins_otherwise = std::any_of(waiting.begin(), waiting.end(),
                                            [](PlannedAct const& a) { return acts()[a.act].is_at_start; });
  if (!begins_otherwise) {
    seats_.start_clock(mover());
    seats_.start_program();
    pause(1000, 3000);
  }
  while (!is_over_ && log_.plies.size() < plan_.plies && position_.count_legal_moves() > 0) {
    Dice of_ply{plan_.seed * 1000003 + log_.all_completed.size()};
    auto const due = std::find_if(waiting.begin(), waiting.end(), [&](PlannedAct const& a) {
      if (a.ply > ply()) return false;
      auto const fits = acts()[a.act].fits;
      auto const moves = position_.legal_moves();
      return fits == nullptr ||
             std::any_of(moves.begin(), moves.end(), [&](Move m) { return fits(position_, m); });
    });
    if (due == waiting.end()) {
      Move const m = choose(of_ply, nullptr);
      dice_ = of_ply;
      honest(m);
      continue;
    }
    PlannedAct const act = *due;
    waiting.erase(due);
    Move const m = choose(of_ply, &act);
    dice_ = Dice{act.seed};
    (this->*acts()[act.act].play)(m);
  }
  seats_.wait(Millis{20'000});
  log_.end = seats_.now();
  log_.to_move_at_end = mover();
  log_.is_end_told = seats_.is_told_over();
}

Move Game::choose(Dice& dice, PlannedAct const* act) const {
  auto const moves = position_.legal_moves();
  auto const fits = act == nullptr ? nullptr : acts()[act->act].fits;
  std::vector<Move> fitting;
  for (Move const m : moves)
    if (fits == nullptr || fits(position_, m)) fitting.push_back(m);
  Move m = fitting[dice.of(fitting.size())];
  for (int i = 0; i < 2 && !position_.at(m.to()); ++i) m = fitting[dice.of(fitting.size())];
  return m;
}

Move Game::any_move() const {
  Dice of_ply{plan_.seed * 1000003 + log_.all_completed.size()};
  return choose(of_ply, nullptr);
}

std::optional<Move> Game::another(Move m) const {
  std::optional<Move> found;
  for (Move const each : position_.legal_moves()) {
    if (each.to() == m.to() || each.kind() != MoveKind::normal || position_.at(each.to())) continue;
    if (each.from() == m.from()) return each;
    if (!found) found = each;
  }
  return found;
}

MoveDescription Game::described(Move m) const { return chess::describe(position_, m); }

std::vector<Game::Step> Game::steps(Position const& before, Move m, Order order) const {
  using namespace devices::simulators;
  bool const is_passed = m.kind() == MoveKind::en_passant;
  TouchOrder touched;
  if (order == Order::rook_first) touched.castling = CastlingOrder::rook_first;
  if (order == Order::captured_last || (order == Order::pawn_last && is_passed))
    touched.capture = CaptureOrder::enemy_last;
  std::vector<Step> all;
  for (HandAction const& each : touches(chess::diagram_of(before), m, touched))
    all.push_back(
        {each.square, each.what == HandAction::What::lift ? std::nullopt : std::optional{each.piece}});
  return all;
}

void Game::pause(unsigned low, unsigned high) { seats_.wait(dice_.between(low, high)); }

void Game::note(What what, std::optional<Color> by, std::optional<Move> move, SquareSet squares) {
  Deed deed{seats_.now(), what, by, ply(), std::nullopt, squares};
  if (move) deed.move = described(*move);
  log_.deeds.push_back(deed);
}

void Game::enter(Color by, Entry entry) {
  note(What::entered, by);
  seats_.enter(by, entry);
}

void Game::lift(Color board, Square square) {
  log_.contacts.push_back({seats_.now(), board, square, std::nullopt});
  seats_.lift(board, square);
}

void Game::put(Color board, Square square, Piece piece) {
  log_.contacts.push_back({seats_.now(), board, square, piece});
  seats_.put(board, square, piece);
}

void Game::carry_out(Color board, std::vector<Step> const& all) {
  for (Step const& each : all) {
    pause(150, 450);
    if (each.piece)
      put(board, each.square, *each.piece);
    else
      lift(board, each.square);
  }
}

void Game::execute(Color board, Position const& before, Move m, Order order) {
  carry_out(board, steps(before, m, order));
}

void Game::make(Move m, Order order) {
  pause(500, 9000);
  execute(mover(), position_, m, order);
  note(What::made, mover(), m);
  pause(300, 1500);
}

void Game::name_piece(Move m) {
  if (!m.is_promotion() || log_.knows_pieces[mover()] || log_.types[mover()]) return;
  note(What::announced, mover(), m);
  seats_.type(mover(), described(m));
}

void Game::announce(Move m) {
  note(What::announced, mover(), m);
  if (log_.types[mover()]) return type_somehow(m);
  if (!log_.does_tactus_announce || !log_.is_blind[mover()]) return;
  enter(mover(), Entry::announce);
  pause(1500, 3000);
}

void Game::press(Move m) {
  Color const by = mover();
  complete(m);
  press_for_last(by);
}

void Game::press_for_last(Color by) {
  seats_.press(by);
  note_left(by);
}

void Game::note_left(Color by) {
  for (auto* const all : {&log_.plies, &log_.all_completed}) all->back().left.push_back(seats_.left(by));
}

void Game::complete(Move m) {
  note(What::completed, mover(), m);
  log_.plies.push_back({mover(), m, described(m), seats_.now(), position_.after(m).placement()});
  log_.all_completed.push_back(log_.plies.back());
  for (Color const writer : chess::both_colors) log_.sheets[writer].push_back(described(m));
  before_last_ = position_;
  position_ = position_.after(m);
  history_.push_back(position_);
}

void Game::copy() {
  pause(400, 3000);
  execute(mover(), *before_last_, log_.plies.back().move);
  pause(300, 2500);
  assist();
}

void Game::assist() {
  constexpr int duties_at_most = 6;
  for (int i = 0; i < duties_at_most; ++i)
    for (Color const player : chess::both_colors)
      if (log_.has_assistant[player] && seats_.has_assistant_to_do(player)) {
        pause(2100, 3000);
        seats_.enter(player, Entry::done);
      }
}

void Game::finish(Move m) {
  announce(m);
  pause(100, 800);
  press(m);
  copy();
}

void Game::honest(Move m) {
  make(m);
  name_piece(m);
  finish(m);
}

void Game::play_plies(unsigned count) {
  while (count-- > 0 && position_.count_legal_moves() > 0) honest(any_move());
}

std::vector<Square> Game::some_pieces(Color board, Color of, std::size_t count, SquareSet spare) {
  std::vector<Square> all;
  for (Square const s : seats_.standing(board).occupied() - spare)
    if (seats_.standing(board).at(s)->color == of) all.push_back(s);
  for (std::size_t i = 0; i < all.size(); ++i) std::swap(all[i], all[i + dice_.of(all.size() - i)]);
  all.resize(std::min(all.size(), count));
  return all;
}

void Game::lift_and_return(Color board, std::vector<Square> const& squares, unsigned low, unsigned high) {
  for (Square const s : squares) {
    auto const piece = seats_.standing(board).at(s);
    lift(board, s);
    pause(low, high);
    put(board, s, *piece);
    pause(200, 600);
  }
}

Square Game::out_of_reach(Square from) const {
  SquareSet reached = position_.occupied();
  for (Move const m : position_.legal_moves())
    if (m.from() == from) reached.insert(m.to());
  return *(~reached).begin();
}

void Game::fall(Color board, bool is_one_astray) {
  SquareSet fallen;
  std::vector<Step> back;
  for (Color const of : chess::both_colors)
    for (Square const s : some_pieces(board, of, 1 + dice_.of(3), {})) {
      fallen.insert(s);
      back.push_back({s, seats_.standing(board).at(s)});
    }
  note(What::fell, board, std::nullopt, fallen);
  bool const is_one_by_another = dice_.chance(30);  // each lies before it strikes the next
  auto const lifted = back;
  if (is_one_astray) back.front().square = out_of_reach(back.front().square);
  for (Step const& each : lifted) {
    lift(board, each.square);
    is_one_by_another ? pause(100, 270) : pause(5, 60);
  }
  pause(2000, 6000);
  carry_out(board, back);
  note(What::stood_again, board);
  pause(1500, 3000);
}

void Game::stand_as(Color board, Placement const& wanted) {
  std::vector<Step> all;
  Placement const now = seats_.standing(board);
  for (Square const s : now.difference(wanted))
    if (now.at(s)) all.push_back({s, std::nullopt});
  for (Square const s : now.difference(wanted))
    if (wanted.at(s)) all.push_back({s, wanted.at(s)});
  carry_out(board, all);
}

void Game::take_back(std::size_t plies) {
  std::size_t const kept = log_.plies.size() - plies;
  log_.deeds.push_back({seats_.now(), What::taken_back, std::nullopt, static_cast<unsigned>(kept) + 1});
  log_.plies.resize(kept);
  for (Color const writer : chess::both_colors) log_.sheets[writer].resize(kept);
  history_.erase(history_.begin() + static_cast<std::ptrdiff_t>(kept) + 1, history_.end());
  position_ = history_.back();
  before_last_.reset();
  for (Color const board : chess::both_colors) stand_as(board, position_.placement());
}

}  // namespace tactus::truth
