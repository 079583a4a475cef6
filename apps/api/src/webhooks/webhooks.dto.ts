import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsBoolean, IsIn, IsISO8601, IsOptional } from 'class-validator';
import { WEBHOOK_EVENTS, type WebhookEventType } from '@corroborate/delivery';
import { IsOptionalText, IsText } from '../http/fields';
import { PageQueryDto } from '../investigations/investigations.dto';

const MAX_URL_LENGTH = 2_000;
const MAX_DESCRIPTION_LENGTH = 200;
const DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const;
const EVENTS_MESSAGE = { message: `each event must be one of ${WEBHOOK_EVENTS.join(', ')}`, each: true };

export class CreateWebhookDto {
  @ApiProperty({
    maxLength: MAX_URL_LENGTH,
    example: 'https://cms.newsroom.example/hooks/corroborate',
    description: 'Public https URL, or an origin in `WEBHOOK_PRIVATE_ORIGINS`.',
  })
  @IsText(MAX_URL_LENGTH)
  url: string;

  @ApiPropertyOptional({ maxLength: MAX_DESCRIPTION_LENGTH })
  @IsOptionalText(MAX_DESCRIPTION_LENGTH)
  description?: string;

  @ApiPropertyOptional({
    enum: WEBHOOK_EVENTS,
    isArray: true,
    description: 'Event types to receive. A new webhook without them receives all.',
  })
  @IsOptional()
  @IsArray({ message: 'events must be a list' })
  @ArrayNotEmpty({ message: 'events must not be empty' })
  @ArrayMaxSize(WEBHOOK_EVENTS.length, { message: 'events must not contain duplicates' })
  @IsIn(WEBHOOK_EVENTS, EVENTS_MESSAGE)
  events?: WebhookEventType[];
}

export class ChangeWebhookDto extends PartialType(CreateWebhookDto) {
  @ApiPropertyOptional({
    description:
      'Whether the endpoint is enabled. When re-enabled, pending messages are sent; missed events can be ' +
      'replayed.',
  })
  @IsOptional()
  @IsBoolean({ message: 'enabled must be true or false' })
  enabled?: boolean;
}

export class ListDeliveriesDto extends PageQueryDto {
  @ApiPropertyOptional({ enum: DELIVERY_STATES })
  @IsOptional()
  @IsIn(DELIVERY_STATES, { message: `state must be one of ${DELIVERY_STATES.join(', ')}` })
  state?: (typeof DELIVERY_STATES)[number];
}

export class ReplayWebhookDto {
  @ApiProperty({
    type: String,
    format: 'date-time',
    example: '2026-01-02T12:00:00Z',
    description: 'Resend events from this time on.',
  })
  @IsISO8601({ strict: true, strictSeparator: true }, { message: 'since must be an ISO 8601 date and time' })
  since: string;
}
