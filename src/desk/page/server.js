// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked of the desk and sent to it.
import { language, words } from '/words.js';

const pageToken = tokenKept();
if (!pageToken) location.replace('/?' + new URLSearchParams({ enter: '', lang: language }));

/// It came with the entry, and is kept for this address and port: a cookie goes to every port of a machine.
function tokenKept() {
  const given = /^#key=([0-9a-f]{48})$/.exec(location.hash);
  if (given) {
    localStorage.setItem('key', given[1]);
    history.replaceState(null, '', location.pathname + location.search);
  }
  return localStorage.getItem('key') ?? '';
}

/// Status 0: no answer, for the desk is gone, or the network to it.
async function answerTo(address, request = {}) {
  try {
    const answer = await fetch(address, request);
    const isJson = (answer.headers.get('Content-Type') || '').startsWith('application/json');
    return { status: answer.status, json: isJson ? await answer.json() : null };
  } catch {
    return { status: 0, json: null };
  }
}

export function ask(path, values = {}) {
  return answerTo(path + '?' + new URLSearchParams({ ...values, lang: language }),
    { headers: { 'X-Tactus-Desk': pageToken } });
}

export function send(path, body) {
  return answerTo(path + '?lang=' + language, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Tactus-Desk': pageToken },
    body: JSON.stringify(body),
  });
}

export const notConnected = () => words('No connection to the desk. What you see may be old.');

/// Why there is no answer, to who asked.
export const notAnswered = (status) => status === 0 ? notConnected() : words('Not answered. Error {status}.', { status });

/// Calls `on.alarm`, `on.rows`, `on.reload`, `on.lost`, `on.back` from then on; the browser connects again by
/// itself. `view`: the rows of which boards are wanted, "need" or "all".
export function follow(id, view, on) {
  const stream = new EventSource('/events?' + new URLSearchParams({ since: id, view, lang: language, key: pageToken }));
  stream.addEventListener('alarm', (event) => on.alarm(JSON.parse(event.data)));
  stream.addEventListener('rows', (event) => on.rows(JSON.parse(event.data)));
  stream.addEventListener('reload', () => { stream.close(); on.reload(); });
  stream.addEventListener('open', () => on.back());
  stream.addEventListener('error', () => on.lost(stream.readyState === EventSource.CLOSED));
  return stream;
}
