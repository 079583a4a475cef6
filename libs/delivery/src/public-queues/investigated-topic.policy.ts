import { isAbove, type ClaimStanding } from '@corroborate/domain';
import type { HandedTopic } from '@corroborate/db';
import { HANDED_ON, type InvestigatedTopicPayload } from '@corroborate/queue';
import { currentResult, type StoredResult } from '@corroborate/report';
type StoredSource = StoredResult['additional_sources'][number];

/**
 * The data about a topic for article writers, with limits on every part.
 * @param server our public base URL; null for relative paths
 */
export function investigatedTopic(
  row: HandedTopic,
  result: StoredResult,
  server: string | null,
): InvestigatedTopicPayload {
  const { id } = row.investigation;
  const sources = result.additional_sources.slice(0, HANDED_ON.sources);
  const levels = levelsOf(row, result);
  const current = currentResult(result, { level: levels.level_after, held: levels.held });
  return {
    version: 1,
    change_id: row.id,
    change: row.change,
    changed_at: row.at,
    ...headOf(row),
    ...levels,
    ...factsOf(current, sources),
    ...notesOf(current),
    original_source: originOf(result),
    sources: sources.map(sourceOf),
    sources_left_out: result.additional_sources.length - sources.length,
    report: addressAt(server, `/api/investigations/${id}/report`),
    result: addressAt(server, `/api/investigations/${id}`),
    review: reviewOf(row),
  };
}

const headOf = ({ topic, investigation }: HandedTopic) => ({
  topic_id: topic.id,
  external_id: topic.externalId,
  title: shortened(topic.title),
  investigation_id: investigation.id,
  investigation_date: investigation.date,
});

/** The topic has the level set by rules or people; the row has the level the evidence supports as last recomputed. */
function levelsOf({ topic, investigation, review }: HandedTopic, result: StoredResult) {
  const recommended = investigation.recommendedLevel ?? result.recommended_verification_level;
  return {
    level_before: investigation.levelBefore,
    level_after: topic.level,
    recommended_level: recommended,
    held: isAbove(recommended, topic.level) && review?.state === 'open',
    confidence: result.confidence_level,
    voices: result.independent_credible_sources,
    partial: investigation.partial,
    missing: investigation.missing.slice(0, HANDED_ON.missing).map((one) => shortened(one)),
  };
}

function factsOf({ claims }: StoredResult, sources: readonly StoredSource[]) {
  const listedIds = new Set(sources.map(({ source_id }) => source_id));
  const those = (wanted: ClaimStanding) =>
    claims
      .filter(({ standing }) => standing === wanted)
      .slice(0, HANDED_ON.facts)
      .map((claim) => factOf(claim, listedIds));
  return { verified_facts: those('confirmed'), disputed_facts: those('disputed') };
}

const factOf = (
  { id, text, statement, verdict, confidence, evidence }: StoredResult['claims'][number],
  listedIds: ReadonlySet<number>,
) => ({
  claim_id: id,
  text: shortened(statement ?? text),
  verdict,
  confidence,
  source_ids: [...new Set(evidence.map(({ source_id }) => source_id))].filter((one) => listedIds.has(one)),
});

/** All three fields get the current text, because the stored ones may predate a person's decision. */
function notesOf({ additional_context }: StoredResult) {
  const note = shortened(additional_context, HANDED_ON.note);
  return { additional_context: note, investigation_context: note, context_notes: note };
}

function originOf({ original_source: origin }: StoredResult): InvestigatedTopicPayload['original_source'] {
  return origin && { url: addressOf(origin.url), site: origin.site };
}

const sourceOf = (source: StoredSource): InvestigatedTopicPayload['sources'][number] => ({
  source_id: source.source_id,
  url: addressOf(source.url),
  name: shortened(source.name),
  title: shortenedOrNull(source.title),
  published: source.published?.value ?? null,
  tier: source.credibility_tier,
  stance: source.stance,
  counts: source.counts,
  voice: source.cluster,
  quote: shortenedOrNull(source.passage),
  language: source.language ?? null,
});

const reviewOf = ({ review, decision }: HandedTopic): InvestigatedTopicPayload['review'] => ({
  state: review?.state ?? 'none',
  review_id: review?.id ?? null,
  reasons: review?.reasons.map(({ reason }) => reason) ?? [],
  last_decision: decision && { action: decision.action, level_after: decision.levelAfter, at: decision.at },
});

const shortened = (text: string, most: number = HANDED_ON.text): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;
const shortenedOrNull = (text: string | null | undefined): string | null =>
  text === null || text === undefined ? null : shortened(text);
const addressAt = (server: string | null, path: string): string => (server ? new URL(path, server).href : path);
/** Null instead of a truncated URL, which would lead elsewhere. */
const addressOf = (url: string | null): string | null => (url && url.length <= HANDED_ON.address ? url : null);
