import { agreeing, capital, inWords, listed } from '../many';
import type { Catalog } from './catalog';

/** Outlets named in a sentence; of more, the first with how many others there are. */
const NAMED = 3;

/** “A”, “A and B”, “A, B, C and two others”. */
function named(names: readonly string[]): string {
  const others = names.length - NAMED;
  return listed(others > 1 ? [...names.slice(0, NAMED), `${inWords(others)} others`] : names);
}

/** “Three independent credible sources support it”. */
const sources = (names: readonly string[], [one, many]: readonly [string, string]): string =>
  capital(`${inWords(names.length)} independent credible source${names.length === 1 ? ` ${one}` : `s ${many}`} it`);

const SUPPORT = ['supports', 'support'] as const;
const DISPUTE = ['disputes', 'dispute'] as const;

/** “one supports it (AP)”, “none supports it”. */
const supportClause = (names: readonly string[]): string =>
  names.length === 0
    ? 'no credible source supports it'
    : `${inWords(names.length)} ${names.length === 1 ? 'supports' : 'support'} it (${named(names)})`;

/** The English of the answer of a case; no decision reads it. */
export const VERDICT_ENGLISH = {
  'verdict.supported': ({ supporting, disputing }: { supporting: string[]; disputing: string[] }) =>
    `${sources(supporting, SUPPORT)} (${named(supporting)})` +
    (disputing.length > 0
      ? `; ${named(disputing)} ${agreeing(disputing.length, ...DISPUTE)} it.`
      : '; no credible source disputes it.'),
  'verdict.disputed': ({ disputing, supporting }: { disputing: string[]; supporting: string[] }) =>
    disputing.length === 0
      ? 'A credible source disputes a claim that repeats it in other words.'
      : `${sources(disputing, DISPUTE)} (${named(disputing)}); ${supportClause(supporting)}.`,
  /** Credible sources confirm the event and give another figure, day, place or name. */
  'verdict.differs': ({ values }: { values: { value: string; name: string }[]; supporting: string[] }) =>
    `True in part: ${values.map(({ value, name }) => `${name} gives “${value}”`).join(', ')}.`,
  'verdict.refuted': ({ disputing, supporting }: { disputing: string[]; supporting: string[] }) =>
    `${sources(disputing, ['contradicts', 'contradict'])} (${named(disputing)}); ${supportClause(supporting)}.`,
  'verdict.not-independent': ({ names }: { names: string[] }) =>
    `${named(names)} ${agreeing(names.length, 'reports', 'report')} it, but ` +
    `${agreeing(names.length, 'does not count', 'none counts')} as independent confirmation.`,
  'verdict.one-origin': ({ names, origin }: { names: string[]; origin: string }) =>
    `${named(names)} ${agreeing(names.length, 'passes', 'pass')} on a report by ${origin}; ` +
    'no other credible source confirms it.',
  'verdict.low-credibility': ({ names }: { names: string[] }) =>
    `${named(names)} ${agreeing(names.length, 'reports', 'report')} it, but ` +
    `${agreeing(names.length, 'is not a credible source', 'none is a credible source')}.`,
  'verdict.only-mentioned': ({ names }: { names: string[] }) =>
    `${named(names)} ${agreeing(names.length, 'mentions', 'mention')} the event, but no credible source confirms it.`,
  'verdict.unread': ({ names }: { names: string[] }) =>
    `No page that could be read confirms it; pages of ${named(names)} could not be read.`,
  'verdict.nothing-found': 'No credible source was found that reports it.',
  'verdict.denied': ({ names, isAccusation }: { names: string[]; isAccusation: boolean }) =>
    isAccusation
      ? `${named(names)} ${agreeing(names.length, 'denies', 'deny')} the accusation.`
      : `Denied by ${named(names)}.`,
  'verdict.no-claim': 'The topic makes no claim that can be checked.',
  'verdict.approved': 'An editor approved it.',
  'verdict.rejected': 'An editor left it unverified.',

  'next.publish': ({ names }: { names: string[] }) =>
    names.length === 1 ? `Publish it with attribution to ${named(names)}.` : 'It can be published.',
  'next.review': 'Resolve the open review before publication.',
  'next.decide': 'Do not publish it before an editor decides: approve it as verified, or reject it.',
  'next.ask-for-response': ({ names }: { names: string[] }) => `Ask ${named(names)} for a response, then decide.`,
  'next.settle': 'Do not publish it as fact. Ask both sides for documents that settle it.',
  'next.check-date': 'Do not publish it. Check whether it is an old story.',
  'next.do-not-publish': 'Do not publish it. To report on the claim, say that it is false and cite the sources.',
  'next.read': ({ names }: { names: string[] }) =>
    `Read ${agreeing(names.length, 'the page', 'the pages')} of ${named(names)}, which could not be opened.`,
  'next.search-again': 'Run the search again when the services answer.',
  'next.find-source': 'Do not publish it as fact. Find a credible source with its own reporting.',
  'next.state-claim': 'State the claim: who did what, where and when.',
  'next.nothing': 'Nothing to do.',
} as const satisfies Catalog;
