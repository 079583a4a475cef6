import { CLAIM_VERDICTS, REVIEW_REASONS } from '@corroborate/domain';
import { REPLAY_KINDS } from '@corroborate/investigation';

import { CodeAnswer } from '../openapi/code.answer';
import { DecisionDifferenceAnswer } from '../reviews/reviews.answers';
import { z } from 'zod';
import { answer, list, one } from '../openapi/answer';

class ReplaySourceAnswer extends answer({
  source_id: z.int().meta({ example: 17 }),
  url: z.string().meta({ example: 'https://paper.example/bridge' }),
  name: z.string().meta({ example: 'The Paper' }),
  changes: z.array(z.string()).meta({ example: ['Its stance is “mentions” instead of “supports”.'] }),
  change_codes: list(CodeAnswer),
  why_before: z.array(z.string()).meta({ description: 'By which rules it had its stance.' }),
  why_before_codes: list(CodeAnswer),
  why_after: z.array(z.string()).meta({ description: 'By which rules it has its stance now.' }),
  why_after_codes: list(CodeAnswer),
}) {}

class ReplayClaimAnswer extends answer({
  claim_id: z.string().meta({ example: 'c1' }),
  claim: z.string().meta({ example: 'The bridge is closed' }),
  from: z.enum(CLAIM_VERDICTS).nullable(),
  to: z.enum(CLAIM_VERDICTS).nullable(),
}) {}

class ReplayReviewAnswer extends answer({
  rule: z.enum(REVIEW_REASONS),
  now: z.boolean().meta({ description: 'It is a reason for review now; else it no longer is.' }),
  why: z.string().meta({ example: 'Two sources of no standing carry it.' }),
  why_code: one(CodeAnswer),
}) {}

class ReplayDifferenceAnswer extends answer(
  {
    kinds: z.array(z.enum(REPLAY_KINDS)).meta({ description: 'What is another; empty where nothing is.' }),
    reviews: list(ReplayReviewAnswer),
    sources: list(ReplaySourceAnswer).meta({ description: 'Those of which something is another.' }),
    claims: list(ReplayClaimAnswer).meta({ description: 'Claims about which another verdict stands.' }),
  },
  DecisionDifferenceAnswer,
) {}

/** What judging a case again comes to. */
export class ReplayAnswer extends answer({
  investigation_id: z.int().meta({ example: 123 }),
  outcome: z.enum(['unchanged', 'changed', 'not-judged']),
  written: z.boolean().meta({ example: false, description: 'The difference is the case’s own now.' }),
  why: z.string().nullable().meta({ example: null, description: 'Why it could not be judged again.' }),
  why_code: one(CodeAnswer).nullable(),
  difference: one(ReplayDifferenceAnswer).nullable(),
  mark: z.string().nullable().meta({ description: 'Sent back as `confirm` it makes the difference so.' }),
}) {}
