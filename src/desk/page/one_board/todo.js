// SPDX-License-Identifier: GPL-3.0-or-later
// What to do at the open board: the next step, what hands and clocks do, the articles with their text. It is made
// anew only where it says something else, so that an article that was unfolded stays so.
import { byId, element, setText } from '/dom.js';
import { clocksText, sentence } from '/row.js';
import { words } from '/words.js';

let shown = '';

function withText(name, text, attributes = {}) {
  const made = element(name, attributes);
  made.textContent = text;
  return made;
}

function section({ heading, lines }) {
  const head = withText('p', heading);
  if (lines.length === 0) return [head];
  const list = element('ul');
  list.append(...lines.map((line) => withText('li', line)));
  return [head, list];
}

function article({ number, text }) {
  const folded = element('details');
  folded.append(withText('summary', words('Article {article}', { article: number })), withText('p', text));
  return folded;
}

/// What stands for the hall or the round has no game.
function stateOf(view) {
  if (view.hall || view.round) return '';
  return (view.clocks ? words('The clocks show: {clocks}.', { clocks: clocksText(view.clocks) }) + ' ' : '') + sentence(view.status);
}

export function showTodo(view) {
  const { todo } = view;
  byId('todo').hidden = todo === null;
  if (todo === null) return setText(byId('todo-first'), '');
  setText(byId('todo-clocks'), stateOf(view));
  const wanted = JSON.stringify(todo);
  if (wanted === shown) return;
  shown = wanted;
  setText(byId('todo-first'), todo.first);
  byId('todo-then').replaceChildren(...todo.sections.flatMap(section));
  byId('todo-articles').replaceChildren(...todo.articles.map(article));
}
