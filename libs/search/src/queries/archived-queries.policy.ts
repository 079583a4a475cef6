import type { PlannedQuery } from '@corroborate/domain';
import { ARCHIVE_SEARCH } from '../search.thresholds';
import { ARCHIVED, citedAddresses, ownHost } from './archived.policy';
import type { Material, PlanOptions } from './plan.material';
import { spaced } from './query-text.policy';

/** Addresses the topic leads to, and from the second round on what its outlet published next to it. */
export function archivedQueries({ topic, keys, window }: Material, { round, mode }: PlanOptions): PlannedQuery[] {
  const cited = citedAddresses(topic)
    .slice(0, ARCHIVE_SEARCH.cited)
    .map((url) => ({
      strategy: ARCHIVED,
      text: `url:${url}`,
      reason: 'The topic leads to this page; the archive tells since when it is there, also where it is gone.',
    }));
  const host = ownHost(topic);
  if (round === 1 && mode !== 'exhaustive') return cited;
  const beside =
    host === null || keys.length === 0 || round > 2
      ? []
      : [
          {
            strategy: ARCHIVED,
            text: spaced(`site:${host}`, ...keys),
            ...window,
            reason: `What ${host} published about it besides, corrections and deleted pages included.`,
          },
        ];
  return round === 1 ? [...cited, ...beside] : beside;
}
