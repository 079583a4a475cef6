import { CLAIM_VERDICTS, REVIEW_REASONS } from '@corroborate/domain';
import { REPLAY_KINDS } from '@corroborate/casework';

import { CodeResponse } from '../openapi/code.response';
import { DecisionDifferenceResponse } from '../reviews/reviews.responses';
import { z } from 'zod';
import { responseType, list, nested } from '../openapi/response.type';

class ReplaySourceResponse extends responseType({
  source_id: z.int().meta({ example: 17 }),
  url: z.string().meta({ example: 'https://paper.example/bridge' }),
  name: z.string().meta({ example: 'The Paper' }),
  changes: z.array(z.string()).meta({ example: ['Its stance is “mentions” instead of “supports”.'] }),
  change_codes: list(CodeResponse),
  why_before: z.array(z.string()).meta({ description: 'Reasons for the previous stance.' }),
  why_before_codes: list(CodeResponse),
  why_after: z.array(z.string()).meta({ description: 'Reasons for the current stance.' }),
  why_after_codes: list(CodeResponse),
}) {}

class ReplayClaimResponse extends responseType({
  claim_id: z.string().meta({ example: 'c1' }),
  claim: z.string().meta({ example: 'The bridge is closed' }),
  from: z.enum(CLAIM_VERDICTS).nullable(),
  to: z.enum(CLAIM_VERDICTS).nullable(),
}) {}

class ReplayReviewResponse extends responseType({
  rule: z.enum(REVIEW_REASONS),
  now: z.boolean().meta({ description: 'True if the reason for review is new, false if it no longer applies.' }),
  why: z.string().meta({ example: 'Only two sources of low credibility support it.' }),
  why_code: nested(CodeResponse),
}) {}

class ReplayDifferenceResponse extends responseType(
  {
    kinds: z.array(z.enum(REPLAY_KINDS)).meta({ description: 'Kinds of changes; empty if nothing changed.' }),
    reviews: list(ReplayReviewResponse),
    sources: list(ReplaySourceResponse).meta({ description: 'Changed sources.' }),
    claims: list(ReplayClaimResponse).meta({ description: 'Claims with a changed verdict.' }),
  },
  DecisionDifferenceResponse,
) {}

/** Result of a re-evaluation. */
export class ReplayResponse extends responseType({
  investigation_id: z.int().meta({ example: 123 }),
  outcome: z.enum(['unchanged', 'changed', 'not-judged']),
  written: z.boolean().meta({ example: false, description: 'Whether the difference was stored.' }),
  why: z.string().nullable().meta({ example: null, description: 'Reason why the re-evaluation was not possible.' }),
  why_code: nested(CodeResponse).nullable(),
  difference: nested(ReplayDifferenceResponse).nullable(),
  mark: z
    .string()
    .nullable()
    .meta({ description: 'Token of the difference. Send it as `confirm` to store the difference.' }),
}) {}
