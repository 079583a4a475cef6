export type Store = 'PostgreSQL' | 'Redis' | 'The file system' | 'storage';

export type StorageFaultKind =
  | 'unreachable'
  | 'starting'
  | 'too-many-connections'
  | 'disk-full'
  | 'out-of-memory'
  | 'read-only'
  | 'io-error'
  | 'overloaded';

interface StorageCode {
  store: Store;
  kind: StorageFaultKind;
}

/** SQLSTATE by kind of fault: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const SQLSTATES: Partial<Record<StorageFaultKind, string[]>> = {
  unreachable: ['08000', '08001', '08003', '08004', '08006', '08007', '57P05'],
  starting: ['57P01', '57P02', '57P03'],
  'too-many-connections': ['53300'],
  'disk-full': ['53100'],
  'out-of-memory': ['53200'],
  'read-only': ['25006'],
  'io-error': ['58000', '58030', '58P01'],
  overloaded: ['53000', '53400'],
};

/** First word of an error reply: https://redis.io/docs/latest/develop/reference/protocol-spec/#simple-errors */
const REDIS_CODES: Partial<Record<StorageFaultKind, string[]>> = {
  starting: ['LOADING', 'MASTERDOWN'],
  unreachable: ['CLUSTERDOWN', 'TRYAGAIN', 'NOREPLICAS'],
  'out-of-memory': ['OOM'],
  // Redis refuses writes because it cannot save its data to disk.
  'io-error': ['MISCONF'],
  'read-only': ['READONLY', 'UNBLOCKED'],
  overloaded: ['BUSY'],
};

const NETWORK_CODES = [
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'EHOSTDOWN'],
  ...['ENETUNREACH', 'ENETDOWN', 'EPIPE', 'ETIMEDOUT'],
];

const FILE_CODES: Partial<Record<StorageFaultKind, string[]>> = {
  'disk-full': ['ENOSPC', 'EDQUOT'],
  'read-only': ['EROFS'],
  'io-error': ['EIO', 'ESTALE', 'ENODEV', 'ENXIO'],
  overloaded: ['EMFILE', 'ENFILE'],
};

/** Redis replies are prefixed with `redis ` to avoid clashes with other codes. */
export const STORAGE_CODES: ReadonlyMap<string, StorageCode> = new Map([
  ...toEntries('PostgreSQL', SQLSTATES),
  ...toEntries('Redis', REDIS_CODES, 'redis '),
  ...toEntries('storage', { unreachable: NETWORK_CODES }),
  ...toEntries('The file system', FILE_CODES),
]);

function toEntries(
  store: Store,
  table: Partial<Record<StorageFaultKind, string[]>>,
  prefix = '',
): [string, StorageCode][] {
  return Object.entries(table).flatMap(([kind, codes]) =>
    codes.map((code): [string, StorageCode] => [`${prefix}${code}`, { store, kind: kind as StorageFaultKind }]),
  );
}

const CONNECTION_LOST = { kind: 'unreachable', code: 'connection lost' } as const;

/** Faults that drivers report only in the message. */
export const STORAGE_MESSAGES: readonly (StorageCode & { text: string; code: string })[] = [
  { text: 'Connection terminated', store: 'PostgreSQL', ...CONNECTION_LOST },
  { text: 'Client was closed and is not queryable', store: 'PostgreSQL', ...CONNECTION_LOST },
  { text: 'Client has encountered a connection error', store: 'PostgreSQL', ...CONNECTION_LOST },
  { text: 'timeout exceeded when trying to connect', store: 'PostgreSQL', kind: 'unreachable', code: 'timeout' },
  { text: 'Connection is closed', store: 'Redis', ...CONNECTION_LOST },
  { text: 'Reached the max retries per request limit', store: 'Redis', ...CONNECTION_LOST },
  { text: "Stream isn't writeable", store: 'Redis', ...CONNECTION_LOST },
  { text: 'LOADING ', store: 'Redis', kind: 'starting', code: 'LOADING' },
];
