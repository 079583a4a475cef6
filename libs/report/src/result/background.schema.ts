import { VERIFICATION_LEVELS } from '@corroborate/domain';
import { DETAIL_KINDS } from '@corroborate/records';
import { z } from 'zod';
import {
  address,
  code,
  count,
  day,
  flag,
  foreign,
  moment,
  provider,
  quote,
  reasons,
  rowId,
  share,
  site,
  text,
} from './fields';
import { named } from './marks';

const from = { source_url: address, source_name: foreign };

export const detailSchema = named(
  'ResultDetail',
  z.strictObject({
    kind: z.enum(DETAIL_KINDS).describe('What it is about.'),
    text: foreign.describe('What it is about, and the quote.'),
    quote,
    ...from,
    date: moment.nullable().describe('The day that the sentence speaks of, where it names a full one.'),
    ...reasons,
  }),
  'A supporting detail. It explains the topic; it never confirms it.',
);

export const earlierEventSchema = named(
  'ResultEarlierEvent',
  z.strictObject({
    when: text.nullable().describe('A day (`2024-05-06`) or a year; null where the sentence names none.'),
    quote,
    ...from,
    ...reasons,
  }),
  'Something of the kind that happened before.',
);

export const precedentsSchema = named(
  'ResultPrecedents',
  z.strictObject({
    count: count.describe('Sentences and reports that tell of one: what was found, not all there was.'),
    first: text.nullable().describe('The earliest day or year named.'),
    last: text.nullable().describe('The latest.'),
    sources: z.array(foreign),
    note: text.describe('The same in sentences.'),
  }),
  'How often the like was found to have happened before.',
);

const articles = count.describe('Reports counted.');

const wave = z.strictObject({
  from: day,
  to: day,
  articles,
  days_before: z.number().describe('Days from its last to the event.'),
});

export const coverageTimelineSchema = named(
  'ResultCoverageTimeline',
  z.strictObject({
    provider,
    query: text.describe('The words that were counted.'),
    event_day: day,
    event_day_given: z
      .boolean()
      .optional()
      .describe('False: nobody says the day; it is that on which the topic was found. Results of old do not say.'),
    from: day,
    to: day,
    days: z.array(z.strictObject({ day, articles })).describe('Only days with a report, UTC.'),
    start: day.nullable().describe('First day of the coverage of the event; null where there is none.'),
    earlier_waves: z.array(wave).describe('Well before the event, largest first.'),
    note: text.nullable().describe('Where an old story may have come back; it decides nothing.'),
  }),
  'How coverage went before and after the event: when it was told, never whether it is true.',
);

export const oldStorySignsSchema = named(
  'ResultOldStorySigns',
  z.strictObject({
    note: text.nullable().describe('What the coverage before the event shows.'),
    retellings: z
      .array(z.strictObject({ title: foreign, url: address, site, date: moment, ...reasons }))
      .describe('Reports of long before that read like the event of the topic.'),
  }),
  'Signs that an old story may have come back; they decide nothing.',
);

const relatedTopic = named(
  'ResultRelatedTopic',
  z.strictObject({
    topic_id: rowId.describe('Row of the topic.'),
    external_id: text.describe('Your id of the topic.'),
    title: foreign,
    verification_status: z.enum(VERIFICATION_LEVELS).describe('Where it stands.'),
    status: text.describe('As the pipeline gave it.'),
    investigated: flag.describe('It was investigated.'),
    investigation_id: rowId.nullable().describe('The last investigation of it.'),
    date: moment.nullable().describe('Of the event, or else of its discovery.'),
    when: z.enum(['before', 'same time', 'after']).nullable().describe('Against the topic of this result.'),
    score: share.nullable().describe('How surely it is one event; null in a series.'),
    same_page: flag.describe('Both were found on one page: the same topic twice, most likely.'),
    ...reasons,
  }),
  'Another topic of this database: context, never evidence.',
);

export const relatedTopicsSchema = named(
  'ResultRelatedTopics',
  z.strictObject({
    same_event: z.array(relatedTopic).describe('Surest first.'),
    same_series: z.array(relatedTopic).describe('The same kind of event at another time, nearest first.'),
    note: text.nullable().describe('The same in a sentence.'),
  }),
  'Other topics of this database as they stood when it was decided.',
);

export const notLookedUpSchema = z.strictObject({
  what: text.describe('`public registers` or `background`.'),
  reason: text.describe('Why not, in sentences for people.'),
  reason_codes: z.array(code),
});

const need = z.strictObject({ needed: flag.describe('It was looked up.'), ...reasons });

export const backgroundNeedsSchema = named(
  'ResultBackgroundNeeds',
  z.strictObject({
    records: need.nullable().describe('Public registers; null where the stage was lost.'),
    context: need.nullable().describe('Reference works, earlier events, coverage; null where the stage was lost.'),
  }),
  'Why registers and background were looked up, or why not.',
);
