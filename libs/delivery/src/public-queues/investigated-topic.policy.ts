import { isAbove, type ClaimStanding } from '@corroborate/domain';
import type { PendingHandover } from '@corroborate/db';
import { INVESTIGATED_LIMITS, type InvestigatedTopicPayload } from '@corroborate/queue';
import { currentResult, type StoredResult } from '@corroborate/report';
type StoredSource = StoredResult['additional_sources'][number];

/**
 * Builds the topic data for article writers, with a size limit on every part.
 * @param server our public base URL; null for relative paths
 */
export function buildTopicPayload(
  row: PendingHandover,
  result: StoredResult,
  server: string | null,
): InvestigatedTopicPayload {
  const { id } = row.investigation;
  const sources = result.additional_sources.slice(0, INVESTIGATED_LIMITS.sources);
  const levels = levelFields(row, result);
  const current = currentResult(result, { level: levels.level_after, held: levels.held });
  return {
    version: 1,
    change_id: row.id,
    change: row.change,
    changed_at: row.at,
    ...topicFields(row),
    ...levels,
    ...claimFields(current, sources),
    ...noteFields(current),
    original_source: toOriginalSource(result),
    sources: sources.map(toSourcePayload),
    sources_left_out: result.additional_sources.length - sources.length,
    report: toAbsoluteUrl(server, `/api/investigations/${id}/report`),
    result: toAbsoluteUrl(server, `/api/investigations/${id}`),
    review: toReviewPayload(row),
  };
}

const topicFields = ({ topic, investigation }: PendingHandover) => ({
  topic_id: topic.id,
  external_id: topic.externalId,
  title: shorten(topic.title),
  investigation_id: investigation.id,
  investigation_date: investigation.date,
});

/**
 * The topic's level is set by rules or people; the investigation row has the level that the evidence supports as last
 * recomputed.
 */
function levelFields({ topic, investigation, review }: PendingHandover, result: StoredResult) {
  const recommended = investigation.recommendedLevel ?? result.recommended_verification_level;
  return {
    level_before: investigation.levelBefore,
    level_after: topic.level,
    recommended_level: recommended,
    held: isAbove(recommended, topic.level) && review?.state === 'open',
    confidence: result.confidence_level,
    voices: result.independent_credible_sources,
    partial: investigation.partial,
    missing: investigation.missing.slice(0, INVESTIGATED_LIMITS.missing).map((one) => shorten(one)),
  };
}

function claimFields({ claims }: StoredResult, sources: readonly StoredSource[]) {
  const listedIds = new Set(sources.map(({ source_id }) => source_id));
  const those = (wanted: ClaimStanding) =>
    claims
      .filter(({ standing }) => standing === wanted)
      .slice(0, INVESTIGATED_LIMITS.facts)
      .map((claim) => toFact(claim, listedIds));
  return { verified_facts: those('confirmed'), disputed_facts: those('disputed') };
}

const toFact = (
  { id, text, statement, verdict, confidence, evidence }: StoredResult['claims'][number],
  listedIds: ReadonlySet<number>,
) => ({
  claim_id: id,
  text: shorten(statement ?? text),
  verdict,
  confidence,
  source_ids: [...new Set(evidence.map(({ source_id }) => source_id))].filter((one) => listedIds.has(one)),
});

/** All three fields get the current text, because the stored ones may predate a person's decision. */
function noteFields({ additional_context }: StoredResult) {
  const note = shorten(additional_context, INVESTIGATED_LIMITS.note);
  return { additional_context: note, investigation_context: note, context_notes: note };
}

function toOriginalSource({ original_source: origin }: StoredResult): InvestigatedTopicPayload['original_source'] {
  return origin && { url: urlWithinLimit(origin.url), site: origin.site };
}

const toSourcePayload = (source: StoredSource): InvestigatedTopicPayload['sources'][number] => ({
  source_id: source.source_id,
  url: urlWithinLimit(source.url),
  name: shorten(source.name),
  title: shortenOrNull(source.title),
  published: source.published?.value ?? null,
  tier: source.credibility_tier,
  stance: source.stance,
  counts: source.counts,
  voice: source.cluster,
  quote: shortenOrNull(source.passage),
  language: source.language ?? null,
});

const toReviewPayload = ({ review, decision }: PendingHandover): InvestigatedTopicPayload['review'] => ({
  state: review?.state ?? 'none',
  review_id: review?.id ?? null,
  reasons: review?.reasons.map(({ reason }) => reason) ?? [],
  last_decision: decision && { action: decision.action, level_after: decision.levelAfter, at: decision.at },
});

const shorten = (text: string, most: number = INVESTIGATED_LIMITS.text): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;
const shortenOrNull = (text: string | null | undefined): string | null =>
  text === null || text === undefined ? null : shorten(text);
const toAbsoluteUrl = (server: string | null, path: string): string => (server ? new URL(path, server).href : path);
/** Null instead of a truncated URL, which would lead to another page. */
const urlWithinLimit = (url: string | null): string | null =>
  url && url.length <= INVESTIGATED_LIMITS.address ? url : null;
