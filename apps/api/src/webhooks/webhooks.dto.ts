import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsBoolean, IsIn, IsISO8601, IsOptional } from 'class-validator';
import { WEBHOOK_EVENTS, type WebhookEventType } from '@corroborate/investigation';
import { IsOptionalText, IsText } from '../http/fields';
import { PageQueryDto } from '../investigations/investigations.dto';

const MAX_URL = 2_000;
const MAX_DESCRIPTION = 200;
const STATES = ['pending', 'delivered', 'failed'] as const;
const EVENTS = { message: `events must be among ${WEBHOOK_EVENTS.join(', ')}`, each: true };

export class CreateWebhookDto {
  @ApiProperty({
    maxLength: MAX_URL,
    example: 'https://cms.newsroom.example/hooks/corroborate',
    description: 'Public and https, or one of `WEBHOOK_PRIVATE_ORIGINS`.',
  })
  @IsText(MAX_URL)
  url: string;

  @ApiPropertyOptional({ maxLength: MAX_DESCRIPTION })
  @IsOptionalText(MAX_DESCRIPTION)
  description?: string;

  @ApiPropertyOptional({ enum: WEBHOOK_EVENTS, isArray: true, description: 'Left out: all.' })
  @IsOptional()
  @IsArray({ message: 'events must be a list' })
  @ArrayNotEmpty({ message: 'events must not be empty' })
  @ArrayMaxSize(WEBHOOK_EVENTS.length, { message: 'events must name each type once' })
  @IsIn(WEBHOOK_EVENTS, EVENTS)
  events?: WebhookEventType[];
}

export class ChangeWebhookDto {
  @ApiPropertyOptional({ maxLength: MAX_URL })
  @IsOptionalText(MAX_URL)
  url?: string;

  @ApiPropertyOptional({ maxLength: MAX_DESCRIPTION })
  @IsOptionalText(MAX_DESCRIPTION)
  description?: string;

  @ApiPropertyOptional({ enum: WEBHOOK_EVENTS, isArray: true })
  @IsOptional()
  @IsArray({ message: 'events must be a list' })
  @ArrayNotEmpty({ message: 'events must not be empty' })
  @ArrayMaxSize(WEBHOOK_EVENTS.length, { message: 'events must name each type once' })
  @IsIn(WEBHOOK_EVENTS, EVENTS)
  events?: WebhookEventType[];

  @ApiPropertyOptional({
    description: 'Switched on again it goes on with what waits for it; what it missed meanwhile can be replayed.',
  })
  @IsOptional()
  @IsBoolean({ message: 'enabled must be true or false' })
  enabled?: boolean;
}

export class ListDeliveriesDto extends PageQueryDto {
  @ApiPropertyOptional({ enum: STATES })
  @IsOptional()
  @IsIn(STATES, { message: `state must be one of ${STATES.join(', ')}` })
  state?: (typeof STATES)[number];
}

export class ReplayWebhookDto {
  @ApiProperty({
    type: String,
    format: 'date-time',
    example: '2026-01-02T12:00:00Z',
    description: 'Everything that happened from then on.',
  })
  @IsISO8601({ strict: true, strictSeparator: true }, { message: 'since must be a moment in ISO 8601' })
  since: string;
}
