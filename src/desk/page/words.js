// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of the scripts in the language of the page.

export const language = document.documentElement.lang;
const answer = await fetch('/words?lang=' + language);
const translations = answer.ok ? await answer.json() : {};

/// The text in the language of the page; {name} is replaced by its value.
export function words(english, values = {}) {
  let text = translations[english] ?? english;
  for (const [name, value] of Object.entries(values)) text = text.replaceAll('{' + name + '}', value);
  return text;
}

/// How long ago, in whole minutes.
export function age(since, now) {
  const minutes = Math.floor(Math.max(0, now - since) / 60000);
  if (minutes < 1) return words('less than 1 min');
  return minutes < 120 ? words('{count} min', { count: minutes })
    : words('{count} h', { count: Math.floor(minutes / 60) });
}
