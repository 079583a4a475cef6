import type { DomainAges } from '@corroborate/credibility';
import { found, nothingFound, type SourceView } from '@corroborate/domain';

/** Since when sites are in the hands that hold them, as it was told when the case was judged; nobody is asked. */
export function knownAges(sources: readonly Pick<SourceView, 'site' | 'registered'>[]): DomainAges {
  const dates = new Map(sources.flatMap(({ site, registered }) => (registered ? [[site, registered] as const] : [])));
  return {
    registeredAt: async (site) => {
      const date = dates.get(site);
      return date ? found(date) : nothingFound('Not queried at the time.');
    },
  };
}
