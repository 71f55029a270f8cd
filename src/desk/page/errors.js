// SPDX-License-Identifier: GPL-3.0-or-later
// Errors of a form: a box with links to the fields, which gets the focus because the user sent the form; each
// field says that it is wrong.
import { byId, element } from '/dom.js';
import { words } from '/words.js';

export function clearErrors(box, fields) {
  box.hidden = true;
  box.replaceChildren();
  for (const id of fields) {
    byId(id).removeAttribute('aria-invalid');
    const own = byId(id + '-error');
    if (own) own.remove();
    const others = (byId(id).getAttribute('aria-describedby') ?? '').split(' ').filter((each) => each && each !== id + '-error');
    if (others.length > 0) byId(id).setAttribute('aria-describedby', others.join(' '));
    else byId(id).removeAttribute('aria-describedby');
  }
}

function markField(id, text) {
  const field = byId(id);
  field.setAttribute('aria-invalid', 'true');
  const own = element('span', { id: id + '-error', class: 'error' });
  own.textContent = text;
  field.before(own);
  const described = field.getAttribute('aria-describedby');
  field.setAttribute('aria-describedby', (described ? described + ' ' : '') + id + '-error');
}

/// `errors`: {field, text, own}; a field may be empty. `own`: what the field itself says, where a hint beside it says
/// the rest already.
export function showErrors(box, errors) {
  const heading = element('h4');
  heading.textContent = errors.length === 1 ? words('1 problem') : words('{count} problems', { count: errors.length });
  const list = element('ul');
  for (const each of errors) {
    const item = element('li');
    const part = each.field ? element('a', { href: '#' + each.field }) : element('span');
    if (each.field) part.addEventListener('click', (event) => { event.preventDefault(); byId(each.field).focus(); });
    part.textContent = each.text;
    item.append(part);
    list.append(item);
    if (each.field) markField(each.field, each.own ?? each.text);
  }
  box.replaceChildren(heading, list);
  box.hidden = false;
  box.focus();
}
