import { Module } from '@nestjs/common';
import { WebhookDeliveriesController, WebhooksController } from './webhooks.controller';

/** Who is told, and what came of it. */
@Module({ controllers: [WebhooksController, WebhookDeliveriesController] })
export class WebhooksModule {}
