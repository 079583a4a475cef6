import { z } from 'zod';
import { ACTOR_KINDS, TRACK_KINDS } from '@corroborate/records';
import {
  address,
  code,
  count,
  flag,
  externalText,
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
  noAnswerReason,
} from './fields';
import { namedSchema } from './named-schemas';

const sourceFields = { source_url: address, source_name: externalText, date: moment.nullable() };

const statement = namedSchema(
  'ResultActorStatement',
  z.strictObject({
    speaker: externalText,
    quote,
    ...sourceFields,
    source_id: sourceId.nullable().describe('Null if the page was not read as evidence.'),
    credibility_tier: tier,
    same_matter: flag.describe('True if it shares the event or several distinctive words with the topic.'),
    ...reasons,
  }),
  'A statement attributed to an actor.',
);

const identity = z.strictObject({
  state: z.enum(['resolved', 'not told apart', 'not found', 'not asked']).describe('Whether the actor was identified.'),
  ...reasons,
  candidates: z
    .array(z.strictObject({ name: externalText, description: externalText, url: address }))
    .describe('Other entries with the same name.'),
});

const trackEntry = z.strictObject({
  kind: z.enum(TRACK_KINDS).describe('Kind of entry.'),
  text: externalText,
  quote,
  ...sourceFields,
  source_url: address.nullable(),
  investigation_id: rowId.nullable().describe('Investigation in this database, if the entry comes from one.'),
});

const detail = z.strictObject({
  kind: z
    .enum(['description', 'legal-name', 'status', 'place', 'office', 'owner', 'news-house'])
    .describe('Kind of detail.'),
  text: externalText,
  quote,
  ...sourceFields,
});

export const actorSchema = namedSchema(
  'ResultActor',
  z.strictObject({
    name: externalText,
    kind: z.enum(ACTOR_KINDS).describe('Kind of actor, as far as known.'),
    ...reasons,
    aliases: z.array(externalText),
    role: z
      .strictObject({ quote, source_name: externalText, source_url: address.nullable() })
      .nullable()
      .describe('The sentence that names the actor with its role.'),
    identity: identity.describe('Identification of the actor, as far as possible.'),
    identifiers: z
      .array(
        z.strictObject({
          scheme: text.describe('Identifier scheme: `wikidata`, `lei`, `cik` …'),
          value: externalText,
          url: address,
        }),
      )
      .describe('Identifiers in registers and reference works.'),
    details: z.array(detail).describe('Details from sources.'),
    earlier_statements: z.array(statement).describe('Published before the event.'),
    statements: z.array(statement).describe('From reports on the event.'),
    track_record: z
      .strictObject({
        counts: z
          .partialRecord(z.enum(TRACK_KINDS), count)
          .describe('Number of entries by kind, including those not shown.'),
        note: text.nullable().describe('Limits of what such entries prove.'),
        entries: z.array(trackEntry).describe('Latest entries of each kind.'),
      })
      .describe('Records about the actor. An entry is not a finding of guilt.'),
    asked: z
      .array(
        z.strictObject({
          provider,
          about: text.describe('Subject of the lookup: `identity`, `statements` or `record`.'),
          outcome,
          reason: noAnswerReason,
          hits,
          cost_usd: usd,
        }),
      )
      .describe('Lookups made for the actor.'),
  }),
  'A person or organization that the topic is about or that comments on it. Background only: ' +
    'never evidence and never affects the level.',
);

export const unprofiledSchema = namedSchema(
  'ResultUnprofiled',
  z.strictObject({
    who: z.enum(['a private person', 'a person']).describe('Description without the name.'),
    reason: text.describe('Reason, as a sentence.'),
    reason_code: code,
  }),
  'A person named in the topic who was not looked up; the name is withheld.',
);
