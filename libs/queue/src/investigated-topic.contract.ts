import { CLAIM_VERDICTS, REVIEW_REASONS, STANCES, VERIFICATION_LEVELS } from '@corroborate/domain';
import { z } from 'zod';

/**
 * What lies in `investigated-topics`, version 1: one job for each change of what an investigation came to. It holds
 * what whoever writes the article needs and no more; the rest is asked for by the ids. Texts come from outside and are
 * plain text. Fields may be added; none is renamed or removed.
 */
const id = z.int().positive();
const level = z.enum(VERIFICATION_LEVELS);
const outOf100 = z.number().min(0).max(100);

/** Why a topic is handed on (again). */
const TOPIC_CHANGES = ['decided', 'reviewed', 'corrected'] as const;

/** Nothing in a job is longer. What a list has more is counted beside it. */
export const HANDED_ON = { text: 1_000, address: 2_000, note: 8_000, facts: 20, sources: 40, missing: 20 } as const;

const foreign = z.string().max(HANDED_ON.text).describe('Plain text from outside: escape it before it is shown');
const address = z.string().max(HANDED_ON.address).nullable().describe('Null where there is none, or it is too long');
const note = z.string().max(HANDED_ON.note);
const left = z.int().nonnegative();

const fact = z.strictObject({
  claim_id: z.string(),
  text: foreign,
  verdict: z.enum(CLAIM_VERDICTS),
  confidence: outOf100,
  source_ids: z.array(id).max(HANDED_ON.sources).describe('Who says something about it, by the ids of `sources`'),
});

const source = z.strictObject({
  source_id: id,
  url: address,
  name: foreign,
  title: foreign.nullable(),
  published: z.string().nullable().describe('ISO 8601 in UTC'),
  tier: z.int().min(1).max(4).describe('1 primary, official, wire; 4 known to be unreliable'),
  stance: z.enum(STANCES),
  counts: z.boolean().describe('It is one of those that make up the voices that count toward the level'),
  voice: z.string().describe('Sources with the same one are one voice'),
  quote: foreign.nullable().describe('Words of the page that show the stance'),
  language: z.string().nullable().describe('BCP 47, as far as it is known'),
});

const review = z.strictObject({
  state: z
    .enum(['none', 'open', 'decided', 'superseded'])
    .describe('`none`: no person was asked; `superseded`: a later investigation has taken its place'),
  review_id: id.nullable(),
  reasons: z.array(z.enum(REVIEW_REASONS)),
  last_decision: z
    .strictObject({ action: z.string(), level_after: level, at: z.iso.datetime() })
    .nullable()
    .describe('What a person last decided about the investigation'),
});

export const investigatedTopicSchema = z.strictObject({
  version: z.literal(1),
  change_id: id.describe('Of two jobs about one topic the one with the higher id is the newer'),
  change: z.enum(TOPIC_CHANGES).describe('Why it is handed on'),
  changed_at: z.iso.datetime(),
  topic_id: id,
  external_id: z.string().describe('Your id of the topic'),
  title: foreign,
  investigation_id: id,
  investigation_date: z.iso.datetime(),
  level_before: level.describe('Where the topic stood before the investigation'),
  level_after: level.describe('Where the topic stands now: the level to go by'),
  recommended_level: level.describe('What the evidence gives'),
  held: z.boolean().describe('An upgrade is recommended above the level, and a person has yet to decide'),
  confidence: outOf100,
  voices: left.describe('Independent credible sources that support it'),
  partial: z.boolean().describe('Something could not be searched or read'),
  missing: z.array(foreign).max(HANDED_ON.missing),
  verified_facts: z.array(fact).max(HANDED_ON.facts).describe('Claims that are verified or partially true'),
  disputed_facts: z.array(fact).max(HANDED_ON.facts).describe('Claims that are disputed or refuted'),
  additional_context: note.describe('What the next writer is told, each line with its source'),
  investigation_context: note.nullable().describe('As it stands in `verified_facts` of the topic'),
  context_notes: note.nullable().describe('As it stands in the row of the investigation'),
  original_source: z
    .strictObject({ url: address, site: z.string().nullable() })
    .nullable()
    .describe('Where the story began; null where that is not known'),
  sources: z.array(source).max(HANDED_ON.sources).describe('What bears on the topic first'),
  sources_left_out: left.describe('Further ones that a job does not carry'),
  report: z.string().describe('Address of the cited report; its path alone where we know none of our server'),
  result: z.string().describe('Address of the whole result, alike'),
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
