import { ApiProperty } from '@nestjs/swagger';
import { ADDED_KINDS, ADDED_MOMENTS, ADDED_STATES, type AddedSource } from '@corroborate/domain';
import type { LineageNode } from '@corroborate/investigation';
import { MOMENT } from '../openapi/answer.parts';

/** A source that somebody added to a case. All texts are what strangers wrote: show them as text alone. */
export class AddedSourceAnswer {
  @ApiProperty({ type: 'integer', example: 4 }) id: number;
  @ApiProperty({ enum: ADDED_KINDS, example: 'link' }) kind: AddedSource['kind'];
  @ApiProperty({
    enum: ADDED_MOMENTS,
    example: 'late',
    description: '`brief`: with the order; `late`: while the case ran or after it was over.',
  })
  moment: AddedSource['moment'];
  @ApiProperty({ type: String, nullable: true, example: 'https://harborcity.gov.example/notices/14' }) url:
    string | null;
  @ApiProperty({ type: String, nullable: true, example: null }) title: string | null;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'Who replied.' }) reply_from: string | null;
  @ApiProperty({ example: 'ann' }) added_by: string;
  @ApiProperty({ format: 'date-time', example: MOMENT }) added_at: string;
  @ApiProperty({
    enum: ADDED_STATES,
    example: 'weighed',
    description:
      '`waiting`: nobody has read it yet; `read`: it is captured; `weighed`: a decision was made with it; ' +
      '`unread`: nothing could be made of it, as `reason` says.',
  })
  state: AddedSource['state'];
  @ApiProperty({ type: 'integer', nullable: true, example: 9, description: 'Its capture, once it was read.' })
  source_id: number | null;
  @ApiProperty({ type: 'integer', nullable: true, minimum: 1, maximum: 5, example: 5, description: 'Its standing.' })
  stars: number | null;
  @ApiProperty({ type: [String], description: 'Up to three of its sentences, letter by letter.' }) quotes: string[];
  @ApiProperty({ type: String, nullable: true, example: null, description: 'Why nothing could be made of it.' })
  reason: string | null;
  @ApiProperty({ type: String, nullable: true, example: null }) reason_code: string | null;
  @ApiProperty({ type: 'integer', nullable: true, example: 3, description: 'The round that weighed it.' })
  round: number | null;
  @ApiProperty({ example: true, description: 'A decision that stood was made again for it.' }) recomputed: boolean;
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    nullable: true,
    example: null,
    description:
      'What it changed: `before` and `after` (level, independent credible sources, confidence, held, review ' +
      'reasons), `change_codes`, and `verdicts` of claims. Null where no decision stood.',
  })
  difference: object | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: MOMENT }) weighed_at: string | null;
}

export class AddedSourcesAnswer {
  @ApiProperty({ type: [AddedSourceAnswer] }) sources: AddedSourceAnswer[];
}

export class LineageNodeAnswer {
  @ApiProperty({ example: 'page:9' }) id: string;
  @ApiProperty({ type: String, nullable: true, example: 'hit:1:3' }) parent_id: string | null;
  @ApiProperty({ enum: ['query', 'given', 'hit', 'page', 'claim'], example: 'page' }) kind: LineageNode['kind'];
  @ApiProperty({ type: 'integer', nullable: true, example: 1 }) round: number | null;
  @ApiProperty({ example: 'gdelt', description: 'What found, read or extracted it.' }) tool: string;
  @ApiProperty({ type: String, nullable: true, example: 'gdelt' }) engine: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'What was asked; of a claim, the words of the page it rests on.',
  })
  query: string | null;
  @ApiProperty({ type: 'integer', nullable: true, example: 3, description: 'Where it stood among the hits.' })
  rank: number | null;
  @ApiProperty({ type: String, nullable: true, example: 'https://news.example/report' }) url: string | null;
  @ApiProperty({ type: 'integer', nullable: true, example: 9 }) source_id: number | null;
  @ApiProperty({ type: String, nullable: true, example: null }) claim_id: string | null;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'Who brought it.' }) by: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null }) at: string | null;
}

export class LineageAnswer {
  @ApiProperty({ type: [LineageNodeAnswer] }) nodes: LineageNodeAnswer[];
}

export const toNode = ({ parentId, sourceId, claimId, ...same }: LineageNode): LineageNodeAnswer => ({
  ...same,
  parent_id: parentId,
  source_id: sourceId,
  claim_id: claimId,
});
