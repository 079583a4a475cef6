import { REPLAY_READERS } from '@corroborate/db';
import { DECISION_ACTIONS, PRIORITIES, REVIEW_REASONS, VERIFICATION_LEVELS } from '@corroborate/domain';
import { CodeAnswer } from '../openapi/code.answer';

import { z } from 'zod';
import { answer, json, list, moment, one } from '../openapi/answer';

class ReviewReasonAnswer extends answer({
  reason: z.enum(REVIEW_REASONS),
  detail: z
    .string()
    .meta({ example: 'An accusation against a person or organization (“theft”).', description: 'For people.' }),
  code: z.string().meta({ example: 'review.serious-allegation', description: 'What `detail` says, for programs.' }),
  params: json<object>({ type: 'object', additionalProperties: true, example: { words: ['theft'] } }),
}) {}

/** One thing a person must look at. */
export class ReviewAnswer extends answer({
  id: z.int().meta({ example: 7 }),
  investigation_id: z.int().meta({ example: 123 }),
  topic_id: z.int().meta({ example: 1 }),
  topic_title: z
    .string()
    .meta({ example: 'Dock workers walk out', description: 'Plain text from outside: escape it before it is shown.' }),
  current_level: z.enum(VERIFICATION_LEVELS).meta({ description: 'Where the topic stands now.' }),
  recommended_level: z.enum(VERIFICATION_LEVELS).meta({ description: 'What the evidence gives.' }),
  reasons: list(ReviewReasonAnswer),
  approval_needs_note: z.boolean().meta({
    example: true,
    description:
      'An approval raises the topic although something grave stands against it (an allegation, a finding, a credible ' +
      'contradiction): it must say why.',
  }),
  state: z.enum(['open', 'decided', 'superseded']),
  priority: z.enum(PRIORITIES),
  created_at: moment,
  claimed_by: z
    .string()
    .nullable()
    .meta({ example: 'ann', description: 'Who has claimed it; null once the lease has run out.' }),
  lease_until: moment.nullable(),
  handover_note: z.string().nullable().meta({ example: null }),
  first_approved_by: z
    .string()
    .nullable()
    .meta({ example: null, description: 'Where two must agree: who approved first.' }),
  decided_at: moment.nullable().meta({ example: null }),
}) {}

export class ReviewPageAnswer extends answer({
  reviews: list(ReviewAnswer),
  next_cursor: z.string().nullable().meta({ example: null }),
}) {}

export class ReviewDecisionAnswer extends answer({
  id: z.int().meta({ example: 3 }),
  action: z.enum(DECISION_ACTIONS).meta({ example: 'approve' }),
  decided_by: z.string().meta({ example: 'ann' }),
  level_before: z.enum(VERIFICATION_LEVELS),
  level_after: z.enum(VERIFICATION_LEVELS),
  note: z.string().nullable().meta({ example: null }),
  reject_reason: z.string().nullable().meta({ example: null }),
  at: moment,
}) {}

class DecisionDigestAnswer extends answer({
  recommended: z.enum(VERIFICATION_LEVELS),
  independent_credible: z.int().meta({ example: 2 }),
  confidence: z.number().meta({ example: 71 }),
  held: z
    .boolean()
    .meta({ example: false, description: 'An upgrade is recommended above the applied level and waits for a person.' }),
  review_reasons: z.array(z.enum(REVIEW_REASONS)),
}) {}
export class DecisionDifferenceAnswer extends answer({
  before: one(DecisionDigestAnswer),
  after: one(DecisionDigestAnswer),
  changes: z.array(z.string()).meta({ example: ['Independent credible sources changed from 2 to 1.'] }),
  change_codes: list(CodeAnswer).meta({ description: '`changes` for programs, one by one.' }),
}) {}

export class CorrectionAnswer extends answer({
  id: z.int().meta({ example: 4 }),
  source_id: z.int().meta({ example: 17 }),
  field: z.enum(['stance', 'tier', 'cluster']),
  value: z.string().meta({ example: 'mentions' }),
  quote: z.string().nullable().meta({ example: null }),
  reason: z.string().meta({ example: 'It is about the strike of last year.' }),
  made_by: z.string().meta({ example: 'ann' }),
  difference: one(DecisionDifferenceAnswer),
  at: moment,
}) {}

/** That the case was judged again from what is kept of it, and the outcome made its own. */
export class JudgedAgainAnswer extends answer({
  id: z.int().meta({ example: 2 }),
  reader: z.enum(REPLAY_READERS).meta({ description: 'Who read the kept pages.' }),
  made_by: z.string().meta({ example: 'ann' }),
  difference: one(DecisionDifferenceAnswer),
  at: moment,
}) {}

export class ReviewDetailAnswer extends answer(
  {
    decisions: list(ReviewDecisionAnswer),
    corrections: list(CorrectionAnswer),
  },
  ReviewAnswer,
) {}

export class DecidedAnswer extends answer({
  outcome: z
    .enum(['decided', 'awaits-second'])
    .meta({ description: '`awaits-second`: kept, and a second person must approve.' }),
  decision: one(ReviewDecisionAnswer),
  next_investigation_id: z
    .int()
    .nullable()
    .meta({ example: null, description: 'The investigation that `another-round` started.' }),
}) {}

export class ReviewBacklogAnswer extends answer({
  open: z.int().meta({ example: 12 }),
  claimed: z.int().meta({ example: 2 }),
  oldest_at: moment.nullable(),
  by_reason: json<Record<string, number>>({
    type: 'object',
    additionalProperties: { type: 'integer' },
    example: { 'serious-allegation': 4 },
  }),
}) {}

export class ReviewHistoryAnswer extends answer({
  waiting: one(ReviewAnswer).nullable().meta({ description: 'The item that waits for a person, where there is one.' }),
  decisions: list(ReviewDecisionAnswer),
  corrections: list(CorrectionAnswer),
  judged_again: list(JudgedAgainAnswer),
}) {}
