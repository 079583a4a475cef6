import { STANCES } from '@corroborate/domain';
import { z } from 'zod';
import { count, quote, share, sourceId, stance, text, tokens, usd } from './fields';
import { namedSchema } from './named-schemas';

const role = z.enum(['first', 'critic', 'checker']).describe('Role of the model.');
const model = text.describe('Name of the model.');

const modelTask = z.strictObject({
  task: text.describe('Kind of question.'),
  answered: count.describe('Questions answered.'),
  tokens_in: tokens,
  tokens_out: tokens,
});

const modelUse = z.strictObject({
  provider: text.describe('Provider of the model.'),
  model,
  role,
  calls: count.describe('Calls made.'),
  failures: count.describe('Failed calls.'),
  tokens_in: tokens,
  tokens_out: tokens,
  cost_usd: usd,
  tasks: z.array(modelTask).describe('Usage by task.'),
});

const fallback = z.strictObject({
  role,
  from: model,
  to: model,
  reason: text.describe('Why the first model did not answer.'),
  questions: count.describe('Number of questions.'),
});

const checked = z
  .enum(['core', 'control'])
  .describe('Sentence that was checked: the main claim (`core`) or a contrary statement (`control`).');

const reading = z.strictObject({
  source_id: sourceId,
  overruled: z.enum(STANCES).nullable().describe('Stance according to rules alone, if different; otherwise null.'),
  voices: z
    .array(z.strictObject({ name: model, stance, quote: quote.nullable() }))
    .describe('Stance according to each model.'),
  vouchings: z
    .array(z.strictObject({ name: model, answer: text.describe('One-word answer.'), quote: quote.nullable() }))
    .describe('Answers on whether the page itself vouches for the claim.'),
  checks: z
    .array(z.strictObject({ name: model, of: checked, probability: share }))
    .describe(
      'Probability, according to a checker model, that the page supports the main claim (`core`) or a ' +
        'contrary statement (`control`).',
    ),
});

const quoted = z.strictObject({ source_id: sourceId, quote });

export const reasoningSchema = namedSchema(
  'ResultReasoning',
  z.strictObject({
    judged_by: text.describe('`rules`, or the names of the models.'),
    models: z.array(modelUse).describe('Usage by model and role.'),
    dropped_quotes: count.describe('Answers discarded because their quote is not in the captured text.'),
    disagreements: count.describe('Pages on which the critic and the first model differed.'),
    more_careful: count.describe('Pages judged more cautiously because of a model.'),
    vouched: count.describe('Pages counted because of a grounded model reading.'),
    contradictions: count.describe('Readings discarded because the model supported two contrary statements.'),
    withheld_passages: count.describe('Passages withheld from models as possible prompt injection.'),
    not_read: count.describe('Pages not shown to a model because the checker found nothing relevant.'),
    not_borne_out: count.describe('Pages read as support by a model but not by the checker.'),
    fallbacks: z.array(fallback).describe('Fallbacks to another model.'),
    degraded: z.array(text).describe('Why only rules were used.'),
    readings: z.array(reading).describe('Model readings by source.'),
    firsthand: z.array(quoted).describe("Quotes that models read as a page's own reporting."),
  }),
  'Models used, their usage, and differences between models and rules.',
);
