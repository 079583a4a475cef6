import { reasonText, SOURCE_CHANGES, STANCES } from '@corroborate/domain';
import type { SourceCheckView, WatchedSource } from '@corroborate/housekeeping';
import { z } from 'zod';
import { answer, json, list, moment } from '../openapi/answer';

class DiffWordsAnswer extends answer({
  op: z.enum(['same', 'gone', 'new']).meta({ example: 'gone' }),
  text: z.string().meta({ example: '31' }),
}) {}

/** A changed part of a page. All of its text is untrusted: display it as plain text. */
export class PartDifferenceAnswer extends answer({
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
  words: list(DiffWordsAnswer).meta({ description: 'Word-level diff in reading order.' }),
}) {}

class LookReasonAnswer extends answer({
  code: z.string().meta({ example: 'watch.core-edited' }),
  params: json<object>({ type: 'object', additionalProperties: true, example: {} }),
  text: z.string().meta({ example: 'The sentence “…” now reads “…”.' }),
}) {}

class LookAnswer extends answer({
  look_id: z.int().meta({ example: 40 }),
  at: moment,
  change: z.enum(SOURCE_CHANGES).nullable().meta({
    example: 'silently-edited',
    description: 'Change since the decision; null if the page could not be read.',
  }),
  fresh: z.boolean().meta({ example: true, description: 'Whether this change is new and was reported.' }),
  reasons: list(LookReasonAnswer),
  differences: list(PartDifferenceAnswer),
  http_status: z.int().nullable().meta({ example: 200 }),
  final_url: z.string().nullable().meta({ example: 'https://news.example/report' }),
}) {}

export class WatchedSourceAnswer extends answer({
  source_id: z.int().meta({ example: 5 }),
  url: z.string().meta({ example: 'https://news.example/report' }),
  site: z.string().meta({ example: 'news.example' }),
  title: z.string().meta({ example: 'Fire injures 31' }),
  stance: z.enum(STANCES).nullable().meta({ example: 'supports' }),
  counts: z.boolean().meta({ example: true, description: 'Whether it is counted toward the level.' }),
  next_look_at: moment.nullable(),
  looks: list(LookAnswer).meta({ description: 'Checks, oldest first.' }),
}) {}

export class WatchedSourcesAnswer extends answer({
  sources: list(WatchedSourceAnswer),
}) {}

export const toWatchedSource = ({ looks, ...source }: WatchedSource): WatchedSourceAnswer =>
  WatchedSourceAnswer.of({ ...source, looks: looks.map(toSourceCheck) });

const toSourceCheck = ({ id: lookId, reasons, ...look }: SourceCheckView) => ({
  ...look,
  lookId,
  reasons: reasons.map((reason) => ({ ...reason, text: reasonText(reason) })),
});
