import type { Instant } from '@corroborate/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { bool, identity, instant, json, now, checkOneOf, optional, rowId, text, integer } from '../sql/columns';
import { InvestigationEventEntity } from '../investigations/progress.entity';

/** A URL that receives events. */
@Entity({ name: 'webhook_endpoints' })
export class WebhookEndpointEntity {
  @PrimaryGeneratedColumn('identity', identity('PK_webhook_endpoints'))
  id: number;
  @Column(text('url'))
  url: string;
  @Column(text('description', { default: '' }))
  description: string;
  /** Subscribed event types. A trigger on `investigation_events` reads this column. */
  @Column(json('events'))
  events: string[];
  /** Part of every message ID, so that IDs of two deployments never collide. */
  @Column(text('tag'))
  tag: string;
  /** Signing key, `whsec_…`. Stored in plain text for signing; returned only on creation. */
  @Column(text('secret'))
  secret: string;
  /** Previous signing key, which is also used for a while after a rotation. */
  @Column(text('previous_secret', optional))
  previousSecret: string | null;
  @Column(instant('previous_until', optional))
  previousUntil: Instant | null;
  @Column({ ...bool('enabled'), default: true })
  enabled: boolean;
  /** Why the product disabled the endpoint; null if it is enabled or was disabled by a person. */
  @Column(text('disabled_reason', optional))
  disabledReason: string | null;
  /** Time since which deliveries have failed; null after a success. */
  @Column(instant('failing_since', optional))
  failingSince: Instant | null;
  @Column(text('created_by', optional))
  createdBy: string | null;
  @Column(instant('created_at', now))
  createdAt: Instant;
}

export const DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Delivery of one event to one endpoint: both queue and log. */
@Entity({ name: 'webhook_deliveries' })
@Index('UQ_webhook_deliveries_event', ['eventId', 'endpointId'], { unique: true })
@Index('IDX_webhook_deliveries_due', ['endpointId', 'dueAt'], { where: checkOneOf('state', ['pending']) })
@Index('IDX_webhook_deliveries_log', ['endpointId', 'id'])
@Index('IDX_webhook_deliveries_settled', ['createdAt'], { where: "state <> 'pending'" })
@Index('IDX_webhook_deliveries_failed', ['endpointId', 'id'], { where: "state = 'failed'" })
@Check('CHK_webhook_deliveries_state', checkOneOf('state', DELIVERY_STATES))
export class WebhookDeliveryEntity {
  @PrimaryGeneratedColumn('identity', identity('PK_webhook_deliveries'))
  id: number;
  @ForeignKey(() => WebhookEndpointEntity, { name: 'FK_webhook_deliveries_endpoint', onDelete: 'CASCADE' })
  @Column(rowId('endpoint_id'))
  endpointId: number;
  /** The event; null for a test message. */
  @ForeignKey(() => InvestigationEventEntity, { name: 'FK_webhook_deliveries_event', onDelete: 'CASCADE' })
  @Column(rowId('event_id', optional))
  eventId: number | null;
  @Column(text('type'))
  type: string;
  @Column(text('state', { default: 'pending' }))
  state: DeliveryState;
  @Column(integer('attempts', { default: 0 }))
  attempts: number;
  /** Time of the next attempt. During an attempt: end of its lease. */
  @Column(instant('due_at', now))
  dueAt: Instant;
  @Column(instant('created_at', now))
  createdAt: Instant;
  @Column(instant('last_attempt_at', optional))
  lastAttemptAt: Instant | null;
  @Column(integer('response_status', optional))
  responseStatus: number | null;
  @Column(integer('latency_ms', optional))
  latencyMs: number | null;
  /** Reason why the last attempt failed; null after a success. */
  @Column(text('reason', optional))
  reason: string | null;
}
