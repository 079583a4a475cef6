import { ApiProperty } from '@nestjs/swagger';
import { REPLAY_READERS, type ReplayReader } from '@corroborate/db';
import {
  DECISION_ACTIONS,
  PRIORITIES,
  REVIEW_REASONS,
  VERIFICATION_LEVELS,
  type DecisionAction,
  type Priority,
  type ReviewReason,
  type VerificationLevel,
} from '@corroborate/domain';
import { CodeAnswer } from '../openapi/code.answer';
import { MOMENT, nullable } from '../openapi/answer.parts';

const moment = { type: String, format: 'date-time', example: MOMENT } as const;

export class ReviewReasonAnswer {
  @ApiProperty({ enum: REVIEW_REASONS }) reason: ReviewReason;
  @ApiProperty({ example: 'The topic makes a serious allegation, by the words “theft”.', description: 'For people.' })
  detail: string;
  @ApiProperty({ example: 'review.serious-allegation', description: 'What `detail` says, for programs.' })
  code: string;
  @ApiProperty({ type: 'object', additionalProperties: true, example: { words: ['theft'] } }) params: object;
}

/** One thing a person must look at. */
export class ReviewAnswer {
  @ApiProperty({ type: 'integer', example: 7 }) id: number;
  @ApiProperty({ type: 'integer', example: 123 }) investigation_id: number;
  @ApiProperty({ type: 'integer', example: 1 }) topic_id: number;
  @ApiProperty({
    example: 'Dock workers walk out',
    description: 'Plain text from outside: escape it before it is shown.',
  })
  topic_title: string;
  @ApiProperty({ enum: VERIFICATION_LEVELS, description: 'Where the topic stands now.' })
  current_level: VerificationLevel;
  @ApiProperty({ enum: VERIFICATION_LEVELS, description: 'What the evidence gives.' })
  recommended_level: VerificationLevel;
  @ApiProperty({ type: [ReviewReasonAnswer] }) reasons: ReviewReasonAnswer[];
  @ApiProperty({
    example: true,
    description:
      'An approval raises the topic although something grave stands against it (an allegation, a finding, a credible ' +
      'contradiction): it must say why.',
  })
  approval_needs_note: boolean;
  @ApiProperty({ enum: ['open', 'decided', 'superseded'] }) state: string;
  @ApiProperty({ enum: PRIORITIES }) priority: Priority;
  @ApiProperty(moment) created_at: string;
  @ApiProperty({
    type: String,
    ...nullable,
    example: 'ann',
    description: 'Who has claimed it; null once the lease has run out.',
  })
  claimed_by: string | null;
  @ApiProperty({ ...moment, ...nullable }) lease_until: string | null;
  @ApiProperty({ type: String, ...nullable, example: null }) handover_note: string | null;
  @ApiProperty({ type: String, ...nullable, example: null, description: 'Where two must agree: who approved first.' })
  first_approved_by: string | null;
  @ApiProperty({ ...moment, ...nullable, example: null }) decided_at: string | null;
}

export class ReviewPageAnswer {
  @ApiProperty({ type: [ReviewAnswer] }) reviews: ReviewAnswer[];
  @ApiProperty({ type: String, ...nullable, example: null }) next_cursor: string | null;
}

export class ReviewDecisionAnswer {
  @ApiProperty({ type: 'integer', example: 3 }) id: number;
  @ApiProperty({ enum: DECISION_ACTIONS, example: 'approve' }) action: DecisionAction;
  @ApiProperty({ example: 'ann' }) decided_by: string;
  @ApiProperty({ enum: VERIFICATION_LEVELS }) level_before: VerificationLevel;
  @ApiProperty({ enum: VERIFICATION_LEVELS }) level_after: VerificationLevel;
  @ApiProperty({ type: String, ...nullable, example: null }) note: string | null;
  @ApiProperty({ type: String, ...nullable, example: null }) reject_reason: string | null;
  @ApiProperty(moment) at: string;
}

export class DecisionDigestAnswer {
  @ApiProperty({ enum: VERIFICATION_LEVELS }) recommended: VerificationLevel;
  @ApiProperty({ type: 'integer', example: 2 }) independent_credible: number;
  @ApiProperty({ example: 71 }) confidence: number;
  @ApiProperty({
    example: false,
    description: 'An upgrade is recommended above the applied level and waits for a person.',
  })
  held: boolean;
  @ApiProperty({ enum: REVIEW_REASONS, isArray: true }) review_reasons: ReviewReason[];
}
export class DecisionDifferenceAnswer {
  @ApiProperty({ type: DecisionDigestAnswer }) before: DecisionDigestAnswer;
  @ApiProperty({ type: DecisionDigestAnswer }) after: DecisionDigestAnswer;
  @ApiProperty({ type: [String], example: ['1 instead of 2 independent credible sources count.'] }) changes: string[];
  @ApiProperty({ type: [CodeAnswer], description: '`changes` for programs, one by one.' })
  change_codes: CodeAnswer[];
}

export class CorrectionAnswer {
  @ApiProperty({ type: 'integer', example: 4 }) id: number;
  @ApiProperty({ type: 'integer', example: 17 }) source_id: number;
  @ApiProperty({ enum: ['stance', 'tier', 'cluster'] }) field: string;
  @ApiProperty({ example: 'mentions' }) value: string;
  @ApiProperty({ type: String, ...nullable, example: null }) quote: string | null;
  @ApiProperty({ example: 'It is about the strike of last year.' }) reason: string;
  @ApiProperty({ example: 'ann' }) made_by: string;
  @ApiProperty({ type: DecisionDifferenceAnswer }) difference: DecisionDifferenceAnswer;
  @ApiProperty(moment) at: string;
}

/** That the case was judged again from what is kept of it, and the outcome made its own. */
export class JudgedAgainAnswer {
  @ApiProperty({ type: 'integer', example: 2 }) id: number;
  @ApiProperty({ enum: REPLAY_READERS, description: 'Who read the kept pages.' }) reader: ReplayReader;
  @ApiProperty({ example: 'ann' }) made_by: string;
  @ApiProperty({ type: DecisionDifferenceAnswer }) difference: DecisionDifferenceAnswer;
  @ApiProperty(moment) at: string;
}

export class ReviewDetailAnswer extends ReviewAnswer {
  @ApiProperty({ type: [ReviewDecisionAnswer] }) decisions: ReviewDecisionAnswer[];
  @ApiProperty({ type: [CorrectionAnswer] }) corrections: CorrectionAnswer[];
}

export class DecidedAnswer {
  @ApiProperty({
    enum: ['decided', 'awaits-second'],
    description: '`awaits-second`: kept, and a second person must approve.',
  })
  outcome: 'decided' | 'awaits-second';
  @ApiProperty({ type: ReviewDecisionAnswer }) decision: ReviewDecisionAnswer;
  @ApiProperty({
    type: 'integer',
    ...nullable,
    example: null,
    description: 'The investigation that `another-round` started.',
  })
  next_investigation_id: number | null;
}

export class ReviewBacklogAnswer {
  @ApiProperty({ type: 'integer', example: 12 }) open: number;
  @ApiProperty({ type: 'integer', example: 2 }) claimed: number;
  @ApiProperty({ ...moment, ...nullable }) oldest_at: string | null;
  @ApiProperty({ type: 'object', additionalProperties: { type: 'integer' }, example: { 'serious-allegation': 4 } })
  by_reason: Record<string, number>;
}

export class ReviewHistoryAnswer {
  @ApiProperty({
    type: ReviewAnswer,
    nullable: true,
    description: 'The item that waits for a person, where there is one.',
  })
  waiting: ReviewAnswer | null;
  @ApiProperty({ type: [ReviewDecisionAnswer] }) decisions: ReviewDecisionAnswer[];
  @ApiProperty({ type: [CorrectionAnswer] }) corrections: CorrectionAnswer[];
  @ApiProperty({ type: [JudgedAgainAnswer] }) judged_again: JudgedAgainAnswer[];
}
