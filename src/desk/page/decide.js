// SPDX-License-Identifier: GPL-3.0-or-later
// The decision: who, what, why, resting on the events that were shown. One that rests on older events is
// refused, and the board is shown again.
import { byId, setText } from '/dom.js';
import { onBoard, refresh, show, shown } from '/board.js';
import { clearErrors, showErrors } from '/errors.js';
import { tell } from '/live.js';
import { send } from '/server.js';
import { words } from '/words.js';

const fields = ['arbiter', 'decided', 'why'];
let seen = null;  // the view on which the decision will rest
let ruling = '';

/// What the program proposed last for this board, to be kept with the decision.
export function attach(text) {
  ruling = text;
  setText(byId('attached'), ruling ? words('Kept with it: {ruling}', { ruling: ruling.split('\n')[0] }) : words('No ruling is kept with it.'));
}

function restOn(view) {
  seen = view;
  setText(byId('basis'), words('Rests on the events up to {event}.', { event: view.event }));
}

function missing() {
  const wanted = [['arbiter', words('Who decides? Enter the name of the arbiter.')],
    ['decided', words('What is decided? Enter the decision.')], ['why', words('Why? Enter the reason.')]];
  return wanted.filter(([id]) => byId(id).value.trim() === '').map(([field, text]) => ({ field, text }));
}

function isWritingBegun() {
  return byId('decided').value.trim() !== '' || byId('why').value.trim() !== '';
}

/// What came after the view on which the decision was to rest.
function newsSince(before, view) {
  const news = view.incidents.slice(before.incidents.length).map((each) => each.text);
  const moves = view.moves.slice(before.moves.length).map((each) => each.number + ' ' + each.san);
  return [...moves, ...news];
}

function refuseOutdated(view) {
  const before = seen;
  show(view);
  restOn(view);
  const news = newsSince(before, view).map((text) => ({ field: '', text }));
  showErrors(byId('decide-errors'), [
    { field: 'decided', text: words('The board has news since you began. Look again, then record the decision once more.') }, ...news]);
}

async function submit(event) {
  event.preventDefault();
  clearErrors(byId('decide-errors'), fields);
  const errors = missing();
  if (errors.length > 0) return showErrors(byId('decide-errors'), errors);
  const answer = await send('/decisions', {
    board: seen.n, event: seen.event, arbiter: byId('arbiter').value.trim(), decided: byId('decided').value.trim(),
    reason: byId('why').value.trim(), ruling,
  });
  if (answer.status === 201) return recorded(answer.json);
  if (answer.status === 409) return refuseOutdated(answer.json);
  showErrors(byId('decide-errors'), [{ field: '', text: words('The decision was not recorded. Error {status}.', { status: answer.status }) }]);
}

async function recorded(decision) {
  byId('decided').value = '';
  byId('why').value = '';
  attach('');
  tell(words('Decision {number} is recorded.', { number: decision.number }));
  await refresh();
  restOn(shown);
}

export function startDecide() {
  byId('decide').addEventListener('submit', submit);
  if (byId('arbiter').value !== '') byId('arbiter').readOnly = true;
  onBoard((view, isOther) => {
    if (isOther) {
      attach('');
      clearErrors(byId('decide-errors'), fields);
      byId('decided').value = '';
      byId('why').value = '';
    }
    // While something is written it rests on what was there when the writing began.
    if (isOther || !isWritingBegun()) restOn(view);
  });
}
