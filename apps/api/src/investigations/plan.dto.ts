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

export class PlannedQuestionAnswer {
  @ApiProperty({ example: 'sq_1' }) id: string;
  @ApiProperty({ example: 'Who disputes it, and in which words?' }) question: string;
  @ApiProperty({ enum: QUESTION_PRIORITIES, example: 'high' }) priority: string;
  @ApiProperty({ type: [String], example: ['sq_1'] }) depends_on: string[];
  @ApiProperty({ example: 'Whoever disputes it must be heard.', description: 'Why it is asked.' }) reasoning: string;
  @ApiProperty({ type: [String] }) keywords: string[];
}
export class PerspectiveAnswer {
  @ApiProperty({ example: 'The evidence' }) name: string;
  @ApiProperty({ example: 'Who found it out, who only repeats it, and what is on record' }) focus: string;
  @ApiProperty({ type: [String], description: 'Ids of its questions.' }) questions: string[];
  @ApiProperty({ type: [String] }) keywords: string[];
}
export class SourceCategoryAnswer {
  @ApiProperty({ enum: SOURCE_CATEGORIES, example: 'registers' }) category: string;
  @ApiProperty({ example: 'The matter leaves traces in public registers.' }) why: string;
}

export class PlannedQueryAnswer {
  @ApiProperty({ example: 'keywords' }) strategy: string;
  @ApiProperty({ example: 'dock workers walk out' }) text: string;
  @ApiProperty({ example: 'The most telling words of the title.' }) reason: string;
  @ApiProperty({ example: false }) struck: boolean;
}
export class PlannedEngineAnswer {
  @ApiProperty({ example: 'brave' }) name: string;
  @ApiProperty({ example: 'Brave Search' }) title: string;
  @ApiProperty({ example: 0.005, description: 'US dollars for one call.' }) price_usd: number;
  @ApiProperty({ example: true }) configured: boolean;
  @ApiProperty({ example: false }) struck: boolean;
}
export class PlannedServerAnswer {
  @ApiProperty({ example: 'payments' }) name: string;
  @ApiProperty({ example: 'Register of public payments' }) title: string;
  @ApiProperty({ example: 0.002, description: 'US dollars for one call.' }) price_usd: number;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 100_000,
    description: 'In all its collections; null where it does not tell or was never asked.',
  })
  documents: number | null;
  @ApiProperty({ type: [String], description: 'Matters of which it is the first-hand record.' }) primary: string[];
  @ApiProperty({ example: false }) struck: boolean;
}
export class ExpectedAnswer {
  @ApiProperty({ type: 'integer', example: 120 }) seconds: number;
  @ApiProperty({
    example: 0.02,
    description:
      'What one of this mode has usually cost, US dollars; before there was one, what engines with a price may ' +
      'charge for the queries.',
  })
  cost_usd: number;
  @ApiProperty({ example: 0.5, description: 'What it cannot pass.' }) budget_usd: number;
}
export class PlanAnswer {
  @ApiProperty({ type: 'integer', example: 123 }) investigation_id: number;
  @ApiProperty({ type: [String], description: 'What is to be found out, most important first.' }) questions: string[];
  @ApiProperty({ type: [PlannedQuestionAnswer], description: 'The same with what they are.' })
  research_questions: PlannedQuestionAnswer[];
  @ApiProperty({ type: [PerspectiveAnswer] }) perspectives: PerspectiveAnswer[];
  @ApiProperty({ type: [SourceCategoryAnswer], description: 'Where it is looked for.' })
  source_categories: SourceCategoryAnswer[];
  @ApiProperty({ type: [PlannedQueryAnswer] }) queries: PlannedQueryAnswer[];
  @ApiProperty({ type: [PlannedEngineAnswer] }) engines: PlannedEngineAnswer[];
  @ApiProperty({ type: [PlannedServerAnswer], description: 'Data servers that may be asked.' })
  servers: PlannedServerAnswer[];
  @ApiProperty({ type: BriefDto }) brief: BriefDto;
  @ApiProperty({ type: ExpectedAnswer }) expected: ExpectedAnswer;
  @ApiProperty({ format: 'date-time' }) made_at: string;
  @ApiProperty({ type: String, nullable: true, example: null }) approved_by: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null }) approved_at: string | null;
}
