import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsObject,
  IsOptional,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { QUESTION_PRIORITIES, SOURCE_CATEGORIES, type QuestionPriority } from '@corroborate/domain';
import { IsOptionalText } from '../http/fields';
import { z } from 'zod';
import { answer, list, one } from '../openapi/answer';

const MAX_QUERIES = 10;
const MAX_STRUCK = 100;
const MAX_TEXT = 300;
const texts = (max: number) => [
  IsArray({ message: '$property must be a list of texts' }),
  ArrayMaxSize(max, { message: `$property must not hold more than ${max}` }),
  IsString({ each: true, message: '$property must be a list of texts' }),
  MaxLength(MAX_TEXT, { each: true, message: `$property: no text may be longer than ${MAX_TEXT} characters` }),
];
const IsTexts =
  (max: number): PropertyDecorator =>
  (target, key) =>
    texts(max).forEach((rule) => rule(target, key));

export class BriefDto {
  @ApiProperty({
    type: [String],
    maxItems: MAX_QUERIES,
    example: ['port strike union statement'],
    description: 'Asked beside the planned queries.',
  })
  @IsTexts(MAX_QUERIES)
  queries: string[];

  @ApiPropertyOptional({ type: String, nullable: true, example: 'Rotterdam' })
  @IsOptionalText(200)
  location?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, example: '2026-01-02' })
  @IsOptionalText(40)
  event_date?: string | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    example: 'The strike is said to have begun at the night shift',
    description: 'What else is known, in free words. A note on something else is refused: that is another topic.',
  })
  @IsOptionalText(500)
  note?: string | null;
}

const MAX_QUESTIONS = 12;

export class EditedQuestionDto {
  @ApiPropertyOptional({ type: String, example: 'sq_1', description: 'Of a question of the plan; none for a new one.' })
  @IsOptional()
  @IsString({ message: 'id must be a text' })
  @MaxLength(20, { message: 'id must not be longer than 20 characters' })
  id?: string;

  @ApiProperty({ example: 'How many dockers walked out?', maxLength: MAX_TEXT })
  @IsString({ message: 'question must be a text' })
  @MaxLength(MAX_TEXT, { message: `question must not be longer than ${MAX_TEXT} characters` })
  question: string;

  @ApiProperty({ enum: QUESTION_PRIORITIES, example: 'high' })
  @IsIn(QUESTION_PRIORITIES, { message: `priority must be one of ${QUESTION_PRIORITIES.join(', ')}` })
  priority: QuestionPriority;
}

export class StruckDto {
  @ApiProperty({ type: [String], description: 'Texts of queries that are not to be asked.' })
  @IsTexts(MAX_STRUCK)
  queries: string[];

  @ApiProperty({ type: [String], description: 'Names of engines that are not to be asked.' })
  @IsTexts(MAX_STRUCK)
  engines: string[];

  @ApiPropertyOptional({
    type: [String],
    description: 'Names of data servers that are not to be asked. Left out: they stay as they are.',
  })
  @IsOptional()
  @IsTexts(MAX_STRUCK)
  servers?: string[];
}

export class ChangePlanDto {
  @ApiPropertyOptional({ type: BriefDto, description: 'A new brief makes a new plan.' })
  @IsOptional()
  @ValidateNested()
  @IsObject({ message: 'brief must be an object' })
  @Type(() => BriefDto)
  brief?: BriefDto;

  @ApiPropertyOptional({ type: StruckDto })
  @IsOptional()
  @ValidateNested()
  @IsObject({ message: 'struck must be an object' })
  @Type(() => StruckDto)
  struck?: StruckDto;

  @ApiPropertyOptional({
    type: [EditedQuestionDto],
    maxItems: MAX_QUESTIONS,
    description: 'Those that stay, in their order, and those that are new. Left out: all stay as they are.',
  })
  @IsOptional()
  @IsArray({ message: 'questions must be a list' })
  @IsObject({ each: true, message: 'questions must hold objects' })
  @ArrayMaxSize(MAX_QUESTIONS, { message: `questions must not hold more than ${MAX_QUESTIONS}` })
  @ValidateNested({ each: true })
  @Type(() => EditedQuestionDto)
  questions?: EditedQuestionDto[];
}

class PlannedQuestionAnswer extends answer({
  id: z.string().meta({ example: 'sq_1' }),
  question: z.string().meta({ example: 'Who disputes it, and in which words?' }),
  priority: z.enum(QUESTION_PRIORITIES).meta({ example: 'high' }),
  depends_on: z.array(z.string()).meta({ example: ['sq_1'] }),
  reasoning: z
    .string()
    .meta({ example: 'Sources that dispute the claim must be considered.', description: 'Why it is asked.' }),
  keywords: z.array(z.string()),
}) {}
class PerspectiveAnswer extends answer({
  name: z.string().meta({ example: 'The evidence' }),
  focus: z.string().meta({ example: 'Who found it out, who only repeats it, and what is on record' }),
  questions: z.array(z.string()).meta({ description: 'Ids of its questions.' }),
  keywords: z.array(z.string()),
}) {}
class SourceCategoryAnswer extends answer({
  category: z.enum(SOURCE_CATEGORIES).meta({ example: 'registers' }),
  why: z.string().meta({ example: 'Public registers may hold records of the matter.' }),
}) {}

class PlannedQueryAnswer extends answer({
  strategy: z.string().meta({ example: 'keywords' }),
  text: z.string().meta({ example: 'dock workers walk out' }),
  reason: z.string().meta({ example: 'The most telling words of the title.' }),
  struck: z.boolean().meta({ example: false }),
}) {}
class PlannedEngineAnswer extends answer({
  name: z.string().meta({ example: 'brave' }),
  title: z.string().meta({ example: 'Brave Search' }),
  price_usd: z.number().meta({ example: 0.005, description: 'US dollars for one call.' }),
  configured: z.boolean().meta({ example: true }),
  struck: z.boolean().meta({ example: false }),
}) {}
class PlannedServerAnswer extends answer({
  name: z.string().meta({ example: 'payments' }),
  title: z.string().meta({ example: 'Register of public payments' }),
  price_usd: z.number().meta({ example: 0.002, description: 'US dollars for one call.' }),
  documents: z
    .int()
    .nullable()
    .meta({ example: 100_000, description: 'In all its collections; null where it does not tell or was never asked.' }),
  primary: z.array(z.string()).meta({ description: 'Matters of which it is the first-hand record.' }),
  struck: z.boolean().meta({ example: false }),
}) {}
class ExpectedAnswer extends answer({
  seconds: z.int().meta({ example: 120 }),
  cost_usd: z.number().meta({
    example: 0.02,
    description:
      'What one of this mode has usually cost, US dollars; before there was one, what engines with a price may ' +
      'charge for the queries.',
  }),
  budget_usd: z.number().meta({ example: 0.5, description: 'What it cannot pass.' }),
}) {}
export class PlanAnswer extends answer({
  investigation_id: z.int().meta({ example: 123 }),
  questions: z.array(z.string()).meta({ description: 'What is to be found out, most important first.' }),
  research_questions: list(PlannedQuestionAnswer).meta({ description: 'The same with what they are.' }),
  perspectives: list(PerspectiveAnswer),
  source_categories: list(SourceCategoryAnswer).meta({ description: 'Where it is looked for.' }),
  queries: list(PlannedQueryAnswer),
  engines: list(PlannedEngineAnswer),
  servers: list(PlannedServerAnswer).meta({ description: 'Data servers that may be asked.' }),
  brief: one(BriefDto),
  expected: one(ExpectedAnswer),
  made_at: z.string().meta({ format: 'date-time' }),
  approved_by: z.string().nullable().meta({ example: null }),
  approved_at: z.string().nullable().meta({ format: 'date-time', example: null }),
}) {}
