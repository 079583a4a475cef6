import { ApiProperty } from '@nestjs/swagger';
import { TEST_EVENT, WEBHOOK_EVENTS } from '@corroborate/investigation';
import { MOMENT } from '../openapi/answer.parts';

const moment = { type: String, format: 'date-time', example: MOMENT } as const;
const optional = { nullable: true } as const;

/** An endpoint without its secret. */
export class WebhookAnswer {
  @ApiProperty({ type: 'integer', example: 3 }) id: number;
  @ApiProperty({ example: 'https://cms.newsroom.example/hooks/corroborate' }) url: string;
  @ApiProperty({ example: 'The content system' }) description: string;
  @ApiProperty({ enum: WEBHOOK_EVENTS, isArray: true, example: ['topic.upgraded', 'review.requested'] })
  events: string[];
  @ApiProperty() enabled: boolean;
  @ApiProperty({
    type: String,
    ...optional,
    example: null,
    description: 'Why the product switched it off; null where a person did.',
  })
  disabled_reason: string | null;
  @ApiProperty({
    ...moment,
    ...optional,
    example: null,
    description: 'Since when nothing has got through; null after a success.',
  })
  failing_since: string | null;
  @ApiProperty({
    ...moment,
    ...optional,
    example: null,
    description: 'Until when the replaced secret signs beside the new one.',
  })
  previous_secret_until: string | null;
  @ApiProperty({ type: String, ...optional, example: 'ann' }) created_by: string | null;
  @ApiProperty(moment) created_at: string;
}

export class WebhookWithSecretAnswer extends WebhookAnswer {
  @ApiProperty({
    example: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD',
    description: 'Shown this once: keep it where the receiver can read it.',
  })
  secret: string;
}

export class WebhookListAnswer {
  @ApiProperty({ type: [WebhookAnswer] }) webhooks: WebhookAnswer[];
}

/** One message to one endpoint. */
export class WebhookDeliveryAnswer {
  @ApiProperty({ type: 'integer', example: 41 }) id: number;
  @ApiProperty({ type: 'integer', example: 3 }) webhook_id: number;
  @ApiProperty({ type: 'integer', ...optional, example: 1_204, description: 'Null for a test message.' }) event_id:
    number | null;
  @ApiProperty({ enum: [...WEBHOOK_EVENTS, TEST_EVENT], example: 'topic.upgraded' }) type: string;
  @ApiProperty({ enum: ['pending', 'delivered', 'failed'], description: '`failed`: given up.' }) state: string;
  @ApiProperty({ type: 'integer', example: 1 }) attempts: number;
  @ApiProperty({ ...moment, ...optional, description: 'Null once it is settled.' }) next_attempt_at: string | null;
  @ApiProperty({ ...moment, ...optional }) last_attempt_at: string | null;
  @ApiProperty({ type: 'integer', ...optional, example: 204 }) response_status: number | null;
  @ApiProperty({ type: 'integer', ...optional, example: 87 }) latency_ms: number | null;
  @ApiProperty({ type: String, ...optional, example: null, description: 'Why the last try did not count.' }) reason:
    string | null;
  @ApiProperty(moment) created_at: string;
}

export class WebhookDeliveryPageAnswer {
  @ApiProperty({ type: [WebhookDeliveryAnswer] }) deliveries: WebhookDeliveryAnswer[];
  @ApiProperty({ type: String, ...optional, example: null }) next_cursor: string | null;
}

export class WebhookReplayAnswer {
  @ApiProperty({ type: 'integer', example: 12, description: 'Messages that are sent (again).' }) queued: number;
}
