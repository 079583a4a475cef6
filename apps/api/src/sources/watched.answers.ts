import { ApiProperty } from '@nestjs/swagger';
import { sentenceOf, SOURCE_CHANGES, STANCES } from '@corroborate/domain';
import type { LookView, WatchedSource } from '@corroborate/investigation';
import { MOMENT } from '../openapi/answer.parts';

export class DiffWordsAnswer {
  @ApiProperty({ enum: ['same', 'gone', 'new'], example: 'gone' }) op: string;
  @ApiProperty({ example: '31' }) text: string;
}

/** A part of a page before and after. All texts are what strangers wrote: show them as text alone. */
export class PartDifferenceAnswer {
  @ApiProperty({
    enum: ['core', 'number', 'headline'],
    example: 'core',
    description: '`core`: the sentence that the case rests on; `number`: a sentence in which a figure is another.',
  })
  part: string;
  @ApiProperty({ example: 'A fire injured 31 people.' }) before: string;
  @ApiProperty({ type: String, nullable: true, example: 'A fire injured 13 people.', description: 'Null: it is gone.' })
  after: string | null;
  @ApiProperty({ type: [DiffWordsAnswer], description: 'Words of both, in the order of a reader.' })
  words: DiffWordsAnswer[];
}

export class LookReasonAnswer {
  @ApiProperty({ example: 'watch.core-edited' }) code: string;
  @ApiProperty({ type: 'object', additionalProperties: true, example: {} }) params: object;
  @ApiProperty({ example: 'The sentence “…” is “…” now.' }) text: string;
}

export class LookAnswer {
  @ApiProperty({ type: 'integer', example: 40 }) look_id: number;
  @ApiProperty({ format: 'date-time', example: MOMENT }) at: string;
  @ApiProperty({
    enum: SOURCE_CHANGES,
    nullable: true,
    example: 'silently-edited',
    description: 'Against what it said when it was judged; null where it could not be read.',
  })
  change: string | null;
  @ApiProperty({ example: true, description: 'It said what no look before it had said: people were told.' })
  fresh: boolean;
  @ApiProperty({ type: [LookReasonAnswer] }) reasons: LookReasonAnswer[];
  @ApiProperty({ type: [PartDifferenceAnswer] }) differences: PartDifferenceAnswer[];
  @ApiProperty({ type: 'integer', nullable: true, example: 200 }) http_status: number | null;
  @ApiProperty({ type: String, nullable: true, example: 'https://news.example/report' }) final_url: string | null;
}

export class WatchedSourceAnswer {
  @ApiProperty({ type: 'integer', example: 5 }) source_id: number;
  @ApiProperty({ example: 'https://news.example/report' }) url: string;
  @ApiProperty({ example: 'news.example' }) site: string;
  @ApiProperty({ example: 'Fire injures 31' }) title: string;
  @ApiProperty({ enum: STANCES, nullable: true, example: 'supports' }) stance: string | null;
  @ApiProperty({ example: true, description: 'Whether it is one of those that count toward the level.' })
  counts: boolean;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: MOMENT }) next_look_at: string | null;
  @ApiProperty({ type: [LookAnswer], description: 'The first first.' }) looks: LookAnswer[];
}

export class WatchedSourcesAnswer {
  @ApiProperty({ type: [WatchedSourceAnswer] }) sources: WatchedSourceAnswer[];
}

export const toWatched = ({ sourceId, nextLookAt, looks, ...same }: WatchedSource): WatchedSourceAnswer => ({
  ...same,
  source_id: sourceId,
  next_look_at: nextLookAt,
  looks: looks.map(toLook),
});

const toLook = ({ id, httpStatus, finalUrl, reasons, ...same }: LookView): LookAnswer => ({
  ...same,
  look_id: id,
  http_status: httpStatus,
  final_url: finalUrl,
  reasons: reasons.map((reason) => ({ ...reason, text: sentenceOf(reason) })),
});
