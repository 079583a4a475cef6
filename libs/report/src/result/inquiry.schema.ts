import {
  ANSWERED_BY,
  CHECKPOINT_POINTS,
  FRAMEWORK_STAGES,
  QUESTION_MAKERS,
  QUESTION_PRIORITIES,
  QUESTION_STATES,
  SOURCE_CATEGORIES,
} from '@corroborate/domain';
import { z } from 'zod';
import { code, count, flag, foreign, quote, share, sourceId, text } from './fields';
import { named } from './marks';

const ids = z.array(text);
const why = { why: text.describe('In a sentence for people.'), why_code: code.describe('The same for programs.') };

const finding = z.strictObject({
  source_id: sourceId,
  quote,
  start: count.describe('Where it begins in the captured text: a JavaScript string position.'),
  end: count.describe('Where it ends there.'),
});

const questionSchema = named(
  'ResultQuestion',
  z.strictObject({
    id: text.describe('`sq_1`, `sq_2` …'),
    question: foreign,
    priority: z.enum(QUESTION_PRIORITIES),
    depends_on: ids,
    reasoning: text.describe('Why it was asked, in a sentence for people.'),
    reasoning_code: code.describe('The same for programs.'),
    answered_by: z.enum(ANSWERED_BY).describe('Which part of the case answers it; `free`: words of a page alone.'),
    asked_by: z.enum(QUESTION_MAKERS),
    keywords: z.array(foreign),
    state: z.enum(QUESTION_STATES),
    answer: foreign.nullable().describe('In as few words as it takes; null where there is none.'),
    confidence: share,
    findings: z.array(finding).describe('What the answer rests on, letter by letter.'),
    ...why,
    by: text.describe('`rules`, or the name of the model that read it out of a page.'),
  }),
  'What the investigation wanted to know, and how that ended.',
);

const coverageSchema = named(
  'ResultClaimCoverage',
  z.strictObject({ claim_id: text, covered: flag, source_ids: z.array(sourceId), ...why }),
  'Whether what is known of a claim is enough, whatever it says. No verdict reads it.',
);

const checkpointSchema = named(
  'ResultCheckpoint',
  z.strictObject({
    round: count,
    trigger: z.enum(['every-rounds', 'saturation', 'completion', 'wrap-up']),
    verdict: z.enum(['PASSED', 'NEEDS_REVISION', 'FAILED']),
    advice: z.enum(['CONTINUE', 'SUFFICIENT', 'DIMINISHING_RETURNS']),
    ...why,
    points: z.array(z.strictObject({ point: z.enum(CHECKPOINT_POINTS), passed: flag })),
    issues: z.array(
      z.strictObject({
        type: z.enum(CHECKPOINT_POINTS),
        severity: z.enum(['high', 'medium', 'low']),
        description: text,
        description_code: code,
        suggested_action: text,
        suggested_action_code: code,
      }),
    ),
  }),
  'How the work stood, looked at from outside.',
);

export const inquirySchema = named(
  'ResultInquiry',
  z.strictObject({
    questions: z.array(questionSchema),
    coverage_by_question: z.record(z.string(), share).describe('By id: how sure its answer is.'),
    perspectives: z.array(z.strictObject({ name: text, focus: text, questions: ids, keywords: z.array(text) })),
    source_categories: z.array(z.strictObject({ category: z.enum(SOURCE_CATEGORIES), ...why })),
    claim_coverage: z.array(coverageSchema),
    frameworks: z
      .array(
        z.strictObject({ round: count, stage: z.enum(FRAMEWORK_STAGES), framework: text, question: text, ...why }),
      )
      .describe('Questions that were put to the work itself.'),
    checkpoints: z.array(checkpointSchema),
    ended: text.nullable().describe('Why there was no further round.'),
    ended_code: code.nullable().describe('The same for programs.'),
  }),
  'What was to be found out, and what came of it.',
);
