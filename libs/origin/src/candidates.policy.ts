import { computeContainment, fold, hasName, indexNames, shingles, tokenizeWords } from '@corroborate/text';
import { createReason, type OriginCandidate, type OriginOutlet, type Reason, type Topic } from '@corroborate/domain';
import { CANDIDATE_SCORING } from './origin.thresholds';
import type { Timeline } from './timeline.policy';
import type { Root, TraceSource } from './trace.types';

/** The ends of all citation chains as candidates for the origin, scored, with reasons; the chosen one first. */
export function rankCandidates(
  roots: readonly Root[],
  chosen: Root,
  tellers: readonly TraceSource[],
  timeline: Timeline,
): OriginCandidate[] {
  const prints = new Map(tellers.map((one) => [one.id, shingles(one.article.text)]));
  return roots
    .map((root) => buildCandidate(root, root === chosen, { tellers, timeline, prints }))
    .sort((a, b) => Number(b.chosen) - Number(a.chosen) || b.score - a.score)
    .slice(0, CANDIDATE_SCORING.shown);
}

interface CandidateContext {
  tellers: readonly TraceSource[];
  timeline: Timeline;
  prints: ReadonlyMap<number, Set<string>>;
}

function buildCandidate(root: Root, chosen: boolean, scene: CandidateContext): OriginCandidate {
  const { source, site, url, name, leadsHere } = root;
  const others = scene.tellers.filter(({ id }) => id !== source?.id);
  const time = source
    ? timePart(source, others, scene.timeline)
    : { value: CANDIDATE_SCORING.undated, reason: createReason('chain.unread-undated') };
  const originality = source
    ? originalityPart(source, others, scene)
    : { value: 0, reason: createReason('chain.text-unknown') };
  const signs = source ? scene.timeline.signs(source) : [];
  const parts = {
    time: time.value,
    citations: others.length > 0 ? Math.min(1, leadsHere.size / others.length) : 0,
    originality: originality.value,
    ownReporting: Math.min(1, signs.length / CANDIDATE_SCORING.signs),
  };
  const cited =
    leadsHere.size > 0
      ? createReason('chain.led-to', { sources: leadsHere.size, others: others.length })
      : createReason('chain.not-led-to');
  return {
    sourceId: source?.id ?? null,
    url,
    site,
    name,
    score: scoreOf(parts),
    chosen,
    parts,
    reasons: [time.reason, cited, originality.reason, ...signs],
  };
}

function scoreOf(parts: OriginCandidate['parts']): number {
  const { weights } = CANDIDATE_SCORING;
  return Math.round(
    weights.time * parts.time +
      weights.citations * parts.citations +
      weights.originality * parts.originality +
      weights.ownReporting * parts.ownReporting,
  );
}

interface ScorePart {
  value: number;
  reason: Reason;
}

function timePart(source: TraceSource, others: readonly TraceSource[], timeline: Timeline): ScorePart {
  const dating = timeline.dating(source);
  if (dating.basis === 'none') return { value: CANDIDATE_SCORING.undated, reason: createReason('chain.undated') };
  const later = others.filter((one) => timeline.compare(source, one) < 0 && !timeline.undecided(source, one)).length;
  const share = others.length > 0 ? later / others.length : 1;
  const before = { later, others: others.length };
  if (dating.basis === 'engine')
    return {
      value: Math.min(CANDIDATE_SCORING.engineDated, share),
      reason: createReason('chain.precedes-by-engine', before),
    };
  return { value: share, reason: createReason('chain.precedes', { ...before, by: dating.notLaterThan }) };
}

/** Share of a page's text that no earlier page contains. */
function originalityPart(
  source: TraceSource,
  others: readonly TraceSource[],
  { timeline, prints }: CandidateContext,
): ScorePart {
  const own = prints.get(source.id) ?? new Set<string>();
  const earlier = others.filter((one) => timeline.compare(one, source) < 0);
  const most = Math.max(0, ...earlier.map((one) => computeContainment(own, prints.get(one.id) ?? new Set())));
  if (earlier.length === 0) return { value: 1, reason: createReason('chain.text-first') };
  return { value: 1 - most, reason: createReason('chain.text-known', { share: most }) };
}

/** Data on the outlet that published the origin. Whether it covers the subject is judged by its place and section. */
export function buildOriginOutlet(
  { profile, article }: TraceSource,
  topic: Topic,
  all: readonly TraceSource[],
): OriginOutlet {
  const { site, name, kind, tier, score, reliability, ownerGroup, country, place } = profile;
  const field = judgeFieldCoverage({ profile, article }, topic, all);
  return {
    site,
    name,
    kind,
    tier,
    score,
    reliability,
    ownerGroup,
    country,
    place,
    coversField: field.covers,
    reasons: [...profile.reasons, field.reason],
  };
}

function judgeFieldCoverage(
  { profile, article }: Pick<TraceSource, 'profile' | 'article'>,
  topic: Topic,
  all: readonly TraceSource[],
): { covers: boolean | null; reason: Reason } {
  const about = `${topic.title ?? ''} ${topic.summary ?? ''}`;
  if (profile.place && hasName(indexNames(about), profile.place))
    return { covers: true, reason: createReason('field.home', { place: profile.place }) };
  const section = tokenizeWords(fold(article.section ?? ''))
    .map((word) => word.folded)
    .filter((word) => word.length > 3);
  const topicWords = new Set(tokenizeWords(fold(about)).map((word) => word.folded));
  if (section.some((word) => topicWords.has(word)))
    return { covers: true, reason: createReason('field.section', { section: article.section ?? '' }) };
  const pages = all.filter((one) => one.profile.site === profile.site).length;
  if (pages > 1) return { covers: true, reason: createReason('field.pages', { pages }) };
  if (profile.kind === 'satire' || profile.kind === 'press-release')
    return { covers: false, reason: createReason('field.no-news') };
  return { covers: null, reason: createReason('field.unknown') };
}
