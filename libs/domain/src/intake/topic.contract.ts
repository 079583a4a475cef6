import { z } from 'zod';
import { VERIFICATION_LEVELS } from '../vocabulary';
import { MOMENT_PATTERN, parseMoment, type ParsedMoment } from './moment.policy';
import { identifierSchema, textSchema, jsonStoreSchema, webAddressSchema, nonBlankTextSchema } from './topic.fields';

/**
 * Topic payload, version 1, shared by HTTP, queue and command line; OpenAPI and JSON Schema are generated from it.
 * Unknown fields are rejected so that typos are noticed.
 */
export const TOPIC_LIMITS = {
  externalId: 500,
  title: 1_000,
  summary: 20_000,
  article: 500_000,
  url: 4_000,
  place: 500,
  label: 300,
  status: 100,
  entities: 200,
  sources: 1_000_000,
  /** Limit for `source_plan` and `verified_facts` each, as compact JSON in UTF-8. */
  storeBytes: 1_000_000,
} as const;

/** Maximum bytes of a character in JSON: two escapes such as \ud83d\udc77. */
const MAX_BYTES_PER_CHARACTER = 12;
/** Maximum growth of UTF-8 if the sender escapes to ASCII: two bytes become six. */
const MAX_ESCAPE_GROWTH = 3;
const { externalId, title, summary, article, url, place, label, status, entities, storeBytes } = TOPIC_LIMITS;
const MAX_CHARACTERS = externalId + title + summary + article + url + place + label + status + entities * label;

/** Upper limit for a valid topic as compact JSON, whatever the sender escapes. */
export const MAX_TOPIC_BYTES = MAX_CHARACTERS * MAX_BYTES_PER_CHARACTER + 2 * storeBytes * MAX_ESCAPE_GROWTH + 10_000;

const LANGUAGE = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,4}$/;
const scoreError = { error: 'must be a number from 0 to 100' };
const countError = { error: `must be a whole number from 0 to ${TOPIC_LIMITS.sources}` };

const OPTIONAL_FIELDS = {
  external_id: identifierSchema(externalId, {
    description: 'Your ID for the topic. Resending it updates the stored topic until its investigation starts.',
    examples: ['pipeline-4711'],
  }),
  title: nonBlankTextSchema(title, {
    description:
      'Headline. Plain text, like all text fields: markup is not interpreted and control characters are removed.',
    examples: ['Dock workers walk out in Harbor City'],
  }),
  summary: textSchema(summary).nullish(),
  article_text: textSchema(article).nullish(),
  url: webAddressSchema(url, {
    description: 'Page on which the topic was found. It is never counted as a source.',
    examples: ['https://news.example/dock-workers'],
  }).nullish(),
};

/** Date given by a person, limited to the near future. */
export const eventDaySchema = (now: () => Date) =>
  momentSchema(
    (text) => parseMoment(text, now(), 'person'),
    'Reported time of the event: ISO 8601, from 1900 to one year ahead; UTC if no time zone is given.',
    '2026-01-02',
  ).nullish();

const eventDateFields = (now: () => Date) => ({
  event_date: momentSchema(
    (text) => parseMoment(text, now()),
    'Reported time of the event: ISO 8601, from 1900 to five years ahead; UTC if no time zone is given.',
    '2026-01-02',
  ).nullish(),
  discovery_date: momentSchema(
    (text) => parseMoment(text, now()),
    'When the pipeline found the topic.',
    '2026-01-02T09:30:00Z',
  ).nullish(),
});

const momentSchema = (parse: (text: string) => ParsedMoment, description: string, example: string) =>
  z
    .string({ error: 'must be a string' })
    .superRefine((text, context) => {
      const parsed = parse(text);
      if ('fault' in parsed) context.addIssue({ code: 'custom', message: parsed.fault });
    })
    .meta({ pattern: MOMENT_PATTERN.source, description, examples: [example] });

const SUBJECT_FIELDS = {
  location: textSchema(place, { examples: ['Harbor City'] }).nullish(),
  entities: z
    .array(
      nonBlankTextSchema(label, { description: 'Person, organization or place.', examples: ['Harbor Workers Union'] }),
      {
        error: 'must be a list',
      },
    )
    .max(entities, `must not have more than ${entities} items`)
    .nullish(),
  category: textSchema(label, { examples: ['labor'] }).nullish(),
  language: z
    .string({ error: 'must be a string' })
    .regex(LANGUAGE, 'must be a language code (BCP 47) such as en or pt-BR')
    .meta({ examples: ['en'] })
    .nullish(),
};

const STATUS_FIELDS = {
  newsworthiness_score: z
    .number(scoreError)
    .min(0, scoreError)
    .max(100, scoreError)
    .meta({ examples: [65] }),
  status: identifierSchema(status, {
    description: 'Editorial state. Only `approved` topics are investigated.',
    examples: ['approved'],
  }),
  verification_status: z
    .enum(VERIFICATION_LEVELS, { error: `must be one of ${VERIFICATION_LEVELS.join(', ')}` })
    .nullish()
    .meta({ default: 'unverified' }),
  source_count: z
    .int(countError)
    .min(0, countError)
    .max(TOPIC_LIMITS.sources, countError)
    .nullish()
    .meta({ default: 0, description: 'Number of sources found by the pipeline.' }),
  source_plan: jsonStoreSchema(storeBytes, {
    description: `Merged with the stored value, never replaced; at most ${storeBytes} bytes.`,
  }).nullish(),
  verified_facts: jsonStoreSchema(storeBytes, {
    description: `Merged with the stored value, never replaced; at most ${storeBytes} bytes.`,
  }).nullish(),
  investigated: z.boolean({ error: 'must be true or false' }).nullish().meta({ default: false }),
};

/** `now` sets the limits for dates. Fields have the order of the documentation. */
export const topicSchema = (now: () => Date = () => new Date()) =>
  z.strictObject(
    { ...OPTIONAL_FIELDS, ...eventDateFields(now), ...SUBJECT_FIELDS, ...STATUS_FIELDS },
    { error: 'must be an object' },
  );

export type TopicFields = z.output<ReturnType<typeof topicSchema>>;
