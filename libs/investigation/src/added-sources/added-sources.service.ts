import { Inject, Injectable } from '@nestjs/common';
import { CorroborateError, type AddedMoment, type AddedSource, type AddedSourceDraft } from '@corroborate/domain';
import { SETTINGS, type Settings } from '@corroborate/config';
import { DATABASE, type Database } from '@corroborate/db';
import { checkAddress } from '@corroborate/upstream';
import { admit } from './admission.policy';
import { identified } from './identity.policy';

export interface AddOptions {
  /** Who adds them: a person, or the part of the product that found them. */
  by: string;
  moment?: AddedMoment;
}

/**
 * Sources that come by another way than the search: from an editor, with the order or later, from whoever was asked, or
 * from a part of the product that takes its time. What is added here is stored and read by the workers; the same twice
 * is one.
 */
@Injectable()
export class AddedSourcesService {
  constructor(
    @Inject(DATABASE) private readonly db: Pick<Database, 'added' | 'events' | 'investigations'>,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'ALLOW_PRIVATE_NETWORKS'>,
  ) {}

  /** @throws CorroborateError `not-found`, `conflict`, `invalid-input` */
  async add(investigationId: number, sources: AddedSourceDraft[], options: AddOptions): Promise<AddedSource[]> {
    const { by, moment = 'late' } = options;
    this.check(sources);
    const before = new Set((await this.db.added.of(investigationId)).map(({ id }) => id));
    const order = { investigationId, moment, addedBy: by, sources: sources.map(identified) };
    const ids = new Set(await this.db.added.add(order, admit));
    const added = (await this.db.added.of(investigationId)).filter(({ id }) => ids.has(id));
    for (const { id, kind, address } of added.filter((one) => !before.has(one.id)))
      await this.db.events.append(investigationId, 'source.added', { added_id: id, kind, moment, url: address, by });
    return added;
  }

  /** @throws CorroborateError `not-found` */
  async of(investigationId: number): Promise<AddedSource[]> {
    if (!(await this.db.investigations.get(investigationId)))
      throw new CorroborateError('not-found', `There is no investigation ${investigationId}.`);
    return this.db.added.of(investigationId);
  }

  /** @throws CorroborateError `invalid-input` where an address must not be asked. */
  check(sources: readonly AddedSourceDraft[]): void {
    for (const source of sources) {
      const refused = this.refusalOf(source);
      if (refused !== null)
        throw new CorroborateError('invalid-input', `The URL cannot be used: ${refused}.`, {
          hint: 'Give the URL of a public page, or submit its text.',
          details: { field: 'url' },
        });
    }
  }

  /** Why it must not be asked, as the way out will say as well; null where it may. */
  refusalOf({ address }: Pick<AddedSourceDraft, 'address'>): string | null {
    if (address === null) return null;
    const verdict = checkAddress(address, { allowPrivate: this.settings.ALLOW_PRIVATE_NETWORKS });
    return verdict.ok ? null : verdict.reason;
  }
}
