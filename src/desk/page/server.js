// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked of the desk and sent to it.
import { language } from '/words.js';

const pageToken = document.querySelector('meta[name=page-token]').content;

export async function ask(path, values = {}) {
  const query = new URLSearchParams({ ...values, lang: language });
  const answer = await fetch(path + '?' + query);
  return { status: answer.status, json: answer.ok ? await answer.json() : null };
}

export async function send(path, body) {
  const answer = await fetch(path + '?lang=' + language, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Tactus-Desk': pageToken },
    body: JSON.stringify(body),
  });
  const isJson = (answer.headers.get('Content-Type') || '').startsWith('application/json');
  return { status: answer.status, json: isJson ? await answer.json() : null };
}

/// Calls `on.alarm`, `on.rows`, `on.reload`, `on.lost`, `on.back` from then on; the browser connects again by
/// itself. `view`: the rows of which boards are wanted, "need" or "all".
export function follow(id, view, on) {
  const stream = new EventSource('/events?' + new URLSearchParams({ since: id, view, lang: language }));
  stream.addEventListener('alarm', (event) => on.alarm(JSON.parse(event.data)));
  stream.addEventListener('rows', (event) => on.rows(JSON.parse(event.data)));
  stream.addEventListener('reload', () => { stream.close(); on.reload(); });
  stream.addEventListener('open', () => on.back());
  stream.addEventListener('error', () => on.lost(stream.readyState === EventSource.CLOSED));
  return stream;
}
