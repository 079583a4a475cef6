import {
  truncateEntities,
  intakeFaults,
  MODES,
  PRIORITIES,
  toDraft,
  topicSchema,
  type TopicDraft,
  type InvestigationRequest,
} from '@corroborate/domain';
import { z } from 'zod';

/** Job data of `unverified-topics`, version 1: a topic in the shared contract, with processing options. */
const publicTopicSchema = (now?: () => Date) =>
  z
    .strictObject({
      version: z.literal(1),
      topic: topicSchema(now),
      priority: z.enum(PRIORITIES).optional(),
      mode: z.enum(MODES).optional(),
      investigate: z
        .boolean()
        .optional()
        .describe('`false` only stores the topic; `true` (default) investigates it if it meets the criteria'),
      await_approval: z
        .boolean({ error: 'must be true or false' })
        .optional()
        .describe('`true` waits for approval of the plan before any search or spending; default `false`'),
    })
    .refine(({ investigate, await_approval: waits }) => !waits || investigate !== false, {
      path: ['await_approval'],
      error: 'needs an investigation: leave investigate out, or send it as true',
    });

/** The payload as sent: defaults may be omitted. */
export type PublicTopicPayload = z.input<ReturnType<typeof publicTopicSchema>>;

/** A validated payload. */
export interface SubmittedTopic extends Pick<InvestigationRequest, 'priority' | 'mode' | 'awaitApproval'> {
  draft: TopicDraft;
  investigate: boolean;
}

export type ParsedPayload = { ok: true; topic: SubmittedTopic } | { ok: false; reasons: string[] };

const MAX_REASONS = 20;

/** Lists all errors, each with its field: `topic.event_date: must lie …`. `now` limits the dates. */
export function createPublicTopicParser(now: () => Date = () => new Date()): (payload: unknown) => ParsedPayload {
  const schema = publicTopicSchema(now);
  return (payload) => {
    const parsed = schema.safeParse(truncatePayloadTopic(payload));
    if (!parsed.success)
      return {
        ok: false,
        reasons: intakeFaults(parsed.error)
          .slice(0, MAX_REASONS)
          .map(({ path, detail }) => `${path.join('.') || 'payload'}: ${detail}`),
      };
    const {
      topic,
      priority = null,
      mode = null,
      investigate = true,
      await_approval: awaitApproval = false,
    } = parsed.data;
    return { ok: true, topic: { draft: toDraft(topic, now()), priority, mode, investigate, awaitApproval } };
  };
}

/** The contract as JSON Schema (draft 2020-12), for producers in other languages. */
export function unverifiedTopicsJsonSchema(): Record<string, unknown> {
  const schema = z.toJSONSchema(publicTopicSchema(), { io: 'input' });
  return { $id: 'unverified-topics.v1', title: 'Job data of the queue unverified-topics, version 1', ...schema };
}

const truncatePayloadTopic = (payload: unknown): unknown =>
  typeof payload === 'object' && payload !== null && 'topic' in payload
    ? { ...payload, topic: truncateEntities(payload.topic) }
    : payload;
