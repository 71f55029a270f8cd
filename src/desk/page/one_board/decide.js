// SPDX-License-Identifier: GPL-3.0-or-later
// The decision: who, what, why, resting on the events that were shown. One that rests on older events is
// refused, and the board is shown again. Nothing is taken back: a decision may take the place of another.
import { byId, element, fill, setText } from '/dom.js';
import { onBoard, refresh, show, shown } from '/board.js';
import { clearErrors, showErrors } from '/errors.js';
import { tell } from '/live.js';
import { notConnected, send } from '/server.js';
import { dayAndTime, words } from '/words.js';

const fields = ['arbiter', 'decided', 'why', 'clocks-after'];
const twoTimes = /^\d{1,2}:[0-5]\d:[0-5]\d +\d{1,2}:[0-5]\d:[0-5]\d$/;
let seen = null;  // the view on which the decision will rest
let ruling = '';
let replaced = 0;  // number of the decision whose place the next one takes; 0: none

/// What the program proposed last for this board, to be kept with the decision: as its ground where it is followed,
/// else as what was not followed.
export function attach(text) {
  ruling = text;
  byId('followed').checked = false;
  byId('proposal').hidden = ruling === '';
  setText(byId('attached'), ruling ? words('Proposal of the program: {ruling}', { ruling: ruling.split('\n')[0] })
    : words('No ruling is kept with it.'));
}

/// One key from a proposal to the decision: what is proposed is decided, and why is asked for.
function followProposal() {
  byId('decided').value = ruling.split('\n')[0];
  byId('followed').checked = true;
  byId('why').focus();
}

function replace(number, label = '') {
  replaced = number;
  byId('replaces').hidden = number === 0;
  setText(byId('replaces-text'), number === 0 ? '' : words('Takes the place of decision {number}, which stays in the record.', { number: label }));
  if (number !== 0) byId('decided').focus();
}

function decisionText(each, successor) {
  const parts = [words('{number}. {time}, {arbiter}, on event {event}. Decided: {decided} Reason: {reason}',
    { number: each.label, time: dayAndTime(each.at), arbiter: each.arbiter || words('not known'), event: each.event, decided: each.decided, reason: each.reason })];
  if (each.clocks.after) parts.push(words('Clocks afterwards: {clocks}.', { clocks: each.clocks.after }));
  if (each.ruling) {
    const values = { ruling: each.ruling.split('\n')[0] };
    parts.push(each.followed ? words('As proposed: {ruling}', values) : words('Proposed and not followed: {ruling}', values));
  }
  if (successor) parts.push(words('Replaced by decision {number}.', { number: successor }));
  return parts.join(' ');
}

function makeDecision() {
  const item = element('li');
  const button = element('button', { type: 'button' });
  button.addEventListener('click', () => replace(Number(button.dataset.number), button.dataset.label));
  item.append(element('span'), ' ', button);
  return item;
}

function showDecisions(view) {
  const successors = new Map(view.decisions.filter((each) => each.replaces).map((each) => [each.replaces, each.label]));
  fill(byId('decisions'), view.decisions, makeDecision, (item, each) => {
    const [text, button] = item.children;
    setText(text, decisionText(each, successors.get(each.number)));
    setText(button, words('Replace decision {number}', { number: each.label }));
    button.dataset.number = each.number;
    button.dataset.label = each.label;
    button.hidden = successors.has(each.number);
  });
  byId('decisions').hidden = view.decisions.length === 0;
  byId('no-decisions').hidden = view.decisions.length > 0;
}

function restOn(view) {
  seen = view;
  setText(byId('basis'), words('Rests on the events up to {event}.', { event: view.event }));
}

function missing() {
  const wanted = [['arbiter', words('Who decides? Enter the name of the arbiter.')],
    ['decided', words('What is decided? Enter the decision.')], ['why', words('Why? Enter the reason.')]];
  const errors = wanted.filter(([id]) => byId(id).value.trim() === '').map(([field, text]) => ({ field, text }));
  const clocks = byId('clocks-after').value.trim();
  if (clocks !== '' && !twoTimes.test(clocks))
    errors.push({ field: 'clocks-after', text: words("Expected: White's and Black's time, such as 1:05:54 1:13:58") });
  return errors;
}

function isWritingBegun() {
  return byId('decided').value.trim() !== '' || byId('why').value.trim() !== '';
}

/// What came after the view on which the decision was to rest.
function newsSince(before, view) {
  const news = view.incidents.slice(before.incidents.length).map((each) => each.text);
  const moves = view.moves.slice(before.moves.length).map((each) => each.number + ' ' + each.san);
  const decided = view.decisions.slice(before.decisions.length).map((each) => decisionText(each));
  return [...moves, ...news, ...decided];
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
    board: seen.n, game: seen.game, event: seen.event, arbiter: byId('arbiter').value.trim(), decided: byId('decided').value.trim(),
    reason: byId('why').value.trim(), ruling, followed: byId('followed').checked, clocks: byId('clocks-after').value.trim(), replaces: replaced,
    decisions: seen.decisions.length,
  });
  if (answer.status === 201) return recorded(answer.json);
  if (answer.status === 409) return refuseOutdated(answer.json);
  if (answer.status === 410) {
    replace(0);
    return showErrors(byId('decide-errors'), [{ field: 'decided', text: words('That decision was replaced already. Look at the list, then record once more.') }]);
  }
  // Without an answer nobody knows: if it is recorded, it stands among the news that refuse a second one.
  if (answer.status === 0) return showErrors(byId('decide-errors'), [{ field: '', text: notConnected() }]);
  showErrors(byId('decide-errors'), [{ field: '', text: words('The decision was not recorded. Error {status}.', { status: answer.status }) }]);
}

function empty() {
  for (const id of ['decided', 'why', 'clocks-after']) byId(id).value = '';
  attach('');
  replace(0);
}

async function recorded(decision) {
  empty();
  tell(words('Decision {number} is recorded.', { number: decision.label }));
  await refresh();
  restOn(shown);
}

/// The name of who decides; where it is not known yet it is asked for, and the answer is empty.
export function arbiterOrError() {
  const name = byId('arbiter').value.trim();
  clearErrors(byId('decide-errors'), fields);
  if (name === '') showErrors(byId('decide-errors'), [{ field: 'arbiter', text: words('Who decides? Enter the name of the arbiter.') }]);
  return name;
}

/// A decision by one key, without a proposal.
export function decideAtOnce(decided, why) {
  attach('');
  byId('decided').value = decided;
  byId('why').value = why;
  byId('decide').requestSubmit();
}

export function startDecide() {
  byId('decide').addEventListener('submit', submit);
  byId('follow').addEventListener('click', followProposal);
  byId('detach').addEventListener('click', () => { attach(''); byId('decided').focus(); });
  byId('keep').addEventListener('click', () => { replace(0); byId('decided').focus(); });
  if (byId('arbiter').value !== '') byId('arbiter').readOnly = true;
  onBoard((view, isOther) => {
    if (isOther) {
      empty();
      clearErrors(byId('decide-errors'), fields);
    }
    showDecisions(view);
    // While something is written it rests on what was there when the writing began.
    if (isOther || !isWritingBegun()) restOn(view);
  });
}
