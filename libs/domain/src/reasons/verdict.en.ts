import { chooseVerb } from '../pluralize';
import { FORMATTERS, type Catalog } from './catalog';

const { named, sources, support } = FORMATTERS;

/** English text of a case's verdict; not used by decisions. */
export const VERDICT_ENGLISH = {
  'verdict.supported': ({ supporting, disputing }: { supporting: string[]; disputing: string[] }) =>
    `${sources(supporting, 'supports|support')} (${named(supporting)})` +
    (disputing.length > 0
      ? `; ${named(disputing)} ${chooseVerb(disputing.length, 'disputes', 'dispute')} it.`
      : '; no credible source disputes it.'),
  'verdict.disputed': ({ disputing, supporting }: { disputing: string[]; supporting: string[] }) =>
    disputing.length === 0
      ? 'A credible source disputes a claim that repeats it in other words.'
      : `${sources(disputing, 'disputes|dispute')} (${named(disputing)}); ${support(supporting)}.`,
  /** Credible sources confirm the event but give a different figure, day, place or name. */
  'verdict.differs': 'True in part: {values, reasons, ; }.',
  'verdict.value': '{name} gives “{value}”',
  'verdict.refuted': '{disputing, sources, contradicts|contradict} ({disputing, named}); {supporting, support}.',
  'verdict.not-independent': `{names, named} {names, count, reports|report} it, but {names, count, does not count|none
    counts} as independent confirmation.`,
  'verdict.one-origin': `{names, named} {names, count, passes|pass} on a report by {origin}; no independent credible
    source confirms it.`,
  'verdict.press-release': `{names, named} {names, count, passes|pass} on a release by {origin}, an interested party; no
    independent credible source confirms it.`,
  /** For a part of the story that no source confirms, a credible source reports a different place, day or figure. */
  'verdict.reported-otherwise': 'Part of it is reported differently: {values, reasons, ; }.',
  'verdict.low-credibility': `{names, named} {names, count, reports|report} it, but
    {names, count, is not a credible source|none is a credible source}.`,
  'verdict.only-mentioned':
    '{names, named} {names, count, mentions|mention} the event, but no credible source confirms it.',
  'verdict.unread': 'No page that could be read confirms it; pages of {names, named} could not be read.',
  'verdict.nothing-found': 'No credible source was found that reports it.',
  'verdict.denied': ({ names, isAccusation }: { names: string[]; isAccusation: boolean }) =>
    isAccusation
      ? `${named(names)} ${chooseVerb(names.length, 'denies', 'deny')} the accusation.`
      : `Denied by ${named(names)}.`,
  'verdict.no-claim': 'The topic makes no claim that can be checked.',
  'verdict.approved': 'An editor approved it.',
  'verdict.rejected': 'An editor left it unverified.',

  'next.publish': ({ names }: { names: string[] }) =>
    names.length === 1
      ? `Publish it with attribution to ${named(names)}.`
      : 'It can be published. Attribute what only one source reports.',
  'next.publish-disputed': 'Publish it only together with what disputes it.',
  'next.review': 'Resolve the open review before publication.',
  'next.decide': 'Do not publish it yet. Decide: approve it as verified, or reject it.',
  'next.compare-names':
    'Do not publish it yet. Check that “{page}” is “{story}”, then approve it as verified or reject it.',
  'next.check-published': `Do not publish it yet. Check when {names, count, the page|the pages} of {names, named}
    {names, count, was|were} published, then approve it as verified or reject it.`,
  'next.ask-for-response': 'Ask {names, named} for a response, then decide.',
  'next.settle': 'Do not publish it as fact. Ask both sides for documents that settle it.',
  'next.check-date': 'Do not publish it. Check whether it is an old story.',
  'next.do-not-publish': 'Do not publish it. To report on the claim, say that it is false and cite the sources.',
  'next.read': 'Read {names, count, the page|the pages} of {names, named}, which could not be opened.',
  'next.attribute-party':
    'Do not publish it as fact. It can run only as what {origin} says; ask a source without an interest in it.',
  'next.correct': 'Do not publish it as it stands. Compare it with the report of {names, named}.',
  'next.search-again': 'Run the search again when the services answer.',
  'next.find-source': 'Do not publish it as fact. Find a credible source with its own reporting.',
  'next.state-claim': 'State the claim: who did what, where and when.',
  'next.nothing': 'Nothing to do.',
} as const satisfies Catalog;
