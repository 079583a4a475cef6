import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsISO8601, IsNotEmpty, IsOptional, Matches } from 'class-validator';
import { IsOptionalText, IsText } from '../http/fields';

export const REPLY_STEPS = ['asked', 'answered'] as const;
const MAX_REPLY = 10_000;
const MAX_NAME = 300;
const MAX_URL = 2_000;

export class NoteReplyDto {
  @ApiProperty({ maxLength: MAX_NAME, example: 'Skarn Foundry', description: 'Who, as the case names them.' })
  @IsText(MAX_NAME)
  @IsNotEmpty({ message: 'name must not be empty' })
  name: string;

  @ApiProperty({ enum: REPLY_STEPS, description: '`asked`: they were asked; `answered`: what they said is entered.' })
  @IsIn(REPLY_STEPS, { message: `what must be one of ${REPLY_STEPS.join(', ')}` })
  what: (typeof REPLY_STEPS)[number];

  @ApiPropertyOptional({ type: String, format: 'date-time', description: 'Until when they have time; for `asked`.' })
  @IsOptional()
  @IsISO8601({ strict: true, strictSeparator: true }, { message: 'deadline must be a moment in ISO 8601' })
  deadline?: string;

  @ApiPropertyOptional({ maxLength: MAX_REPLY, description: 'What they answered, or that they gave no answer.' })
  @IsOptionalText(MAX_REPLY)
  reply?: string;

  @ApiPropertyOptional({ maxLength: MAX_URL, description: 'Where the answer stands.' })
  @IsOptionalText(MAX_URL)
  @Matches(/^https?:\/\//i, { message: 'url must be an address that begins with http:// or https://' })
  url?: string;
}
