import { TEST_EVENT, WEBHOOK_EVENTS } from '@corroborate/delivery';
import { z } from 'zod';
import { responseType, list, moment } from '../openapi/response.type';

/** An endpoint without its secret. */
export class WebhookResponse extends responseType({
  id: z.int().meta({ example: 3 }),
  url: z.string().meta({ example: 'https://cms.newsroom.example/hooks/corroborate' }),
  description: z.string().meta({ example: 'The content system' }),
  events: z.array(z.string().meta({ enum: WEBHOOK_EVENTS })).meta({ example: ['topic.upgraded', 'review.requested'] }),
  enabled: z.boolean(),
  disabled_reason: z
    .string()
    .nullable()
    .meta({ example: null, description: 'Reason for automatic deactivation; null if a user disabled it.' }),
  failing_since: moment
    .nullable()
    .meta({ example: null, description: 'Time since which all deliveries have failed; null after a success.' }),
  previous_secret_until: moment
    .nullable()
    .meta({ example: null, description: 'Time until which messages are also signed with the previous secret.' }),
  created_by: z.string().nullable().meta({ example: 'ann' }),
  created_at: moment,
}) {}

export class WebhookWithSecretResponse extends responseType(
  {
    secret: z.string().meta({
      example: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD',
      description: 'Signing secret, shown only once. Save it for the receiver.',
    }),
  },
  WebhookResponse,
) {}

export class WebhookListResponse extends responseType({
  webhooks: list(WebhookResponse),
}) {}

/** Delivery of one message to one endpoint. */
export class WebhookDeliveryResponse extends responseType({
  id: z.int().meta({ example: 41 }),
  webhook_id: z.int().meta({ example: 3 }),
  event_id: z.int().nullable().meta({ example: 1_204, description: 'Event ID; null for a test message.' }),
  type: z.string().meta({ enum: [...WEBHOOK_EVENTS, TEST_EVENT], example: 'topic.upgraded' }),
  state: z.enum(['pending', 'delivered', 'failed']).meta({ description: '`failed`: all retries failed.' }),
  attempts: z.int().meta({ example: 1 }),
  next_attempt_at: moment.nullable().meta({ description: 'Time of the next attempt; null once delivered or failed.' }),
  last_attempt_at: moment.nullable(),
  response_status: z.int().nullable().meta({ example: 204 }),
  latency_ms: z.int().nullable().meta({ example: 87 }),
  reason: z.string().nullable().meta({ example: null, description: 'Error of the last attempt.' }),
  created_at: moment,
}) {}

export class WebhookDeliveryPageResponse extends responseType({
  deliveries: list(WebhookDeliveryResponse),
  next_cursor: z.string().nullable().meta({ example: null }),
}) {}

export class WebhookReplayResponse extends responseType({
  queued: z.int().meta({ example: 12, description: 'Number of messages queued.' }),
}) {}
