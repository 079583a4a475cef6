import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsISO8601, IsNotEmpty, IsOptional, Matches } from 'class-validator';
import { IsOptionalText, IsText } from '../http/fields';

export const REPLY_STEPS = ['asked', 'answered'] as const;
const MAX_REPLY_LENGTH = 10_000;
const MAX_NAME_LENGTH = 300;
const MAX_URL_LENGTH = 2_000;

export class NoteReplyDto {
  @ApiProperty({
    maxLength: MAX_NAME_LENGTH,
    example: 'Skarn Foundry',
    description: 'Name of the person or organization, as in the case.',
  })
  @IsText(MAX_NAME_LENGTH)
  @IsNotEmpty({ message: 'name must not be empty' })
  name: string;

  @ApiProperty({ enum: REPLY_STEPS, description: '`asked`: comment requested. `answered`: reply received.' })
  @IsIn(REPLY_STEPS, { message: `what must be one of ${REPLY_STEPS.join(', ')}` })
  what: (typeof REPLY_STEPS)[number];

  @ApiPropertyOptional({ type: String, format: 'date-time', description: 'Deadline for the reply, for `asked`.' })
  @IsOptional()
  @IsISO8601({ strict: true, strictSeparator: true }, { message: 'deadline must be an ISO 8601 date and time' })
  deadline?: string;

  @ApiPropertyOptional({
    maxLength: MAX_REPLY_LENGTH,
    description: 'Text of the reply, or a note that there was none.',
  })
  @IsOptionalText(MAX_REPLY_LENGTH)
  reply?: string;

  @ApiPropertyOptional({ maxLength: MAX_URL_LENGTH, description: 'URL of the published reply.' })
  @IsOptionalText(MAX_URL_LENGTH)
  @Matches(/^https?:\/\//i, { message: 'url must begin with http:// or https://' })
  url?: string;
}
