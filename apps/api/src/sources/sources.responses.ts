import { ADDED_SOURCE_KINDS, ADDED_SOURCE_MOMENTS, ADDED_SOURCE_STATES } from '@corroborate/domain';
import { z } from 'zod';
import { responseType, json, list, moment } from '../openapi/response.type';

/** An added source. All of its text is untrusted: display it as plain text. */
export class AddedSourceResponse extends responseType({
  id: z.int().meta({ example: 4 }),
  kind: z.enum(ADDED_SOURCE_KINDS).meta({ example: 'link' }),
  moment: z.enum(ADDED_SOURCE_MOMENTS).meta({
    example: 'late',
    description: '`brief`: with the request. `late`: during or after the investigation.',
  }),
  url: z.string().nullable().meta({ example: 'https://harborcity.gov.example/notices/14' }),
  title: z.string().nullable().meta({ example: null }),
  reply_from: z.string().nullable().meta({ example: null, description: 'Author of the reply.' }),
  added_by: z.string().meta({ example: 'ann' }),
  added_at: moment,
  state: z.enum(ADDED_SOURCE_STATES).meta({
    example: 'weighed',
    description:
      '`waiting`: not read yet. `read`: captured. `weighed`: included in a decision. `unread`: could not ' +
      'be read, see `reason`.',
  }),
  source_id: z.int().nullable().meta({ example: 9, description: 'ID of its capture; null until read.' }),
  stars: z.int().min(1).max(5).nullable().meta({ example: 5, description: 'Credibility from 1 to 5 stars.' }),
  quotes: z.array(z.string()).meta({ description: 'Up to three exact quotes.' }),
  reason: z.string().nullable().meta({ example: null, description: 'Reason why it could not be read.' }),
  reason_code: z.string().nullable().meta({ example: null }),
  round: z.int().nullable().meta({ example: 3, description: 'Round whose decision included it.' }),
  recomputed: z.boolean().meta({ example: true, description: 'Whether an existing decision was recomputed with it.' }),
  difference: json<object>({
    type: 'object',
    additionalProperties: true,
    example: null,
    description:
      'Difference in the decision: `before` and `after` (level, independent credible sources, confidence, ' +
      'held, review reasons), `change_codes`, and claim `verdicts`. Null without an earlier decision.',
  }).nullable(),
  weighed_at: moment.nullable(),
}) {}

export class AddedSourcesResponse extends responseType({
  sources: list(AddedSourceResponse),
}) {}

class LineageNodeResponse extends responseType({
  id: z.string().meta({ example: 'page:9' }),
  parent_id: z.string().nullable().meta({ example: 'hit:1:3' }),
  kind: z.enum(['query', 'given', 'hit', 'page', 'claim']).meta({ example: 'page' }),
  round: z.int().nullable().meta({ example: 1 }),
  tool: z.string().meta({ example: 'gdelt', description: 'Tool that found, read or extracted it.' }),
  engine: z.string().nullable().meta({ example: 'gdelt' }),
  query: z
    .string()
    .nullable()
    .meta({ example: null, description: 'Query text; for a claim, the supporting quote from the page.' }),
  rank: z.int().nullable().meta({ example: 3, description: 'Rank in the search results.' }),
  url: z.string().nullable().meta({ example: 'https://news.example/report' }),
  source_id: z.int().nullable().meta({ example: 9 }),
  claim_id: z.string().nullable().meta({ example: null }),
  by: z.string().nullable().meta({ example: null, description: 'User who added it.' }),
  at: z.string().nullable().meta({ format: 'date-time', example: null }),
}) {}

export class LineageResponse extends responseType({
  nodes: list(LineageNodeResponse),
}) {}
