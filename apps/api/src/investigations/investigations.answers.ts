import { INVESTIGATION_STATUSES, MODES, PHASES, PRIORITIES, STAGES, VERIFICATION_LEVELS } from '@corroborate/domain';
import { REVIEW_STATES } from '@corroborate/db';
import type { InvestigationResult } from '@corroborate/report';
import { RESULT_PLACE, VERDICT_PLACE } from './result.schemas';

import { z } from 'zod';
import { answer, json, list, moment } from '../openapi/answer';

export class StartedAnswer extends answer({
  investigation_id: z.int().meta({ example: 123 }),
  status: z.enum(['started', 'awaiting-approval']).meta({ example: 'started' }),
  estimated_completion: moment,
}) {}

export class InvestigationAnswer extends answer({
  id: z.int().meta({ example: 123 }),
  topic_id: z.int().meta({ example: 1 }),
  status: z.enum(INVESTIGATION_STATUSES).meta({ example: 'completed' }),
  verdict: json<InvestigationResult['verdict'] | null>({
    anyOf: [{ $ref: VERDICT_PLACE }, { type: 'null' }],
    description: 'Answer, reason and next step, with decisions of editors. Null until decided.',
  }),
  sources_found: z.int().meta({ example: 5 }),
  verification_upgraded: z.boolean().meta({
    example: true,
    description:
      'The level of the topic rose by this investigation: applied by the rules, or by a person after review. A ' +
      'level that fell is none.',
  }),
  new_verification_level: z
    .enum(VERIFICATION_LEVELS)
    .nullable()
    .meta({ example: 'verified', description: 'Null until decided.' }),
  recommended_level: z
    .enum(VERIFICATION_LEVELS)
    .nullable()
    .meta({
      example: 'verified',
      description:
        'What the evidence gives; null until decided. Above `new_verification_level` the upgrade is held for a ' +
        'person, or a person has refused it.',
    }),
  topic_title: z
    .string()
    .meta({ example: 'Dock workers walk out', description: 'Plain text from outside: escape it before it is shown.' }),
  mode: z.enum(MODES).meta({ example: 'detailed' }),
  priority: z.enum(PRIORITIES).meta({ example: 'normal' }),
  forced: z.boolean().meta({ example: false }),
  requested_by: z.string().meta({ example: 'local' }),
  social_sources_found: z.int().meta({ example: 2 }),
  verification_level_before: z.enum(VERIFICATION_LEVELS).meta({ example: 'unverified' }),
  requires_human_review: z
    .boolean()
    .meta({ example: false, description: 'It asked for a person, whatever became of it since.' }),
  review_reason: z.string().nullable().meta({ example: null }),
  review_state: z
    .enum(REVIEW_STATES)
    .nullable()
    .meta({
      example: null,
      description:
        'How its latest item of review stands: it waits, a person decided, or a later investigation took its place; ' +
        'null where there is none.',
    }),
  confidence_level: z.number().min(0).max(100).nullable().meta({ example: 74 }),
  round: z.int().meta({ example: 1, description: '1-based; 0 before the first.' }),
  stage: z.enum(STAGES).nullable().meta({ example: null }),
  phase: z
    .enum(PHASES)
    .nullable()
    .meta({ example: null, description: 'What the stage last begun is for; null once it is over.' }),
  paused_at: z
    .string()
    .nullable()
    .meta({ format: 'date-time', example: null, description: 'Since when, while paused.' }),
  wrap_up_at: z.string().nullable().meta({
    format: 'date-time',
    example: null,
    description: 'Since when a person wants the verdict on what is there.',
  }),
  approval_until: z.string().nullable().meta({
    format: 'date-time',
    example: null,
    description: 'When it is cancelled unless somebody approves its plan; null where none waits.',
  }),
  budget_usd: z.number().meta({ example: 0.5 }),
  cost_usd: z
    .number()
    .meta({ example: 0.02, description: 'What was spent; while it runs, with what is set aside for calls under way.' }),
  created_at: moment,
  started_at: moment.nullable(),
  finished_at: moment.nullable(),
  estimated_completion: moment.nullable(),
  failure: z.string().nullable().meta({ example: null }),
}) {}

export class InvestigationWithResultAnswer extends answer(
  {
    result: json<object | null>({
      anyOf: [{ $ref: RESULT_PLACE }, { type: 'null' }],
      description: 'Null until decided.',
    }),
  },
  InvestigationAnswer,
) {}

export class InvestigationPageAnswer extends answer({
  investigations: list(InvestigationAnswer),
  next_cursor: z.string().nullable().meta({ example: null }),
}) {}

export class CandidateAnswer extends answer({
  topic_id: z.int().meta({ example: 1 }),
  title: z.string().meta({ example: 'Dock workers walk out' }),
  current_verification: z.enum(VERIFICATION_LEVELS).meta({ example: 'unverified' }),
  source_count: z.int().meta({ example: 0 }),
  newsworthiness_score: z.number().min(0).max(100).meta({ example: 65 }),
  external_id: z.string().meta({ example: 'pipeline-4711' }),
  category: z.string().nullable().meta({ example: 'labor' }),
  location: z.string().nullable().meta({ example: 'Harbor City' }),
  event_date: moment.nullable(),
  discovery_date: moment.nullable(),
}) {}

export class CandidatePageAnswer extends answer({
  topics: list(CandidateAnswer),
  next_cursor: z.string().nullable().meta({ example: null }),
}) {}

export class CancelledAnswer extends answer({
  investigation_id: z.int().meta({ example: 123 }),
  status: z.enum(['cancelled']).meta({ example: 'cancelled' }),
}) {}

export class HeldAnswer extends answer({
  investigation_id: z.int().meta({ example: 123 }),
  status: z.enum(['paused', 'resumed', 'wrapping-up']).meta({ example: 'paused' }),
  changed: z.boolean().meta({ example: true, description: 'False where it was so already.' }),
}) {}

class ModeEstimateAnswer extends answer({
  mode: z.enum(MODES),
  seconds: z
    .int()
    .meta({ example: 120, description: 'From start to end, median of the last completed ones of the mode.' }),
  cost_usd: z.number().meta({
    example: 0.02,
    description:
      'US dollars, median of the same; `cost_per_investigation_usd` of the metrics is a mean of all that ended.',
  }),
  measured: z.int().meta({
    example: 12,
    description: 'Finished investigations behind the figures; with few, the time is an assumption.',
  }),
  needs_approval: z.boolean().meta({
    example: false,
    description: 'Whether every one of the mode waits with its plan for a person (`PLAN_APPROVAL`).',
  }),
}) {}

export class CandidateFacetsAnswer extends answer({
  categories: z.array(z.string()).meta({ example: ['labor', 'transport'] }),
  estimates: list(ModeEstimateAnswer).meta({
    description: 'What an investigation of each mode has usually taken and cost.',
  }),
}) {}
