import type { CheckResult } from './check';
import { element } from './element';
import { entriesView } from './entries.view';

const TONE_BY_OUTCOME: Record<CheckResult['outcome'], string> = {
  sealed: 'good',
  'not-sealed': 'warn',
  'other-key': 'bad',
  'other-authority': 'warn',
  wrong: 'bad',
};

/** Result of an archive check. */
export function verdictView(file: { name: string; size: number }, checked: CheckResult): HTMLElement {
  const { outcome, verdict, summary, keys, entries } = checked;
  const title = element('h2', { id: 'verdict', tabindex: '-1' }, verdict);
  const about = element(
    'p',
    { class: 'about' },
    element('bdi', {}, file.name),
    `, ${file.size.toLocaleString('en')} bytes`,
  );
  return element(
    'section',
    { class: `sheet verdict ${TONE_BY_OUTCOME[outcome]}`, 'aria-labelledby': 'verdict' },
    element('div', { class: 'banner' }, title, about),
    ...createSection('Changed', summary.wrong, 'wrong'),
    ...createSection('Proven', summary.proven, 'proven'),
    ...createSection('Not proven', summary.notProven, 'open'),
    ...keys.map(keyView),
    ...(entries.length > 0 ? [entriesView(entries)] : []),
  );
}

function createSection(title: string, sentences: readonly string[], kind: string): HTMLElement[] {
  if (sentences.length === 0) return [];
  return [
    element('h3', {}, title),
    element('ul', { class: `told ${kind}` }, ...sentences.map((sentence) => element('li', {}, sentence))),
  ];
}

/** Key in groups of four characters, for reading aloud. */
const keyView = (key: string): HTMLElement =>
  element(
    'div',
    { class: 'key' },
    element('h3', {}, 'Fingerprint of the key'),
    element('code', {}, key.replace(/.{4}(?=.)/g, '$& ')),
    element(
      'p',
      { class: 'hush' },
      'Compare every character with the key the newsroom publishes, or enter that key above.',
    ),
  );
