import {
  ANSWERED_BY,
  CHECKPOINT_POINTS,
  CRITIQUE_KINDS,
  FRAMEWORK_FITS,
  FRAMEWORK_SHAPES,
  FRAMEWORK_STAGES,
  QUESTION_MAKERS,
  QUESTION_PRIORITIES,
  QUESTION_STATES,
  SOURCE_CATEGORIES,
} from '@corroborate/domain';
import { z } from 'zod';
import { code, count, flag, externalText, provider, quote, share, sourceId, text } from './fields';
import { namedSchema } from './named-schemas';

const idsOf = (what: string) => z.array(text).describe(what);
const round = count.describe('Round number.');
const point = z.enum(CHECKPOINT_POINTS).describe('Subject.');
const why = { why: text.describe('Reason, as a sentence.'), why_code: code.describe('Machine-readable form.') };

const finding = z.strictObject({
  source_id: sourceId,
  quote,
  start: count.describe('Start offset in the captured text, in UTF-16 code units.'),
  end: count.describe('End offset in the captured text, exclusive, in UTF-16 code units.'),
});

/** What a data server's collection says about a question. */
const collected = z.strictObject({
  collection: provider,
  operation: text.nullable().describe('Operation used to calculate the figure; null if there is no figure.'),
  figure: externalText.nullable().describe('Calculated figure; null if documents only mention the question.'),
  documents: z.array(externalText).describe('Ids of the documents used, at most 20.'),
  first_hand_of: text
    .nullable()
    .describe('Matter for which the operator configured it as the primary record; null if it is only a lead.'),
  ...why,
});

const questionSchema = namedSchema(
  'ResultQuestion',
  z.strictObject({
    id: text.describe('`sq_1`, `sq_2` …'),
    question: externalText,
    priority: z.enum(QUESTION_PRIORITIES).describe('Priority of the question.'),
    depends_on: idsOf('Ids of questions whose answers it depends on.'),
    reasoning: text.describe('Why it was asked, as a sentence.'),
    reasoning_code: code.describe('Machine-readable form.'),
    answered_by: z.enum(ANSWERED_BY).describe('Part of the case that answers it; `free`: only text of a page.'),
    claim_id: text.optional().describe('Id of the claim it asks about; absent if it asks about none.'),
    asked_by: z.enum(QUESTION_MAKERS).describe('Who asked the question.'),
    keywords: z.array(externalText).describe('Search terms for its answer.'),
    state: z
      .enum(QUESTION_STATES)
      .describe('`contradicted`: credible sources differ or dispute it. `unanswerable`: no search can answer it.'),
    answer: externalText.nullable().describe('Short answer; null if none.'),
    confidence: share,
    findings: z.array(finding).describe('Verbatim quotes that support the answer.'),
    ...why,
    by: text.describe('`rules`, or the model that read the answer on a page or proposed the calculation.'),
    collected: collected.optional().describe('Data from a collection; absent if there is none.'),
  }),
  'A research question and its answer.',
);

const coverageSchema = namedSchema(
  'ResultClaimCoverage',
  z.strictObject({
    claim_id: text.describe('Id of the claim in `claims`.'),
    covered: flag.describe('True if there is enough evidence on it.'),
    source_ids: z.array(sourceId).describe('Sources that support it.'),
    ...why,
  }),
  'Whether a claim has enough supporting evidence. Does not affect the verdict.',
);

const checkpointSchema = namedSchema(
  'ResultCheckpoint',
  z.strictObject({
    round,
    trigger: z.enum(['every-rounds', 'saturation', 'completion', 'wrap-up']).describe('What triggered it.'),
    verdict: z.enum(['PASSED', 'NEEDS_REVISION', 'FAILED']).describe('`FAILED`: a high-severity issue is open.'),
    advice: z.enum(['CONTINUE', 'SUFFICIENT', 'DIMINISHING_RETURNS']).describe('Whether more research is worthwhile.'),
    ...why,
    points: z
      .array(
        z.strictObject({
          point,
          passed: flag.nullable().describe('True if no issue is open; null if there was nothing to check.'),
        }),
      )
      .describe('The six points checked.'),
    issues: z
      .array(
        z.strictObject({
          type: point,
          severity: z.enum(['high', 'medium', 'low']).describe('Severity.'),
          description: text.describe('What is missing, as a sentence.'),
          description_code: code.describe('Machine-readable form.'),
          suggested_action: text.describe('Suggested action.'),
          suggested_action_code: code.describe('Machine-readable form.'),
        }),
      )
      .describe('Open issues.'),
  }),
  'A quality check of the research so far.',
);

const critiqueSchema = namedSchema(
  'ResultCritique',
  z.strictObject({
    round,
    by: text.describe('Name of the model.'),
    findings: z
      .array(
        z.strictObject({
          kind: z.enum(CRITIQUE_KINDS).describe('Kind of problem.'),
          what: externalText.describe('The problem in one sentence.'),
          notes: z.array(externalText).describe('Claims and page notes it is based on.'),
          source_ids: z.array(sourceId).describe('Pages of these notes.'),
        }),
      )
      .describe('Most important first.'),
  }),
  'Problems a language model found in the research, based on page notes. Does not affect the verdict.',
);

const sources = z.array(sourceId).describe('Pages of these notes.');

const frameworkSchema = namedSchema(
  'ResultFramework',
  z.strictObject({
    round,
    stage: z.enum(FRAMEWORK_STAGES).describe('Stage of the research.'),
    ...why,
    id: text.describe('Id of the method.'),
    framework: text.describe('Name of the method.'),
    shape: z
      .enum(FRAMEWORK_SHAPES)
      .describe('`chain`: each point explains the one before. `matrix`: the points are explanations, see `evidence`.'),
    by: text.describe('Name of the model.'),
    points: z
      .array(
        z.strictObject({
          text: externalText.describe('One sentence.'),
          notes: z.array(externalText).describe('Claims and page notes it is based on.'),
          source_ids: sources,
        }),
      )
      .describe('Findings of the method; explanations, for a matrix.'),
    evidence: z
      .array(
        z.strictObject({
          text: externalText.describe('The note.'),
          source_ids: sources,
          fits: z.array(z.enum(FRAMEWORK_FITS)).describe('How it fits each explanation, in their order.'),
        }),
      )
      .optional()
      .describe('Evidence against explanations; only for a matrix.'),
  }),
  'Result of a method of examining the research, by a language model from page notes. Does not affect the verdict.',
);

export const inquirySchema = namedSchema(
  'ResultInquiry',
  z.strictObject({
    questions: z.array(questionSchema),
    coverage_by_question: z.record(z.string(), share).describe('Confidence of the answer, by question id.'),
    perspectives: z
      .array(
        z.strictObject({
          name: text.describe('Name.'),
          focus: text.describe('Focus.'),
          questions: idsOf('Ids of its questions.'),
          keywords: z.array(text).describe('Related search terms.'),
        }),
      )
      .describe('Perspectives on the topic.'),
    source_categories: z
      .array(z.strictObject({ category: z.enum(SOURCE_CATEGORIES).describe('Kind of source.'), ...why }))
      .describe('Kinds of sources searched.'),
    claim_coverage: z.array(coverageSchema).describe('One entry for each claim.'),
    frameworks: z.array(frameworkSchema).describe('Earliest first; empty if no model was used.'),
    checkpoints: z.array(checkpointSchema).describe('Earliest first.'),
    critiques: z.array(critiqueSchema).optional().describe('Earliest first; absent if no model was used.'),
    ended: text.nullable().describe('Why the research ended.'),
    ended_code: code.nullable().describe('Machine-readable form.'),
  }),
  'Research questions, their answers and quality checks.',
);
