/** Codes of Node for a connection that cannot be made or has gone, and states of PostgreSQL for the same. */
const AWAY = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'EPIPE', 'ETIMEDOUT'],
  // Refused, broken, shutting down, starting up, too many connections.
  ...['08000', '08001', '08003', '08004', '08006', '57P01', '57P02', '57P03', '53300'],
  'database-unavailable',
]);

/** Breaks that the drivers of PostgreSQL and Redis tell by a message alone. */
const WORDS = [
  'Connection terminated',
  'Connection is closed',
  'Client was closed and is not queryable',
  'Client has encountered a connection error',
  'timeout exceeded when trying to connect',
  'Reached the max retries per request limit',
  "Stream isn't writeable",
  'LOADING ',
];

/** A driver wraps what it was told, and a broken connection to several addresses is several errors. */
const MOST_WRAPPED = 4;

interface Wrapped {
  code?: unknown;
  message?: unknown;
  cause?: unknown;
  driverError?: unknown;
  errors?: unknown;
}

/**
 * Is a store of our own (database, queues, cache) away, so that the same will work once it is back? Nobody outside is
 * to blame for it, and no amount of trying until then tells anything.
 */
export function isStoreAway(thrown: unknown, depth = 0): boolean {
  if (typeof thrown !== 'object' || thrown === null || depth > MOST_WRAPPED) return false;
  const { code, message, cause, driverError, errors } = thrown as Wrapped;
  if (typeof code === 'string' && AWAY.has(code)) return true;
  if (typeof message === 'string' && WORDS.some((words) => message.startsWith(words))) return true;
  const within = [cause, driverError, ...(Array.isArray(errors) ? (errors as unknown[]).slice(0, 1) : [])];
  return within.some((error) => isStoreAway(error, depth + 1));
}
