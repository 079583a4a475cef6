import { ApiProperty } from '@nestjs/swagger';
import { CLAIM_VERDICTS, REVIEW_REASONS, type ClaimVerdict } from '@corroborate/domain';
import { REPLAY_KINDS, type ReplayDifference } from '@corroborate/investigation';
import { nullable } from '../openapi/answer.parts';
import { CodeAnswer } from '../openapi/code.answer';
import { DecisionDifferenceAnswer } from '../reviews/reviews.answers';

class ReplaySourceAnswer {
  @ApiProperty({ type: 'integer', example: 17 }) source_id: number;
  @ApiProperty({ example: 'https://paper.example/bridge' }) url: string;
  @ApiProperty({ example: 'The Paper' }) name: string;
  @ApiProperty({ type: [String], example: ['Its stance is “mentions” instead of “supports”.'] }) changes: string[];
  @ApiProperty({ type: [CodeAnswer] }) change_codes: CodeAnswer[];
  @ApiProperty({ type: [String], description: 'By which rules it had its stance.' }) why_before: string[];
  @ApiProperty({ type: [CodeAnswer] }) why_before_codes: CodeAnswer[];
  @ApiProperty({ type: [String], description: 'By which rules it has its stance now.' }) why_after: string[];
  @ApiProperty({ type: [CodeAnswer] }) why_after_codes: CodeAnswer[];
}

class ReplayClaimAnswer {
  @ApiProperty({ example: 'c1' }) claim_id: string;
  @ApiProperty({ example: 'The bridge is closed' }) claim: string;
  @ApiProperty({ enum: CLAIM_VERDICTS, ...nullable }) from: ClaimVerdict | null;
  @ApiProperty({ enum: CLAIM_VERDICTS, ...nullable }) to: ClaimVerdict | null;
}

class ReplayReviewAnswer {
  @ApiProperty({ enum: REVIEW_REASONS }) rule: string;
  @ApiProperty({ description: 'It is a reason for review now; else it no longer is.' }) now: boolean;
  @ApiProperty({ example: 'Two sources of no standing carry it.' }) why: string;
  @ApiProperty({ type: CodeAnswer }) why_code: CodeAnswer;
}

class ReplayDifferenceAnswer extends DecisionDifferenceAnswer {
  @ApiProperty({ enum: REPLAY_KINDS, isArray: true, description: 'What is another; empty where nothing is.' })
  kinds: ReplayDifference['kinds'];
  @ApiProperty({ type: [ReplayReviewAnswer] }) reviews: ReplayReviewAnswer[];
  @ApiProperty({ type: [ReplaySourceAnswer], description: 'Those of which something is another.' })
  sources: ReplaySourceAnswer[];
  @ApiProperty({ type: [ReplayClaimAnswer], description: 'Claims about which another verdict stands.' })
  claims: ReplayClaimAnswer[];
}

/** What judging a case again comes to. */
export class ReplayAnswer {
  @ApiProperty({ type: 'integer', example: 123 }) investigation_id: number;
  @ApiProperty({ enum: ['unchanged', 'changed', 'not-judged'] }) outcome: 'unchanged' | 'changed' | 'not-judged';
  @ApiProperty({ example: false, description: 'The difference is the case’s own now.' }) written: boolean;
  @ApiProperty({ type: String, ...nullable, example: null, description: 'Why it could not be judged again.' })
  why: string | null;
  @ApiProperty({ type: CodeAnswer, ...nullable }) why_code: CodeAnswer | null;
  @ApiProperty({ type: ReplayDifferenceAnswer, ...nullable }) difference: ReplayDifferenceAnswer | null;
  @ApiProperty({ type: String, ...nullable, description: 'Sent back as `confirm` it makes the difference so.' })
  mark: string | null;
}
