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
import { responseType, list, nested } from '../openapi/response.type';

const MAX_QUERIES = 10;
const MAX_REMOVED = 100;
const MAX_TEXT_LENGTH = 300;
const textListRules = (max: number) => [
  IsArray({ message: '$property must be a list of strings' }),
  ArrayMaxSize(max, { message: `$property must not contain more than ${max} items` }),
  IsString({ each: true, message: '$property must be a list of strings' }),
  MaxLength(MAX_TEXT_LENGTH, {
    each: true,
    message: `$property must not contain strings longer than ${MAX_TEXT_LENGTH} characters`,
  }),
];
const IsTextList =
  (max: number): PropertyDecorator =>
  (target, key) =>
    textListRules(max).forEach((rule) => rule(target, key));

export class BriefDto {
  @ApiProperty({
    type: [String],
    maxItems: MAX_QUERIES,
    example: ['port strike union statement'],
    description: 'Additional queries.',
  })
  @IsTextList(MAX_QUERIES)
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
    example: 'The strike reportedly began with the night shift',
    description: 'Background for the investigation as free text. A note about a different subject is rejected.',
  })
  @IsOptionalText(500)
  note?: string | null;
}

const MAX_QUESTIONS = 12;

export class EditedQuestionDto {
  @ApiPropertyOptional({
    type: String,
    example: 'sq_1',
    description: 'ID of an existing question; omit it for a new one.',
  })
  @IsOptional()
  @IsString({ message: 'id must be a string' })
  @MaxLength(20, { message: 'id must not be longer than 20 characters' })
  id?: string;

  @ApiProperty({ example: 'How many dockers walked out?', maxLength: MAX_TEXT_LENGTH })
  @IsString({ message: 'question must be a string' })
  @MaxLength(MAX_TEXT_LENGTH, { message: `question must not be longer than ${MAX_TEXT_LENGTH} characters` })
  question: string;

  @ApiProperty({ enum: QUESTION_PRIORITIES, example: 'high' })
  @IsIn(QUESTION_PRIORITIES, { message: `priority must be one of ${QUESTION_PRIORITIES.join(', ')}` })
  priority: QuestionPriority;
}

export class StruckDto {
  @ApiProperty({ type: [String], description: 'Texts of queries to remove.' })
  @IsTextList(MAX_REMOVED)
  queries: string[];

  @ApiProperty({ type: [String], description: 'Names of engines to exclude.' })
  @IsTextList(MAX_REMOVED)
  engines: string[];

  @ApiPropertyOptional({
    type: [String],
    description: 'Names of data servers to exclude. Unchanged if omitted.',
  })
  @IsOptional()
  @IsTextList(MAX_REMOVED)
  servers?: string[];
}

export class ChangePlanDto {
  @ApiPropertyOptional({ type: BriefDto, description: 'A new brief creates a new plan.' })
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
    description: 'Complete list of questions in order, existing and new. Unchanged if omitted.',
  })
  @IsOptional()
  @IsArray({ message: 'questions must be a list' })
  @IsObject({ each: true, message: 'questions must contain objects' })
  @ArrayMaxSize(MAX_QUESTIONS, { message: `questions must not contain more than ${MAX_QUESTIONS} items` })
  @ValidateNested({ each: true })
  @Type(() => EditedQuestionDto)
  questions?: EditedQuestionDto[];
}

class PlannedQuestionResponse extends responseType({
  id: z.string().meta({ example: 'sq_1' }),
  question: z.string().meta({ example: 'Who disputes it, and what do they say?' }),
  priority: z.enum(QUESTION_PRIORITIES).meta({ example: 'high' }),
  depends_on: z.array(z.string()).meta({ example: ['sq_1'] }),
  reasoning: z
    .string()
    .meta({ example: 'Sources that dispute the claim must be considered.', description: 'Reason for the question.' }),
  keywords: z.array(z.string()),
}) {}
class PerspectiveResponse extends responseType({
  name: z.string().meta({ example: 'Evidence' }),
  focus: z.string().meta({ example: 'Who reported it first, who only repeats it, and what is on record' }),
  questions: z.array(z.string()).meta({ description: 'IDs of its questions.' }),
  keywords: z.array(z.string()),
}) {}
class SourceCategoryResponse extends responseType({
  category: z.enum(SOURCE_CATEGORIES).meta({ example: 'registers' }),
  why: z.string().meta({ example: 'Public registers may contain records about it.' }),
}) {}

class PlannedQueryResponse extends responseType({
  strategy: z.string().meta({ example: 'keywords' }),
  text: z.string().meta({ example: 'dock workers walk out' }),
  reason: z.string().meta({ example: 'Key words of the title.' }),
  struck: z.boolean().meta({ example: false }),
}) {}
class PlannedEngineResponse extends responseType({
  name: z.string().meta({ example: 'brave' }),
  title: z.string().meta({ example: 'Brave Search' }),
  price_usd: z.number().meta({ example: 0.005, description: 'Price per call in US dollars.' }),
  configured: z.boolean().meta({ example: true }),
  struck: z.boolean().meta({ example: false }),
}) {}
class PlannedServerResponse extends responseType({
  name: z.string().meta({ example: 'payments' }),
  title: z.string().meta({ example: 'Register of public payments' }),
  price_usd: z.number().meta({ example: 0.002, description: 'Price per call in US dollars.' }),
  documents: z
    .int()
    .nullable()
    .meta({ example: 100_000, description: 'Number of documents in all collections; null if unknown.' }),
  primary: z.array(z.string()).meta({ description: 'Subjects for which it is a primary source.' }),
  struck: z.boolean().meta({ example: false }),
}) {}
class PlanEstimateResponse extends responseType({
  seconds: z.int().meta({ example: 120 }),
  cost_usd: z.number().meta({
    example: 0.02,
    description:
      'Typical cost in this mode in US dollars; without past investigations, the maximum price of the ' +
      'planned queries.',
  }),
  budget_usd: z.number().meta({ example: 0.5, description: 'Maximum cost in US dollars.' }),
}) {}
export class PlanResponse extends responseType({
  investigation_id: z.int().meta({ example: 123 }),
  questions: z.array(z.string()).meta({ description: 'Questions to answer, most important first.' }),
  research_questions: list(PlannedQuestionResponse).meta({
    description: 'The same questions with priority, dependencies and keywords.',
  }),
  perspectives: list(PerspectiveResponse),
  source_categories: list(SourceCategoryResponse).meta({ description: 'Source categories to search.' }),
  queries: list(PlannedQueryResponse),
  engines: list(PlannedEngineResponse),
  servers: list(PlannedServerResponse).meta({ description: 'Data servers to query.' }),
  brief: nested(BriefDto),
  expected: nested(PlanEstimateResponse),
  made_at: z.string().meta({ format: 'date-time' }),
  approved_by: z.string().nullable().meta({ example: null }),
  approved_at: z.string().nullable().meta({ format: 'date-time', example: null }),
}) {}
