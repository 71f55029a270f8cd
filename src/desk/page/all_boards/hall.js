// SPDX-License-Identifier: GPL-3.0-or-later
// The strip of the hall: a tile for each board, a link, with sign, pattern and colour for how it stands; beside it how
// many games go on. For the keyboard it is one stop; arrows, Home and End move inside.
import { byId, element, hide, setAttribute, setText } from '/dom.js';
import { tell } from '/live.js';
import { words } from '/words.js';

const wide = matchMedia('(min-width: 48rem)');
const signs = { now: '!', soon: '\u25c6', playing: '\u25b8', over: '\u25a0', adjourned: '=', waiting: '\u25cb', unknown: '?' };
const tiles = new Map();  // number: {link, level, play}
let round = '';  // its name where the desk was told
const counted = ['playing', 'over', 'waiting', 'adjourned', 'unknown'];

const playWords = (play) => ({ playing: words('playing'), over: words('over'), waiting: words('not started'),
  adjourned: words('adjourned'), unknown: words('unknown') })[play];

const countWords = (play, count) => ({
  playing: () => words('{count} playing', { count }), over: () => words('{count} over', { count }),
  waiting: () => words('{count} not started', { count }), adjourned: () => words('{count} adjourned', { count }),
  unknown: () => words('{count} unknown', { count }),
})[play]();

/// What is urgent goes first, then what nobody can see.
const stateOf = ({ level, play }) => level === 'now' ? 'now' : play === 'unknown' ? 'unknown' : level === 'soon' ? 'soon' : play;

function nameOf(number, { level, play }) {
  const urgency = level === 'now' ? words('Now') + ', ' : level === 'soon' ? words('Soon') + ', ' : '';
  return words('Board {number}', { number }) + ': ' + urgency + playWords(play);
}

function part(text, name) {
  const made = element('span', { 'aria-hidden': 'true', class: name });
  made.textContent = text;
  return made;
}

/// In the order of their numbers.
function makeTile(number) {
  const item = element('li');
  const link = element('a', { href: '#board-' + number, class: 'tile', tabindex: '-1' });
  link.append(part(String(number), 'tile-number'), part('', 'tile-sign'));
  item.append(link);
  const behind = [...tiles.keys()].filter((each) => each > number);
  const next = behind.length === 0 ? null : tiles.get(Math.min(...behind)).link.parentElement;
  byId('tiles').insertBefore(item, next);
  return link;
}

function show(number, level, play) {
  const tile = tiles.get(number) ?? { link: makeTile(number) };
  Object.assign(tile, { level, play });
  tiles.set(number, tile);
  const state = stateOf(tile);
  setAttribute(tile.link, 'data-state', state);
  setAttribute(tile.link, 'aria-label', nameOf(number, tile));
  setText(tile.link.lastElementChild, signs[state]);
}

function forget(number) {
  tiles.get(number)?.link.parentElement.remove();
  tiles.delete(number);
}

function showCount() {
  const all = [...tiles.values()];
  const counts = counted.map((play) => [play, all.filter((each) => each.play === play).length]).filter(([, count]) => count > 0);
  const text = counts.map(([play, count]) => countWords(play, count)).join(', ');
  setText(byId('hall-count'), [...(round === '' ? [] : [words('Round {round}', { round })]), ...(text === '' ? [] : [text])].join(': '));
  hide(byId('hall'), tiles.size === 0 && round === '');
}

const links = () => [...byId('tiles').querySelectorAll('.tile')];

/// The only one that Tab reaches.
function makeStop(link) {
  for (const each of links()) setAttribute(each, 'tabindex', each === link ? '0' : '-1');
}

const isNew = ([number, level, play]) => tiles.get(number)?.level !== level || tiles.get(number)?.play !== play;

/// How these stand now, and the numbers that no board has any more.
export function takeTiles(told, gone) {
  const changed = told.filter(isNew);
  if (changed.length + gone.length === 0) return;
  for (const number of gone) forget(number);
  for (const [number, level, play] of changed) show(number, level, play);
  showCount();
  if (tiles.size > 0 && !byId('tiles').querySelector('[tabindex="0"]')) makeStop(links()[0]);
}

/// All that the desk has now. Another round than before is told.
export function takeAllTiles(all, named) {
  if (round !== '' && named !== round) tell(words('Round {round}', { round: named }));
  round = named;
  const there = new Set(all.map(([number]) => number));
  takeTiles(all, [...tiles.keys()].filter((number) => !there.has(number)));
  showCount();
}

function onKey(event) {
  const all = links();
  const at = all.indexOf(event.target.closest('.tile'));
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: all.length - 1 }[event.key];
  if (at < 0 || to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const link = all[Math.min(Math.max(to, 0), all.length - 1)];
  makeStop(link);
  link.focus();
}

export function markTile(number) {
  for (const [each, { link }] of tiles) setAttribute(link, 'aria-current', each === number ? 'true' : null);
}

/// On a phone it is folded: what is urgent comes first.
export function startHall() {
  const fold = () => { byId('hall-details').open = wide.matches; };
  fold();
  wide.addEventListener('change', fold);
  byId('tiles').addEventListener('keydown', onKey);
  byId('tiles').addEventListener('focusin', (event) => makeStop(event.target));
}
