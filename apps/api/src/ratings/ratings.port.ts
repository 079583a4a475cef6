import type { RatingsRepository } from '@corroborate/db';

/** What the HTTP layer keeps of ratings. */
export interface RatingsStore {
  ratings: Pick<RatingsRepository, 'ofScheme' | 'importRows' | 'imports'>;
}
