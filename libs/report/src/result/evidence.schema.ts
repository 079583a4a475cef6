import { CLAIM_KINDS, CLAIM_STANDINGS, CLAIM_VERDICTS } from '@corroborate/domain';
import { z } from 'zod';
import {
  address,
  code,
  codeFields,
  count,
  flag,
  externalText,
  hits,
  moment,
  outOf100,
  provider,
  quote,
  reasons,
  share,
  site,
  sourceId,
  stance,
  text,
  tier,
} from './fields';
import { namedSchema } from './named-schemas';
import { datedBy } from './source.schema';

const merge = z.strictObject({
  kind: z
    .enum(['same-text', 'agency-credit', 'same-owner', 'press-release', 'citation', 'same-page'])
    .describe(
      'Why the two count as one independent source. `citation`: one only repeats the other, or both repeat a third.',
    ),
  a: sourceId,
  b: sourceId,
  detail: text.describe('Why they count as one independent source, as a sentence.'),
  code: codeFields.code,
  params: codeFields.params,
});

export const clusterSchema = namedSchema(
  'ResultCluster',
  z.strictObject({
    id: text.describe('Id referenced by `cluster` of its sources.'),
    source_ids: z.array(sourceId),
    representative_id: sourceId.describe('Its representative: the original source if known, otherwise the earliest.'),
    merges: z.array(merge).describe('Why its sources count as one, pair by pair.'),
  }),
  'An independent source: pages that trace back to one report.',
);

const parts = z.strictObject({
  who: externalText.nullable(),
  what: externalText.nullable(),
  where: externalText.nullable(),
  when: externalText.nullable(),
});

const claimEvidence = z.strictObject({
  source_id: sourceId,
  stance,
  strength: share,
  passage: quote.nullable(),
  differs: externalText.nullable().describe('The figure, date, place or name it gives instead; null if none.'),
});

export const claimSchema = namedSchema(
  'ResultClaim',
  z.strictObject({
    id: text.describe('Stable within the investigation: `c1`, `c2` …'),
    text: externalText,
    statement: externalText
      .nullable()
      .describe(
        'The claim as shown to readers, if it differs from `text`: one checkable sentence written by a ' +
          'model in words ' +
          'of the topic, or the headline if `text` says more than its sources do.',
      ),
    parts: parts.nullable().describe('Parts of that sentence.'),
    claim_reasons: z.array(text).describe('Why it is a claim, as sentences.'),
    claim_reason_codes: z.array(code).describe('Machine-readable form. `statement.no-claim`: not checkable.'),
    kind: z.enum(CLAIM_KINDS).describe('Kind of claim.'),
    core: flag.describe('True for the main claim.'),
    importance: z.number().min(0).max(1).describe('How much the story depends on it, 0–1.'),
    importance_level: z
      .enum(['high', 'medium'])
      .nullable()
      .describe('The same as a word; null if of little importance.'),
    verdict: z.enum(CLAIM_VERDICTS).describe('Verdict based on the evidence.'),
    standing: z
      .enum(CLAIM_STANDINGS)
      .describe(
        'How it may be published: `confirmed` as fact; `disputed` by credible sources; `held` for review; ' +
          '`open`: none of these.',
      ),
    confidence: outOf100,
    ...reasons,
    evidence: z.array(claimEvidence).describe('Evidence from each source.'),
  }),
  'A claim of the topic with its verdict.',
);

export const discrepancySchema = namedSchema(
  'ResultDiscrepancy',
  z.strictObject({
    kind: z.enum(['number', 'date', 'place']).describe('Kind of value.'),
    about: externalText.describe('What the value describes: “workers”, “event date”.'),
    values: z.array(z.strictObject({ value: externalText, sourceId, quote })).describe('Values with their sources.'),
    reading: z
      .enum(['update', 'contradiction', 'imprecise'])
      .describe('`update`: earlier and later figures for one event. `contradiction`: they cannot both be true.'),
  }),
  'Sources that give different values for the same thing.',
);

export const factCheckSchema = namedSchema(
  'ResultFactCheck',
  z.strictObject({
    claim: externalText.describe("In the fact-checker's words."),
    claim_id: text.optional().describe('Id of the claim that was checked; absent for the main claim.'),
    claimant: externalText.nullable(),
    publisher: externalText,
    site,
    credibility_tier: tier,
    url: address,
    review_date: moment.nullable(),
    rating: externalText.describe('As published: “False”, “Mostly true”.'),
    rating_comment: externalText
      .optional()
      .describe('Comment published with the rating: “the video is from 2019”. Absent if there is none.'),
    verdict: z.enum(['false', 'true', 'mixed']).describe('Normalized rating.'),
    found_by: text.describe('Index in which it was found.'),
    ...reasons,
  }),
  'A published fact check of a claim of the topic.',
);

export const timelineEntrySchema = namedSchema(
  'ResultTimelineEntry',
  z.strictObject({
    at: moment,
    precision: datedBy.shape.precision,
    signal: datedBy.shape.signal,
    source_id: sourceId,
    name: externalText,
    url: address,
    stance,
  }),
  'A dated source on the topic.',
);

export const coverageSchema = namedSchema(
  'ResultCoverage',
  z.strictObject({
    provider,
    asked: count.describe('Number of queries; the next five fields give their outcomes.'),
    answered: count.describe('Queries answered, with or without results.'),
    blocked: count.describe('Queries the engine refused.'),
    limited: count.describe('Queries not made because of a rate limit, quota or budget.'),
    not_configured: count.describe('Queries not made because no key or address is configured.'),
    failed: count.describe('Failed queries: network error, timeout or unreadable response.'),
    hits,
    reasons: z.array(text).max(5).describe('Distinct reasons for missing or empty answers, at most five.'),
  }),
  'Queries to a search engine and their outcomes.',
);
