import {
  createReason,
  findMainClaim,
  isCredible,
  type ClaimCheck,
  type Discrepancy,
  type AdversarialQuestion,
  type Reason,
} from '@corroborate/domain';
import { findConflictingFigures } from '../cross-reference/cross-reference.numbers';
import { selectCredibleDenials } from '../fact-checks/fact-checks.policy';
import { sortRepresentativesFirst, findEarlierReports } from './earlier-reports.policy';
import { findGoneThings } from './gone-things.policy';
import type { PrePublicationCase, EventPage } from './pre-publication.types';
import { QUESTIONS } from './pre-publication.patterns';

type Answer = Pick<AdversarialQuestion, 'answer' | 'why' | 'sourceIds'>;
/** Returns null if the case gives no reason to ask the question. */
type AnswerQuestion = (known: PrePublicationCase, checks: ClaimCheck[]) => Answer | null;

/** Returns all questions that can be answered from the case data, with their answers. */
export const answerQuestions = (known: PrePublicationCase, checks: ClaimCheck[]): AdversarialQuestion[] =>
  QUESTIONS.flatMap(({ id, ask }) => {
    const answer = ANSWERS_BY_QUESTION[id]?.(known, checks) ?? null;
    return answer ? [{ id, ask, ...answer }] : [];
  });

const satisfactoryAnswer = (why: Reason, sourceIds: number[] = []): Answer => ({ answer: 'answered', why, sourceIds });
const criticalAnswer = (why: Reason, sourceIds: number[] = []): Answer => ({ answer: 'critical', why, sourceIds });
const unanswerableAnswer = (why: Reason): Answer => ({ answer: 'unanswerable', why, sourceIds: [] });

const countedPages = (known: PrePublicationCase): EventPage[] =>
  sortRepresentativesFirst(
    known,
    known.eventPages.filter(({ source }) => known.counted.has(source.id)),
  );
const idsOf = (pages: EventPage[]): number[] => pages.map(({ source }) => source.id);
const namesOf = (pages: EventPage[]): string[] => [...new Set(pages.map(({ source }) => source.name))].slice(0, 4);

const ANSWERS_BY_QUESTION: Partial<Record<string, AnswerQuestion>> = {
  'one-source': (known) => {
    const independent = known.decision.independentCredible;
    const pages = countedPages(known);
    if (independent === 0) return criticalAnswer(createReason('look.no-voice'));
    const name = pages[0]?.source.name ?? '';
    return independent === 1
      ? criticalAnswer(createReason('look.one-voice', { name }), idsOf(pages))
      : satisfactoryAnswer(createReason('look.voices', { voices: independent }), idsOf(pages));
  },
  'one-origin': (known) => {
    const pages = known.eventPages.filter(({ source }) => source.stance.stance === 'supports' && !source.isTopicPage);
    const beginnings = new Set(pages.map(({ source }) => source.clusterId)).size;
    if (beginnings === 0) return unanswerableAnswer(createReason('look.no-beginning'));
    // Named after the counted page if there is one, like in the previous answer.
    const name = (countedPages(known)[0] ?? sortRepresentativesFirst(known, pages)[0])?.source.name ?? '';
    return beginnings === 1
      ? criticalAnswer(createReason('look.one-beginning', { name }), idsOf(pages))
      : satisfactoryAnswer(createReason('look.several-beginnings', { beginnings }), idsOf(pages));
  },
  'who-gains': (known) => {
    const pages = countedPages(known);
    const others = pages.filter(({ source }) => !INTERESTED_PARTY_KINDS.has(source.kind) && source.kind !== 'official');
    if (pages.length === 0) return unanswerableAnswer(createReason('look.not-applicable'));
    if (pages.every(({ source }) => source.kind === 'official'))
      return satisfactoryAnswer(createReason('look.official-alone', { names: namesOf(pages) }), idsOf(pages));
    return others.length > 0
      ? satisfactoryAnswer(createReason('look.others-too', { names: namesOf(others) }), idsOf(others))
      : criticalAnswer(createReason('look.party-alone', { names: namesOf(pages) }), idsOf(pages));
  },
  'other-account': (known) => {
    const { accounts, counted, contradictions = [] } = known;
    const disputed = disputedClaims(known);
    if (disputed.claims > 0)
      return criticalAnswer(createReason('look.claims-disputed', { claims: disputed.claims }), disputed.by);
    if (contradictions.length > 0)
      return criticalAnswer(
        createReason('look.contradictions', { contradictions: contradictions.map(({ what }) => what) }),
        [...new Set(contradictions.flatMap(({ sourceIds }) => sourceIds))],
      );
    if (accounts === null) return unanswerableAnswer(createReason('look.not-looked-for'));
    const open = accounts.filter(({ answered }) => !answered);
    const ids = accounts.flatMap(({ sourceIds }) => sourceIds);
    // If no page supports the story, the absence of other explanations has no significance.
    if (accounts.length === 0 && counted.size === 0) return unanswerableAnswer(createReason('look.not-applicable'));
    if (accounts.length === 0) return satisfactoryAnswer(createReason('look.no-other-account'));
    return open.length > 0
      ? criticalAnswer(createReason('look.other-account-open', { accounts: open.length }), ids)
      : satisfactoryAnswer(createReason('look.other-account-met', { accounts: accounts.length }), ids);
  },
  'other-side': ({ accused: names, pageReplies, eventPages }) => {
    const disputing = eventPages
      .filter(({ source }) => source.stance.stance === 'disputes')
      .map(({ source }) => source.id);
    const ids = [...new Set([...pageReplies.answered, ...pageReplies.asked, ...disputing])];
    if (names.length === 0) return satisfactoryAnswer(createReason('look.nobody-accused'));
    return ids.length > 0
      ? satisfactoryAnswer(createReason('look.side-heard', { names }), ids)
      : criticalAnswer(createReason('look.side-not-heard', { names }));
  },
  'same-event': (known) => answerOnValues(known, ['place', 'date']),
  'same-figures': (known) => answerOnValues(known, ['number']),
  unnamed: (known) => {
    const pages = countedPages(known);
    const named = pages.filter(({ source }) => !known.unnamed.includes(source.id));
    if (pages.length === 0) return unanswerableAnswer(createReason('look.not-applicable'));
    return named.length > 0
      ? satisfactoryAnswer(createReason('look.named', { sources: named.length }), idsOf(named))
      : criticalAnswer(createReason('look.unnamed-alone', { sources: pages.length }), idsOf(pages));
  },
  'old-story': (known) => {
    const { oldStorySigns } = known;
    const before = known.decision.independentCredible === 0 ? findEarlierReports(known) : [];
    if (before.length > 0)
      return criticalAnswer(createReason('look.told-before', earlierReportParams(before)), idsOf(before));
    if (oldStorySigns === null) return unanswerableAnswer(createReason('look.not-looked-for'));
    return oldStorySigns > 0
      ? criticalAnswer(createReason('look.old-signs', { signs: oldStorySigns }))
      : satisfactoryAnswer(createReason('look.new'));
  },
  'still-there': (known) => {
    const gone = known.decision.independentCredible === 0 ? findGoneThings(known) : [];
    const [first] = gone;
    if (!first) return null;
    const { name, published } = first.source;
    const day = published?.value.slice(0, 10) ?? null;
    return criticalAnswer(
      createReason('look.thing-gone', { name, day, quote: first.quote }),
      gone.map(({ source }) => source.id),
    );
  },
  'rated-false': ({ factChecks }) => {
    if (!factChecks) return unanswerableAnswer(createReason('look.not-looked-for'));
    const publishers = selectCredibleDenials(factChecks).map(({ publisher }) => publisher);
    return publishers.length > 0
      ? criticalAnswer(createReason('look.rated-false', { publishers }))
      : satisfactoryAnswer(createReason('look.not-rated-false', { checks: factChecks.length }));
  },
  'quotes-hold': (_, checks) => {
    const quotes = checks.flatMap((one) => one.quotes);
    const lost = quotes.filter(({ state }) => state === 'NOT_FOUND' || state === 'NO_EVIDENCE');
    if (quotes.length === 0) return unanswerableAnswer(createReason('look.not-applicable'));
    return lost.length > 0
      ? criticalAnswer(
          createReason('look.quotes-missing', { quotes: lost.length }),
          lost.map(({ sourceId }) => sourceId),
        )
      : satisfactoryAnswer(createReason('look.quotes-stand', { quotes: quotes.length }));
  },
};

const earlierReportParams = (pages: EventPage[]) => ({
  names: namesOf(pages),
  day: pages.flatMap(({ source }) => source.published?.value.slice(0, 10) ?? []).sort()[0] ?? '',
});

/** Kinds of source with an interest in their own affairs. */
const INTERESTED_PARTY_KINDS: ReadonlySet<string> = new Set(['company', 'press-release']);

/** Claims in the story that credible sources dispute, excluding those for which they only give a different value. */
function disputedClaims(known: PrePublicationCase): { claims: number; by: number[] } {
  const credible = credibleIds(known.sources);
  const contradicting = allFindings(known).map(({ evidence }) =>
    evidence.filter(({ stance, differs, sourceId }) => stance === 'disputes' && !differs && credible.has(sourceId)),
  );
  const by = [...new Set(contradicting.flat().map(({ sourceId }) => sourceId))];
  return { claims: contradicting.filter((one) => one.length > 0).length, by };
}

const allFindings = ({ findings, ofSources }: PrePublicationCase) => [...findings, ...(ofSources?.findings ?? [])];

const credibleIds = (sources: PrePublicationCase['sources']): ReadonlySet<number> =>
  new Set(sources.filter(({ tier }) => isCredible(tier)).map(({ id }) => id));

/** Conflicting values from credible sources, including outdated and less precise ones. */
function answerOnValues(known: PrePublicationCase, kinds: Discrepancy['kind'][]): Answer {
  const found = findConflictingValues(known, kinds);
  const worst = found.find(({ reading }) => reading === 'contradiction') ?? found[0];
  if (!worst)
    return countedPages(known).length === 0
      ? unanswerableAnswer(createReason('look.not-applicable'))
      : satisfactoryAnswer(createReason('look.agree'));
  const values = [...new Set(worst.values.map(({ value }) => value))].slice(0, 4);
  const given = { about: worst.about, values };
  const ids = worst.values.map(({ sourceId }) => sourceId);
  if (worst.reading !== 'contradiction') return satisfactoryAnswer(createReason('look.updated', given), ids);
  // Lists of claims show what a claim's sources say instead.
  const differs = 'claim' in worst ? createReason('look.claim-differs', { claim: worst.claim, values }) : null;
  return criticalAnswer(differs ?? createReason('look.differ', given), ids);
}

/** Discrepancies of the given kinds, and claims for which credible sources give different values. */
function findConflictingValues(known: PrePublicationCase, kinds: Discrepancy['kind'][]) {
  const { sources } = known;
  const claims = [...known.claims, ...(known.ofSources?.claims ?? [])];
  const credible = credibleIds(sources);
  const isOfKind = (value: string): boolean => /\d/.test(value) === kinds.includes('number');
  const instead = allFindings(known).flatMap(({ claimId, evidence }) => {
    const values = evidence.flatMap(({ differs, sourceId, passage }) =>
      differs && isOfKind(differs) ? [{ value: differs, sourceId, quote: passage?.quote ?? '' }] : [],
    );
    const about = claims.find(({ id }) => id === claimId)?.text ?? '';
    return values.length > 0 ? [{ about, claim: about, values, reading: 'contradiction' as const }] : [];
  });
  const discrepancies = [...known.discrepancies, ...figuresOfEventPages(known)];
  return [...discrepancies.filter(({ kind }) => kinds.includes(kind)), ...instead].filter(({ values }) =>
    values.some(({ sourceId }) => credible.has(sourceId)),
  );
}

/** Other figures than the main claim's on all credible pages on the event, including pages that only mention it. */
function figuresOfEventPages({ topic, claims, eventPages }: PrePublicationCase): Discrepancy[] {
  const core = findMainClaim(claims);
  const pages = eventPages.filter(({ source }) => isCredible(source.tier) && !source.isTopicPage);
  return findConflictingFigures(
    { topic, claims: core ? [core] : [] },
    pages.map(({ source, capture }) => ({ view: source, article: capture })),
  );
}
