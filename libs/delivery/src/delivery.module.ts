import { Global, Module } from '@nestjs/common';
import { WebhookService } from './webhooks/webhook.service';

/** Webhook endpoints and their deliveries; part of every process that serves people. */
@Global()
@Module({ providers: [WebhookService], exports: [WebhookService] })
export class DeliveryModule {}
