import {
  CLAIM_STANDINGS,
  PRIORITIES,
  MODES,
  REVIEW_REASONS,
  SOURCE_CHANGES,
  STANCES,
  VERIFICATION_LEVELS,
} from '@corroborate/domain';
import { z } from 'zod';

/**
 * What others are told, version 1. A message carries these fields of an event and no others, so that nothing leaves the
 * house because a stage began to note it. Fields may be added; none is renamed or removed.
 */
const id = z.int().positive();
const level = z.enum(VERIFICATION_LEVELS);
const foreign = z.string().describe('Plain text from outside: escape it before it is shown');
const note = z.string().nullable();
const voices = z.int().nonnegative().nullable().describe('Voices');

const about = {
  event_id: id.describe('Position in the events of the investigation'),
  investigation_id: id,
  topic_id: id,
  external_id: z.string().describe('Your id of the topic'),
};
const round = { round: z.int().nullable() };

export const WEBHOOK_DATA = {
  'investigation.started': z.strictObject({
    ...about,
    mode: z.enum(MODES).nullable(),
    priority: z.enum(PRIORITIES).nullable(),
  }),
  'investigation.waiting': z.strictObject({
    ...about,
    waits_for: z.enum(['approval']).nullable().describe('The approval of its plan by a person'),
    until: z.string().nullable().describe('When it is cancelled unless its plan is approved'),
    reminder: z.boolean().nullable().describe('Whether it was told before; null where it was not'),
  }),
  'investigation.paused': z.strictObject({ ...about, by: z.string().nullable().describe('Who paused it') }),
  'investigation.resumed': z.strictObject({ ...about, by: z.string().nullable().describe('Who has it go on') }),
  'source.found': z.strictObject({
    ...about,
    ...round,
    source_id: id.nullable(),
    url: foreign.nullable(),
    site: z.string().nullable(),
    name: foreign.nullable(),
    title: foreign.nullable(),
    tier: z.int().min(1).max(4).nullable(),
    stance: z.enum(STANCES).nullable(),
    passage: foreign.nullable(),
    published: z.string().nullable(),
  }),
  'claim.extracted': z.strictObject({
    ...about,
    ...round,
    claim_id: z.string().nullable(),
    text: foreign.nullable(),
    kind: z.string().nullable(),
    core: z.boolean().nullable(),
  }),
  'fact.checked': z.strictObject({
    ...about,
    ...round,
    claim_id: z.string().nullable(),
    text: foreign.nullable(),
    verdict: z.string().nullable().describe('What the sources read so far say; confirms nothing'),
    standing: z.enum(CLAIM_STANDINGS).nullable().describe('Before the decision `open` or `disputed`'),
    confidence: z.number().min(0).max(100).nullable(),
    sources: z.int().nullable().describe('How many sources speak about it'),
  }),
  'timeline.event': z.strictObject({
    ...about,
    ...round,
    event_date: z.string().nullable().describe('`2026`, `2026-10`, `2026-10-17` or `2026-10-17T06:40`'),
    precision: z.enum(['year', 'month', 'day', 'time']).nullable().describe('`time` is by the clock of the place'),
    event_text: foreign.nullable(),
    source_ids: z.array(id).nullable().describe('Who tells it'),
    entities_involved: z.array(foreign).nullable(),
    conflicting_dates: z.array(z.string()).nullable().describe('Other dates that sources give for the same'),
  }),
  'balance.assessed': z.strictObject({
    ...about,
    ...round,
    subject: foreign.nullable().describe('Whom or what the voices speak of'),
    score: z.number().min(0).max(10).nullable().describe('0 balanced – 10 strongly one-sided'),
    band: z.string().nullable(),
    for: voices,
    neutral: voices,
    critical: voices,
    missing_side: z.string().nullable().describe('The side that no voice takes; null where none is missing'),
    missing_query: foreign.nullable().describe('What may find it'),
  }),
  'investigation.partial': z.strictObject({
    ...about,
    missing: z.array(z.string()).nullable().describe('What could not be searched or read'),
  }),
  'investigation.completed': z.strictObject({
    ...about,
    applied: level.nullable().describe('Level of the topic now'),
    recommended: level.nullable().describe('What the evidence gives'),
    held: z.boolean().nullable().describe('An upgrade is recommended above the applied level and waits for a person'),
  }),
  'source.changed': z.strictObject({
    ...about,
    look_id: id.nullable().describe('Which look found it'),
    source_id: id.nullable(),
    url: foreign.nullable(),
    site: z.string().nullable(),
    title: foreign.nullable(),
    change: z.enum(SOURCE_CHANGES).nullable().describe('What became of the page since the decision'),
    codes: z.array(z.string()).nullable().describe('Why it is said so, see reasons.md'),
    before: foreign.nullable().describe('The judged sentence then; null where it still stands'),
    after: foreign.nullable().describe('The same sentence now; null where it is gone'),
  }),
  'topic.upgraded': z.strictObject({
    ...about,
    from: level.nullable(),
    to: level.nullable(),
    by: z.string().nullable().describe('`rules`, or the person who decided'),
  }),
  'evidence.changed': z.strictObject({
    ...about,
    faults: z.int().nullable().describe('How many things are not as they were'),
    codes: z.array(z.string()).nullable().describe('What they are, see docs/evidence.md'),
  }),
  'review.requested': z.strictObject({
    ...about,
    review_id: id.nullable(),
    recommended: level.nullable(),
    reasons: z.array(z.enum(REVIEW_REASONS)).nullable(),
  }),
  'review.decided': z.strictObject({
    ...about,
    review_id: id.nullable().describe('Null for what was decided outside the queue'),
    action: z.string().nullable(),
    by: z.string().nullable(),
    level_before: level.nullable(),
    level_after: level.nullable(),
    reject_reason: note,
    note,
  }),
} as const;

export type WebhookEventType = keyof typeof WEBHOOK_DATA;
export const WEBHOOK_EVENTS = Object.keys(WEBHOOK_DATA) as WebhookEventType[];
/** Sent on request only, to see whether an endpoint can read what it is sent. */
export const TEST_EVENT = 'webhook.test';

export const isWebhookEvent = (type: string): type is WebhookEventType => Object.hasOwn(WEBHOOK_DATA, type);

const messageOf = (type: string, data: z.ZodObject) =>
  z
    .strictObject({ type: z.literal(type), timestamp: z.iso.datetime().describe('When it happened'), data })
    .meta({ title: type });

export const webhookMessageSchema = z.union([
  ...WEBHOOK_EVENTS.map((type) => messageOf(type, WEBHOOK_DATA[type])),
  messageOf(TEST_EVENT, z.strictObject({ webhook_id: id })),
]);

/** The contract as JSON Schema (draft 2020-12), for receivers in other languages. */
export function webhooksJsonSchema(): Record<string, unknown> {
  return { $id: 'webhooks.v1', title: 'Body of a webhook, version 1', ...z.toJSONSchema(webhookMessageSchema) };
}
