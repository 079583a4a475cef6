import { OutletDirectory } from '@corroborate/credibility';
import type { Settings } from '@corroborate/config';
import { NameMask, findPrivatePersons, type Topic } from '@corroborate/domain';
import { fold } from '@corroborate/text';

/** External services from which names can be withheld. */
export type ThirdParty = Settings['MASK_PRIVATE_NAMES'][number];

export function createMasks(settings: Settings): MaskFactory {
  const directory = new OutletDirectory();
  return new MaskFactory(settings, (name) => directory.resolveOutletName(name) !== null);
}

/** Determines which names of a topic are withheld from a third party. */
export class MaskFactory {
  private readonly publicFigures: ReadonlySet<string> = new Set(this.settings.PUBLIC_FIGURES.map(fold));

  /** `isOutlet`: whether the name is that of an outlet in the registry. */
  constructor(
    private readonly settings: Pick<Settings, 'MASK_PRIVATE_NAMES' | 'PUBLIC_FIGURES'>,
    private readonly isOutlet: (name: string) => boolean,
  ) {}

  /** Whether the name is a public figure listed in the settings or an outlet in the registry. */
  readonly isPublic = (name: string): boolean => this.publicFigures.has(fold(name)) || this.isOutlet(name);

  /** Null if no name must be masked. */
  of(topic: Topic, party: ThirdParty): NameMask | null {
    if (!this.settings.MASK_PRIVATE_NAMES.includes(party)) return null;
    const persons = findPrivatePersons(topic, this.isPublic);
    const places = (topic.location ?? '').split(',').map((part) => part.trim());
    return persons.length > 0 ? new NameMask(persons, [...topic.entities, ...places]) : null;
  }
}
