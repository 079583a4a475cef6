import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsObject, IsOptional, IsString, MaxLength, ValidateNested } from 'class-validator';
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
}

export class StruckDto {
  @ApiProperty({ type: [String], description: 'Texts of queries that are not to be asked.' })
  @IsTexts(MAX_STRUCK)
  queries: string[];

  @ApiProperty({ type: [String], description: 'Names of engines that are not to be asked.' })
  @IsTexts(MAX_STRUCK)
  engines: string[];
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
  @ApiProperty({ type: [PlannedQueryAnswer] }) queries: PlannedQueryAnswer[];
  @ApiProperty({ type: [PlannedEngineAnswer] }) engines: PlannedEngineAnswer[];
  @ApiProperty({ type: BriefDto }) brief: BriefDto;
  @ApiProperty({ type: ExpectedAnswer }) expected: ExpectedAnswer;
  @ApiProperty({ format: 'date-time' }) made_at: string;
  @ApiProperty({ type: String, nullable: true, example: null }) approved_by: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null }) approved_at: string | null;
}
