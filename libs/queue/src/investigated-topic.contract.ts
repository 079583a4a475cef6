import { CLAIM_VERDICTS, REVIEW_REASONS, STANCES, VERIFICATION_LEVELS } from '@corroborate/domain';
import { z } from 'zod';

/**
 * Job data of `investigated-topics`, version 1: one job per change of a result, with what an article writer needs; the
 * rest is available by ID. Texts are untrusted plain text. Fields may be added but are never renamed or removed.
 */
const id = z.int().positive();
const level = z.enum(VERIFICATION_LEVELS);
const scoreOutOf100 = z.number().min(0).max(100);

/** Reasons for publishing a topic (again). */
const TOPIC_CHANGES = ['decided', 'reviewed', 'corrected'] as const;

/** Limits on text and list length; omitted items are counted. */
export const INVESTIGATED_LIMITS = {
  text: 1_000,
  address: 2_000,
  note: 8_000,
  facts: 20,
  sources: 40,
  missing: 20,
} as const;

const untrustedText = z
  .string()
  .max(INVESTIGATED_LIMITS.text)
  .describe('Untrusted plain text from an external source; escape before display');
const address = z
  .string()
  .max(INVESTIGATED_LIMITS.address)
  .nullable()
  .describe('Null if there is none or it is too long');
const note = z.string().max(INVESTIGATED_LIMITS.note);
const omittedCount = z.int().nonnegative();

const fact = z.strictObject({
  claim_id: z.string(),
  text: untrustedText,
  verdict: z.enum(CLAIM_VERDICTS),
  confidence: scoreOutOf100,
  source_ids: z.array(id).max(INVESTIGATED_LIMITS.sources).describe('Ids of the `sources` that address it'),
});

const source = z.strictObject({
  source_id: id,
  url: address,
  name: untrustedText,
  title: untrustedText.nullable(),
  published: z.string().nullable().describe('ISO 8601 in UTC'),
  tier: z.int().min(1).max(4).describe('1: primary, official or news agency; 4: known to be unreliable'),
  stance: z.enum(STANCES),
  counts: z.boolean().describe('True if it is counted toward the level'),
  voice: z.string().describe('Sources with the same value form one independent source'),
  quote: untrustedText.nullable().describe('Quote that shows the stance'),
  language: z.string().nullable().describe('BCP 47 language tag; null if unknown'),
});

const review = z.strictObject({
  state: z
    .enum(['none', 'open', 'decided', 'superseded'])
    .describe('`none`: no review was requested; `superseded`: replaced by a later investigation'),
  review_id: id.nullable(),
  reasons: z.array(z.enum(REVIEW_REASONS)),
  last_decision: z
    .strictObject({ action: z.string(), level_after: level, at: z.iso.datetime() })
    .nullable()
    .describe('Latest review decision on the investigation'),
});

export const investigatedTopicSchema = z.strictObject({
  version: z.literal(1),
  change_id: id.describe('Increasing: of two jobs on one topic, the one with the higher id is newer'),
  change: z.enum(TOPIC_CHANGES).describe('Reason the job was sent'),
  changed_at: z.iso.datetime(),
  topic_id: id,
  external_id: z.string().describe('Your ID of the topic'),
  title: untrustedText,
  investigation_id: id,
  investigation_date: z.iso.datetime(),
  level_before: level.describe('Level before the investigation'),
  level_after: level.describe('Current level; use this one'),
  recommended_level: level.describe('Level supported by the evidence'),
  held: z.boolean().describe('True if a recommended upgrade is held for review'),
  confidence: scoreOutOf100,
  voices: omittedCount.describe('Independent credible sources that support it'),
  partial: z.boolean().describe('True if there are coverage gaps'),
  missing: z.array(untrustedText).max(INVESTIGATED_LIMITS.missing),
  verified_facts: z
    .array(fact)
    .max(INVESTIGATED_LIMITS.facts)
    .describe('Claims that the current level confirms and no credible source disputes'),
  disputed_facts: z
    .array(fact)
    .max(INVESTIGATED_LIMITS.facts)
    .describe('Claims that are disputed, refuted or only partly true'),
  additional_context: note.describe('Context for the writer, each line with its source'),
  investigation_context: note.nullable().describe('Same text as in `verified_facts` of the topic'),
  context_notes: note.nullable().describe('Same text as in the investigation row'),
  original_source: z
    .strictObject({ url: address, site: z.string().nullable() })
    .nullable()
    .describe('Origin of the story; null if unknown'),
  sources: z.array(source).max(INVESTIGATED_LIMITS.sources).describe('Most relevant first'),
  sources_left_out: omittedCount.describe('Number of further sources not included'),
  report: z.string().describe('URL of the report; only its path if `PUBLIC_URL` is not set'),
  result: z.string().describe('URL of the full result, or its path'),
  review,
});
export type InvestigatedTopicPayload = z.infer<typeof investigatedTopicSchema>;

/** The contract as JSON Schema (draft 2020-12), for consumers in other languages. */
export function investigatedTopicsJsonSchema(): Record<string, unknown> {
  return {
    $id: 'investigated-topics.v1',
    title: 'Job data of the queue investigated-topics, version 1',
    ...z.toJSONSchema(investigatedTopicSchema),
  };
}
