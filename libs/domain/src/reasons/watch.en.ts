import type { Catalog } from './catalog';

export const WATCH_ENGLISH = {
  'watch.not-modified': 'Not modified, according to its server.',
  'watch.same': 'The relevant text has not changed.',
  'watch.moved': 'The same report is now at {to}.',
  /** `status`: from the server. If it is a success, the page itself says that the report is gone. */
  'watch.gone': ({ status }: { status: number | null }) =>
    status !== null && status >= 400
      ? `The page is gone: its server returns ${status}.`
      : 'The page is gone, according to the text now at its address.',
  'watch.redirected': 'The address now redirects to {to}, which does not carry the report.',
  'watch.retracted': 'The outlet retracted it: “{notice}”',
  'watch.corrected': 'The outlet corrected it: “{notice}”',
  'watch.core-edited': 'The sentence “{before}” now reads “{after}”.',
  'watch.core-lost': 'The sentence “{before}” is no longer on the page.',
  'watch.number-changed': 'A figure changed from “{before}” to “{after}”.',
  'watch.headline-changed': 'The headline changed from “{before}” to “{after}”.',
  'watch.text-rewritten': 'Only {kept, number}% of its text remains.',
  /** `verdict` and `why` come from the page reader. */
  'watch.unreadable': 'The page could not be read again ({verdict}): {why}',
  'review.source-changed': 'A source ({site}) {change, sourceChange} since the decision. {why, reasons}',
} as const satisfies Catalog;
