import type { z } from 'zod';
import { toPrintableText } from '@corroborate/text';
import type { Instant } from '../time';
import type { JsonObject, TopicDraft } from '../topic';
import { parseMoment, removePlaceholderTime } from './moment.policy';
import { TOPIC_LIMITS, topicSchema, type TopicFields } from './topic.contract';

/** Path in the payload, and what is wrong there. */
export interface IntakeFault {
  path: string[];
  detail: string;
}

export type TopicResult = { ok: true; draft: TopicDraft } | { ok: false; faults: IntakeFault[] };

const MAX_FAULTS = 101;

/** Returns a reusable validator of topics. */
export function createTopicReader(now: () => Date): (sent: unknown) => TopicResult {
  const schema = topicSchema(now);
  return (sent) => {
    const parsed = schema.safeParse(truncateEntities(sent));
    return parsed.success
      ? { ok: true, draft: toDraft(parsed.data, now()) }
      : { ok: false, faults: intakeFaults(parsed.error) };
  };
}

/** Cuts overlong lists before their items are validated. */
export function truncateEntities(sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null || !('entities' in sent) || !Array.isArray(sent.entities)) return sent;
  if (sent.entities.length <= TOPIC_LIMITS.entities) return sent;
  return { ...sent, entities: sent.entities.slice(0, TOPIC_LIMITS.entities + 1) as unknown[] };
}

/** Errors with their paths, up to a maximum number. */
export function intakeFaults(error: z.ZodError): IntakeFault[] {
  const faults: IntakeFault[] = [];
  for (const issue of error.issues) {
    const path = issue.path.map(String);
    if (issue.code !== 'unrecognized_keys') faults.push({ path, detail: issue.message });
    else
      for (const key of issue.keys.slice(0, MAX_FAULTS))
        faults.push({ path: [...path, key], detail: 'Unknown property.' });
    if (faults.length >= MAX_FAULTS) return faults.slice(0, MAX_FAULTS);
  }
  return faults;
}

/** Removes control and bidirectional characters from text that people will see. */
export function toDraft(topic: TopicFields, now: Date): TopicDraft {
  const clean = (text: string | null | undefined) => (typeof text === 'string' ? toPrintableText(text) : null);
  return {
    externalId: topic.external_id,
    title: toPrintableText(topic.title),
    summary: clean(topic.summary),
    articleText: clean(topic.article_text),
    url: topic.url ?? null,
    eventDate: toInstant(topic.event_date, now),
    discoveryDate: toInstant(topic.discovery_date, now),
    location: clean(topic.location),
    entities: (topic.entities ?? []).map(toPrintableText),
    category: clean(topic.category),
    language: topic.language ?? null,
    newsworthinessScore: topic.newsworthiness_score,
    status: topic.status,
    verificationStatus: topic.verification_status ?? 'unverified',
    sourceCount: topic.source_count ?? 0,
    sourcePlan: (topic.source_plan as JsonObject | null | undefined) ?? null,
    verifiedFacts: (topic.verified_facts as JsonObject | null | undefined) ?? null,
    investigated: topic.investigated ?? false,
  };
}

function toInstant(text: string | null | undefined, now: Date): Instant | null {
  const parsed = typeof text === 'string' ? parseMoment(removePlaceholderTime(text), now) : null;
  return parsed && 'instant' in parsed ? parsed.instant : null;
}
