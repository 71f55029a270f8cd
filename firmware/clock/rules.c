// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules.h"

static struct player* player_to_move(struct clock* c) { return &c->players[c->turn]; }

void clock_set(struct clock* c, struct control const* control) {
  *c = (struct clock){.control = *control, .turn = nobody};
  for (uint8_t side = white; side <= black; ++side)
    c->players[side].left = control->base + control->increment;
}

bool clock_has_flag_down(struct clock const* c) {
  return c->players[white].is_flag_down || c->players[black].is_flag_down;
}

bool clock_is_running(struct clock const* c) {
  return c->turn != nobody && !c->is_paused && !clock_has_flag_down(c);
}

void clock_passes(struct clock* c) {
  if (!clock_is_running(c)) return;
  struct player* p = player_to_move(c);
  if (p->thinking++ < c->control.delay) return;
  if (--p->left == 0) p->is_flag_down = true;
}

static void complete_move(struct clock* c) {
  struct player* p = player_to_move(c);
  p->thinking = 0;
  p->left += c->control.increment;
  if (p->moves < UINT8_MAX) ++p->moves;
  if (p->moves == c->control.moves) p->left += c->control.second;  // 0 where there are no periods
}

void clock_pressed(struct clock* c, enum side by) {
  if (c->turn == nobody && by == black)
    c->turn = white;
  else if (c->turn == by && clock_is_running(c)) {
    complete_move(c);
    c->turn = by == white ? black : white;
  }
}

void clock_paused(struct clock* c) {
  if (c->turn != nobody) c->is_paused = !c->is_paused;
}
