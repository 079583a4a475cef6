import { ADDED_KINDS, ADDED_MOMENTS, ADDED_STATES } from '@corroborate/domain';
import type { LineageNode } from '@corroborate/investigation';
import { z } from 'zod';
import { answer, json, list, moment } from '../openapi/answer';

/** A source that somebody added to a case. All texts are what strangers wrote: show them as text alone. */
export class AddedSourceAnswer extends answer({
  id: z.int().meta({ example: 4 }),
  kind: z.enum(ADDED_KINDS).meta({ example: 'link' }),
  moment: z.enum(ADDED_MOMENTS).meta({
    example: 'late',
    description: '`brief`: with the order; `late`: while the case ran or after it was over.',
  }),
  url: z.string().nullable().meta({ example: 'https://harborcity.gov.example/notices/14' }),
  title: z.string().nullable().meta({ example: null }),
  reply_from: z.string().nullable().meta({ example: null, description: 'Who replied.' }),
  added_by: z.string().meta({ example: 'ann' }),
  added_at: moment,
  state: z.enum(ADDED_STATES).meta({
    example: 'weighed',
    description:
      '`waiting`: nobody has read it yet; `read`: it is captured; `weighed`: a decision was made with it; ' +
      '`unread`: nothing could be made of it, as `reason` says.',
  }),
  source_id: z.int().nullable().meta({ example: 9, description: 'Its capture, once it was read.' }),
  stars: z.int().min(1).max(5).nullable().meta({ example: 5, description: 'Its standing.' }),
  quotes: z.array(z.string()).meta({ description: 'Up to three of its sentences, letter by letter.' }),
  reason: z.string().nullable().meta({ example: null, description: 'Why nothing could be made of it.' }),
  reason_code: z.string().nullable().meta({ example: null }),
  round: z.int().nullable().meta({ example: 3, description: 'The round that weighed it.' }),
  recomputed: z.boolean().meta({ example: true, description: 'A decision that stood was made again for it.' }),
  difference: json<object>({
    type: 'object',
    additionalProperties: true,
    example: null,
    description:
      'What it changed: `before` and `after` (level, independent credible sources, confidence, held, review ' +
      'reasons), `change_codes`, and `verdicts` of claims. Null where no decision stood.',
  }).nullable(),
  weighed_at: moment.nullable(),
}) {}

export class AddedSourcesAnswer extends answer({
  sources: list(AddedSourceAnswer),
}) {}

export class LineageNodeAnswer extends answer({
  id: z.string().meta({ example: 'page:9' }),
  parent_id: z.string().nullable().meta({ example: 'hit:1:3' }),
  kind: z.enum(['query', 'given', 'hit', 'page', 'claim']).meta({ example: 'page' }),
  round: z.int().nullable().meta({ example: 1 }),
  tool: z.string().meta({ example: 'gdelt', description: 'What found, read or extracted it.' }),
  engine: z.string().nullable().meta({ example: 'gdelt' }),
  query: z
    .string()
    .nullable()
    .meta({ example: null, description: 'What was asked; of a claim, the words of the page it rests on.' }),
  rank: z.int().nullable().meta({ example: 3, description: 'Where it stood among the hits.' }),
  url: z.string().nullable().meta({ example: 'https://news.example/report' }),
  source_id: z.int().nullable().meta({ example: 9 }),
  claim_id: z.string().nullable().meta({ example: null }),
  by: z.string().nullable().meta({ example: null, description: 'Who brought it.' }),
  at: z.string().nullable().meta({ format: 'date-time', example: null }),
}) {}

export class LineageAnswer extends answer({
  nodes: list(LineageNodeAnswer),
}) {}

export const toNode = ({ parentId, sourceId, claimId, ...same }: LineageNode): LineageNodeAnswer => ({
  ...same,
  parent_id: parentId,
  source_id: sourceId,
  claim_id: claimId,
});
