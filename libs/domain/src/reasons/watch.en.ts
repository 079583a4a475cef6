import type { SourceChange } from '../watch.types';
import type { Sentences } from './reason';
import type { WatchReasons } from './watch.reasons';

const SAID: Record<SourceChange, string> = {
  unchanged: 'says the same',
  gone: 'is gone',
  redirected: 'leads elsewhere',
  corrected: 'was corrected',
  retracted: 'was retracted',
  'silently-edited': 'was changed without a word',
};

export const WATCH_ENGLISH: Sentences<WatchReasons> = {
  'watch.not-modified': () => 'Its server says that nothing changed.',
  'watch.same': () => 'It says what it said.',
  'watch.moved': ({ to }) => `The same report stands at ${to} now.`,
  'watch.gone': ({ status }) =>
    status !== null && status >= 400
      ? `The page is gone: its server answers ${status}.`
      : 'The page is gone: what stands there says so.',
  'watch.redirected': ({ to }) => `Its address leads to ${to} now, where the report does not stand.`,
  'watch.retracted': ({ notice }) => `The outlet took it back: “${notice}”`,
  'watch.corrected': ({ notice }) => `The outlet corrected it: “${notice}”`,
  'watch.core-edited': ({ before, after }) => `The sentence “${before}” is “${after}” now.`,
  'watch.core-lost': ({ before }) => `The sentence “${before}” does not stand there any more.`,
  'watch.number-changed': ({ before, after }) => `A figure is another: “${before}” is “${after}” now.`,
  'watch.headline-changed': ({ before, after }) => `The headline “${before}” is “${after}” now.`,
  'watch.text-rewritten': ({ kept }) => `Only ${kept} % of its text still stands there.`,
  'watch.unreadable': ({ verdict, why }) => `It could not be read again (${verdict}): ${why}`,
  'review.source-changed': ({ site, change, why }, say) =>
    `A source (${site}) ${SAID[change]} since the decision. ${why.map(say).join(' ')}`.trim(),
};
