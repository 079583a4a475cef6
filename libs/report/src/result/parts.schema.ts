import { z } from 'zod';
import { BANDS, SIDES } from '../parts/balance/balance.types';
import { address, code, count, flag, externalText, moment, quote, sourceId, text } from './fields';
import { namedSchema } from './named-schemas';

const passageFields = {
  quote,
  start: count.describe('Start offset in the captured text, in UTF-16 code units.'),
  end: count.describe('End offset in the captured text, exclusive, in UTF-16 code units.'),
};
const passage = z.strictObject(passageFields);
const sourceIds = z.array(sourceId);

export const stars = z
  .literal([1, 2, 3, 4, 5])
  .describe('5: primary, official or news agency; 1: known to be unreliable.');
export const lean = text
  .nullable()
  .describe('Political leaning from an imported rating (`left-center`); null if unknown.');
export const importance = z
  .enum(['HIGH', 'MEDIUM'])
  .describe('`HIGH` if it is counted toward the level, or is credible and disputes the topic.');

const keyClaim = z.strictObject({
  text: externalText,
  ...passageFields,
  claim_id: text.nullable().describe('Id of the matching claim of the topic; null if only sources make the claim.'),
});

export const sourceCardSchema = namedSchema(
  'ResultSourceCard',
  z.strictObject({
    id: text.describe('`S001`: position in `additional_sources`.'),
    source_id: sourceId,
    title: externalText,
    outlet: externalText,
    published: moment.nullable(),
    url: address,
    stars,
    lean,
    importance,
    summary: externalText.nullable().describe('At most 500 characters; null if no model took notes on the page.'),
    key_claims: z.array(keyClaim).max(3).describe('Most important claims of the page, extracted by a model.'),
    key_finding: z
      .strictObject({ text: externalText, quote })
      .nullable()
      .describe('Its passage on the main claim; null if there is none.'),
  }),
  'Summary of a source.',
);

export const leadSchema = namedSchema(
  'ResultLead',
  z.strictObject({ text: externalText, quote, source_ids: sourceIds }),
  'A claim made only by sources: a lead, never counted.',
);

export const tallySchema = namedSchema(
  'ResultCredibilityTally',
  z.strictObject({
    high: count.describe('Four or five stars.'),
    medium: count.describe('Two or three stars.'),
    low: count.describe('One star.'),
  }),
  'Number of sources by credibility.',
);

const precision = z.enum(['year', 'month', 'day', 'time']).describe('Precision of the date; `time` is local time.');
const eventDate = text.describe('`2026`, `2026-10`, `2026-10-17` or `2026-10-17T06:40`.');

const eventSchema = namedSchema(
  'ResultEvent',
  z.strictObject({
    event_date: eventDate,
    precision,
    event_text: externalText,
    ...passageFields,
    source_ids: sourceIds.describe('Sources that report it; the first is quoted.'),
    entities_involved: z.array(externalText).describe('Names in the sentence.'),
    conflicting_dates: z
      .array(z.strictObject({ event_date: eventDate, precision, source_ids: sourceIds }))
      .describe('Other dates that sources give for the event.'),
  }),
  'An event reported by sources.',
);

const role = z.strictObject({
  role: externalText.describe('Role in the words of the page.'),
  date: moment.nullable().describe('Date of the first page that gives this role.'),
  source_ids: sourceIds,
  ...passageFields,
});

const person = z.strictObject({ person: externalText, roles: z.array(role).describe('Earliest page first.') });

export const eventTimelineSchema = namedSchema(
  'ResultEventTimeline',
  z.strictObject({
    events: z.array(eventSchema).describe('Earliest first.'),
    people: z.array(person).describe('People with the roles that pages give them over time.'),
    undated: count.describe('Number of events without a date.'),
    skipped: text.nullable().describe('Why no timeline was created; null if one was.'),
    skipped_code: code.nullable().describe('Machine-readable form.'),
  }),
  'Timeline of events reported by sources.',
);

const share = z.strictObject({
  clusters: count.describe('Number of independent sources.'),
  percent: count.describe('Percentage of all independent sources, rounded; the three add up to 100.'),
});

const slant = z.strictObject({
  source_id: sourceId,
  lean,
  side: z.enum(SIDES).describe('Its position on the subject, not on the claim.'),
  passage: passage.nullable().describe('Passage that shows its side; null if it takes no side.'),
  opinion_page: flag.describe('True for an opinion piece: column, editorial or letter.'),
});

export const balanceSchema = namedSchema(
  'ResultBalance',
  z.strictObject({
    subject: externalText.describe('Subject of the coverage.'),
    score: z.number().min(0).max(10).describe('0 (balanced) to 10 (strongly one-sided).'),
    band: z.enum(BANDS).describe('Band of the score, in steps of two.'),
    for: share.describe('Independent sources in favor of the subject.'),
    neutral: share.describe('Independent sources that take no side.'),
    critical: share.describe('Independent sources critical of the subject.'),
    sources: z.array(slant).describe('Position of each source on the subject.'),
    missing: externalText.nullable().describe('Missing side, with a suggested search; null if none is missing.'),
    missing_code: code.nullable().describe('Machine-readable form.'),
    reasons: z.array(externalText).describe('What the score is based on, as sentences.'),
    reason_codes: z.array(code).describe('Machine-readable form.'),
  }),
  'Balance of the coverage. Does not affect level, confidence or review.',
);
