import { CorroborateError } from '@corroborate/domain';
import type { WebhookPort } from './ports';

const nothing = (id: number): never => {
  throw new CorroborateError('not-found', `There is no webhook ${id}.`);
};

/** A service without webhooks. Its behavior is tested with the real service. */
export class FakeWebhooks implements WebhookPort {
  list: WebhookPort['list'] = async () => [];
  get: WebhookPort['get'] = async (id) => nothing(id);
  add: WebhookPort['add'] = async () => nothing(0);
  change: WebhookPort['change'] = async (id) => nothing(id);
  remove: WebhookPort['remove'] = async (id) => nothing(id);
  rotate: WebhookPort['rotate'] = async (id) => nothing(id);
  test: WebhookPort['test'] = async (id) => nothing(id);
  deliveries: WebhookPort['deliveries'] = async (id) => nothing(id);
  replay: WebhookPort['replay'] = async (id) => nothing(id);
  replaySince: WebhookPort['replaySince'] = async (id) => nothing(id);
}
