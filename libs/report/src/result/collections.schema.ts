import { FOLLOWED_BY, NOT_HAD } from '@corroborate/collections';
import { z } from 'zod';
import { address, code, count, flag, foreign, provider, quote, reasons, share, sourceId, text, usd } from './fields';
import { named } from './marks';

const bucket = z.strictObject({ key: foreign, documents: count.describe('Documents of it.') });
const from = { collection: provider, question: text.describe('Of which claim or question.') };

const counted = named(
  'ResultCollectionCount',
  z.strictObject({
    ...from,
    group_by: z.array(foreign),
    buckets: z.array(bucket).describe('The fullest first.'),
    months: z.array(bucket).describe('By month, where it has dates.'),
    total_dataset_size: count.describe('Documents that match.'),
    insights: z.array(text).describe('What the figures say, in sentences for people.'),
    insight_codes: z.array(code).describe('The same for programs, with the figures they rest on.'),
  }),
  'How many documents of a collection match, and of whom.',
);

const scanned = named(
  'ResultCollectionScan',
  z.strictObject({
    ...from,
    needs_full_scan: flag.describe('More match than were seen.'),
    documents: count.describe('To be read.'),
    read: count.describe('Documents that were read, each once.'),
    batches: count.describe('That it took.'),
    cost_usd: usd.describe('As it was told before it began.'),
    end: z
      .enum(['all-read', 'empty-batches', 'more-than-told', 'fault'])
      .nullable()
      .describe('How it ended; null where time ran out.'),
  }),
  'A collection that was read in full.',
);

const record = named(
  'ResultCollectionRecord',
  z.strictObject({
    ...from,
    id: foreign,
    title: foreign,
    date: z.string().nullable().describe('The day it names.'),
    url: address.describe('Where the capture stands; no address of the web.'),
    quote,
    confidence: share,
    themes: z.array(foreign),
    by: text.optional().describe('The model that read the document; absent where rules found it.'),
    claim: foreign.optional().describe('What it says there in words of the quote; absent where rules found it.'),
    bearing: z.enum(['evidence', 'background']).describe('What it is to the topic.'),
    source_id: sourceId,
    ...reasons,
  }),
  'A document of a collection that says something on a question.',
);

const captured = named(
  'ResultCollectionDocument',
  z.strictObject({
    id: foreign,
    title: foreign,
    date: z.string().nullable().describe('The day it names.'),
    url: address.describe('Where the capture stands; no address of the web.'),
    quote: quote.describe('How it begins, letter by letter.'),
    source_id: sourceId,
  }),
  'A document behind a figure of a collection.',
);

const answered = named(
  'ResultCollectionAnswer',
  z.strictObject({
    question: text.describe('Of which question.'),
    collection: provider.nullable().describe('Null where none was asked.'),
    by: text.describe('Who read the question: rules, or the model that proposed the operation.'),
    operation: text
      .nullable()
      .describe('How it was asked; null where rules read the question, or nothing was allowed.'),
    filters: z.array(z.strictObject({ field: foreign, value: foreign })).describe('What documents had to have.'),
    ranges: z.array(z.strictObject({ field: foreign, from: foreign, to: foreign })).describe('Of days or numbers.'),
    rows: z.array(z.array(foreign)).nullable().describe('The answer, counted by us; null where there is none.'),
    documents: z.array(foreign).describe('Of which it was counted, twenty at most.'),
    captured: z.array(captured).optional().describe('The same as they were captured; absent where there is no figure.'),
    not_captured: z
      .array(z.strictObject({ id: foreign, why: z.enum(NOT_HAD).describe('Why not, by its code.') }))
      .optional()
      .describe('Those of them that the server did not give by their ids.'),
    why: text.nullable().describe('Why there is none, by its code.'),
  }),
  'What figures of a collection answer to a question in free words.',
);

/** What data servers said on the topic. */
export const collectionsSchema = named(
  'ResultCollections',
  z.strictObject({
    asked: z
      .array(
        z.strictObject({
          collection: provider,
          size: count.nullable().describe('Documents in it; null where it does not tell.'),
          price_usd: usd,
          primary: z.array(text).describe('Matters of which the operator made it the first-hand record.'),
        }),
      )
      .describe('Which there are.'),
    counted: z.array(counted),
    scanned: z.array(scanned),
    follow_ups: z
      .array(
        z.strictObject({
          ...from,
          by: z.enum(FOLLOWED_BY).describe('A group of documents, a theme that came up, or one name alone.'),
          value: foreign,
        }),
      )
      .describe('What was asked beyond the plan because of what came before.'),
    answers: z.array(answered).describe('What figures of collections answer to free questions.'),
    records: z.array(record),
    validation: z.enum(['PASSED', 'NEEDS_REVISION', 'FAILED']).describe('Of the findings together.'),
    contradictions: count.describe('Pairs of findings that tell the same with other figures.'),
    coverage_by_question: z.record(z.string(), share).describe('How surely each is answered.'),
    recommendation: z
      .enum(['CONTINUE_RESEARCH', 'SUFFICIENT_COVERAGE', 'DIMINISHING_RETURNS'])
      .describe('Whether asking on is worth it.'),
    gaps: z
      .array(
        z.strictObject({
          description: text.describe('By its code.'),
          importance: z.enum(['critical', 'normal']).describe('Critical where it is of the core claim.'),
          suggested_agent: z.enum(['aggregate', 'scan']).describe('What would close it.'),
          params: z.record(z.string(), z.string()).describe('With what.'),
        }),
      )
      .describe('What is still open.'),
    completion: text.describe('How the asking ended, by its code.'),
    why: text.describe('The same in a sentence.'),
    faults: z
      .array(
        z.strictObject({
          collection: provider,
          kind: z
            .enum([
              'validation',
              'not-found',
              'timeout',
              'rate-limit',
              'auth',
              'connection',
              'too-large',
              'malformed',
              'internal',
            ])
            .describe('How it failed.'),
          detail: foreign,
        }),
      )
      .describe('Collections that could not be asked.'),
  }),
  'What data servers said on the topic: counts, documents read, findings with their quotes, and what is still open.',
);
