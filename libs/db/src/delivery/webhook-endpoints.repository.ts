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

/** Rows contain secrets, which must not leave the product. */
export class WebhookEndpointsRepository extends Repository {
  /** Oldest first. Not paged, because there are few. */
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

  /** Null if unknown. */
  async change(id: number, patch: WebhookEndpointPatch): Promise<WebhookEndpointEntity | null> {
    if (!isRowId(id)) return null;
    if (Object.keys(patch).length > 0) await this.rows().update({ id }, untyped(patch));
    return this.get(id);
  }

  /** Also deletes its deliveries. False if there is no such endpoint. */
  async remove(id: number): Promise<boolean> {
    return isRowId(id) && (await this.rows().delete({ id })).affected === 1;
  }

  /** Records a successful delivery. */
  async recordSuccess(id: number): Promise<void> {
    await this.rows().update({ id, failingSince: Not(IsNull()) }, { failingSince: null });
  }

  /** Records a failed delivery; keeps the time of the first of consecutive failures. */
  async recordFailure(id: number): Promise<void> {
    await this.rows().update({ id, failingSince: IsNull() }, { failingSince: () => 'clock_timestamp()' });
  }

  /** Disables the endpoint automatically. False if it was disabled already. */
  async disable(id: number, reason: string): Promise<boolean> {
    const done = await this.rows().update({ id, enabled: true }, { enabled: false, disabledReason: reason });
    return done.affected === 1;
  }

  private rows() {
    return this.dataSource.getRepository(WebhookEndpointEntity);
  }
}
