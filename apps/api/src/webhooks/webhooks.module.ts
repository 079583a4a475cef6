import { Module } from '@nestjs/common';
import { WebhookDeliveriesController, WebhooksController } from './webhooks.controller';

/** Webhook endpoints and their deliveries. */
@Module({ controllers: [WebhooksController, WebhookDeliveriesController] })
export class WebhooksModule {}
