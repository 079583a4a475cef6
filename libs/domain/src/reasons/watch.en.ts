import type { SourceChange } from '../watch.types';
import type { Catalog, CodeLine } from './catalog';

const SAID: Record<SourceChange, string> = {
  unchanged: 'says the same',
  gone: 'is gone',
  redirected: 'leads elsewhere',
  corrected: 'was corrected',
  retracted: 'was retracted',
  'silently-edited': 'was changed without a word',
};

export const WATCH_ENGLISH = {
  'watch.not-modified': 'Its server says that nothing changed.',
  'watch.same': 'It says what it said.',
  'watch.moved': 'The same report stands at {to} now.',
  /** `status` as the server answers; with success where the page itself says that it is gone. */
  'watch.gone': ({ status }: { status: number | null }) =>
    status !== null && status >= 400
      ? `The page is gone: its server answers ${status}.`
      : 'The page is gone: what stands there says so.',
  'watch.redirected': 'Its address leads to {to} now, where the report does not stand.',
  'watch.retracted': 'The outlet took it back: “{notice}”',
  'watch.corrected': 'The outlet corrected it: “{notice}”',
  'watch.core-edited': 'The sentence “{before}” is “{after}” now.',
  'watch.core-lost': 'The sentence “{before}” does not stand there any more.',
  'watch.number-changed': 'A figure is another: “{before}” is “{after}” now.',
  'watch.headline-changed': 'The headline “{before}” is “{after}” now.',
  'watch.text-rewritten': 'Only {kept, number} % of its text still stands there.',
  /** `verdict` and `why` as the page's reader has them. */
  'watch.unreadable': 'It could not be read again ({verdict}): {why}',
  'review.source-changed': ({ site, change, why }: { site: string; change: SourceChange; why: CodeLine[] }, say) =>
    `A source (${site}) ${SAID[change]} since the decision. ${why.map(say).join(' ')}`.trim(),
} as const satisfies Catalog;
