import { STANCES } from '@corroborate/domain';
import { z } from 'zod';
import { count, quote, share, sourceId, stance, text, tokens, usd } from './fields';
import { named } from './marks';

const role = z.enum(['first', 'critic', 'checker']).describe('As what it was asked.');
const model = text.describe('Name of the model.');

const modelTask = z.strictObject({
  task: text.describe('What kind of question.'),
  answered: count.describe('Questions it answered.'),
  tokens_in: tokens,
  tokens_out: tokens,
});

const modelUse = z.strictObject({
  provider: text.describe('Who runs it.'),
  model,
  role,
  calls: count.describe('Calls made.'),
  failures: count.describe('Calls that came to nothing.'),
  tokens_in: tokens,
  tokens_out: tokens,
  cost_usd: usd,
  tasks: z.array(modelTask).describe('What it was asked.'),
});

const fallback = z.strictObject({
  role,
  from: model,
  to: model,
  reason: text.describe('Why the former did not answer.'),
  questions: count.describe('How many.'),
});

const checked = z.enum(['core', 'control']).describe('Which sentence was checked.');

const reading = z.strictObject({
  source_id: sourceId,
  overruled: z.enum(STANCES).nullable().describe('What rules alone read, where that is something else.'),
  voices: z.array(z.strictObject({ name: model, stance, quote: quote.nullable() })).describe('What each model read.'),
  vouchings: z
    .array(z.strictObject({ name: model, answer: text.describe('In a word.'), quote: quote.nullable() }))
    .describe('Answers to whether the page itself vouches for it.'),
  checks: z
    .array(z.strictObject({ name: model, of: checked, probability: share }))
    .describe('How sure a checker is that the page bears out the core, and what excludes it (`control`).'),
});

const quoted = z.strictObject({ source_id: sourceId, quote });

export const reasoningSchema = named(
  'ResultReasoning',
  z.strictObject({
    judged_by: text.describe('`rules`, or the names of the models.'),
    models: z.array(modelUse).describe('Each in each of its roles.'),
    dropped_quotes: count.describe('Answers thrown away because their quote is not in the captured text.'),
    disagreements: count.describe('Pages on which critic and first model differed.'),
    more_careful: count.describe('Pages that a model made the judgement of more careful.'),
    vouched: count.describe('Pages that count by a grounded reading of a model.'),
    contradictions: count.describe('Readings thrown away because the reader supported what excludes the other.'),
    withheld_passages: count.describe('Passages that no model was shown because they speak to machines.'),
    not_read: count.describe('Pages that no model was shown because the checker found nothing in them.'),
    not_borne_out: count.describe('Pages that a model read as support and the checker did not.'),
    fallbacks: z.array(fallback).describe('Where one model did not answer and another did.'),
    degraded: z.array(text).describe('Why rules answered alone.'),
    readings: z.array(reading).describe('What models read in single sources.'),
    firsthand: z.array(quoted).describe('Words in which models see the own reporting of a page.'),
  }),
  'Who judged, what it took, and where models and rules differed.',
);
