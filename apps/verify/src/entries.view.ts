import type { EntryDescription } from '@corroborate/evidence/checking';
import { element } from './element';

const BATCH_SIZE = 100;

/** Shows the chain entry by entry; rendered when first opened. */
export function entriesView(entries: readonly EntryDescription[]): HTMLElement {
  const count = entries.length.toLocaleString('en');
  const wrong = entries.filter((entry) => entry.wrong.length > 0);
  const list = element('div', { class: 'entries' });
  const made = element('details', { id: 'entries' }, element('summary', {}, `Entry by entry (${count})`), list);
  made.addEventListener('toggle', () => made.open && list.childElementCount === 0 && fillList(list, entries, wrong), {
    once: false,
  });
  return made;
}

function fillList(list: HTMLElement, entries: readonly EntryDescription[], wrong: readonly EntryDescription[]): void {
  const rows = element('ol', { class: 'rows' });
  if (wrong.length > 0 && wrong.length < entries.length) {
    const only = element('input', { type: 'checkbox', id: 'only-wrong' });
    only.addEventListener('change', () => showBatch(rows, only.checked ? wrong : entries));
    const label = `Only entries with problems (${wrong.length.toLocaleString('en')})`;
    list.append(element('p', {}, only, ' ', element('label', { for: 'only-wrong' }, label)));
  }
  list.append(rows);
  showBatch(rows, entries);
}

function showBatch(rows: HTMLElement, entries: readonly EntryDescription[], from = 0): void {
  if (from === 0) rows.replaceChildren();
  rows.append(...entries.slice(from, from + BATCH_SIZE).map((entry) => element('li', {}, entryView(entry))));
  const next = from + BATCH_SIZE;
  if (next >= entries.length) return;
  const more = element('button', { type: 'button' }, `More (${(entries.length - next).toLocaleString('en')})`);
  const row = element('li', { class: 'more' }, more);
  more.addEventListener('click', () => {
    row.remove();
    showBatch(rows, entries, next);
    rows.children[next]?.querySelector('summary')?.focus();
  });
  rows.append(row);
}

function entryView(entry: EntryDescription): HTMLElement {
  const { seq, at, title, address, wrong } = entry;
  const head = element(
    'summary',
    {},
    element('span', { class: 'seq' }, `${seq}`),
    ' ',
    element(
      'span',
      { class: 'what' },
      title,
      ...(wrong.length > 0 ? [element('b', { class: 'flag' }, 'changed')] : []),
    ),
    element('span', { class: 'when' }, at),
    ...(address === null ? [] : [element('bdi', { class: 'address' }, address)]),
  );
  const made = element('details', { class: wrong.length > 0 ? 'entry wrong' : 'entry' }, head);
  made.addEventListener('toggle', () => {
    if (made.open && made.childElementCount === 1) made.append(...detailsOf(entry));
  });
  return made;
}

function detailsOf({ facts, wrong, content }: EntryDescription): HTMLElement[] {
  return [
    ...(wrong.length > 0
      ? [element('ul', { class: 'told wrong' }, ...wrong.map((one) => element('li', {}, one)))]
      : []),
    element('dl', {}, ...facts.flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, value)])),
    element('pre', { tabindex: '0', 'aria-label': 'Content' }, formatJson(content)),
  ];
}

/** Pretty-printed if it is valid JSON, otherwise unchanged. */
function formatJson(content: string): string {
  try {
    return JSON.stringify(JSON.parse(content), null, 2);
  } catch {
    return content;
  }
}
