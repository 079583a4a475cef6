import { z } from 'zod';
import { PLACE_LEVELS } from '@corroborate/records';
import {
  address,
  count,
  flag,
  foreign,
  hits,
  moment,
  outcome,
  provider,
  reasons,
  site,
  sourceId,
  text,
  tier,
  whyNot,
} from './fields';
import { named } from './marks';

const population = count.nullable().describe('Inhabitants, as the gazetteer has it.');

const coordinates = z.strictObject({
  latitude: z.number().describe('Degrees, WGS 84.'),
  longitude: z.number().describe('Degrees, WGS 84.'),
});

const candidate = z.strictObject({
  name: text.describe('As the gazetteer has it.'),
  region: text.nullable().describe('State, province or region.'),
  country: text.describe('In English.'),
  population,
});

const source = z.strictObject({
  name: text.describe('How it is called.'),
  url: address,
  licence: text.describe('Under which it may be used.'),
  note: text.describe('What must be said of it.'),
});

const condition = z.strictObject({
  kind: z.literal('computed').describe('Worked out, not read anywhere.'),
  what: z.enum(['local-time', 'local-day', 'daylight', 'holiday']).describe('What it tells.'),
  text: text.describe('In a sentence.'),
  computed_from: text.describe('What it was computed from.'),
  inputs: z.record(z.string(), z.string()).describe('The values it was computed from, by name.'),
});

const localOutlet = z.strictObject({
  site,
  name: foreign,
  credibility_tier: tier,
  town: text.nullable().describe('Null for one that covers the whole region or country.'),
  asked: flag.describe('It was asked for by name.'),
  source_ids: z.array(sourceId).describe('What it brought to the case.'),
});

const localOutlets = z.strictObject({
  asked: flag.describe('They were asked by name.'),
  answered: flag.describe('At least one engine could look.'),
  engines: z
    .array(z.strictObject({ provider, outcome, hits, reason: whyNot }))
    .describe('The engines that were asked.'),
  outlets: z.array(localOutlet).describe('The nearest first.'),
});

export const placeSchema = named(
  'ResultPlace',
  z.strictObject({
    said: foreign.describe('As the topic says it.'),
    read_in: z.enum(['location', 'dateline', 'text']).describe('Where in the topic it was read.'),
    level: z.enum(PLACE_LEVELS).describe('How closely it is known; `ambiguous`: several places of the name.'),
    basis: z
      .enum(['told', 'text', 'only-one', 'population'])
      .nullable()
      .describe('Why this place and no other of the name.'),
    assumed: flag.describe('It was taken by the size of the town alone.'),
    unlisted: foreign.nullable().describe('The town as the topic names it where the gazetteer does not have it.'),
    town: text.nullable().describe('As the gazetteer has it; null where the place is wider, as in the next three.'),
    district: text.nullable().describe('County or district.'),
    region: text.nullable().describe('State, province or region.'),
    country: text.nullable().describe('In English.'),
    country_code: text.nullable().describe('ISO 3166-1 alpha-2.'),
    coordinates: coordinates.nullable().describe('Null where the gazetteer has none.'),
    population,
    time_zone: text.nullable().describe('IANA name.'),
    candidates: z.array(candidate).describe('What else the name may mean.'),
    source: source.describe('The gazetteer.'),
    ...reasons,
    at: moment.nullable().describe('The moment the conditions are of.'),
    conditions: z.array(condition).describe('Worked out, never quoted; they count as no detail.'),
    local_outlets: localOutlets.describe('Who reports there, and what they brought.'),
  }),
  'Where it happened.',
);
