import { MODES, PRIORITIES, VERIFICATION_LEVELS, type Instant, type JsonObject, type Mode, type Priority, type TopicDraft } from '@corroborate/domain';
import { z } from 'zod';

/**
 * What a pipeline puts into `unverified-topics`, version 1. Unknown fields are refused, so that a misspelt
 * one is noticed by who sent it. Text is kept as it is; whoever shows it must treat it as text.
 */
const LIMITS = { name: 500, title: 1_000, summary: 20_000, article: 500_000, url: 4_000, label: 300, entities: 200, json: 1_000_000, depth: 32 };
const EARLIEST_YEAR = 1900;
const YEARS_AHEAD = 5;

const words = (max: number, meaning: string) => z.string().max(max).regex(/\S/, 'must not be blank').describe(meaning);
const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .max(LIMITS.url)
  .describe('Page on which the topic was found; it never counts as a source for itself');
const moment = (meaning: string) =>
  z
    .union([z.iso.datetime({ offset: true }), z.iso.date()])
    .refine(isPlausible, `must lie between ${EARLIEST_YEAR} and ${YEARS_AHEAD} years from now`)
    .describe(meaning);
const store = (meaning: string) =>
  z
    .record(z.string(), z.unknown())
    .refine((value) => isPlainJson(value), `must be plain JSON, at most ${LIMITS.depth} levels deep and ${LIMITS.json} characters long`)
    .describe(meaning);

export const topicFieldsSchema = z.strictObject({
  external_id: words(LIMITS.name, 'Your id of the topic; sending it again updates the topic'),
  title: words(LIMITS.title, 'Headline'),
  summary: z.string().max(LIMITS.summary).nullish(),
  article_text: z.string().max(LIMITS.article).nullish(),
  url: webAddress.nullish(),
  event_date: moment('When it is said to have happened').nullish(),
  discovery_date: moment('When the pipeline found it').nullish(),
  location: z.string().max(LIMITS.name).nullish(),
  entities: z.array(words(LIMITS.label, 'Person, organisation or place')).max(LIMITS.entities).nullish(),
  category: z.string().max(LIMITS.label).nullish(),
  language: z.string().regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/, 'must be a BCP 47 tag such as en or pt-BR').nullish(),
  newsworthiness_score: z.number().min(0).max(100),
  status: words(50, 'Editorial status; only `approved` topics are investigated'),
  verification_status: z.enum(VERIFICATION_LEVELS).default('unverified'),
  source_count: z.int().min(0).max(100_000).nullish().describe('Sources the pipeline itself found; null counts as 0'),
  source_plan: store('Kept and added to, never replaced').nullish(),
  verified_facts: store('Kept and added to, never replaced').nullish(),
  investigated: z.boolean().nullish(),
});

export const publicTopicSchema = z.strictObject({
  version: z.literal(1),
  topic: topicFieldsSchema,
  priority: z.enum(PRIORITIES).optional(),
  mode: z.enum(MODES).optional(),
  investigate: z.boolean().optional().describe('false stores the topic only; default true: it is investigated when it passes the gates'),
});

/** As sent: defaults may be left out. */
export type PublicTopicPayload = z.input<typeof publicTopicSchema>;

/** A payload that was accepted. */
export interface SubmittedTopic {
  draft: TopicDraft;
  priority: Priority | null;
  mode: Mode | null;
  investigate: boolean;
}

/** Every fault in one list, each with its field: `topic.event_date: must lie …`. */
export function parsePublicTopic(payload: unknown): { ok: true; topic: SubmittedTopic } | { ok: false; reasons: string[] } {
  const parsed = publicTopicSchema.safeParse(payload);
  if (!parsed.success) {
    const reasons = parsed.error.issues.slice(0, 20).map((issue) => `${issue.path.join('.') || 'payload'}: ${issue.message}`);
    return { ok: false, reasons };
  }
  const { priority = null, mode = null, investigate = true } = parsed.data;
  return { ok: true, topic: { draft: toTopicDraft(parsed.data), priority, mode, investigate } };
}

export function toTopicDraft(payload: { topic: z.output<typeof topicFieldsSchema> }): TopicDraft {
  const { topic } = payload;
  return {
    externalId: topic.external_id,
    title: topic.title,
    summary: topic.summary ?? null,
    articleText: topic.article_text ?? null,
    url: topic.url ?? null,
    eventDate: toInstant(topic.event_date),
    discoveryDate: toInstant(topic.discovery_date),
    location: topic.location ?? null,
    entities: topic.entities ?? [],
    category: topic.category ?? null,
    language: topic.language ?? null,
    newsworthinessScore: topic.newsworthiness_score,
    status: topic.status,
    verificationStatus: topic.verification_status,
    sourceCount: topic.source_count ?? 0,
    sourcePlan: (topic.source_plan as JsonObject | null | undefined) ?? null,
    verifiedFacts: (topic.verified_facts as JsonObject | null | undefined) ?? null,
    investigated: topic.investigated ?? false,
  };
}

/** The contract as JSON Schema (draft 2020-12), for producers in other languages. */
export function unverifiedTopicsJsonSchema(): Record<string, unknown> {
  const schema = z.toJSONSchema(publicTopicSchema, { io: 'input' });
  return { $id: 'unverified-topics.v1', title: 'Job data of the queue unverified-topics, version 1', ...schema };
}

const toInstant = (date: string | null | undefined): Instant | null => (date ? new Date(date).toISOString() : null);

function isPlausible(date: string): boolean {
  const year = new Date(date).getUTCFullYear();
  return year >= EARLIEST_YEAR && year <= new Date().getUTCFullYear() + YEARS_AHEAD;
}

/** Level by level instead of by recursion, so that no nesting can exhaust the stack. */
function isPlainJson(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > LIMITS.depth || !level.every(isJsonNode)) return false;
    level = level.flatMap((node) => (typeof node === 'object' && node !== null ? (Object.values(node) as unknown[]) : []));
  }
  return JSON.stringify(value).length <= LIMITS.json;
}

function isJsonNode(node: unknown): boolean {
  if (node === null || ['string', 'boolean'].includes(typeof node)) return true;
  if (typeof node === 'number') return Number.isFinite(node);
  return typeof node === 'object' && (Array.isArray(node) || Object.getPrototypeOf(node) === Object.prototype || Object.getPrototypeOf(node) === null);
}
