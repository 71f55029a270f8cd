// SPDX-License-Identifier: GPL-3.0-or-later
// Reconciliation and rulings: forms whose answer is shown below them and kept with the decision.
import { attach } from '/decide.js';
import { byId, element, fillList, setText } from '/dom.js';
import { onBoard, shown } from '/board.js';
import { clearErrors, showErrors } from '/errors.js';
import { notAnswered, send } from '/server.js';
import { words } from '/words.js';

const copied = ['sheet-white', 'sheet-black', 'fen-white', 'fen-black'];
let answers = [];
let question = null;

function showSections(place, sections, isAsked = true) {
  place.replaceChildren();
  for (const section of sections) {
    const heading = element(section.lines.length > 0 ? 'h4' : 'p');
    heading.textContent = section.heading;
    place.append(heading);
    if (section.lines.length === 0) continue;
    const list = element('ul');
    for (const line of section.lines) {
      const item = element('li');
      item.textContent = line;
      list.append(item);
    }
    place.append(list);
  }
  place.hidden = false;
  // The verdict is read at once, and what stands below it comes next.
  place.firstElementChild.tabIndex = -1;
  if (isAsked) place.firstElementChild.focus();
}

async function reconcile(event) {
  event.preventDefault();
  clearErrors(byId('reconcile-errors'), copied);
  const body = { board: shown.n };
  for (const id of copied) body[id] = byId(id).value.trim();
  const answer = await send('/reconcile', body);
  if (!answer.json) return showErrors(byId('reconcile-errors'), [{ field: '', text: notAnswered(answer.status) }]);
  if (answer.json.error) return showErrors(byId('reconcile-errors'), [{ field: answer.json.field, text: answer.json.error }]);
  const { sections } = answer.json;
  attach(sections.map((each) => [each.heading, ...each.lines].join('\n')).join('\n'));
  showSections(byId('reconciliation'), sections);
}

function radios(asked) {
  const set = element('fieldset');
  const legend = element('legend');
  legend.textContent = asked.question;
  set.append(legend);
  asked.options.forEach((option, index) => {
    const line = element('p');
    const input = element('input', { type: 'radio', name: 'answer', id: 'answer-' + (index + 1), value: option.value });
    const label = element('label', { for: input.id });
    label.textContent = option.label;
    line.append(input, ' ', label);
    set.append(line);
  });
  set.id = 'answer';
  set.tabIndex = -1;
  return set;
}

function field(asked) {
  const line = element('p');
  const label = element('label', { for: 'answer' });
  label.textContent = asked.question;
  const hint = element('span', { id: 'answer-hint', class: 'note' });
  setText(hint, asked.may_be_empty ? words('Expected: empty or {expected}', { expected: asked.expected }) : words('Expected: {expected}', { expected: asked.expected }));
  line.append(label, element('input', { id: 'answer', autocomplete: 'off', 'aria-describedby': 'answer-hint' }), hint);
  return line;
}

/// What need not be asked: what the game tells, and what was answered or follows from the reason.
function showFacts(asked) {
  const facts = [...asked.known.slice(1), ...asked.given];
  fillList('rule-facts', facts, (each) => each);
  setText(byId('rule-from'), facts.length === 0 ? '' : asked.known[0] ?? words('Answered:'));
  byId('rule-from').hidden = facts.length === 0;
}

function showQuestion(asked) {
  question = asked;
  showFacts(asked);
  const why = element('p', { class: 'note' });
  why.textContent = asked.explanation;
  byId('question').replaceChildren(asked.options.length > 0 ? radios(asked) : field(asked), why);
  byId('rule-go').hidden = false;
  byId('rule-back').disabled = answers.length === 0;
}

const focusQuestion = () => byId('question').querySelector('input').focus();

/// Null: none of the radios was chosen.
function answerGiven() {
  if (question.options.length === 0) return byId('answer').value.trim();
  return byId('question').querySelector('input:checked')?.value ?? null;
}

function answerQuestion() {
  const given = answerGiven();
  clearErrors(byId('rule-errors'), ['answer']);
  if (given === null) return showErrors(byId('rule-errors'), [{ field: 'answer', text: words('Choose one of the answers.') }]);
  askAfter([...answers, given], true);
}

/// What is expected stands beside the field, and is not said twice there.
function refusal(asked) {
  const text = words('Not understood. Expected: {expected}', { expected: asked.error });
  return { field: 'answer', text, own: asked.error === asked.expected ? words('Not understood.') : text };
}

async function askAfter(list, isAsked, begin = false) {
  const board = shown.n;
  const answer = await send('/rule', { board, answers: list, begin });
  if (board !== shown?.n) return;
  if (!answer.json) {
    if (isAsked) showErrors(byId('rule-errors'), [{ field: '', text: notAnswered(answer.status) }]);
    return;
  }
  if (begin) list = answer.json.answers ?? list;
  clearErrors(byId('rule-errors'), []);
  if (answer.json.lines) return showRuling(list, answer.json.lines, isAsked);
  answers = answer.json.error ? list.slice(0, answer.json.taken) : list;
  showQuestion(answer.json);
  if (answer.json.error) {
    showErrors(byId('rule-errors'), [refusal(answer.json)]);
  } else if (isAsked) {
    focusQuestion();
  }
}

/// The focus goes there only where it was asked: who has just opened the board is at its title.
function showRuling(list, lines, isAsked) {
  answers = list;
  question = null;
  byId('question').replaceChildren();
  showFacts({ known: [], given: [] });
  byId('rule-go').hidden = true;
  attach(lines.join('\n'));
  showSections(byId('ruling'), [{ heading: words('Ruling, {count} lines', { count: lines.length }), lines }], isAsked);
}

export function startRulings() {
  byId('reconcile').addEventListener('submit', reconcile);
  byId('rule').addEventListener('submit', (event) => {
    event.preventDefault();
    if (question) answerQuestion();
  });
  byId('rule-back').addEventListener('click', () => { byId('ruling').hidden = true; askAfter(answers.slice(0, -1), true); });
  byId('rule-anew').addEventListener('click', () => { byId('ruling').hidden = true; askAfter([], true); });
  onBoard((view, isOther) => {
    if (!isOther) return;
    for (const id of copied) byId(id).value = '';
    clearErrors(byId('reconcile-errors'), copied);
    byId('reconciliation').hidden = true;
    byId('ruling').hidden = true;
    askAfter([], false, true);
  });
}
