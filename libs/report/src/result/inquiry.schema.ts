import {
  ANSWERED_BY,
  CHECKPOINT_POINTS,
  CRITIQUE_KINDS,
  FRAMEWORK_STAGES,
  QUESTION_MAKERS,
  QUESTION_PRIORITIES,
  QUESTION_STATES,
  SOURCE_CATEGORIES,
} from '@corroborate/domain';
import { z } from 'zod';
import { code, count, flag, foreign, provider, quote, share, sourceId, text } from './fields';
import { named } from './marks';

const idsOf = (what: string) => z.array(text).describe(what);
const round = count.describe('After which round.');
const point = z.enum(CHECKPOINT_POINTS).describe('What it is about.');
const why = { why: text.describe('In a sentence for people.'), why_code: code.describe('The same for programs.') };

const finding = z.strictObject({
  source_id: sourceId,
  quote,
  start: count.describe('Where it begins in the captured text: a JavaScript string position.'),
  end: count.describe('Where it ends there.'),
});

/** What a collection of a data server has on a question. */
const collected = z.strictObject({
  collection: provider,
  operation: text.nullable().describe('By which it was counted; null where documents alone speak of the question.'),
  figure: foreign.nullable().describe('As it was counted; null where documents alone speak of the question.'),
  documents: z.array(foreign).describe('Ids of the documents behind it, twenty at most.'),
  first_hand_of: text
    .nullable()
    .describe('The matter of which the operator made it the first-hand record; null: a lead that settles nothing.'),
  ...why,
});

const questionSchema = named(
  'ResultQuestion',
  z.strictObject({
    id: text.describe('`sq_1`, `sq_2` …'),
    question: foreign,
    priority: z.enum(QUESTION_PRIORITIES).describe('How much hangs on it.'),
    depends_on: idsOf('Ids of questions whose answers it rests on.'),
    reasoning: text.describe('Why it was asked, in a sentence for people.'),
    reasoning_code: code.describe('The same for programs.'),
    answered_by: z.enum(ANSWERED_BY).describe('Which part of the case answers it; `free`: words of a page alone.'),
    asked_by: z.enum(QUESTION_MAKERS).describe('Who asked it.'),
    keywords: z.array(foreign).describe('What a search for its answer is made with.'),
    state: z
      .enum(QUESTION_STATES)
      .describe('`contradicted`: credible sources differ, or say no; `unanswerable`: no search can tell.'),
    answer: foreign.nullable().describe('In as few words as it takes; null where there is none.'),
    confidence: share,
    findings: z.array(finding).describe('What the answer rests on, letter by letter.'),
    ...why,
    by: text.describe('`rules`, or the name of the model that read it out of a page, or proposed how it is counted.'),
    collected: collected.optional().describe('What a collection has on it; absent where none has anything.'),
  }),
  'What the investigation wanted to know, and how that ended.',
);

const coverageSchema = named(
  'ResultClaimCoverage',
  z.strictObject({
    claim_id: text.describe('As `claims` has it.'),
    covered: flag.describe('Enough is known of it.'),
    source_ids: z.array(sourceId).describe('Those that speak for it.'),
    ...why,
  }),
  'Whether what is known of a claim is enough, whatever it says. No verdict reads it.',
);

const checkpointSchema = named(
  'ResultCheckpoint',
  z.strictObject({
    round,
    trigger: z.enum(['every-rounds', 'saturation', 'completion', 'wrap-up']).describe('Why it was made then.'),
    verdict: z.enum(['PASSED', 'NEEDS_REVISION', 'FAILED']).describe('`FAILED`: an issue of high severity is open.'),
    advice: z.enum(['CONTINUE', 'SUFFICIENT', 'DIMINISHING_RETURNS']).describe('Whether more work is worth while.'),
    ...why,
    points: z
      .array(
        z.strictObject({
          point,
          passed: flag.nullable().describe('No issue is open on it; null where there was nothing to check.'),
        }),
      )
      .describe('The six that are looked at.'),
    issues: z
      .array(
        z.strictObject({
          type: point,
          severity: z.enum(['high', 'medium', 'low']).describe('How much it weighs.'),
          description: text.describe('What is missing, in a sentence for people.'),
          description_code: code.describe('The same for programs.'),
          suggested_action: text.describe('What to do about it.'),
          suggested_action_code: code.describe('The same for programs.'),
        }),
      )
      .describe('What is left to do.'),
  }),
  'How the work stood, looked at from outside.',
);

const critiqueSchema = named(
  'ResultCritique',
  z.strictObject({
    round,
    by: text.describe('Name of the model.'),
    findings: z
      .array(
        z.strictObject({
          kind: z.enum(CRITIQUE_KINDS).describe('What is wrong.'),
          what: foreign.describe('In one sentence.'),
          notes: z.array(foreign).describe('The claims and notes of pages that it rests on.'),
          source_ids: z.array(sourceId).describe('The pages of these notes.'),
        }),
      )
      .describe('Most important first.'),
  }),
  'What a language model finds wrong in the work, by the notes of its pages. No verdict reads it.',
);

export const inquirySchema = named(
  'ResultInquiry',
  z.strictObject({
    questions: z.array(questionSchema),
    coverage_by_question: z.record(z.string(), share).describe('By id: how sure its answer is.'),
    perspectives: z
      .array(
        z.strictObject({
          name: text.describe('Its name.'),
          focus: text.describe('What it looks at.'),
          questions: idsOf('Ids of its questions.'),
          keywords: z.array(text).describe('Words that go with it.'),
        }),
      )
      .describe('From where the matter is looked at.'),
    source_categories: z
      .array(z.strictObject({ category: z.enum(SOURCE_CATEGORIES).describe('A kind of source.'), ...why }))
      .describe('Where it is looked for.'),
    claim_coverage: z.array(coverageSchema).describe('Claim by claim.'),
    frameworks: z
      .array(
        z.strictObject({
          round,
          stage: z.enum(FRAMEWORK_STAGES).describe('Where the work stood.'),
          framework: text.describe('The list it is of.'),
          question: text.describe('As it was put.'),
          ...why,
        }),
      )
      .describe('Questions that were put to the work itself.'),
    checkpoints: z.array(checkpointSchema).describe('Earliest first.'),
    critiques: z.array(critiqueSchema).optional().describe('Earliest first; absent where no model was asked.'),
    ended: text.nullable().describe('Why there was no further round.'),
    ended_code: code.nullable().describe('The same for programs.'),
  }),
  'What was to be found out, and what came of it.',
);
