import { Inject, Injectable } from '@nestjs/common';
import { CorroborateError, type AddedSourceMoment, type AddedSource, type AddedSourceDraft } from '@corroborate/domain';
import { SETTINGS, type Settings } from '@corroborate/config';
import { DATABASE, type Database } from '@corroborate/db';
import { checkAddress } from '@corroborate/upstream';
import { assertCanAddSources } from './admission.policy';
import { withContentHash } from './identity.policy';

export interface AddOptions {
  /** Person or component that adds the sources. */
  by: string;
  moment?: AddedSourceMoment;
}

/**
 * Sources that do not come from a search: submitted by an editor, received as a response, or found by a slow component.
 * Stores them for the workers to read and merges duplicates.
 */
@Injectable()
export class AddedSourcesService {
  constructor(
    @Inject(DATABASE) private readonly db: Pick<Database, 'addedSources' | 'events' | 'investigations'>,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'ALLOW_PRIVATE_NETWORKS'>,
  ) {}

  /** @throws CorroborateError `not-found`, `conflict`, `invalid-input` */
  async add(investigationId: number, sources: AddedSourceDraft[], options: AddOptions): Promise<AddedSource[]> {
    const { by, moment = 'late' } = options;
    this.check(sources);
    const before = new Set((await this.db.addedSources.listByCase(investigationId)).map(({ id }) => id));
    const order = { investigationId, moment, addedBy: by, sources: sources.map(withContentHash) };
    const ids = new Set(await this.db.addedSources.add(order, assertCanAddSources));
    const added = (await this.db.addedSources.listByCase(investigationId)).filter(({ id }) => ids.has(id));
    for (const { id, kind, address } of added.filter((one) => !before.has(one.id)))
      await this.db.events.append(investigationId, 'source.added', { added_id: id, kind, moment, url: address, by });
    return added;
  }

  /** Added sources of an investigation. @throws CorroborateError `not-found` */
  async of(investigationId: number): Promise<AddedSource[]> {
    if (!(await this.db.investigations.get(investigationId)))
      throw new CorroborateError('not-found', `There is no investigation ${investigationId}.`);
    return this.db.addedSources.listByCase(investigationId);
  }

  /** @throws CorroborateError `invalid-input` if a URL is not allowed */
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

  /** Why the egress gateway would refuse the URL; null if it is allowed. */
  refusalOf({ address }: Pick<AddedSourceDraft, 'address'>): string | null {
    if (address === null) return null;
    const verdict = checkAddress(address, { allowPrivate: this.settings.ALLOW_PRIVATE_NETWORKS });
    return verdict.ok ? null : verdict.reason;
  }
}
