import type { WebhookDesk } from '@corroborate/investigation';

/** What the HTTP layer asks of the desk of webhooks. */
export type WebhookPort = Pick<
  WebhookDesk,
  'list' | 'get' | 'add' | 'change' | 'remove' | 'rotate' | 'test' | 'deliveries' | 'replay' | 'replaySince'
>;
