import { EstimateService, InvestigationReader, toInvestigationResponse } from '@corroborate/investigation/status';
import type { InvestigationPage, ListFilter } from '../investigations/investigations.port';
import { withDatabase } from './with-database';

/** Investigations in the configured database, newest first. */
export const listLocally = (filter: ListFilter): Promise<InvestigationPage> =>
  withDatabase(async (db, settings) => {
    const reader = new InvestigationReader(db, new EstimateService(db, settings), settings);
    const { items, nextCursor } = await reader.list(filter);
    return { investigations: items.map(toInvestigationResponse), next_cursor: nextCursor };
  });
