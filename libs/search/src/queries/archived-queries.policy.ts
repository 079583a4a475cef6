import type { PlannedQuery } from '@corroborate/domain';
import { ARCHIVE_SEARCH } from '../search.thresholds';
import { ARCHIVED_STRATEGY, citedAddresses, ownHost } from './archived.policy';
import type { QueryMaterial, PlanOptions } from './plan.material';
import { joinWithSpaces } from './query-text.policy';

/** URLs linked from the topic; from the second round on, also other pages of its outlet. */
export function archivedQueries({ topic, keys, window }: QueryMaterial, { round, mode }: PlanOptions): PlannedQuery[] {
  const cited = citedAddresses(topic)
    .slice(0, ARCHIVE_SEARCH.cited)
    .map((url) => ({
      strategy: ARCHIVED_STRATEGY,
      text: `url:${url}`,
      reason: 'Finds when this page, linked from the topic, was first archived, even if it was removed since.',
    }));
  const host = ownHost(topic);
  if (round === 1 && mode !== 'exhaustive') return cited;
  const beside =
    host === null || keys.length === 0 || round > 2
      ? []
      : [
          {
            strategy: ARCHIVED_STRATEGY,
            text: joinWithSpaces(`site:${host}`, ...keys),
            ...window,
            reason: `Finds other pages about it on ${host}, including corrections and deleted pages.`,
          },
        ];
  return round === 1 ? [...cited, ...beside] : beside;
}
