import { z } from 'zod';
import { code, count, externalText, sourceId, text } from './fields';
import { namedSchema } from './named-schemas';

const sentences = z
  .array(
    z.strictObject({
      text: externalText,
      claim_ids: z.array(text).describe('Claims it rests on, by id in `claims`.'),
      source_ids: z.array(sourceId).describe('Sources it rests on.'),
    }),
  )
  .describe('In order, each with what it rests on.');

export const articleSchema = namedSchema(
  'ResultArticle',
  z.strictObject({
    kind: z
      .enum(['article', 'note'])
      .describe(
        '`article`: written by a model, each sentence checked. `note`: what is known and what is not, by rules.',
      ),
    why: text.nullable().describe('Why there is a note and no article; null for an article.'),
    why_code: code.nullable().describe('Machine-readable form.'),
    by: text.nullable().describe('Name of the model; null for a note.'),
    paragraphs: z
      .array(z.strictObject({ heading: text.nullable().describe('Null in an article.'), sentences }))
      .describe('In order; those of a note have a heading.'),
    brief: sentences.describe('At most 120 words; empty for a note.'),
    dropped: count.describe('Sentences of the model that failed the check and were dropped.'),
  }),
  'Text for print on a confirmed story; a note of what is known and what is not on any other.',
);
