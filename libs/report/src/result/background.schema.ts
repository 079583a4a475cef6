import { VERIFICATION_LEVELS } from '@corroborate/domain';
import { DETAIL_KINDS } from '@corroborate/records';
import { z } from 'zod';
import {
  address,
  code,
  count,
  day,
  flag,
  externalText,
  moment,
  provider,
  quote,
  reasons,
  rowId,
  share,
  site,
  text,
} from './fields';
import { namedSchema } from './named-schemas';

const sourceFields = { source_url: address, source_name: externalText };

export const detailSchema = namedSchema(
  'ResultDetail',
  z.strictObject({
    kind: z.enum(DETAIL_KINDS).describe('Subject.'),
    text: externalText.describe('Subject and quote.'),
    quote,
    ...sourceFields,
    date: moment.nullable().describe('Date the sentence refers to, if it gives a full date.'),
    ...reasons,
  }),
  'A supporting detail. It explains the topic but never confirms it.',
);

export const earlierEventSchema = namedSchema(
  'ResultEarlierEvent',
  z.strictObject({
    when: text.nullable().describe('Date (`2024-05-06`) or year; null if the sentence gives neither.'),
    quote,
    ...sourceFields,
    ...reasons,
  }),
  'A similar earlier event.',
);

export const precedentsSchema = namedSchema(
  'ResultPrecedents',
  z.strictObject({
    count: count.describe('Number of sentences and reports found on similar events; not a complete count.'),
    first: text.nullable().describe('Earliest date or year named.'),
    last: text.nullable().describe('Latest date or year named.'),
    sources: z.array(externalText),
    note: text.describe('The same as sentences.'),
  }),
  'Similar earlier events that were found.',
);

const articles = count.describe('Number of reports.');

const wave = z.strictObject({
  from: day,
  to: day,
  articles,
  days_before: z.number().describe('Days between the end of the wave and the event.'),
});

export const coverageTimelineSchema = namedSchema(
  'ResultCoverageTimeline',
  z.strictObject({
    provider,
    query: text.describe('Search terms counted.'),
    event_day: day,
    event_day_given: z
      .boolean()
      .optional()
      .describe('False if the event date is unknown and the discovery date is used instead. Absent in older results.'),
    from: day,
    to: day,
    days: z.array(z.strictObject({ day, articles })).describe('Days with at least one report, UTC.'),
    start: day.nullable().describe('First day of coverage of the event; null if there is none.'),
    earlier_waves: z.array(wave).describe('Earlier waves of coverage well before the event, largest first.'),
    note: text.nullable().describe('Warning if an old story may have been republished; never affects the decision.'),
  }),
  'Coverage before and after the event. Shows when it was reported, not whether it is true.',
);

export const oldStorySignsSchema = namedSchema(
  'ResultOldStorySigns',
  z.strictObject({
    note: text.nullable().describe('Finding from the coverage before the event.'),
    retellings: z
      .array(z.strictObject({ title: externalText, url: address, site, date: moment, ...reasons }))
      .describe('Much older reports that resemble the event of the topic.'),
  }),
  'Signs that an old story may have been republished; never affect the decision.',
);

const relatedTopic = namedSchema(
  'ResultRelatedTopic',
  z.strictObject({
    topic_id: rowId.describe('Row id of the topic.'),
    external_id: text.describe('External id of the topic.'),
    title: externalText,
    verification_status: z.enum(VERIFICATION_LEVELS).describe('Current verification level.'),
    status: text.describe('Status set by the pipeline.'),
    investigated: flag.describe('Whether it has been investigated.'),
    investigation_id: rowId.nullable().describe('Its latest investigation.'),
    date: moment.nullable().describe('Date of the event or, if unknown, of its discovery.'),
    when: z.enum(['before', 'same time', 'after']).nullable().describe('Time relative to the topic of this result.'),
    score: share.nullable().describe('Likelihood that both are the same event; null in a series.'),
    same_page: flag.describe('True if both were found on the same page; most likely a duplicate topic.'),
    ...reasons,
  }),
  'Another topic in this database: context, never evidence.',
);

export const relatedTopicsSchema = namedSchema(
  'ResultRelatedTopics',
  z.strictObject({
    same_event: z.array(relatedTopic).describe('Most likely first.'),
    same_series: z.array(relatedTopic).describe('The same kind of event at another time, nearest first.'),
    note: text.nullable().describe('The same as a sentence.'),
  }),
  'Other topics in this database at the time of the decision.',
);

export const notLookedUpSchema = z.strictObject({
  what: text.describe('`public registers` or `background`.'),
  reason: text.describe('Reasons, as sentences.'),
  reason_codes: z.array(code),
});

const need = z.strictObject({ needed: flag.describe('Whether it was looked up.'), ...reasons });

export const backgroundNeedsSchema = namedSchema(
  'ResultBackgroundNeeds',
  z.strictObject({
    records: need.nullable().describe('Public registers; null if the stage failed.'),
    context: need.nullable().describe('Reference works, earlier events and coverage; null if the stage failed.'),
  }),
  'Why registers and background were or were not looked up.',
);
