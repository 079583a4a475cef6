import {
  buildCaseVerdict,
  toReasonData,
  getConfidenceBand,
  findMainClaim,
  hasReason,
  isCredible,
  toReasonText,
  getClaimStatement,
  toReasonTexts,
  type ClaimFinding,
  type Points,
  type Reason,
  type SourceView,
  type StoredVerdict,
  type VerdictFacts,
  type VerdictQuote,
} from '@corroborate/domain';
import { listContentStems, splitSentences } from '@corroborate/text';
import type { CaseData } from './case.types';
import { getAppliedLevel, getCaseStandings } from './claim-standings';
import { isOnEvent } from './relevant-sources';
import type { InvestigationResult } from './result.schema';

/** Adversarial questions that, when answered `critical`, mean the story is old. */
const OLD_STORY_QUESTIONS: ReadonlySet<string> = new Set(['still-there', 'old-story']);

/** Maximum quotes for each side in a verdict. */
const MAX_QUOTES_PER_SIDE = 2;

type VerdictCase = Pick<
  CaseData,
  'claims' | 'findings' | 'sources' | 'clusters' | 'decision' | 'origin' | 'lastLook' | 'parts'
>;

export function getCaseVerdict(data: VerdictCase): StoredVerdict {
  return { ...buildCaseVerdict(factsOf(data)), for: quotesFor(data), against: quotesAgainst(data) };
}

function factsOf(data: VerdictCase): VerdictFacts {
  const { decision, lastLook } = data;
  return {
    ...uncountedOutlets(data),
    ...getAppliedLevel(decision),
    reportedOtherwise: differingValues(data),
    main: mainClaimFacts(data),
    supporting: listCountedSources(data).map(({ name }) => name),
    disputing: onePerGroup(listDisputingSources(data)).map(({ name }) => name),
    deniedBy: denyingPositions(data).map(({ holder }) => holder),
    isAccusation: hasReason(findMainClaim(data.claims)?.reasons ?? [], 'statement.grave') || isSeriousAllegation(data),
    oldStory: (lastLook?.questions ?? [])
      .filter(({ id, answer }) => answer === 'critical' && OLD_STORY_QUESTIONS.has(id))
      .map(({ why }) => why),
    ratedFalseBy: decision.review.reasons.flatMap(({ why }) =>
      why.code === 'review.rated-false' ? why.params.publishers : [],
    ),
    unanswered: [...new Set((lastLook?.replies ?? []).filter(({ state }) => state === 'open').map(({ name }) => name))],
    unread: decision.review.reasons.flatMap(({ why }) => (why.code === 'review.unread-pages' ? why.params.names : [])),
    review: decision.review.reasons.map(({ why }) => why),
  };
}

/** Outlets relevant to the topic that do not count. */
function uncountedOutlets({ sources, clusters, decision, origin }: VerdictCase) {
  const others = sources.filter(({ isTopicPage, stance }) => !isTopicPage && isOnEvent(stance));
  const viewsOf = (wanted: 'supports' | 'mentions', credible: boolean) =>
    others.filter(({ stance, tier }) => stance.stance === wanted && isCredible(tier) === credible);
  const uncounted = viewsOf('supports', true).filter(({ id }) => !decision.counted.includes(id));
  const mentioning = viewsOf('mentions', true);
  const first = sources.find(({ id }) => id === origin?.sourceId);
  return {
    uncounted: uniqueNames(uncounted),
    whyUncounted: notCountedReasons(decision),
    mentioning: uniqueNames(mentioning),
    commonOrigin: first && areCopiesOf([...uncounted, ...mentioning], first) ? first.name : null,
    isPartyOrigin: first ? isInterestedParty(first, clusters) : false,
    weak: uniqueNames(viewsOf('supports', false)),
  };
}

/** Whether the source is a company or a press release, or belongs to a group that contains a release. */
const isInterestedParty = ({ kind, clusterId }: SourceView, clusters: VerdictCase['clusters']): boolean =>
  kind === 'company' ||
  kind === 'press-release' ||
  clusters.some(({ id, reasons }) => id === clusterId && reasons.some((one) => one.kind === 'press-release'));

const notCountedReasons = ({ rules }: CaseData['decision']): Reason[] =>
  rules
    .filter(({ rule }) => rule === 'what-counts')
    .flatMap(({ reasons }) => reasons.filter((why) => !hasReason([why], 'count.none', 'count.voices')));

/** Whether all of these pages copy or rely on one page of another outlet. */
const areCopiesOf = (views: readonly SourceView[], { clusterId, name }: SourceView): boolean =>
  views.length > 0 && views.every((view) => view.clusterId === clusterId && view.name !== name);

const uniqueNames = (views: readonly SourceView[]): string[] => [...new Set(views.map(({ name }) => name))];

/** One page per counted independent source: its representative if that page counts, otherwise the first. */
export function listCountedSources({
  sources,
  decision,
  clusters,
}: Pick<CaseData, 'sources' | 'decision' | 'clusters'>): SourceView[] {
  const counted = sources.filter(({ id }) => decision.counted.includes(id));
  const origins = new Set(clusters.map(({ representativeId }) => representativeId));
  return onePerGroup([...counted.filter(({ id }) => origins.has(id)), ...counted]);
}

const isSeriousAllegation = ({ decision }: VerdictCase): boolean =>
  decision.review.reasons.some(({ reason }) => reason === 'serious-allegation');

function mainClaimFacts(data: VerdictCase): VerdictFacts['main'] {
  const core = findMainClaim(data.claims);
  if (!core || data.decision.review.reasons.some(({ reason }) => reason === 'no-claim')) return null;
  const finding = coreFinding(data);
  const named = new Map(data.sources.map(({ id, name, tier }) => [id, { name, credible: isCredible(tier) }]));
  const otherValues = (finding?.evidence ?? []).flatMap(({ sourceId, differs }) => {
    const source = named.get(sourceId);
    return differs && source?.credible ? [{ value: differs, name: source.name }] : [];
  });
  return {
    standing: getCaseStandings(data).get(core.id) ?? 'open',
    verdict: finding?.verdict ?? 'unverifiable',
    otherValues,
  };
}

/** Values that credible sources give instead of those in the claims other than the main claim, one per value. */
function differingValues({ claims, findings, sources }: VerdictCase): { value: string; name: string }[] {
  const core = findMainClaim(claims)?.id;
  const names = new Map(sources.filter(({ tier }) => isCredible(tier)).map(({ id, name }) => [id, name]));
  const given = findings
    .filter(({ claimId }) => claimId !== core)
    .flatMap(({ evidence }) => evidence)
    .flatMap(({ differs, sourceId }) => {
      const name = names.get(sourceId);
      return differs && name ? [{ value: differs, name }] : [];
    });
  return [...new Map(given.map((one) => [one.value, one])).values()].slice(0, MAX_QUOTES_PER_SIDE);
}

function coreFinding({ claims, findings }: VerdictCase): ClaimFinding | undefined {
  const id = findMainClaim(claims)?.id;
  return findings.find(({ claimId }) => claimId === id);
}

/** Credible pages that dispute the main claim, except those that only give another figure. */
export function listDisputingSources(data: VerdictCase): SourceView[] {
  const evidence = coreFinding(data)?.evidence ?? [];
  const denying = evidence.filter(({ stance, differs }) => stance === 'disputes' && !differs);
  const ids = new Set(denying.map(({ sourceId }) => sourceId));
  const differing = new Set(evidence.filter(({ differs }) => differs).map(({ sourceId }) => sourceId));
  return data.sources.filter(
    ({ id, tier, isTopicPage, stance }) =>
      isCredible(tier) &&
      !isTopicPage &&
      (ids.has(id) || (stance.stance === 'disputes' && isOnEvent(stance) && !differing.has(id))),
  );
}

/** First page of each independent source. */
const onePerGroup = (views: readonly SourceView[]): SourceView[] =>
  views.filter(({ clusterId }, at) => views.findIndex((one) => one.clusterId === clusterId) === at);

type Evidence = ClaimFinding['evidence'];

function quotesFor(data: VerdictCase): VerdictQuote[] {
  const supporting = data.sources.filter(
    ({ stance, isTopicPage }) => !isTopicPage && stance.stance === 'supports' && isOnEvent(stance),
  );
  const named = new Set(listCountedSources(data).map(({ id }) => id));
  const rank = ({ id, tier }: SourceView) =>
    tier + (named.has(id) ? 0 : 10) + (data.decision.counted.includes(id) ? 0 : 10);
  const quotes = quotesOf(
    supporting.sort((a, b) => rank(a) - rank(b) || b.stance.strength - a.stance.strength),
    data.findings.flatMap(({ evidence }) => evidence.filter((one) => one.stance === 'supports' && !one.differs)),
    data,
  );
  return quotes.map((one) => ({ ...one, quote: affirmingSentence(one, data) }));
}

/** The first sentence of the passage that is not a denial, if other sentences of the passage are. */
function affirmingSentence({ sourceId, quote }: VerdictQuote, data: VerdictCase): string {
  const denials = denyingPositions(data)
    .flatMap(({ statements }) => statements)
    .filter((one) => one.sourceId === sourceId);
  const sentences = splitSentences(quote).map(({ text }) => text.trim());
  const affirming = sentences.filter((text) => !denials.some((one) => text.includes(one.quote.trim())));
  return affirming.length < sentences.length ? (affirming[0] ?? quote) : quote;
}

/** Pages that dispute the main claim first, then people quoted as denying it. */
function quotesAgainst(data: VerdictCase): VerdictQuote[] {
  const denials = denyingPositions(data).flatMap(({ holder, statements }) =>
    statements.slice(0, 1).map(({ sourceId, quote }) => ({ sourceId, quote, speaker: holder })),
  );
  const pages = quotesOf(
    listDisputingSources(data).sort((a, b) => a.tier - b.tier),
    // A denied detail is often quoted next to the claim it denies.
    [],
    data,
  );
  const known = new Set(pages.map(({ sourceId }) => sourceId));
  return [...pages, ...denials.filter(({ sourceId }) => !known.has(sourceId))].slice(0, MAX_QUOTES_PER_SIDE);
}

/** Positions of people and organizations that deny the main claim; outlets speaking for themselves are excluded. */
function denyingPositions({ claims, parts }: VerdictCase) {
  const core = findMainClaim(claims)?.id;
  return (parts?.positions ?? []).filter(
    ({ claimId, holds, kind }) => claimId === core && holds === 'denies' && kind === 'speaker',
  );
}

/**
 * One quote per independent source, from its evidence on the main claim and the story as a whole, or `details`: the one
 * that shares the most words with the main claim.
 */
function quotesOf(views: readonly SourceView[], details: Evidence, data: VerdictCase): VerdictQuote[] {
  const core = findMainClaim(data.claims);
  const wanted = new Set(listContentStems(core ? getClaimStatement(core) : ''));
  const shared = (quote: string) => listContentStems(quote).filter((stem) => wanted.has(stem)).length;
  const evidence = [...(coreFinding(data)?.evidence ?? []), ...details];
  return onePerGroup(views)
    .flatMap(({ id, stance }) => {
      const passages = evidence.filter(({ sourceId }) => sourceId === id).map(({ passage }) => passage);
      const quotes = [...passages, stance.passage].flatMap((passage) => passage?.quote ?? []);
      const [quote] = quotes.sort((a, b) => shared(b) - shared(a));
      return quote
        ? [{ sourceId: id, quote: quote.replace(LEADING_MARKER, ''), speaker: speakerOf(id, quote, data) }]
        : [];
    })
    .slice(0, MAX_QUOTES_PER_SIDE);
}

/** Dash or bullet of a dateline or list before a quote. */
const LEADING_MARKER = /^[\s\-–—•*]+/;

/** Speaker of the quote on that page, according to the page notes. */
function speakerOf(sourceId: number, quote: string, { parts }: VerdictCase): string | null {
  const position = (parts?.positions ?? []).find(
    ({ kind, statements }) =>
      kind === 'speaker' && statements.some((one) => one.sourceId === sourceId && one.quote === quote),
  );
  return position?.holder ?? null;
}

/** The verdict in its public form. */
export const verdictLine = (verdict: StoredVerdict, confidence: Points): InvestigationResult['verdict'] => ({
  state: verdict.state,
  reasons: toReasonTexts(verdict.why),
  reason_codes: verdict.why.map(toReasonData),
  next: toReasonText(verdict.next),
  next_code: toReasonData(verdict.next),
  confidence: getConfidenceBand(verdict, confidence),
  for: verdict.for.map(quoteLine),
  against: verdict.against.map(quoteLine),
});

const quoteLine = ({ sourceId, ...rest }: VerdictQuote) => ({ source_id: sourceId, ...rest });
