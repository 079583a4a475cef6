import { FOLLOW_UP_KINDS, MISSING_REASONS } from '@corroborate/collections';
import { z } from 'zod';
import {
  address,
  code,
  count,
  flag,
  externalText,
  provider,
  quote,
  reasons,
  share,
  sourceId,
  text,
  usd,
} from './fields';
import { namedSchema } from './named-schemas';

const bucket = z.strictObject({ key: externalText, documents: count.describe('Number of documents.') });
const sourceFields = { collection: provider, question: text.describe('Claim or question it refers to.') };

const counted = namedSchema(
  'ResultCollectionCount',
  z.strictObject({
    ...sourceFields,
    group_by: z.array(externalText),
    buckets: z.array(bucket).describe('Largest first.'),
    months: z.array(bucket).describe('By month, if documents have dates.'),
    total_dataset_size: count.describe('Number of matching documents.'),
    insights: z.array(text).describe('Findings from the figures, as sentences.'),
    insight_codes: z.array(code).describe('Machine-readable form, with the figures used.'),
  }),
  'Matching documents of a collection, by group.',
);

const scanned = namedSchema(
  'ResultCollectionScan',
  z.strictObject({
    ...sourceFields,
    needs_full_scan: flag.describe('True if more documents match than were returned.'),
    documents: count.describe('Number of documents to read.'),
    read: count.describe('Number of distinct documents read.'),
    batches: count.describe('Number of batches read.'),
    cost_usd: usd.describe('Cost quoted before the scan, in US dollars.'),
    end: z
      .enum(['all-read', 'empty-batches', 'more-than-told', 'fault'])
      .nullable()
      .describe('How the scan ended; null if it ran out of time.'),
  }),
  'A full scan of a collection.',
);

const record = namedSchema(
  'ResultCollectionRecord',
  z.strictObject({
    ...sourceFields,
    id: externalText,
    title: externalText,
    date: z.string().nullable().describe('Date given in the document.'),
    url: address.describe('Location of the capture; not a web address.'),
    quote,
    confidence: share,
    themes: z.array(externalText),
    by: text.optional().describe('Model that read the document; absent if rules found it.'),
    claim: externalText.optional().describe("The document's claim, in words of the quote; absent if rules found it."),
    bearing: z.enum(['evidence', 'background']).describe('Relevance to the topic.'),
    source_id: sourceId,
    ...reasons,
  }),
  'A document of a collection that addresses a question.',
);

const captured = namedSchema(
  'ResultCollectionDocument',
  z.strictObject({
    id: externalText,
    title: externalText,
    date: z.string().nullable().describe('Date given in the document.'),
    url: address.describe('Location of the capture; not a web address.'),
    quote: quote.describe('Beginning of the document, verbatim.'),
    source_id: sourceId,
  }),
  'A document used to calculate a figure.',
);

const answered = namedSchema(
  'ResultCollectionAnswer',
  z.strictObject({
    question: text.describe('Question it answers.'),
    collection: provider.nullable().describe('Null if no collection was queried.'),
    by: text.describe('`rules`, or the model that proposed the operation.'),
    operation: text.nullable().describe('Operation used; null if rules read the question or no operation was allowed.'),
    filters: z
      .array(z.strictObject({ field: externalText, value: externalText }))
      .describe('Field values that documents had to match.'),
    ranges: z
      .array(z.strictObject({ field: externalText, from: externalText, to: externalText }))
      .describe('Date or number ranges that documents had to match.'),
    rows: z
      .array(z.array(externalText))
      .nullable()
      .describe('The answer, calculated from the documents; null if there is none.'),
    documents: z.array(externalText).describe('Ids of the documents used, at most 20.'),
    captured: z.array(captured).optional().describe('Captures of these documents; absent if there is no figure.'),
    not_captured: z
      .array(z.strictObject({ id: externalText, why: z.enum(MISSING_REASONS).describe('Reason code.') }))
      .optional()
      .describe('Documents the server did not return by id.'),
    why: text.nullable().describe('Reason code if there is no answer; otherwise null.'),
  }),
  'Answer to a free-text question, calculated from a collection.',
);

/** Answers of data servers about the topic. */
export const collectionsSchema = namedSchema(
  'ResultCollections',
  z.strictObject({
    asked: z
      .array(
        z.strictObject({
          collection: provider,
          size: count.nullable().describe('Number of documents; null if unknown.'),
          price_usd: usd,
          primary: z.array(text).describe('Matters for which the operator configured it as the primary record.'),
        }),
      )
      .describe('Configured collections.'),
    counted: z.array(counted),
    scanned: z.array(scanned),
    follow_ups: z
      .array(
        z.strictObject({
          ...sourceFields,
          by: z.enum(FOLLOW_UP_KINDS).describe('What prompted the query: a document group, a theme or a single name.'),
          value: externalText,
        }),
      )
      .describe('Queries beyond the plan, prompted by earlier results.'),
    answers: z.array(answered).describe('Answers to free-text questions, calculated from collections.'),
    records: z.array(record),
    validation: z.enum(['PASSED', 'NEEDS_REVISION', 'FAILED']).describe('Validation result for all findings.'),
    contradictions: count.describe('Pairs of findings on the same matter with different figures.'),
    revisions: count.optional().describe('Times validation asked for more queries; absent if it never did.'),
    coverage_by_question: z.record(z.string(), share).describe('Confidence of the answer, by question.'),
    recommendation: z
      .enum(['CONTINUE_RESEARCH', 'SUFFICIENT_COVERAGE', 'DIMINISHING_RETURNS'])
      .describe('Whether further queries are worthwhile.'),
    gaps: z
      .array(
        z.strictObject({
          description: text.describe('Code of the gap.'),
          importance: z.enum(['critical', 'normal']).describe('`critical` if it concerns the main claim.'),
          suggested_agent: z.enum(['aggregate', 'scan']).describe('Operation that would close the gap.'),
          params: z.record(z.string(), z.string()).describe('Parameters of the operation.'),
        }),
      )
      .describe('Open gaps.'),
    completion: text.describe('Code for how the queries ended.'),
    why: text.describe('The same as a sentence.'),
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
            .describe('Kind of failure.'),
          detail: externalText,
        }),
      )
      .describe('Collections that could not be queried.'),
  }),
  'Results from collections: counts, documents read, findings with quotes, and open gaps.',
);
