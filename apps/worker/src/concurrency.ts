import type { Settings } from '@corroborate/config';
import type { StageName } from '@corroborate/domain';

/** Number of investigations that one process handles concurrently, per stage. */
export function stageConcurrency(settings: Settings): Record<StageName, number> {
  const { SEARCH_CONCURRENCY: search, READ_CONCURRENCY: read, WEIGH_CONCURRENCY: weigh } = settings;
  return {
    search,
    social: search,
    records: search,
    context: search,
    read,
    assess: weigh,
    origin: weigh,
    'cross-reference': weigh,
    decide: settings.DECIDE_CONCURRENCY,
  };
}
