import { z } from 'zod';
import { BANDS, SIDES } from '../parts/balance/balance.types';
import { address, code, count, flag, foreign, moment, quote, sourceId, text } from './fields';
import { named } from './marks';

const place = {
  quote,
  start: count.describe('Where it begins in the captured text: a JavaScript string position.'),
  end: count.describe('Where it ends there.'),
};
const passage = z.strictObject(place);
const sourceIds = z.array(sourceId);

export const stars = z.literal([1, 2, 3, 4, 5]).describe('5 primary, official, wire; 1 known to be unreliable.');
export const lean = text
  .nullable()
  .describe('Political lean as an imported rating has it (`left-center`); null where none does.');
export const importance = z
  .enum(['HIGH', 'MEDIUM'])
  .describe('`HIGH` where it counts toward the level, or is credible and disputes it.');

const keyClaim = z.strictObject({
  text: foreign,
  ...place,
  claim_id: text.nullable().describe('The claim of the topic that it speaks of; null where only sources make it.'),
});

export const sourceCardSchema = named(
  'ResultSourceCard',
  z.strictObject({
    id: text.describe('`S001`: its place in `additional_sources`.'),
    source_id: sourceId,
    title: foreign,
    outlet: foreign,
    published: moment.nullable(),
    url: address,
    stars,
    lean,
    importance,
    summary: foreign.nullable().describe('At most 500 characters; null where no model took notes of the page.'),
    key_claims: z.array(keyClaim).max(3).describe('The most important claims of the page, by a model.'),
    key_finding: z
      .strictObject({ text: foreign, quote })
      .nullable()
      .describe('What it says of the core claim; null where it shows no passage.'),
  }),
  'A source in short.',
);

export const leadSchema = named(
  'ResultLead',
  z.strictObject({ text: foreign, quote, source_ids: sourceIds }),
  'A claim that only sources make: to be followed, never counted.',
);

export const tallySchema = named(
  'ResultCredibilityTally',
  z.strictObject({
    high: count.describe('Four or five stars.'),
    medium: count.describe('Three or two.'),
    low: count.describe('One.'),
  }),
  'How many sources stand how high.',
);

const precision = z
  .enum(['year', 'month', 'day', 'time'])
  .describe('How exactly; `time` is by the clock of the place.');
const eventDate = text.describe('`2026`, `2026-10`, `2026-10-17` or `2026-10-17T06:40`.');

const eventSchema = named(
  'ResultEvent',
  z.strictObject({
    event_date: eventDate,
    precision,
    event_text: foreign,
    ...place,
    source_ids: sourceIds.describe('Who tells it; the first is quoted.'),
    entities_involved: z.array(foreign).describe('Names in the sentence.'),
    conflicting_dates: z
      .array(z.strictObject({ event_date: eventDate, precision, source_ids: sourceIds }))
      .describe('Other dates that sources give for the same.'),
  }),
  'Something that happened, as sources tell it.',
);

const role = z.strictObject({
  role: foreign.describe('As the page puts it.'),
  date: moment.nullable().describe('Of the first page that says so.'),
  source_ids: sourceIds,
  ...place,
});

const person = z.strictObject({ person: foreign, roles: z.array(role).describe('Earliest page first.') });

export const eventTimelineSchema = named(
  'ResultEventTimeline',
  z.strictObject({
    events: z.array(eventSchema).describe('Earliest first.'),
    people: z.array(person).describe('By what they are called, on pages of different days.'),
    undated: count.describe('Happenings that no source dates.'),
    skipped: text.nullable().describe('Why none was made; null where one was.'),
    skipped_code: code.nullable().describe('The same for programs.'),
  }),
  'What happened when, as sources tell it.',
);

const share = z.strictObject({
  clusters: count.describe('Voices.'),
  percent: count.describe('Whole percents of all voices; the three make 100.'),
});

const slant = z.strictObject({
  source_id: sourceId,
  lean,
  side: z.enum(SIDES).describe('How it speaks of the subject; of the claim it says nothing.'),
  passage: passage.nullable().describe('The passage that shows its side; null if it takes none.'),
  opinion_page: flag.describe('The page is an opinion piece: a column, an editorial, a letter.'),
});

export const balanceSchema = named(
  'ResultBalance',
  z.strictObject({
    subject: foreign.describe('Whom or what the voices speak of.'),
    score: z.number().min(0).max(10).describe('0 balanced – 10 strongly one-sided.'),
    band: z.enum(BANDS).describe('Of the score, in steps of two.'),
    for: share.describe('Voices in favour of it.'),
    neutral: share.describe('Voices that take no side.'),
    critical: share.describe('Voices that are critical of it.'),
    sources: z.array(slant).describe('How each source treats the subject.'),
    missing: foreign.nullable().describe('The side that is missing, and what to ask for it; null where none is.'),
    missing_code: code.nullable().describe('The same for programs.'),
    reasons: z.array(foreign).describe('What the score is made of, in sentences for people.'),
    reason_codes: z.array(code).describe('The same for programs.'),
  }),
  'How the sources as a whole treat the subject. No level, confidence or review reads it.',
);
