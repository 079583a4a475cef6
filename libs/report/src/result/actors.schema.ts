import { z } from 'zod';
import { ACTOR_KINDS, TRACK_KINDS } from '@corroborate/records';
import {
  address,
  code,
  count,
  flag,
  foreign,
  hits,
  moment,
  outcome,
  provider,
  quote,
  reasons,
  rowId,
  sourceId,
  text,
  tier,
  usd,
  whyNot,
} from './fields';
import { named } from './marks';

const from = { source_url: address, source_name: foreign, date: moment.nullable() };

const statement = named(
  'ResultActorStatement',
  z.strictObject({
    speaker: foreign,
    quote,
    ...from,
    source_id: sourceId.nullable().describe('Null where the page was not read as evidence.'),
    credibility_tier: tier,
    same_matter: flag.describe('It shares with the topic what happened, or several telling words.'),
    ...reasons,
  }),
  'What an actor is said to have said.',
);

const identity = z.strictObject({
  state: z.enum(['resolved', 'not told apart', 'not found', 'not asked']).describe('Whether it is known who it is.'),
  ...reasons,
  candidates: z
    .array(z.strictObject({ name: foreign, description: foreign, url: address }))
    .describe('Who else goes by the name.'),
});

const trackEntry = z.strictObject({
  kind: z.enum(TRACK_KINDS).describe('What kind of entry.'),
  text: foreign,
  quote,
  ...from,
  source_url: address.nullable(),
  investigation_id: rowId.nullable().describe('Of this database, where it is one.'),
});

const detail = z.strictObject({
  kind: z
    .enum(['description', 'legal-name', 'status', 'place', 'office', 'owner', 'news-house'])
    .describe('What it tells.'),
  text: foreign,
  quote,
  ...from,
});

export const actorSchema = named(
  'ResultActor',
  z.strictObject({
    name: foreign,
    kind: z.enum(ACTOR_KINDS).describe('What it seems to be.'),
    ...reasons,
    aliases: z.array(foreign),
    role: z
      .strictObject({ quote, source_name: foreign, source_url: address.nullable() })
      .nullable()
      .describe('The sentence in which it is named with what it does.'),
    identity: identity.describe('Who it is, as far as it could be told.'),
    identifiers: z
      .array(z.strictObject({ scheme: text.describe('`wikidata`, `lei`, `cik` …'), value: foreign, url: address }))
      .describe('Where it is known by a number or an address.'),
    details: z.array(detail).describe('What sources say of it.'),
    earlier_statements: z.array(statement).describe('Published before the event.'),
    statements: z.array(statement).describe('In reports of the event.'),
    track_record: z
      .strictObject({
        counts: z
          .partialRecord(z.enum(TRACK_KINDS), count)
          .describe('How many of each kind, those not shown included.'),
        note: text.nullable().describe('What such entries do not show.'),
        entries: z.array(trackEntry).describe('The latest of each kind.'),
      })
      .describe('What is on record; an entry is no finding of guilt.'),
    asked: z
      .array(
        z.strictObject({
          provider,
          about: text.describe('What was asked: `identity`, `statements` or `record`.'),
          outcome,
          reason: whyNot,
          hits,
          cost_usd: usd,
        }),
      )
      .describe('Who was asked about it.'),
  }),
  'Somebody the topic is about or who speaks on it. Background: nothing of it is evidence or changes the level.',
);

export const unprofiledSchema = named(
  'ResultUnprofiled',
  z.strictObject({
    who: z.enum(['a private person', 'a person']).describe('Said without the name.'),
    reason: text.describe('Why not, in a sentence for people.'),
    reason_code: code,
  }),
  'Somebody named in the topic who was not looked up, without the name.',
);
