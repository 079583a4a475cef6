import { CorroborateError, type ErrorCode } from './errors';

/** Why internal storage (database, queues, cache, originals) is currently unavailable. Retrying may help. */
export interface StorageFault {
  store: Store;
  kind: StorageFaultKind;
  /** Error code from the driver or server. */
  code: string;
}

/** Maximum nesting: drivers wrap errors, and a failed connection to several addresses is an aggregate error. */
const MAX_DEPTH = 4;
/** Errors with these codes may be caused by a storage fault; all other codes already name their cause. */
const TRANSPARENT_CODES = new Set<ErrorCode>(['internal', 'queue-unavailable', 'storage-unavailable']);

interface ErrorFields {
  name?: unknown;
  code?: unknown;
  message?: unknown;
  cause?: unknown;
  driverError?: unknown;
  errors?: unknown;
}

/** Null for errors that are not storage faults. */
export function findStorageFault(thrown: unknown, depth = 0): StorageFault | null {
  if (typeof thrown !== 'object' || thrown === null || depth > MAX_DEPTH) return null;
  const { cause, driverError, errors } = thrown as ErrorFields;
  if (
    thrown instanceof CorroborateError &&
    !(TRANSPARENT_CODES.has(thrown.code) || thrown.code === 'database-unavailable')
  )
    return null;
  const own = faultOfCode(thrown) ?? faultOfMessage(thrown);
  if (own) return own;
  const within = [cause, driverError, ...(Array.isArray(errors) ? (errors as unknown[]).slice(0, 1) : [])];
  for (const error of within) {
    const found = findStorageFault(error, depth + 1);
    if (found) return found;
  }
  return thrown instanceof CorroborateError ? faultOfDomainError(thrown) : null;
}

/**
 * True for faults that pass when storage is available again. Work that fails because of one keeps its remaining
 * attempts, and nothing is concluded from missing data.
 */
export const isStorageUnavailable = (thrown: unknown): boolean => findStorageFault(thrown) !== null;

function faultOfDomainError({ code }: CorroborateError): StorageFault | null {
  if (code === 'database-unavailable') return { store: 'PostgreSQL', kind: 'unreachable', code };
  if (code === 'storage-unavailable') return { store: 'storage', kind: 'unreachable', code };
  return null;
}

type Store = 'PostgreSQL' | 'Redis' | 'The file system' | 'storage';

type StorageFaultKind =
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
const STORAGE_CODES: ReadonlyMap<string, StorageCode> = new Map([
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
const STORAGE_MESSAGES: readonly (StorageCode & { text: string; code: string })[] = [
  { text: 'Connection terminated', store: 'PostgreSQL', ...CONNECTION_LOST },
  { text: 'Client was closed and is not queryable', store: 'PostgreSQL', ...CONNECTION_LOST },
  { text: 'Client has encountered a connection error', store: 'PostgreSQL', ...CONNECTION_LOST },
  { text: 'timeout exceeded when trying to connect', store: 'PostgreSQL', kind: 'unreachable', code: 'timeout' },
  { text: 'Connection is closed', store: 'Redis', ...CONNECTION_LOST },
  { text: 'Reached the max retries per request limit', store: 'Redis', ...CONNECTION_LOST },
  { text: "Stream isn't writeable", store: 'Redis', ...CONNECTION_LOST },
  { text: 'LOADING ', store: 'Redis', kind: 'starting', code: 'LOADING' },
];

function faultOfCode({ code }: ErrorFields): StorageFault | null {
  if (typeof code !== 'string') return null;
  const found = STORAGE_CODES.get(code);
  return found ? { ...found, code } : null;
}

function faultOfMessage({ name, message }: ErrorFields): StorageFault | null {
  if (typeof message !== 'string') return null;
  if (name === 'ReplyError') return faultOfReply(message);
  const known = STORAGE_MESSAGES.find(({ text }) => message.startsWith(text));
  return known ? { store: known.store, kind: known.kind, code: known.code } : null;
}

/** Redis puts its code first; up to version 6, script errors have it after `: -`. */
function faultOfReply(message: string): StorageFault | null {
  if (message.startsWith('ERR max number of clients')) return { ...REDIS_CLIENT_LIMIT, code: 'ERR' };
  const within = message.indexOf(': -');
  const words = [message, within < 0 ? '' : message.slice(within + 3)].map((text) => text.split(' ', 1)[0] ?? '');
  for (const word of words) {
    const found = STORAGE_CODES.get(`redis ${word}`);
    if (found) return { ...found, code: word };
  }
  return null;
}

const REDIS_CLIENT_LIMIT = { store: 'Redis', kind: 'too-many-connections' } as const;

const STATE_TEXTS: Record<StorageFaultKind, string> = {
  unreachable: 'is unreachable',
  starting: 'is starting up or shutting down',
  'too-many-connections': 'accepts no more connections',
  'disk-full': 'has no disk space left',
  'out-of-memory': 'has no memory left',
  'read-only': 'is read-only',
  'io-error': 'cannot read or write its disk',
  overloaded: 'is out of resources',
};

/** One sentence without an address: *PostgreSQL has no disk space left (53100).* */
export const describeStorageFault = ({ store, kind, code }: StorageFault): string =>
  `${store === 'storage' ? 'A storage service' : store} ${STATE_TEXTS[kind]} (${code}).`;

/**
 * Like `describeStorageFault`, with the server's name: *PostgreSQL at db.example:5432 is unreachable (ECONNREFUSED)*
 */
export function describeServerFault(server: string, thrown: unknown): string {
  const fault = findStorageFault(thrown);
  const { code = 'no response' } = (thrown ?? {}) as { code?: string };
  return fault ? `${server} ${STATE_TEXTS[fault.kind]} (${fault.code})` : `${server} cannot be used (${code})`;
}

/** Hint for the operator. */
export const storageFaultHint = ({ kind }: StorageFault): string => HINTS[kind] ?? 'Try again later.';

const HINTS: Partial<Record<StorageFaultKind, string>> = {
  'disk-full': 'Free disk space or add more. Pending work resumes automatically.',
  'out-of-memory': 'Add memory to the server or raise its limit. Pending work resumes automatically.',
  'read-only': 'Check that the address is that of the primary server. Pending work resumes automatically.',
};
