import { REPLAY_READERS } from '@corroborate/db';
import { DECISION_ACTIONS, PRIORITIES, REVIEW_REASONS, VERIFICATION_LEVELS } from '@corroborate/domain';
import { CodeResponse } from '../openapi/code.response';

import { z } from 'zod';
import { responseType, json, list, moment, nested } from '../openapi/response.type';
import { TopicVerdictResponse } from '../topics/verdict.response';

class ReviewReasonResponse extends responseType({
  reason: z.enum(REVIEW_REASONS),
  detail: z.string().meta({
    example: 'The story accuses a person or organization (“theft”).',
    description: 'Reason for review as text.',
  }),
  code: z.string().meta({ example: 'review.serious-allegation', description: 'Code of `detail`.' }),
  params: json<object>({ type: 'object', additionalProperties: true, example: { words: ['theft'] } }),
}) {}

/** A review item. */
export class ReviewResponse extends responseType({
  id: z.int().meta({ example: 7 }),
  investigation_id: z.int().meta({ example: 123 }),
  topic_id: z.int().meta({ example: 1 }),
  topic_title: z
    .string()
    .meta({ example: 'Dock workers walk out', description: 'Untrusted plain text: escape it before display.' }),
  current_level: z.enum(VERIFICATION_LEVELS).meta({ description: 'Current verification level of the topic.' }),
  recommended_level: z.enum(VERIFICATION_LEVELS).meta({ description: 'Level that the evidence supports.' }),
  verdict: nested(TopicVerdictResponse)
    .nullable()
    .meta({ description: 'Verdict of the topic; null before the first.' }),
  reasons: list(ReviewReasonResponse),
  approval_needs_note: z.boolean().meta({
    example: true,
    description:
      'Whether an approval requires a note, because of a serious allegation, a finding or a credible ' + 'dispute.',
  }),
  state: z.enum(['open', 'decided', 'superseded']),
  priority: z.enum(PRIORITIES),
  created_at: moment,
  claimed_by: z
    .string()
    .nullable()
    .meta({ example: 'ann', description: 'User who claimed the item; null after the lease expires.' }),
  lease_until: moment.nullable(),
  handover_note: z.string().nullable().meta({ example: null }),
  first_approved_by: z
    .string()
    .nullable()
    .meta({ example: null, description: 'First approver, if two approvals are required.' }),
  decided_at: moment.nullable().meta({ example: null }),
}) {}

export class ReviewPageResponse extends responseType({
  reviews: list(ReviewResponse),
  next_cursor: z.string().nullable().meta({ example: null }),
}) {}

export class ReviewDecisionResponse extends responseType({
  id: z.int().meta({ example: 3 }),
  action: z.enum(DECISION_ACTIONS).meta({ example: 'approve' }),
  decided_by: z.string().meta({ example: 'ann' }),
  level_before: z.enum(VERIFICATION_LEVELS),
  level_after: z.enum(VERIFICATION_LEVELS),
  note: z.string().nullable().meta({ example: null }),
  reject_reason: z.string().nullable().meta({ example: null }),
  at: moment,
}) {}

class DecisionDigestResponse extends responseType({
  recommended: z.enum(VERIFICATION_LEVELS),
  independent_credible: z.int().meta({ example: 2 }),
  confidence: z.number().meta({ example: 71 }),
  held: z.boolean().meta({ example: false, description: 'Whether the recommended upgrade is held for review.' }),
  review_reasons: z.array(z.enum(REVIEW_REASONS)),
}) {}
export class DecisionDifferenceResponse extends responseType({
  before: nested(DecisionDigestResponse),
  after: nested(DecisionDigestResponse),
  changes: z.array(z.string()).meta({ example: ['Independent credible sources changed from 2 to 1.'] }),
  change_codes: list(CodeResponse).meta({ description: 'Code of each item in `changes`.' }),
}) {}

export class CorrectionResponse extends responseType({
  id: z.int().meta({ example: 4 }),
  source_id: z.int().meta({ example: 17 }),
  field: z.enum(['stance', 'tier', 'cluster']),
  value: z.string().meta({ example: 'mentions' }),
  quote: z.string().nullable().meta({ example: null }),
  reason: z.string().meta({ example: 'It is about last year’s strike.' }),
  made_by: z.string().meta({ example: 'ann' }),
  difference: nested(DecisionDifferenceResponse),
  at: moment,
}) {}

/** A stored re-evaluation. */
export class ReevaluationResponse extends responseType({
  id: z.int().meta({ example: 2 }),
  reader: z.enum(REPLAY_READERS).meta({ description: 'Reader of the stored pages.' }),
  made_by: z.string().meta({ example: 'ann' }),
  difference: nested(DecisionDifferenceResponse),
  at: moment,
}) {}

export class ReviewDetailResponse extends responseType(
  {
    decisions: list(ReviewDecisionResponse),
    corrections: list(CorrectionResponse),
  },
  ReviewResponse,
) {}

export class DecidedReviewResponse extends responseType({
  outcome: z
    .enum(['decided', 'awaits-second'])
    .meta({ description: '`awaits-second`: recorded; a second reviewer must approve.' }),
  decision: nested(ReviewDecisionResponse),
  next_investigation_id: z
    .int()
    .nullable()
    .meta({ example: null, description: 'ID of the investigation started by `another-round`.' }),
}) {}

export class ReviewBacklogResponse extends responseType({
  open: z.int().meta({ example: 12 }),
  claimed: z.int().meta({ example: 2 }),
  oldest_at: moment.nullable(),
  by_reason: json<Record<string, number>>({
    type: 'object',
    additionalProperties: { type: 'integer' },
    example: { 'serious-allegation': 4 },
  }),
}) {}

export class ReviewHistoryResponse extends responseType({
  waiting: nested(ReviewResponse).nullable().meta({ description: 'Open review item; null without one.' }),
  decisions: list(ReviewDecisionResponse),
  corrections: list(CorrectionResponse),
  judged_again: list(ReevaluationResponse),
}) {}
