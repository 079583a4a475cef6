import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsNumber,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { VERIFICATION_LEVELS, type JsonObject, type VerificationLevel } from '@corroborate/domain';
import { AsSent, IsOptionalText, IsText } from '../http/fields';
import { IsSmallJson, IsWebAddress } from './topics.rules';

export const MAX_TOPICS = 1000;
export const LENGTHS = {
  externalId: 200,
  title: 500,
  summary: 10_000,
  article: 200_000,
  place: 300,
  word: 100,
  entity: 200,
};
const SCORE = { message: 'newsworthiness_score must be a number from 0 to 100' };
const COUNT = { message: 'source_count must be a whole number from 0 to 1000000' };
const LANGUAGE = { message: 'language must be a BCP 47 tag such as en or pt-BR' };

/** A topic as the pipeline sends it. All texts are plain text; markup in them is kept and never interpreted. */
export class TopicDto {
  @ApiProperty({
    example: 'pipeline-4711',
    maxLength: LENGTHS.externalId,
    description: 'Your own id. Sending it again finds the stored topic.',
  })
  @IsNotEmpty({ message: 'external_id must not be empty' })
  @IsText(LENGTHS.externalId)
  external_id: string;

  @ApiProperty({ example: 'Dock workers walk out in Harbor City', maxLength: LENGTHS.title })
  @Matches(/\S/, { message: 'title must not be empty' })
  @IsText(LENGTHS.title)
  title: string;

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: LENGTHS.summary })
  @IsOptionalText(LENGTHS.summary)
  summary?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: LENGTHS.article })
  @IsOptionalText(LENGTHS.article)
  article_text?: string | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    example: 'https://news.example/dock-workers',
    description: 'Page on which the topic was found. It never counts as a source for itself.',
  })
  @IsOptional()
  @IsWebAddress()
  url?: string | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    example: '2026-01-02',
    description: 'ISO 8601; without a zone it is UTC.',
  })
  @IsOptionalText(40)
  event_date?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, example: '2026-01-02T09:30:00Z' })
  @IsOptionalText(40)
  discovery_date?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, example: 'Harbor City', maxLength: LENGTHS.place })
  @IsOptionalText(LENGTHS.place)
  location?: string | null;

  @ApiPropertyOptional({ type: [String], maxItems: 100, example: ['Harbor Workers Union'] })
  @IsOptional()
  @MaxLength(LENGTHS.entity, {
    each: true,
    message: `each of entities must not be longer than ${LENGTHS.entity} characters`,
  })
  @IsString({ each: true, message: 'each of entities must be a text' })
  @ArrayMaxSize(100, { message: 'entities must not have more than 100 items' })
  @IsArray({ message: 'entities must be a list' })
  entities?: string[];

  @ApiPropertyOptional({ type: String, nullable: true, example: 'labor', maxLength: LENGTHS.word })
  @IsOptionalText(LENGTHS.word)
  category?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, example: 'en' })
  @IsOptional()
  @Matches(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,4}$/, LANGUAGE)
  language?: string | null;

  @ApiProperty({ minimum: 0, maximum: 100, example: 65 })
  @Max(100, SCORE)
  @Min(0, SCORE)
  @IsNumber({}, SCORE)
  newsworthiness_score: number;

  @ApiProperty({
    example: 'approved',
    maxLength: LENGTHS.word,
    description: 'Editorial state. Only `approved` topics are candidates.',
  })
  @IsNotEmpty({ message: 'status must not be empty' })
  @IsText(LENGTHS.word)
  status: string;

  @ApiPropertyOptional({ enum: VERIFICATION_LEVELS, default: 'unverified' })
  @IsOptional()
  @IsIn(VERIFICATION_LEVELS, {
    message: `verification_status must be one of ${VERIFICATION_LEVELS.join(', ')}`,
  })
  verification_status?: VerificationLevel;

  @ApiPropertyOptional({ type: 'integer', minimum: 0, default: 0, example: 0 })
  @IsOptional()
  @Max(1_000_000, COUNT)
  @Min(0, COUNT)
  @IsInt(COUNT)
  source_count?: number;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    nullable: true,
    example: {},
    description: 'Kept as it is; at most 64 kB.',
  })
  @IsOptional()
  @AsSent()
  @IsSmallJson()
  @IsObject({ message: 'source_plan must be a JSON object' })
  source_plan?: JsonObject | null;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    nullable: true,
    example: {},
    description: 'Kept as it is; at most 64 kB.',
  })
  @IsOptional()
  @AsSent()
  @IsSmallJson()
  @IsObject({ message: 'verified_facts must be a JSON object' })
  verified_facts?: JsonObject | null;

  @ApiPropertyOptional({ default: false })
  @IsOptional()
  @IsBoolean({ message: 'investigated must be true or false' })
  investigated?: boolean;
}

export class TopicBatchDto {
  @ApiProperty({ type: [TopicDto], minItems: 1, maxItems: MAX_TOPICS })
  @ValidateNested({ each: true, message: 'each of topics must be an object' })
  @IsObject({ each: true, message: 'each of topics must be an object' })
  @Type(() => TopicDto)
  @ArrayMaxSize(MAX_TOPICS, { message: `topics must not have more than ${MAX_TOPICS} items` })
  @ArrayMinSize(1, { message: 'topics must have at least one item' })
  @IsArray({ message: 'topics must be a list' })
  topics: TopicDto[];
}
