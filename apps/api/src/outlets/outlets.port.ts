import type { LooksRepository } from '@corroborate/db';

/** What the HTTP layer asks of the memory of outlets. */
export interface OutletsStore {
  looks: Pick<LooksRepository, 'outlets' | 'outlet' | 'changesOf'>;
}
