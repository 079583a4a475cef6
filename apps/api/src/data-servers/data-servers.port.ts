import type { Database } from '@corroborate/db';

/** What the routes of data servers read: collections as they were last found, and calls from the ledger. */
export type DataServersStore = {
  collections: Pick<Database['collections'], 'list'>;
  ledger: Pick<Database['ledger'], 'byProvider'>;
};
