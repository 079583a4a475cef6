import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty } from 'class-validator';
import { IsText } from '../http/fields';

import { z } from 'zod';
import { responseType, list, moment, nested } from '../openapi/response.type';

/** Maximum length, several times that of the largest known list. */
const MAX_FILE_LENGTH = 2_000_000;

export class RatingFileDto {
  @ApiProperty({ maxLength: 200, example: 'ratings-2026.csv', description: 'Name shown in the list of rating files.' })
  @IsText(200)
  @IsNotEmpty({ message: 'file_name must not be empty' })
  file_name: string;

  @ApiProperty({
    maxLength: MAX_FILE_LENGTH,
    example: 'domain,score\nnews.example,92\n',
    description:
      'Content of the file: CSV with a header line, or a JSON array of objects. Columns: `domain` with ' +
      '`score` (0–1 or 0–100) or `pc1` (0–1), or `source` with `factual_reporting` (labels).',
  })
  @IsText(MAX_FILE_LENGTH)
  content: string;
}

export class RatingImportResponse extends responseType({
  scheme: z
    .string()
    .meta({ example: 'score', description: 'Rating scheme. A file replaces the previous one of its scheme.' }),
  file_name: z.string().meta({ example: 'ratings-2025.csv' }),
  rows: z.int().meta({ example: 11_520 }),
  imported_at: moment,
}) {}

export class RatingListResponse extends responseType({
  lists: list(RatingImportResponse).meta({ description: 'Active rating files, the latest of each scheme.' }),
}) {}

class RefusedLineResponse extends responseType({
  line: z.int().meta({ example: 17, description: 'Line number; for JSON, the number of the item.' }),
  reason: z.string().meta({ example: '“not a domain” is not a valid domain.' }),
}) {}

class ChangedRatingResponse extends responseType({
  site: z.string().meta({ example: 'news.example' }),
  from: z.number().min(0).max(1).meta({ example: 0.92 }),
  to: z.number().min(0).max(1).meta({ example: 0.41 }),
}) {}

export class RatingChangeResponse extends responseType({
  scheme: z.string().meta({ example: 'score', enum: ['score', 'lin-pc1', 'mbfc'] }),
  rows: z.int().meta({ example: 11_520, description: 'Number of valid ratings.' }),
  added: z.int().meta({ example: 40 }),
  changed: z.int().meta({ example: 3 }),
  removed: z.int().meta({ example: 2, description: 'Number of ratings missing from the new file.' }),
  unchanged: z.int().meta({ example: 11_477 }),
  changes: list(ChangedRatingResponse).meta({ description: 'Changed ratings, largest change first, at most 100.' }),
  refused: z.int().meta({ example: 1, description: 'Number of invalid lines.' }),
  refused_lines: list(RefusedLineResponse).meta({ description: 'Invalid lines, at most 100.' }),
  replaces: nested(RatingImportResponse).nullable().meta({ description: 'File that is replaced.' }),
}) {}
