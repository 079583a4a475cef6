import { z } from 'zod';
import {
  address,
  code,
  flag,
  foreign,
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
import { named } from './marks';
import { importance, lean, stars } from './parts.schema';

export const datedBy = named(
  'ResultDate',
  z.strictObject({
    value: moment,
    precision: z.enum(['second', 'minute', 'hour', 'day', 'month', 'year']).describe('How exactly it was given.'),
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
      .describe('Where it was read.'),
    zone: text.nullable().describe('Offset or zone as written; null where none was, and UTC was assumed.'),
    earliest: moment.nullable().describe('The true moment is not before it; null where nothing bounds it.'),
    latest: moment.nullable().describe('The true moment is not after it; null where nothing bounds it.'),
  }),
  'A date as it was read, how exactly, and within which bounds the true moment lies.',
);

const translation = z.strictObject({
  text: foreign,
  from: text.describe('Two-letter code of a language.'),
  into: text.describe('Two-letter code of a language.'),
  by: text.describe('The language model that translated.'),
});

const ranking = z.strictObject({ score: outOf100, ...reasons });

export const sourceSchema = named(
  'ResultSource',
  z.strictObject({
    source_id: sourceId,
    url: address,
    name: foreign,
    title: foreign.nullable().describe('Of the page; null where it could not be read.'),
    importance: importance.nullable().describe('Null where it could not be read.'),
    site,
    credibility_tier: tier,
    credible: flag.describe('Tier 1 or 2.'),
    stars: stars,
    lean: lean,
    counts: flag.describe('It is one of those that make up the voices that count toward the level.'),
    stance,
    passage: quote.nullable().describe('The passage that shows the stance, in the language of the page.'),
    language: text.nullable().describe('BCP 47, as far as it is known.'),
    translation: translation.nullable().describe('Of the passage, for people: it decides nothing.'),
    stance_reasons: z.array(text).describe('Why it was read so, in sentences for people.'),
    stance_reason_codes: z.array(code).describe('The same for programs.'),
    stance_rule: text.nullable().describe('The rule that read it so, as docs/rules.md names it.'),
    stance_caution: text.nullable().describe('The caution that kept a support from being one.'),
    cluster: text.describe('The voice it belongs to: an `id` of `clusters`.'),
    published: datedBy.nullable(),
    found_by: z
      .array(text)
      .describe('The engines that found it; `provided`, `late` or `reply` where somebody brought it himself.'),
    is_user_provided: z
      .boolean()
      .optional()
      .describe('Somebody brought it himself: with the order, later, or as a reply. Absent where nobody did.'),
    ranking: ranking.nullable().describe('By what engines showed; null where no search led to it.'),
    text_relevance: ranking.nullable().describe('How much of the topic its text speaks of.'),
  }),
  'A source that says something about the topic.',
);

export const topicPageSchema = named(
  'ResultTopicPage',
  z.strictObject({
    source_id: sourceId,
    url: address,
    name: foreign,
    site,
    cluster: text.describe('The voice it belongs to: an `id` of `clusters`.'),
  }),
  'A page on which the topic itself was found: no source on it, however much it says.',
);
