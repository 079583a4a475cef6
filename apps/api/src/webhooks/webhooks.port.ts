import type { WebhookService } from '@corroborate/investigation';

/** What the HTTP layer asks of webhooks. */
export type WebhookPort = Pick<
  WebhookService,
  'list' | 'get' | 'add' | 'change' | 'remove' | 'rotate' | 'test' | 'deliveries' | 'replay' | 'replaySince'
>;
