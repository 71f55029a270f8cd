// SPDX-License-Identifier: GPL-3.0-or-later
// Who sees to the open board, which every arbiter reads; and the shortest decision: seen, nothing to do.
import { onBoard, refresh, shown } from '/board.js';
import { arbiterOrError, decideAtOnce } from '/decide.js';
import { byId, setText } from '/dom.js';
import { tell } from '/live.js';
import { notAnswered, send } from '/server.js';
import { isolated, words } from '/words.js';

async function take() {
  const arbiter = arbiterOrError();
  if (arbiter === '') return;
  const answer = await send('/on-it', { board: shown.n, arbiter, on: shown.on_it === '' });
  if (!answer.json) return tell(notAnswered(answer.status));
  await refresh();
}

function nothingToDo() {
  if (arbiterOrError() === '') return;
  const reasons = shown.attention.filter((each) => !each.decided).map((each) => each.text);
  decideAtOnce(words('Seen, nothing to do'), reasons.join(' ') || words('No reason is open.'));
}

export function startTake() {
  byId('take').addEventListener('click', take);
  byId('nothing').addEventListener('click', nothingToDo);
  onBoard((view) => {
    setText(byId('on-it'), view.on_it ? words('{name} is on it.', { name: isolated(view.on_it) }) : '');
    byId('on-it').hidden = view.on_it === '';
    setText(byId('take'), view.on_it ? words('Nobody needs to be on it') : words('I am on it'));
  });
}
