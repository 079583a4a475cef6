import { CLAIM_KINDS, CLAIM_STANDINGS, CLAIM_VERDICTS } from '@corroborate/domain';
import { z } from 'zod';
import {
  address,
  code,
  codeFields,
  count,
  flag,
  foreign,
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
import { named } from './marks';
import { datedBy } from './source.schema';

const merge = z.strictObject({
  kind: z
    .enum(['same-text', 'agency-credit', 'same-owner', 'press-release', 'citation', 'same-page'])
    .describe('What makes the two one voice; `citation`: one only hands on the other, or both a third.'),
  a: sourceId,
  b: sourceId,
  detail: text.describe('Why they are one voice, in a sentence.'),
  code: codeFields.code,
  params: codeFields.params,
});

export const clusterSchema = named(
  'ResultCluster',
  z.strictObject({
    id: text.describe('As `cluster` of its sources has it.'),
    source_ids: z.array(sourceId),
    representative_id: sourceId.describe('The source that speaks for it: the original where known, else the earliest.'),
    merges: z.array(merge).describe('Why its sources are one voice, two by two.'),
  }),
  'Sources that are one voice.',
);

const parts = z.strictObject({
  who: foreign.nullable(),
  what: foreign.nullable(),
  where: foreign.nullable(),
  when: foreign.nullable(),
});

const claimEvidence = z.strictObject({
  source_id: sourceId,
  stance,
  strength: share,
  passage: quote.nullable(),
  differs: foreign.nullable().describe('The figure, day, place or name that it gives instead; null where none.'),
});

export const claimSchema = named(
  'ResultClaim',
  z.strictObject({
    id: text.describe('Stable within the investigation: `c1`, `c2` …'),
    text: foreign,
    statement: foreign
      .nullable()
      .describe(
        'What people are told as the claim, where it is not `text`: one sentence that can be true or false, as a ' +
          'model put it in words of the topic; or the headline, where `text` says more than its sources do.',
      ),
    parts: parts.nullable().describe('What that sentence is made of.'),
    claim_reasons: z.array(text).describe('Why it is a claim, in sentences for people.'),
    claim_reason_codes: z.array(code).describe('The same for programs; `statement.no-claim`: nothing can be true.'),
    kind: z.enum(CLAIM_KINDS).describe('What it is a statement of.'),
    core: flag.describe('The one claim that says what the topic is about.'),
    importance: z.number().min(0).max(1).describe('How much the story depends on it.'),
    verdict: z.enum(CLAIM_VERDICTS).describe('What the evidence makes of it.'),
    standing: z
      .enum(CLAIM_STANDINGS)
      .describe(
        'How it may be passed on: `confirmed` as a fact; `disputed` by credible sources; `held` until a person has ' +
          'decided; `open`: neither.',
      ),
    confidence: outOf100,
    ...reasons,
    evidence: z.array(claimEvidence).describe('What single sources say of it.'),
  }),
  'What the topic claims, and what the evidence makes of it.',
);

export const discrepancySchema = named(
  'ResultDiscrepancy',
  z.strictObject({
    kind: z.enum(['number', 'date', 'place']).describe('What kind of value it is.'),
    about: foreign.describe('What the value is of: “workers”, “event date”.'),
    values: z.array(z.strictObject({ value: foreign, sourceId, quote })).describe('Who gives which value.'),
    reading: z
      .enum(['update', 'contradiction', 'imprecise'])
      .describe('`update`: early and late figures of one event; `contradiction`: they cannot both be true.'),
  }),
  'Sources that give different values for one thing.',
);

export const factCheckSchema = named(
  'ResultFactCheck',
  z.strictObject({
    claim: foreign.describe('In the words of the checker.'),
    claim_id: text.optional().describe('The claim of the topic that was checked; absent where it is the core.'),
    claimant: foreign.nullable(),
    publisher: foreign,
    site,
    credibility_tier: tier,
    url: address,
    review_date: moment.nullable(),
    rating: foreign.describe('As published: “False”, “Mostly true”.'),
    rating_comment: foreign
      .optional()
      .describe('What the checker says beside the rating: “the video is from 2019”; absent where it says no more.'),
    verdict: z.enum(['false', 'true', 'mixed']).describe('What the rating comes to.'),
    found_by: text.describe('The index that has it.'),
    ...reasons,
  }),
  'A published fact check of a claim of the topic.',
);

export const timelineEntrySchema = named(
  'ResultTimelineEntry',
  z.strictObject({
    at: moment,
    precision: datedBy.shape.precision,
    signal: datedBy.shape.signal,
    source_id: sourceId,
    name: foreign,
    url: address,
    stance,
  }),
  'A dated source that speaks about the topic.',
);

export const coverageSchema = named(
  'ResultCoverage',
  z.strictObject({
    provider,
    asked: count.describe('Queries put to it; the next five say what came of them.'),
    answered: count.describe('It looked, whether it found something or not.'),
    blocked: count.describe('It would not let us look.'),
    limited: count.describe('A rate, quota or budget kept us from looking.'),
    not_configured: count.describe('It has no key or address.'),
    failed: count.describe('It broke: network, timeout, unreadable answer.'),
    hits,
    reasons: z.array(text).max(5).describe('Why it did not answer, or found nothing: each once, up to five.'),
  }),
  'How often an engine was asked, answered, and was kept from looking.',
);
