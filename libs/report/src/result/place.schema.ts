import { z } from 'zod';
import { PLACE_LEVELS } from '@corroborate/records';
import {
  address,
  count,
  flag,
  externalText,
  hits,
  moment,
  outcome,
  provider,
  reasons,
  site,
  sourceId,
  text,
  tier,
  noAnswerReason,
} from './fields';
import { namedSchema } from './named-schemas';

const population = count.nullable().describe('Population from the gazetteer.');

const coordinates = z.strictObject({
  latitude: z.number().describe('Degrees, WGS 84.'),
  longitude: z.number().describe('Degrees, WGS 84.'),
});

const candidate = z.strictObject({
  name: text.describe('Name in the gazetteer.'),
  region: text.nullable().describe('State, province or region.'),
  country: text.describe('English name.'),
  population,
});

const source = z.strictObject({
  name: text.describe('Name.'),
  url: address,
  licence: text.describe('License.'),
  note: text.describe('Attribution notice.'),
});

const condition = z.strictObject({
  kind: z.literal('computed').describe('Computed, not quoted from a source.'),
  what: z.enum(['local-time', 'local-day', 'daylight', 'holiday']).describe('Kind of condition.'),
  text: text.describe('As a sentence.'),
  computed_from: text.describe('Data it was computed from.'),
  inputs: z.record(z.string(), z.string()).describe('Input values, by name.'),
});

const localOutlet = z.strictObject({
  site,
  name: externalText,
  credibility_tier: tier,
  town: text.nullable().describe('Null for an outlet that covers the whole region or country.'),
  asked: flag.describe('True if it was searched by name.'),
  source_ids: z.array(sourceId).describe('Sources it contributed to the case.'),
});

const localOutlets = z.strictObject({
  asked: flag.describe('True if local outlets were searched by name.'),
  answered: flag.describe('True if at least one search engine answered.'),
  engines: z
    .array(z.strictObject({ provider, outcome, hits, reason: noAnswerReason }))
    .describe('Search engines queried.'),
  outlets: z.array(localOutlet).describe('Nearest first.'),
});

export const placeSchema = namedSchema(
  'ResultPlace',
  z.strictObject({
    said: externalText.describe('Place in the words of the topic.'),
    read_in: z.enum(['location', 'dateline', 'text']).describe('Part of the topic that names it.'),
    level: z.enum(PLACE_LEVELS).describe('Precision of the place; `ambiguous`: several places share the name.'),
    basis: z
      .enum(['told', 'text', 'only-one', 'population'])
      .nullable()
      .describe('Why this place was chosen among others with the same name.'),
    assumed: flag.describe('True if it was chosen only because it is the largest.'),
    unlisted: externalText.nullable().describe('Town named in the topic but not in the gazetteer.'),
    town: text
      .nullable()
      .describe(
        'Name in the gazetteer; null if the place is larger than a town. The same applies to the next three fields.',
      ),
    district: text.nullable().describe('County or district.'),
    region: text.nullable().describe('State, province or region.'),
    country: text.nullable().describe('English name.'),
    country_code: text.nullable().describe('ISO 3166-1 alpha-2.'),
    coordinates: coordinates.nullable().describe('Null if not in the gazetteer.'),
    population,
    time_zone: text.nullable().describe('IANA time zone name.'),
    candidates: z.array(candidate).describe('Other places with this name.'),
    source: source.describe('Gazetteer used.'),
    ...reasons,
    at: moment.nullable().describe('Time the conditions apply to.'),
    conditions: z.array(condition).describe('Computed conditions; not counted as supporting details.'),
    local_outlets: localOutlets.describe('Local outlets and the sources they contributed.'),
  }),
  'Location of the event.',
);
