// SPDX-License-Identifier: GPL-3.0-or-later
// Claims, right and wrong, and a disk that is full for a while.
#include "core/legal/position.hpp"
#include "tests/truth/people/game.hpp"

namespace tactus::truth {

using chess::Move;

/// He stops the clock and calls the arbiter (6.11.2, 9.5.1).
void Game::claim(Color by, Entry what) {
  note(What::clock_stopped, std::nullopt);
  seats_.stop_clock();
  pause(800, 3000);
  note(What::claim_open, by);
  // 9.1.2.3, III.4: they offer a draw as well.
  if (what == Entry::claim_threefold || what == Entry::request_seconds) note(What::offer_open, by);
  enter(by, what);
  pause(2000, 9000);
}

/// Where no word was agreed with the arbiter both players enter it.
void Game::reject_claim(Color of) {
  enter(of, Entry::reject);
  pause(500, 2000);
  note(What::claim_gone, of);
  enter(opposite(of), Entry::reject);
  pause(1000, 3000);
  note(What::clock_started, std::nullopt);
  seats_.start_clock(mover());
  pause(500, 2000);
}

/// Of his own turn, where nothing was repeated; the opponent does not want the draw.
void Game::claims_threefold(Move m) {
  Color const by = mover();
  claim(by, Entry::claim_threefold);
  reject_claim(by);
  note(What::offer_gone, by);
  enter(opposite(by), Entry::decline);
  pause(500, 1500);
  honest(m);
}

/// He writes his move and does not make it (9.2.1); it has not come to that three times.
void Game::claims_with_a_move(Move m) {
  Color const by = mover();
  note(What::clock_stopped, std::nullopt);
  seats_.stop_clock();
  pause(800, 3000);
  for (What const open : {What::claim_open, What::offer_open, What::entered}) note(open, by);
  seats_.claim_with(by, described(m));
  pause(2000, 9000);
  reject_claim(by);
  note(What::offer_gone, by);
  enter(opposite(by), Entry::decline);
  pause(500, 1500);
  honest(m);
}

/// Of the opponent, who has time left (6.8).
void Game::claims_flag(Move m) {
  Color const by = other();
  claim(by, Entry::claim_flag);
  reject_claim(by);
  honest(m);
}

/// Of a move that was legal: nobody is to blame.
void Game::claims_illegal_move(Move m) {
  Color const by = mover();
  claim(by, Entry::claim_illegal_move);
  reject_claim(by);
  honest(m);
}

/// Where the increment was told there is no quickplay finish (III.2.2): only who asked hears it.
bool Game::asks_in_vain(Entry what) {
  if (!plan_.is_control_known) return false;
  enter(mover(), what);
  pause(500, 3000);
  return true;
}

/// In a quickplay finish (III.5), long before his last two minutes: the arbiter says so.
void Game::claims_normal_means(Move m) {
  Color const by = mover();
  if (asks_in_vain(Entry::claim_normal_means)) return honest(m);
  claim(by, Entry::claim_normal_means);
  reject_claim(by);
  honest(m);
}

/// III.4: the opponent does not want the draw either.
void Game::asks_for_seconds(Move m) {
  Color const by = mover();
  if (asks_in_vain(Entry::request_seconds)) return honest(m);
  claim(by, Entry::request_seconds);
  note(What::offer_gone, by);
  enter(opposite(by), Entry::decline);
  pause(500, 1500);
  reject_claim(by);
  honest(m);
}

/// Knights go out and home twice; the position has stood three times (9.2).
void Game::repeats_and_claims(Move) {
  seats_.start_clock(mover());
  seats_.start_program();
  pause(1500, 3000);
  using enum chess::File;
  using enum chess::Rank;
  for (int twice = 0; twice < 2; ++twice)
    for (auto const& [from, to] :
         {std::pair{Square{g, r1}, Square{f, r3}}, std::pair{Square{g, r8}, Square{f, r6}},
          std::pair{Square{f, r3}, Square{g, r1}}, std::pair{Square{f, r6}, Square{g, r8}}})
      honest(Move{from, to});
  Color const by = mover();
  claim(by, Entry::claim_threefold);
  note(What::claim_gone, by);
  enter(opposite(by), Entry::uphold);
  pause(1000, 3000);
  note(What::offer_gone, by);
  note(What::agreed, std::nullopt);
  enter(opposite(by), Entry::accept_draw);
  is_over_ = true;
}

void Game::disk_full(Move m) {
  note(What::disk_full, std::nullopt);
  seats_.fill_disk();
  honest(m);
  pause(500, 60'000);
  note(What::disk_empty, std::nullopt);
  seats_.empty_disk();
  pause(500, 3000);
}

}  // namespace tactus::truth
