import { Global, Module } from '@nestjs/common';
import { WebhookService } from './webhooks/webhook.service';

/** Webhook endpoints and deliveries; part of every process that serves users. */
@Global()
@Module({ providers: [WebhookService], exports: [WebhookService] })
export class DeliveryModule {}
