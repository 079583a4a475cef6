import { collectionLines } from './collections.builder';
import {
  isUserProvided,
  toReasonData,
  getImportanceLevel,
  isCredible,
  toStars,
  toReasonText,
  getClaimStatement,
  toReasonTexts,
  type ClaimStanding,
  type SourceView,
} from '@corroborate/domain';
import { articleLine, type ArticleLine, type ArticleParts } from './article/article.builder';
import type { CaseData } from './case.types';
import { getCaseStandings, type StandingCase } from './claim-standings';
import { actorLines, unprofiledLines } from './actors.builder';
import {
  lookupReasons,
  contextLines,
  coverageTimelineLine,
  historyLines,
  oldStorySigns,
  precedentsLine,
  notLookedUpLines,
  recordLines,
  relatedLines,
  registersAsked,
  factCheckLines,
  socialLines,
  socialSummary,
} from './background.builder';
import { inquiryLine } from './inquiry.builder';
import { prePublicationLine } from './pre-publication/pre-publication.builder';
import { originLine } from './origin.builder';
import { backgroundLines, contextNote } from './context-note';
import { cardFields, partFields } from './parts.builder';
import { placeLine } from './place.builder';
import { positionParts } from './positions.builder';
import { reasoningLine } from './reasoning.builder';
import { sourcesByWeight } from './relevant-sources';
import type { InvestigationResult, ResultItem } from './result.schema';
import { buildTimeline } from './timeline.builder';
import { verdictLine, getCaseVerdict } from './verdict.builder';
import {
  formatMerge,
  formatRanking,
  formatReasons,
  formatReviewReason,
  formatRule,
  formatSuccess,
} from './formatted-reasons';

/** Builds the result of a case, which is stored and served as is. */
export function buildResult(data: CaseData): InvestigationResult {
  const background = backgroundOf(data);
  const evidence = { ...evidenceOf(data), inquiry: inquiryLine(data) };
  const judged = verdictOf(data);
  return {
    topic_id: data.topic.id,
    investigation_date: data.decidedAt,
    ...background,
    ...judged,
    ...evidence,
    article: articleLine({ ...background, ...judged, ...evidence }, data.article ?? null),
    rounds: data.rounds,
    cost_usd: data.costUsd,
  };
}

/** The article or note of a case. */
export function buildCaseArticle(data: CaseData): ArticleLine {
  const parts: ArticleParts = {
    claims: claimLines(data),
    positions: positionParts(data).positions,
    inquiry: inquiryLine(data),
    additional_sources: sourcesByWeight(data).map((source) => sourceLine(source, data)),
    verdict: verdictLine(getCaseVerdict(data), data.decision.confidence),
  };
  return articleLine(parts, data.article ?? null);
}

/** Findings, and background that is not evidence. */
function backgroundOf(data: CaseData) {
  return {
    additional_sources: sourcesByWeight(data).map((source) => sourceLine(source, data)),
    ...topicPages(data),
    ...partFields(data),
    ...positionParts(data),
    social_media_evidence: socialLines(data),
    social: socialSummary(data),
    context: contextLines(data),
    actors: actorLines(data),
    unprofiled: unprofiledLines(data),
    context_richness: data.context?.richness ?? 0,
    place: placeLine(data),
    related_topics: relatedLines(data),
    history: historyLines(data),
    precedents: precedentsLine(data),
    coverage_timeline: coverageTimelineLine(data),
    old_story_signs: oldStorySigns(data),
    records: recordLines(data),
    ...(data.collections ? { collections: collectionLines(data.collections) } : {}),
    registers_asked: registersAsked(data),
  };
}

/** Decision with its rules. */
function verdictOf(data: CaseData) {
  return {
    verdict: verdictLine(getCaseVerdict(data), data.decision.confidence),
    original_source: originLine(data),
    credibility_assessment: data.decision.credibilityScore,
    consistency_score: data.decision.consistencyScore,
    verified_claims: claimTextsWithStanding('confirmed', data),
    disputed_claims: claimTextsWithStanding('disputed', data),
    additional_context: contextNote(data),
    background_note: backgroundLines(data),
    recommended_verification_level: data.decision.recommended,
    applied_verification_level: data.decision.applied,
    upgrade_held: data.decision.held,
    confidence_level: data.decision.confidence,
    investigation_notes: data.decision.notes,
    requires_human_review: data.decision.review.required,
    review_reason: reviewReason(data),
    success: formatSuccess(data.decision.success),
    rules: data.decision.rules.map(formatRule),
    last_look: prePublicationLine(data),
    would_lift: data.decision.wouldLift && toReasonText(data.decision.wouldLift),
    would_lift_code: data.decision.wouldLift && toReasonData(data.decision.wouldLift),
    independent_credible_sources: data.decision.independentCredible,
  };
}

function injectionLine({ sourceId, quote }: CaseData['steering'][number], { sources }: CaseData) {
  const name = sources.find(({ id }) => id === sourceId)?.name;
  return { source_id: sourceId, ...(name === undefined ? {} : { name }), quote };
}

/** Evidence behind the decision, and coverage gaps. */
function evidenceOf(data: CaseData) {
  return {
    clusters: data.clusters.map(({ id, sourceIds, representativeId, reasons }) => ({
      id,
      source_ids: sourceIds,
      representative_id: representativeId,
      merges: reasons.map(formatMerge),
    })),
    claims: claimLines(data),
    discrepancies: data.discrepancies,
    fact_checks: factCheckLines(data),
    timeline: buildTimeline(data.sources),
    coverage: coverageByProvider(data),
    steering_attempts: data.steering.map((one) => injectionLine(one, data)),
    missing: data.missing,
    ...endedEarly(data),
    not_looked_up: notLookedUpLines(data),
    background_needs: lookupReasons(data),
    reasoning: reasoningLine(data),
  };
}

const endedEarly = ({ endedEarly: why }: CaseData) =>
  why ? { ended_early: { reason: toReasonText(why), code: toReasonData(why) } } : {};

export function reviewReason(data: Pick<CaseData, 'decision'>): string | null {
  const { required, reasons } = data.decision.review;
  return required
    ? reasons
        .map(formatReviewReason)
        .map(({ reason, detail }) => `${reason}: ${detail.replace(/\.$/, '')}`)
        .join('; ')
    : null;
}

/** Sentences of the claims with the given standing. */
export function claimTextsWithStanding(standing: ClaimStanding, data: StandingCase): string[] {
  const standings = getCaseStandings(data);
  return data.claims.filter(({ id }) => standings.get(id) === standing).map(getClaimStatement);
}

function topicPages({ sources }: CaseData): Pick<InvestigationResult, 'topic_pages'> {
  const pages = sources.filter(({ isTopicPage }) => isTopicPage);
  if (pages.length === 0) return {};
  return {
    topic_pages: pages.map(({ id, url, name, site, clusterId }) => ({
      ...{ source_id: id, url, name, site },
      cluster: clusterId,
    })),
  };
}

function sourceLine(source: SourceView, data: CaseData): ResultItem<'additional_sources'> {
  return {
    source_id: source.id,
    url: source.url,
    name: source.name,
    ...cardFields(source.id, data),
    site: source.site,
    credibility_tier: source.tier,
    credible: isCredible(source.tier),
    stars: source.stars ?? toStars(source.tier, source.score),
    lean: source.lean ?? null,
    counts: data.decision.counted.includes(source.id),
    stance: source.stance.stance,
    passage: source.stance.passage?.quote ?? null,
    language: source.language ?? null,
    translation: translationOf(source, data),
    stance_reasons: toReasonTexts(source.stance.reasons),
    stance_reason_codes: source.stance.reasons,
    stance_rule: source.stance.rule ?? null,
    stance_caution: source.stance.caution ?? null,
    cluster: source.clusterId,
    published: source.published,
    found_by: data.foundBy.get(source.id) ?? [],
    ...(isUserProvided(data.foundBy.get(source.id) ?? []) ? { is_user_provided: true } : {}),
    ranking: formatRanking(data.ranking?.get(source.id)),
    text_relevance: formatRanking(data.relevance?.get(source.id)),
  };
}

/** Translation of a quote, shown in addition to the quote, never in its place. */
function translationOf({ id }: SourceView, { translations = [] }: CaseData) {
  const found = translations.find(({ sourceId }) => sourceId === id);
  return found ? { text: found.text, from: found.from, into: found.into, by: found.by } : null;
}

function claimLines(data: CaseData): ResultItem<'claims'>[] {
  const standings = getCaseStandings(data);
  return data.claims.map(({ id }) => ({ ...claimLine(id, data), standing: standings.get(id) ?? 'open' }));
}

function claimLine(claimId: string, data: CaseData): Omit<ResultItem<'claims'>, 'standing'> {
  const claim = data.claims.find(({ id }) => id === claimId);
  const finding = data.findings.find((item) => item.claimId === claimId);
  return {
    id: claimId,
    text: claim?.text ?? '',
    statement: claim?.statement ?? null,
    parts: claim?.parts ?? null,
    claim_reasons: toReasonTexts(claim?.reasons ?? []),
    claim_reason_codes: (claim?.reasons ?? []).map(toReasonData),
    kind: claim?.kind ?? 'event',
    core: claim?.core ?? false,
    importance: claim?.importance ?? 0,
    importance_level: claim ? getImportanceLevel(claim) : null,
    verdict: finding?.verdict ?? 'unverifiable',
    confidence: finding?.confidence ?? 0,
    ...formatReasons(finding?.reasons ?? []),
    evidence: (finding?.evidence ?? []).map(({ sourceId, stance, strength, passage, differs }) => ({
      source_id: sourceId,
      stance,
      strength,
      passage: passage?.quote ?? null,
      differs: differs ?? null,
    })),
  };
}

/** Per engine: requests, answers and failures, with reasons. */
export function coverageByProvider(data: Pick<CaseData, 'coverage'>): ResultItem<'coverage'>[] {
  const providers = [...new Set(data.coverage.map(({ provider }) => provider))];
  return providers.map((provider) => {
    const rows = data.coverage.filter((row) => row.provider === provider);
    const count = (...kinds: string[]) => rows.filter((row) => kinds.includes(row.outcome)).length;
    return {
      provider,
      asked: rows.length,
      answered: count('found', 'nothing-found'),
      blocked: count('blocked'),
      limited: count('limited'),
      not_configured: count('not-configured'),
      failed: count('failed'),
      hits: rows.reduce((sum, row) => sum + row.hits, 0),
      reasons: [...new Set(rows.flatMap((row) => (row.reason && row.outcome !== 'found' ? [row.reason] : [])))].slice(
        0,
        5,
      ),
    };
  });
}
