import { z } from 'zod';
import {
  address,
  code,
  flag,
  externalText,
  moment,
  outOf100,
  quote,
  reasons,
  site,
  sourceId,
  stance,
  text,
  tier,
} from './fields';
import { namedSchema } from './named-schemas';
import { importance, lean, stars } from './parts.schema';

export const datedBy = namedSchema(
  'ResultDate',
  z.strictObject({
    value: moment,
    precision: z.enum(['second', 'minute', 'hour', 'day', 'month', 'year']).describe('Precision of the date.'),
    signal: z
      .enum([
        'json-ld',
        'meta',
        'time-element',
        'visible-text',
        'url',
        'feed',
        'http-header',
        'engine',
        'archive-capture',
        'platform',
      ])
      .describe('Where the date was found.'),
    zone: text.nullable().describe('Time zone or offset as written; null if none was given and UTC was assumed.'),
    earliest: moment.nullable().describe('Earliest possible time; null if unknown.'),
    latest: moment.nullable().describe('Latest possible time; null if unknown.'),
  }),
  'A date with its precision and the bounds of the actual time.',
);

const translation = z.strictObject({
  text: externalText,
  from: text.describe('ISO 639-1 language code.'),
  into: text.describe('ISO 639-1 language code.'),
  by: text.describe('Language model that translated it.'),
});

const ranking = z.strictObject({ score: outOf100, ...reasons });

export const sourceSchema = namedSchema(
  'ResultSource',
  z.strictObject({
    source_id: sourceId,
    url: address,
    name: externalText,
    title: externalText.nullable().describe('Title of the page; null if it could not be read.'),
    importance: importance.nullable().describe('Null if the page could not be read.'),
    site,
    credibility_tier: tier,
    credible: flag.describe('True for tier 1 or 2.'),
    stars: stars,
    lean: lean,
    counts: flag.describe('True if it is counted toward the level.'),
    stance,
    passage: quote.nullable().describe('Passage that shows the stance, in the language of the page.'),
    language: text.nullable().describe('BCP 47 language tag; null if unknown.'),
    translation: translation.nullable().describe('Translation of the passage; never affects the decision.'),
    stance_reasons: z.array(text).describe('Reasons for the stance, as sentences.'),
    stance_reason_codes: z.array(code).describe('Machine-readable form.'),
    stance_rule: text.nullable().describe('Rule that determined the stance; see docs/rules.md.'),
    stance_caution: text.nullable().describe('Caution that prevented the source from counting as support.'),
    cluster: text.describe('Independent source it belongs to: an `id` in `clusters`.'),
    published: datedBy.nullable(),
    found_by: z.array(text).describe('Search engines that found it; `provided`, `late` or `reply` if a user added it.'),
    is_user_provided: z
      .boolean()
      .optional()
      .describe('True if a user added it: with the request, later or as a reply. Absent otherwise.'),
    ranking: ranking.nullable().describe('Ranking from search results; null if no search found it.'),
    text_relevance: ranking.nullable().describe('How much of the topic its text covers.'),
  }),
  'A source on the topic.',
);

export const topicPageSchema = namedSchema(
  'ResultTopicPage',
  z.strictObject({
    source_id: sourceId,
    url: address,
    name: externalText,
    site,
    cluster: text.describe('Independent source it belongs to: an `id` in `clusters`.'),
  }),
  'A page on which the topic itself was found; never counted as a source.',
);
