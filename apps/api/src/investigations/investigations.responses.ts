import { INVESTIGATION_STATUSES, MODES, PHASES, PRIORITIES, STAGES, VERIFICATION_LEVELS } from '@corroborate/domain';
import { REVIEW_STATES } from '@corroborate/db';
import type { InvestigationResult } from '@corroborate/report';
import { RESULT_REF, VERDICT_REF } from './result.schemas';

import { z } from 'zod';
import { responseType, json, list, moment, nested } from '../openapi/response.type';
import { TopicVerdictResponse } from '../topics/verdict.response';

export class StartedInvestigationResponse extends responseType({
  investigation_id: z.int().meta({ example: 123 }),
  status: z.enum(['started', 'awaiting-approval']).meta({ example: 'started' }),
  estimated_completion: moment,
}) {}

export class InvestigationResponse extends responseType({
  id: z.int().meta({ example: 123 }),
  topic_id: z.int().meta({ example: 1 }),
  status: z.enum(INVESTIGATION_STATUSES).meta({ example: 'completed' }),
  verdict: json<InvestigationResult['verdict'] | null>({
    anyOf: [{ $ref: VERDICT_REF }, { type: 'null' }],
    description: 'Answer, reason and next step, including decisions of editors; null until decided.',
  }),
  sources_found: z.int().meta({ example: 5 }),
  verification_upgraded: z.boolean().meta({
    example: true,
    description:
      'Whether this investigation raised the verification level of the topic, automatically or after review.',
  }),
  new_verification_level: z.enum(VERIFICATION_LEVELS).nullable().meta({
    example: 'verified',
    description: 'Verification level of the topic after the decision; null until decided.',
  }),
  recommended_level: z
    .enum(VERIFICATION_LEVELS)
    .nullable()
    .meta({
      example: 'verified',
      description:
        'Level that the evidence supports; null until decided. If it is above `new_verification_level`, the ' +
        'upgrade is held for review or was rejected.',
    }),
  topic_title: z
    .string()
    .meta({ example: 'Dock workers walk out', description: 'Untrusted plain text: escape it before display.' }),
  mode: z.enum(MODES).meta({ example: 'detailed' }),
  priority: z.enum(PRIORITIES).meta({ example: 'normal' }),
  forced: z.boolean().meta({ example: false }),
  requested_by: z.string().meta({ example: 'local' }),
  social_sources_found: z.int().meta({ example: 2 }),
  verification_level_before: z.enum(VERIFICATION_LEVELS).meta({ example: 'unverified' }),
  requires_human_review: z.boolean().meta({
    example: false,
    description: 'Whether the decision required review, even if the review has since been completed.',
  }),
  review_reason: z.string().nullable().meta({ example: null }),
  review_state: z
    .enum(REVIEW_STATES)
    .nullable()
    .meta({
      example: null,
      description:
        'State of the latest review item: open, decided, or superseded by a later investigation; null ' +
        'without one.',
    }),
  confidence_level: z.number().min(0).max(100).nullable().meta({ example: 74 }),
  round: z.int().meta({ example: 1, description: 'Current round, from 1; 0 before the first.' }),
  stage: z.enum(STAGES).nullable().meta({ example: null }),
  phase: z
    .enum(PHASES)
    .nullable()
    .meta({ example: null, description: 'Phase of the latest stage; null once the investigation has ended.' }),
  paused_at: z
    .string()
    .nullable()
    .meta({ format: 'date-time', example: null, description: 'Time of the pause; null if not paused.' }),
  wrap_up_at: z.string().nullable().meta({
    format: 'date-time',
    example: null,
    description: 'Time when a user asked for a verdict on the evidence so far.',
  }),
  approval_until: z.string().nullable().meta({
    format: 'date-time',
    example: null,
    description: 'Time of automatic cancellation unless the plan is approved; null if no approval is pending.',
  }),
  budget_usd: z.number().meta({ example: 0.5 }),
  cost_usd: z
    .number()
    .meta({ example: 0.02, description: 'Cost in US dollars, including amounts reserved for calls in progress.' }),
  created_at: moment,
  started_at: moment.nullable(),
  finished_at: moment.nullable(),
  estimated_completion: moment.nullable(),
  failure: z.string().nullable().meta({ example: null }),
}) {}

export class InvestigationWithResultResponse extends responseType(
  {
    result: json<object | null>({
      anyOf: [{ $ref: RESULT_REF }, { type: 'null' }],
      description: 'Sources, claims, verdict and reasons as decided; null until decided.',
    }),
  },
  InvestigationResponse,
) {}

export class InvestigationPageResponse extends responseType({
  investigations: list(InvestigationResponse),
  next_cursor: z.string().nullable().meta({ example: null }),
}) {}

export class CandidateResponse extends responseType({
  topic_id: z.int().meta({ example: 1 }),
  title: z.string().meta({ example: 'Dock workers walk out' }),
  current_verification: z.enum(VERIFICATION_LEVELS).meta({ example: 'unverified' }),
  verdict: nested(TopicVerdictResponse)
    .nullable()
    .meta({ description: 'Verdict of the topic; null before the first.' }),
  source_count: z.int().meta({ example: 0 }),
  newsworthiness_score: z.number().min(0).max(100).meta({ example: 65 }),
  external_id: z.string().meta({ example: 'pipeline-4711' }),
  category: z.string().nullable().meta({ example: 'labor' }),
  location: z.string().nullable().meta({ example: 'Harbor City' }),
  event_date: moment.nullable(),
  discovery_date: moment.nullable(),
}) {}

export class CandidatePageResponse extends responseType({
  topics: list(CandidateResponse),
  next_cursor: z.string().nullable().meta({ example: null }),
}) {}

export class CancelledInvestigationResponse extends responseType({
  investigation_id: z.int().meta({ example: 123 }),
  status: z.enum(['cancelled']).meta({ example: 'cancelled' }),
}) {}

export class StateChangeResponse extends responseType({
  investigation_id: z.int().meta({ example: 123 }),
  status: z.enum(['paused', 'resumed', 'wrapping-up']).meta({ example: 'paused' }),
  changed: z.boolean().meta({ example: true, description: 'False if it was already in this state.' }),
}) {}

class ModeEstimateResponse extends responseType({
  mode: z.enum(MODES),
  seconds: z.int().meta({
    example: 120,
    description: 'Median duration of recent completed investigations in this mode, in seconds.',
  }),
  cost_usd: z.number().meta({
    example: 0.02,
    description:
      'Median cost of the same investigations in US dollars. `cost_per_investigation_usd` in the metrics ' +
      'is a mean of all that ended.',
  }),
  measured: z.int().meta({
    example: 12,
    description: 'Number of investigations in the estimate. With few, the duration is a default.',
  }),
  needs_approval: z.boolean().meta({
    example: false,
    description: 'Whether every investigation in this mode requires plan approval (`PLAN_APPROVAL`).',
  }),
}) {}

export class CandidateFacetsResponse extends responseType({
  categories: z.array(z.string()).meta({ example: ['labor', 'transport'] }),
  estimates: list(ModeEstimateResponse).meta({
    description: 'Typical duration and cost per mode.',
  }),
}) {}
