import { ApiProperty } from '@nestjs/swagger';
import type { OutletChange, OutletMemory } from '@corroborate/db';
import { sentencesOf, SOURCE_CHANGES } from '@corroborate/domain';
import { MOMENT } from '../openapi/answer.parts';
import { PartDifferenceAnswer } from '../sources/watched.answers';

const PAGES = { type: 'integer', description: 'Pages of which it was found.' } as const;

/** What is remembered of an outlet. No tier follows from it: it is for people. */
export class OutletMemoryAnswer {
  @ApiProperty({ example: 'news.example' }) site: string;
  @ApiProperty({ type: 'integer', example: 12, description: 'Pages that were looked at again.' }) pages: number;
  @ApiProperty({ type: 'integer', example: 60, description: 'Looks at them.' }) looks: number;
  @ApiProperty({ ...PAGES, example: 2 }) corrected: number;
  @ApiProperty({ ...PAGES, example: 0 }) retracted: number;
  @ApiProperty({ ...PAGES, example: 1 }) silently_edited: number;
  @ApiProperty({ ...PAGES, example: 0 }) gone: number;
  @ApiProperty({ ...PAGES, example: 0 }) redirected: number;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: MOMENT }) last_change_at: string | null;
}

export class OutletListAnswer {
  @ApiProperty({ type: [OutletMemoryAnswer], description: 'Those whose pages changed most first, at most 200.' })
  outlets: OutletMemoryAnswer[];
}

export class OutletChangeAnswer {
  @ApiProperty({ type: 'integer', example: 40 }) look_id: number;
  @ApiProperty({ type: 'integer', example: 123 }) investigation_id: number;
  @ApiProperty({ type: 'integer', example: 7 }) topic_id: number;
  @ApiProperty({ example: 'Fire injures 31 people' }) topic_title: string;
  @ApiProperty({ type: 'integer', example: 5 }) source_id: number;
  @ApiProperty({ example: 'https://news.example/report' }) url: string;
  @ApiProperty({ example: 'Fire injures 31' }) title: string;
  @ApiProperty({ enum: SOURCE_CHANGES, example: 'corrected' }) change: string;
  @ApiProperty({ format: 'date-time', example: MOMENT }) at: string;
  @ApiProperty({ type: [String] }) reasons: string[];
  @ApiProperty({ type: [PartDifferenceAnswer] }) differences: PartDifferenceAnswer[];
}

export class OutletAnswer extends OutletMemoryAnswer {
  @ApiProperty({ type: [OutletChangeAnswer], description: 'The latest first, at most 100.' })
  changes: OutletChangeAnswer[];
}

export const toMemory = ({ silentlyEdited, lastChangeAt, ...same }: OutletMemory): OutletMemoryAnswer => ({
  ...same,
  silently_edited: silentlyEdited,
  last_change_at: lastChangeAt,
});

export const toChange = (change: OutletChange): OutletChangeAnswer => ({
  look_id: change.lookId,
  investigation_id: change.investigationId,
  topic_id: change.topicId,
  topic_title: change.topicTitle,
  source_id: change.sourceId,
  url: change.url,
  title: change.title,
  change: change.change,
  at: change.at,
  reasons: sentencesOf(change.reasons),
  // Written by the looks alone, so what is stored has this shape.
  differences: change.differences as unknown as PartDifferenceAnswer[],
});
