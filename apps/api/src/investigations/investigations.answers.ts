import { ApiProperty } from '@nestjs/swagger';
import {
  INVESTIGATION_STATUSES,
  MODES,
  PHASES,
  PRIORITIES,
  STAGES,
  VERIFICATION_LEVELS,
  type InvestigationStatus,
  type Mode,
  type Phase,
  type Priority,
  type StageName,
  type VerificationLevel,
} from '@corroborate/domain';
import { REVIEW_STATES, type ReviewState } from '@corroborate/db';
import { RESULT_PLACE } from './result.schemas';
import { MOMENT, nullable } from '../openapi/answer.parts';

export class StartedAnswer {
  @ApiProperty({ type: 'integer', example: 123 }) investigation_id: number;
  @ApiProperty({ enum: ['started', 'awaiting-approval'], example: 'started' }) status: 'started' | 'awaiting-approval';
  @ApiProperty({ format: 'date-time', example: MOMENT }) estimated_completion: string;
}

export class InvestigationAnswer {
  @ApiProperty({ type: 'integer', example: 123 }) id: number;
  @ApiProperty({ type: 'integer', example: 1 }) topic_id: number;
  @ApiProperty({ enum: INVESTIGATION_STATUSES, example: 'completed' }) status: InvestigationStatus;
  @ApiProperty({ type: 'integer', example: 5 }) sources_found: number;
  @ApiProperty({
    example: true,
    description:
      'The level of the topic rose by this investigation: applied by the rules, or by a person after review. A ' +
      'level that fell is none.',
  })
  verification_upgraded: boolean;
  @ApiProperty({
    enum: VERIFICATION_LEVELS,
    ...nullable,
    example: 'verified',
    description: 'Null until decided.',
  })
  new_verification_level: VerificationLevel | null;
  @ApiProperty({
    enum: VERIFICATION_LEVELS,
    ...nullable,
    example: 'verified',
    description:
      'What the evidence gives; null until decided. Above `new_verification_level` the upgrade is held for a person, ' +
      'or a person has refused it.',
  })
  recommended_level: VerificationLevel | null;
  @ApiProperty({
    example: 'Dock workers walk out',
    description: 'Plain text from outside: escape it before it is shown.',
  })
  topic_title: string;
  @ApiProperty({ enum: MODES, example: 'detailed' }) mode: Mode;
  @ApiProperty({ enum: PRIORITIES, example: 'normal' }) priority: Priority;
  @ApiProperty({ example: false }) forced: boolean;
  @ApiProperty({ example: 'local' }) requested_by: string;
  @ApiProperty({ type: 'integer', example: 2 }) social_sources_found: number;
  @ApiProperty({ enum: VERIFICATION_LEVELS, example: 'unverified' })
  verification_level_before: VerificationLevel;
  @ApiProperty({ example: false, description: 'It asked for a person, whatever became of it since.' })
  requires_human_review: boolean;
  @ApiProperty({ type: String, ...nullable, example: null }) review_reason: string | null;
  @ApiProperty({
    enum: REVIEW_STATES,
    ...nullable,
    example: null,
    description:
      'How its latest item of review stands: it waits, a person decided, or a later investigation took its place; ' +
      'null where there is none.',
  })
  review_state: ReviewState | null;
  @ApiProperty({ type: Number, minimum: 0, maximum: 100, ...nullable, example: 74 }) confidence_level: number | null;
  @ApiProperty({ type: 'integer', example: 1, description: '1-based; 0 before the first.' }) round: number;
  @ApiProperty({ enum: STAGES, ...nullable, example: null }) stage: StageName | null;
  @ApiProperty({
    enum: PHASES,
    ...nullable,
    example: null,
    description: 'What the stage last begun is for; null once it is over.',
  })
  phase: Phase | null;
  @ApiProperty({
    type: String,
    format: 'date-time',
    ...nullable,
    example: null,
    description: 'Since when, while paused.',
  })
  paused_at: string | null;
  @ApiProperty({
    type: String,
    format: 'date-time',
    ...nullable,
    example: null,
    description: 'Since when a person wants the verdict on what is there.',
  })
  wrap_up_at: string | null;
  @ApiProperty({
    type: String,
    format: 'date-time',
    ...nullable,
    example: null,
    description: 'When it is cancelled unless somebody approves its plan; null where none waits.',
  })
  approval_until: string | null;
  @ApiProperty({ example: 0.5 }) budget_usd: number;
  @ApiProperty({
    example: 0.02,
    description: 'What was spent; while it runs, with what is set aside for calls under way.',
  })
  cost_usd: number;
  @ApiProperty({ format: 'date-time', example: MOMENT }) created_at: string;
  @ApiProperty({ type: String, format: 'date-time', ...nullable, example: MOMENT }) started_at: string | null;
  @ApiProperty({ type: String, format: 'date-time', ...nullable, example: MOMENT }) finished_at: string | null;
  @ApiProperty({ type: String, format: 'date-time', ...nullable, example: MOMENT }) estimated_completion: string | null;
  @ApiProperty({ type: String, ...nullable, example: null }) failure: string | null;
}

export class InvestigationWithResultAnswer extends InvestigationAnswer {
  @ApiProperty({
    anyOf: [{ $ref: RESULT_PLACE }, { type: 'null' }],
    description: 'Null until decided.',
  })
  result: object | null;
}

export class InvestigationPageAnswer {
  @ApiProperty({ type: [InvestigationAnswer] }) investigations: InvestigationAnswer[];
  @ApiProperty({ type: String, ...nullable, example: null }) next_cursor: string | null;
}

export class CandidateAnswer {
  @ApiProperty({ type: 'integer', example: 1 }) topic_id: number;
  @ApiProperty({ example: 'Dock workers walk out' }) title: string;
  @ApiProperty({ enum: VERIFICATION_LEVELS, example: 'unverified' }) current_verification: VerificationLevel;
  @ApiProperty({ type: 'integer', example: 0 }) source_count: number;
  @ApiProperty({ minimum: 0, maximum: 100, example: 65 }) newsworthiness_score: number;
  @ApiProperty({ example: 'pipeline-4711' }) external_id: string;
  @ApiProperty({ type: String, ...nullable, example: 'labor' }) category: string | null;
  @ApiProperty({ type: String, ...nullable, example: 'Harbor City' }) location: string | null;
  @ApiProperty({ type: String, format: 'date-time', ...nullable, example: MOMENT }) event_date: string | null;
  @ApiProperty({ type: String, format: 'date-time', ...nullable, example: MOMENT }) discovery_date: string | null;
}

export class CandidatePageAnswer {
  @ApiProperty({ type: [CandidateAnswer] }) topics: CandidateAnswer[];
  @ApiProperty({ type: String, ...nullable, example: null }) next_cursor: string | null;
}

export class CancelledAnswer {
  @ApiProperty({ type: 'integer', example: 123 }) investigation_id: number;
  @ApiProperty({ enum: ['cancelled'], example: 'cancelled' }) status: 'cancelled';
}

export class HeldAnswer {
  @ApiProperty({ type: 'integer', example: 123 }) investigation_id: number;
  @ApiProperty({ enum: ['paused', 'resumed', 'wrapping-up'], example: 'paused' })
  status: 'paused' | 'resumed' | 'wrapping-up';
  @ApiProperty({ example: true, description: 'False where it was so already.' }) changed: boolean;
}

export class CandidateFacetsAnswer {
  @ApiProperty({ type: [String], example: ['labor', 'transport'] }) categories: string[];
  @ApiProperty({
    type: () => [ModeEstimateAnswer],
    description: 'What an investigation of each mode has usually taken and cost.',
  })
  estimates: ModeEstimateAnswer[];
}

export class ModeEstimateAnswer {
  @ApiProperty({ enum: MODES }) mode: Mode;
  @ApiProperty({
    type: 'integer',
    example: 120,
    description: 'From start to end, median of the last completed ones of the mode.',
  })
  seconds: number;
  @ApiProperty({
    example: 0.02,
    description:
      'US dollars, median of the same; `cost_per_investigation_usd` of the metrics is a mean of all that ended.',
  })
  cost_usd: number;
  @ApiProperty({
    type: 'integer',
    example: 12,
    description: 'Finished investigations behind the figures; with few, the time is an assumption.',
  })
  measured: number;
  @ApiProperty({
    example: false,
    description: 'Whether every one of the mode waits with its plan for a person (`PLAN_APPROVAL`).',
  })
  needs_approval: boolean;
}
