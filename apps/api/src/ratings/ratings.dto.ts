import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty } from 'class-validator';
import { IsText } from '../http/fields';
import { MOMENT, nullable } from '../openapi/answer.parts';

/** Characters: several times the largest list there is. */
const MAX_FILE = 2_000_000;

export class RatingFileDto {
  @ApiProperty({ maxLength: 200, example: 'ratings-2026.csv', description: 'By which it is known later.' })
  @IsText(200)
  @IsNotEmpty({ message: 'file_name must not be empty' })
  file_name: string;

  @ApiProperty({
    maxLength: MAX_FILE,
    example: 'domain,score\nnews.example,92\n',
    description:
      'The file as text: CSV with a header line, or a JSON list of objects. Columns `domain` with `score` (0–1 or ' +
      '0–100) or `pc1` (0–1), or `source` with `factual_reporting` (labels).',
  })
  @IsText(MAX_FILE)
  content: string;
}

export class RatingImportAnswer {
  @ApiProperty({ example: 'score', description: 'A file takes the place of the last one of its scheme.' })
  scheme: string;
  @ApiProperty({ example: 'ratings-2025.csv' }) file_name: string;
  @ApiProperty({ type: 'integer', example: 11_520 }) rows: number;
  @ApiProperty({ format: 'date-time', example: MOMENT }) imported_at: string;
}

export class RatingListAnswer {
  @ApiProperty({ type: [RatingImportAnswer], description: 'What is in force: the last file of each scheme.' })
  lists: RatingImportAnswer[];
}

class RefusedLineAnswer {
  @ApiProperty({ type: 'integer', example: 17, description: 'Of JSON the number of the item.' }) line: number;
  @ApiProperty({ example: '“not a domain” is not a domain.' }) reason: string;
}

class ChangedRatingAnswer {
  @ApiProperty({ example: 'news.example' }) site: string;
  @ApiProperty({ minimum: 0, maximum: 1, example: 0.92 }) from: number;
  @ApiProperty({ minimum: 0, maximum: 1, example: 0.41 }) to: number;
}

export class RatingChangeAnswer {
  @ApiProperty({ example: 'score', enum: ['score', 'lin-pc1', 'mbfc'] }) scheme: string;
  @ApiProperty({ type: 'integer', example: 11_520, description: 'Ratings that can be used.' }) rows: number;
  @ApiProperty({ type: 'integer', example: 40 }) added: number;
  @ApiProperty({ type: 'integer', example: 3 }) changed: number;
  @ApiProperty({ type: 'integer', example: 2, description: 'In the list before, and not in this one.' })
  removed: number;
  @ApiProperty({ type: 'integer', example: 11_477 }) unchanged: number;
  @ApiProperty({ type: [ChangedRatingAnswer], description: 'The first hundred, those that move farthest first.' })
  changes: ChangedRatingAnswer[];
  @ApiProperty({ type: 'integer', example: 1, description: 'Lines that are left out.' }) refused: number;
  @ApiProperty({ type: [RefusedLineAnswer], description: 'The first hundred.' }) refused_lines: RefusedLineAnswer[];
  @ApiProperty({ type: RatingImportAnswer, ...nullable, description: 'Whose place it takes.' })
  replaces: RatingImportAnswer | null;
}
