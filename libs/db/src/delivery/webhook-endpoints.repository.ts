import { IsNull, Not } from 'typeorm';
import { WebhookEndpointEntity } from './webhook.entity';
import { isRowId, untyped, toPlain, toPlainOrNull } from '../sql/rows';
import { Repository } from '../sql/repository';

export type WebhookEndpointPatch = Partial<
  Pick<
    WebhookEndpointEntity,
    | 'url'
    | 'description'
    | 'events'
    | 'secret'
    | 'previousSecret'
    | 'previousUntil'
    | 'enabled'
    | 'disabledReason'
    | 'failingSince'
  >
>;

/** Webhook endpoints. Their rows contain secrets, which must not leave the product. */
export class WebhookEndpointsRepository extends Repository {
  /** All endpoints, oldest first. Not paged, because there are few. */
  async list(): Promise<WebhookEndpointEntity[]> {
    return (await this.rows().find({ order: { id: 'ASC' } })).map(toPlain);
  }

  async get(id: number): Promise<WebhookEndpointEntity | null> {
    return isRowId(id) ? toPlainOrNull(await this.rows().findOneBy({ id })) : null;
  }

  async count(): Promise<number> {
    return this.rows().count();
  }

  async add(
    endpoint: Pick<WebhookEndpointEntity, 'url' | 'description' | 'events' | 'tag' | 'secret' | 'createdBy'>,
  ): Promise<WebhookEndpointEntity> {
    const { id } = await this.rows().save(this.rows().create(endpoint));
    return toPlain(await this.rows().findOneByOrFail({ id }));
  }

  /** Changes an endpoint; null if it is unknown. */
  async change(id: number, patch: WebhookEndpointPatch): Promise<WebhookEndpointEntity | null> {
    if (!isRowId(id)) return null;
    if (Object.keys(patch).length > 0) await this.rows().update({ id }, untyped(patch));
    return this.get(id);
  }

  /** Deletes an endpoint and its deliveries; false if it does not exist. */
  async remove(id: number): Promise<boolean> {
    return isRowId(id) && (await this.rows().delete({ id })).affected === 1;
  }

  /** Records that a delivery succeeded. */
  async recordSuccess(id: number): Promise<void> {
    await this.rows().update({ id, failingSince: Not(IsNull()) }, { failingSince: null });
  }

  /** Records that a delivery failed. Keeps the time of the first of several consecutive failures. */
  async recordFailure(id: number): Promise<void> {
    await this.rows().update({ id, failingSince: IsNull() }, { failingSince: () => 'clock_timestamp()' });
  }

  /** Disables an endpoint automatically; false if it was already disabled. */
  async disable(id: number, reason: string): Promise<boolean> {
    const done = await this.rows().update({ id, enabled: true }, { enabled: false, disabledReason: reason });
    return done.affected === 1;
  }

  private rows() {
    return this.dataSource.getRepository(WebhookEndpointEntity);
  }
}
