// SPDX-License-Identifier: GPL-3.0-or-later
// What changes on the page changes here: only what is different is touched, so that focus, selection and the
// place of a screen reader stay where they are.
import { words } from '/words.js';

export const byId = (id) => document.getElementById(id);

export function element(name, attributes = {}) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

/// Text: a string, or parts {text, lang} of several languages.
export function setText(node, text) {
  if (Array.isArray(text)) return setParts(node, text);
  if (node.textContent !== text) node.textContent = text;
}

function setParts(node, parts) {
  const pageLanguage = document.documentElement.lang;
  const now = [...node.children].map((each) => each.lang + '|' + each.textContent).join('\n');
  const wanted = parts.map((each) => each.lang + '|' + each.text + ' ').join('\n');
  if (now === wanted) return;
  node.replaceChildren(...parts.map((each) => {
    const span = element('span', { lang: each.lang || pageLanguage });
    span.textContent = each.text + ' ';
    return span;
  }));
}

/// A word that is drawn as a sign.
function signOf(text) {
  const made = element('span', { class: 'sign-of', title: text });
  made.textContent = text;
  return made;
}

/// A name with the sign that is its own: no line ends between them.
function personOf(sign, name) {
  const made = element('span', { class: 'person' });
  made.append(signOf(sign), name);
  return made;
}

/// Text among names, each of which has its own direction of writing: strings, and names as {name}, with {sign} where a
/// word is drawn as a sign before it.
export function setNames(node, parts) {
  const shown = (each) => typeof each === 'string' ? each : (each.sign ?? '') + each.name;
  const isSame = node.children.length === parts.filter((each) => typeof each !== 'string').length
    && node.textContent === parts.map(shown).join('');
  if (isSame) return;
  node.replaceChildren(...parts.map((each) => {
    if (typeof each === 'string') return each;
    const name = element('bdi');
    name.textContent = each.name;
    return each.sign === undefined ? name : personOf(each.sign, name);
  }));
}

export function setAttribute(node, name, value) {
  if (value === null || value === undefined || value === false) {
    if (node.hasAttribute(name)) node.removeAttribute(name);
  } else if (node.getAttribute(name) !== String(value)) {
    node.setAttribute(name, value);
  }
}

/// Written only where it changes: else the browser draws the page once more.
export function hide(node, isHidden) {
  if (node.hidden !== isHidden) node.hidden = isHidden;
}

/// As many children as items, each brought up to date; new ones are made at the end, so lists should grow
/// there.
export function fill(parent, items, make, update) {
  while (parent.children.length > items.length) parent.lastElementChild.remove();
  while (parent.children.length < items.length) parent.append(make());
  items.forEach((item, index) => update(parent.children[index], item, index));
}

/// A row whose first cell is its header. `heads`: for narrow windows, where each cell names its column.
export function makeRow(heads) {
  const row = element('tr', { role: 'row' });
  heads.forEach((head, index) => row.append(index === 0
    ? element('th', { scope: 'row', role: 'rowheader', 'data-h': head })
    : element('td', { role: 'cell', 'data-h': head })));
  return row;
}

export function headsOf(table) {
  return [...table.querySelectorAll('thead th')].map((each) => each.textContent);
}

/// How much is folded under that heading; nothing is folded where nothing is.
export function showFolded(name, count) {
  byId(name + '-details').hidden = count === 0;
  const list = byId(name + '-title').textContent;
  setText(byId(name + '-count'), count === 1 ? words('{list}: 1 line', { list }) : words('{list}: {count} lines', { list, count }));
}

export function fillList(id, items, textOf) {
  const list = byId(id);
  fill(list, items, () => element('li'), (item, each) => setText(item, textOf(each)));
  const none = byId('no-' + id);
  if (none) none.hidden = items.length > 0;
  list.hidden = items.length === 0;
}
