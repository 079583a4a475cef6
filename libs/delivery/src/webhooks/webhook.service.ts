import { Inject, Injectable } from '@nestjs/common';
import { WALL_CLOCK } from '@corroborate/investigation';
import { CorroborateError, orNotFound, type Clock, type Instant } from '@corroborate/domain';
import { SETTINGS, type Settings } from '@corroborate/config';
import {
  DATABASE,
  type Database,
  type DeliveryState,
  type Page,
  type WebhookDeliveryEntity,
  type WebhookEndpointEntity,
} from '@corroborate/db';
import { checkAddress } from '@corroborate/upstream';
import { TEST_EVENT, WEBHOOK_EVENTS, type WebhookEventType } from './webhook.events';
import { newSecret, newTag } from './webhook.message';
import { WEBHOOK_LIMITS } from './webhooks.thresholds';

/** An endpoint without its secrets. */
export type WebhookView = Omit<WebhookEndpointEntity, 'secret' | 'previousSecret' | 'tag'>;
/** Returned on creation and rotation only: the secret is never shown again. */
export type WebhookWithSecret = WebhookView & { secret: string };

export interface WebhookRequest {
  url: string;
  description?: string;
  /** Default: all events. */
  events?: WebhookEventType[];
}

@Injectable()
export class WebhookService {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'ALLOW_PRIVATE_NETWORKS' | 'WEBHOOK_PRIVATE_ORIGINS'>,
    @Inject(WALL_CLOCK) private readonly clock: Clock,
  ) {}

  async list(): Promise<WebhookView[]> {
    return (await this.db.webhookEndpoints.list()).map(toWebhookView);
  }

  /** @throws CorroborateError `not-found`. */
  async get(id: number): Promise<WebhookView> {
    return toWebhookView(await this.getOrThrow(id));
  }

  /** @throws CorroborateError `invalid-input` for a URL that must not be called; `limit-exceeded`. */
  async add(
    { url, description = '', events = WEBHOOK_EVENTS }: WebhookRequest,
    who: string,
  ): Promise<WebhookWithSecret> {
    if ((await this.db.webhookEndpoints.count()) >= WEBHOOK_LIMITS.maxEndpoints)
      throw new CorroborateError('conflict', `The limit of ${WEBHOOK_LIMITS.maxEndpoints} webhooks is reached.`, {
        hint: 'Delete one that is no longer needed.',
      });
    const secret = newSecret();
    const row = {
      url: this.checked(url),
      description,
      events: sortEvents(events),
      tag: newTag(),
      secret,
      createdBy: who,
    };
    return { ...toWebhookView(await this.db.webhookEndpoints.add(row)), secret };
  }

  /**
   * Changes an endpoint. A re-enabled endpoint resumes its pending deliveries.
   * @throws CorroborateError `not-found`, `invalid-input`.
   */
  async change(
    id: number,
    { url, description, events, enabled }: Partial<WebhookRequest> & { enabled?: boolean },
  ): Promise<WebhookView> {
    await this.getOrThrow(id);
    const patch = {
      ...(url === undefined ? {} : { url: this.checked(url) }),
      ...(description === undefined ? {} : { description }),
      ...(events === undefined ? {} : { events: sortEvents(events) }),
      ...(enabled === undefined ? {} : { enabled, disabledReason: null, failingSince: null }),
    };
    const changed = await this.db.webhookEndpoints.change(id, patch);
    return changed ? toWebhookView(changed) : this.get(id);
  }

  /** @throws CorroborateError `not-found`. */
  async remove(id: number): Promise<WebhookView> {
    const row = await this.get(id);
    await this.db.webhookEndpoints.remove(id);
    return row;
  }

  /**
   * Creates a new secret; the previous one continues to sign for a day.
   * @throws CorroborateError `not-found`.
   */
  async rotate(id: number): Promise<WebhookWithSecret> {
    const { secret: previousSecret } = await this.getOrThrow(id);
    const secret = newSecret();
    const previousUntil = new Date(this.clock.now().getTime() + WEBHOOK_LIMITS.rotationMs).toISOString();
    await this.db.webhookEndpoints.change(id, { secret, previousSecret, previousUntil });
    return { ...(await this.get(id)), secret };
  }

  /** @throws CorroborateError `not-found`; `conflict` if the endpoint is disabled. */
  async test(id: number): Promise<WebhookDeliveryEntity> {
    await this.assertEnabled(id);
    return this.db.webhookDeliveries.addTest(id, TEST_EVENT);
  }

  /** @throws CorroborateError `not-found`. */
  async deliveries(
    id: number,
    page: { state?: DeliveryState; limit: number; cursor?: string },
  ): Promise<Page<WebhookDeliveryEntity>> {
    await this.getOrThrow(id);
    return this.db.webhookDeliveries.list({ endpointId: id, ...page });
  }

  /** @throws CorroborateError `not-found`; `conflict` if the endpoint is disabled. */
  async replay(deliveryId: number): Promise<WebhookDeliveryEntity> {
    const known = await this.db.webhookDeliveries.get(deliveryId);
    if (known) await this.assertEnabled(known.endpointId);
    return orNotFound(
      known && (await this.db.webhookDeliveries.replay(deliveryId)),
      `There is no delivery ${deliveryId}.`,
    );
  }

  /**
   * Returns the number of deliveries scheduled.
   * @throws CorroborateError `not-found`; `conflict` if the endpoint is disabled.
   */
  async replaySince(id: number, since: Instant): Promise<number> {
    await this.assertEnabled(id);
    return this.db.webhookDeliveries.replaySince(id, since);
  }

  private async getOrThrow(id: number): Promise<WebhookEndpointEntity> {
    return orNotFound(await this.db.webhookEndpoints.get(id), `There is no webhook ${id}.`);
  }

  private async assertEnabled(id: number): Promise<void> {
    if (!(await this.getOrThrow(id)).enabled)
      throw new CorroborateError('conflict', `Webhook ${id} is disabled.`, { hint: 'Enable it first.' });
  }

  /** Checks the URL. Its host name is checked again on each delivery, when it is resolved. */
  private checked(raw: string): string {
    const own = URL.canParse(raw) && this.settings.WEBHOOK_PRIVATE_ORIGINS.includes(new URL(raw).origin);
    const allowPrivate = this.settings.ALLOW_PRIVATE_NETWORKS || own;
    const verdict = checkAddress(raw, { allowPrivate });
    if (!verdict.ok)
      throw unusableUrlError(verdict.reason, 'Add receivers in your own network to WEBHOOK_PRIVATE_ORIGINS.');
    if (verdict.url.protocol !== 'https:' && !allowPrivate)
      throw unusableUrlError('it does not use https', 'Use an https URL: events are signed but not encrypted.');
    return verdict.url.href;
  }
}

const unusableUrlError = (reason: string, hint: string) =>
  new CorroborateError('invalid-input', `The URL cannot be used: ${reason}.`, { hint, details: { field: 'url' } });

/** Removes duplicate events and puts them in the order of the contract. */
const sortEvents = (events: WebhookEventType[]): string[] => WEBHOOK_EVENTS.filter((type) => events.includes(type));

function toWebhookView({
  secret: _secret,
  previousSecret: _previous,
  tag: _tag,
  ...view
}: WebhookEndpointEntity): WebhookView {
  return view;
}
