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
 * Webhook payloads, version 1. A message contains only these fields of an event, so fields added to internal events are
 * not sent by accident. Fields may be added but are never renamed or removed.
 */
const id = z.int().positive();
const level = z.enum(VERIFICATION_LEVELS);
const untrustedText = z.string().describe('Untrusted plain text: escape it before display');
const note = z.string().nullable();
const independentSources = z.int().nonnegative().nullable().describe('Number of independent sources');

const COMMON_FIELDS = {
  event_id: id.describe('Increasing event ID'),
  investigation_id: id,
  topic_id: id,
  external_id: z.string().describe('Your ID of the topic'),
};
const ROUND_FIELD = { round: z.int().nullable() };

export const WEBHOOK_DATA = {
  'investigation.started': z.strictObject({
    ...COMMON_FIELDS,
    mode: z.enum(MODES).nullable(),
    priority: z.enum(PRIORITIES).nullable(),
  }),
  'investigation.waiting': z.strictObject({
    ...COMMON_FIELDS,
    waits_for: z.enum(['approval']).nullable().describe('`approval`: the plan must be approved'),
    until: z.string().nullable().describe('Time when it is cancelled unless its plan is approved'),
    reminder: z.boolean().nullable().describe('True if this is a reminder of an earlier event; else null'),
  }),
  'investigation.paused': z.strictObject({
    ...COMMON_FIELDS,
    by: z.string().nullable().describe('User who paused it'),
  }),
  'investigation.resumed': z.strictObject({
    ...COMMON_FIELDS,
    by: z.string().nullable().describe('User who resumed it'),
  }),
  'source.found': z.strictObject({
    ...COMMON_FIELDS,
    ...ROUND_FIELD,
    source_id: id.nullable(),
    url: untrustedText.nullable(),
    site: z.string().nullable(),
    name: untrustedText.nullable(),
    title: untrustedText.nullable(),
    tier: z.int().min(1).max(4).nullable(),
    stance: z.enum(STANCES).nullable(),
    passage: untrustedText.nullable(),
    published: z.string().nullable(),
  }),
  'claim.extracted': z.strictObject({
    ...COMMON_FIELDS,
    ...ROUND_FIELD,
    claim_id: z.string().nullable(),
    text: untrustedText.nullable(),
    kind: z.string().nullable(),
    core: z.boolean().nullable(),
  }),
  'fact.checked': z.strictObject({
    ...COMMON_FIELDS,
    ...ROUND_FIELD,
    claim_id: z.string().nullable(),
    text: untrustedText.nullable(),
    verdict: z.string().nullable().describe('Provisional verdict from the sources read so far; not a confirmation'),
    standing: z.enum(CLAIM_STANDINGS).nullable().describe('`open` or `disputed` until the decision'),
    confidence: z.number().min(0).max(100).nullable(),
    sources: z.int().nullable().describe('Number of sources that address it'),
  }),
  'timeline.event': z.strictObject({
    ...COMMON_FIELDS,
    ...ROUND_FIELD,
    event_date: z.string().nullable().describe('`2026`, `2026-10`, `2026-10-17` or `2026-10-17T06:40`'),
    precision: z.enum(['year', 'month', 'day', 'time']).nullable().describe('`time`: local time of the place'),
    event_text: untrustedText.nullable(),
    source_ids: z.array(id).nullable().describe('IDs of the sources that report it'),
    entities_involved: z.array(untrustedText).nullable(),
    conflicting_dates: z.array(z.string()).nullable().describe('Other dates that sources give for this event'),
  }),
  'balance.assessed': z.strictObject({
    ...COMMON_FIELDS,
    ...ROUND_FIELD,
    subject: untrustedText.nullable().describe('Person, organization or subject that the sources assess'),
    score: z.number().min(0).max(10).nullable().describe('0: balanced; 10: strongly one-sided'),
    band: z.string().nullable(),
    for: independentSources,
    neutral: independentSources,
    critical: independentSources,
    missing_side: z.string().nullable().describe('Side that no source takes; null if none is missing'),
    missing_query: untrustedText.nullable().describe('Suggested search for the missing side'),
  }),
  'investigation.partial': z.strictObject({
    ...COMMON_FIELDS,
    missing: z.array(z.string()).nullable().describe('Coverage gaps: what could not be searched or read'),
  }),
  'investigation.completed': z.strictObject({
    ...COMMON_FIELDS,
    applied: level.nullable().describe('Current level of the topic'),
    recommended: level.nullable().describe('Level supported by the evidence'),
    held: z.boolean().nullable().describe('True if a recommended upgrade is held for review'),
  }),
  'source.changed': z.strictObject({
    ...COMMON_FIELDS,
    look_id: id.nullable().describe('ID of the source check that found the change'),
    source_id: id.nullable(),
    url: untrustedText.nullable(),
    site: z.string().nullable(),
    title: untrustedText.nullable(),
    change: z.enum(SOURCE_CHANGES).nullable().describe('Change of the page since the decision'),
    codes: z.array(z.string()).nullable().describe('Reason codes, see docs/reasons.md'),
    before: untrustedText.nullable().describe('Key sentence at the decision; null if it is unchanged'),
    after: untrustedText.nullable().describe('The same sentence now; null if it was removed'),
  }),
  'topic.upgraded': z.strictObject({
    ...COMMON_FIELDS,
    from: level.nullable(),
    to: level.nullable(),
    by: z.string().nullable().describe('`rules`, or the user who decided'),
  }),
  'evidence.changed': z.strictObject({
    ...COMMON_FIELDS,
    faults: z.int().nullable().describe('Number of faults found in the stored evidence'),
    codes: z.array(z.string()).nullable().describe('Fault codes, see docs/evidence.md'),
  }),
  'review.requested': z.strictObject({
    ...COMMON_FIELDS,
    review_id: id.nullable(),
    recommended: level.nullable(),
    reasons: z.array(z.enum(REVIEW_REASONS)).nullable(),
  }),
  'review.decided': z.strictObject({
    ...COMMON_FIELDS,
    review_id: id.nullable().describe('Null for decisions outside the review queue'),
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
/** Sent only on request, to test an endpoint. */
export const TEST_EVENT = 'webhook.test';

export const isWebhookEvent = (type: string): type is WebhookEventType => Object.hasOwn(WEBHOOK_DATA, type);

const buildMessageSchema = (type: string, data: z.ZodObject) =>
  z
    .strictObject({ type: z.literal(type), timestamp: z.iso.datetime().describe('Time of the event'), data })
    .meta({ title: type });

export const webhookMessageSchema = z.union([
  ...WEBHOOK_EVENTS.map((type) => buildMessageSchema(type, WEBHOOK_DATA[type])),
  buildMessageSchema(TEST_EVENT, z.strictObject({ webhook_id: id })),
]);

/** The contract as JSON Schema (draft 2020-12), for receivers in other languages. */
export function webhooksJsonSchema(): Record<string, unknown> {
  return { $id: 'webhooks.v1', title: 'Webhook payload, version 1', ...z.toJSONSchema(webhookMessageSchema) };
}
