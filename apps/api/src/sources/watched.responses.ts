import { toReasonText, SOURCE_CHANGES, STANCES } from '@corroborate/domain';
import type { SourceCheckView, WatchedSource } from '@corroborate/housekeeping';
import { z } from 'zod';
import { responseType, json, list, moment } from '../openapi/response.type';

class DiffWordsResponse extends responseType({
  op: z.enum(['same', 'gone', 'new']).meta({ example: 'gone' }),
  text: z.string().meta({ example: '31' }),
}) {}

/** A changed part of a page. All of its text is untrusted: display it as plain text. */
export class PartDifferenceResponse extends responseType({
  part: z.enum(['core', 'number', 'headline']).meta({
    example: 'core',
    description:
      '`core`: key sentence for the case. `number`: sentence with a changed figure. `headline`: the ' + 'headline.',
  }),
  before: z.string().meta({ example: 'A fire injured 31 people.' }),
  after: z
    .string()
    .nullable()
    .meta({ example: 'A fire injured 13 people.', description: 'New text; null if removed.' }),
  words: list(DiffWordsResponse).meta({ description: 'Word-level diff in reading order.' }),
}) {}

class SourceCheckReasonResponse extends responseType({
  code: z.string().meta({ example: 'watch.core-edited' }),
  params: json<object>({ type: 'object', additionalProperties: true, example: {} }),
  text: z.string().meta({ example: 'The sentence “…” now reads “…”.' }),
}) {}

class SourceCheckResponse extends responseType({
  look_id: z.int().meta({ example: 40 }),
  at: moment,
  change: z.enum(SOURCE_CHANGES).nullable().meta({
    example: 'silently-edited',
    description: 'Change since the decision; null if the page could not be read.',
  }),
  fresh: z.boolean().meta({ example: true, description: 'Whether this change is new and was reported.' }),
  reasons: list(SourceCheckReasonResponse),
  differences: list(PartDifferenceResponse),
  http_status: z.int().nullable().meta({ example: 200 }),
  final_url: z.string().nullable().meta({ example: 'https://news.example/report' }),
}) {}

export class WatchedSourceResponse extends responseType({
  source_id: z.int().meta({ example: 5 }),
  url: z.string().meta({ example: 'https://news.example/report' }),
  site: z.string().meta({ example: 'news.example' }),
  title: z.string().meta({ example: 'Fire injures 31' }),
  stance: z.enum(STANCES).nullable().meta({ example: 'supports' }),
  counts: z.boolean().meta({ example: true, description: 'Whether it is counted toward the level.' }),
  next_look_at: moment.nullable(),
  looks: list(SourceCheckResponse).meta({ description: 'Checks, oldest first.' }),
}) {}

export class WatchedSourcesResponse extends responseType({
  sources: list(WatchedSourceResponse),
}) {}

export const toWatchedSource = ({ looks, ...source }: WatchedSource): WatchedSourceResponse =>
  WatchedSourceResponse.of({ ...source, looks: looks.map(toSourceCheck) });

const toSourceCheck = ({ id: lookId, reasons, ...look }: SourceCheckView) => ({
  ...look,
  lookId,
  reasons: reasons.map((reason) => ({ ...reason, text: toReasonText(reason) })),
});
