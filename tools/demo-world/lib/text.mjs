import { createHash } from 'node:crypto';

/** All "chance" in the build comes from here, so that two runs write the same bytes. */
export const hash = (...parts) => createHash('sha256').update(parts.join('|')).digest('hex');
export const number = (max, ...parts) => parseInt(hash(...parts).slice(0, 12), 16) % max;
export const pick = (list, ...parts) => list[number(list.length, ...parts)];
export const digits = (count, ...parts) => String(number(9 * 10 ** (count - 1), ...parts) + 10 ** (count - 1));

export const escapeHtml = (s) =>
  s.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

export const slug = (s) =>
  s
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .split('-')
    .slice(0, 9)
    .join('-');

/** Typographic quotes, as most publishing systems make them. */
export const curly = (s) =>
  s
    .replace(/(^|[\s([—-])"/g, '$1“')
    .replace(/"/g, '”')
    .replace(/(^|[\s([—-])'/g, '$1‘')
    .replace(/'/g, '’');

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g;
export const plain = (s) => s.replace(LINK, '$1');

/** One authored line of text as HTML; `resolve` turns `#id` into an address. */
export function inline(s, resolve, smart) {
  const dress = (t) => escapeHtml(smart ? curly(t) : t);
  let out = '';
  let last = 0;
  for (const m of s.matchAll(LINK)) {
    out += dress(s.slice(last, m.index)) + `<a href="${escapeHtml(resolve(m[2]))}">${dress(m[1])}</a>`;
    last = m.index + m[0].length;
  }
  return out + dress(s.slice(last));
}
