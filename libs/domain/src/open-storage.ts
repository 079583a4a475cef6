import { setTimeout as sleep } from 'node:timers/promises';
import { CorroborateError, type ErrorCode } from './errors';
import { describeServerFault, isStorageUnavailable } from './storage-fault';

export interface StorageWait {
  /** Time limit in ms; `Infinity` waits indefinitely. */
  limitMs: number;
  /** Called with a message when waiting begins, and periodically while it lasts. */
  onWait?: (message: string) => void;
}

/** One of our own servers, as named in messages. */
export interface StorageServer {
  /** Such as `PostgreSQL at db.example:5432`, without user and password. */
  name: string;
  /** Name of the setting that contains its address. */
  setting: string;
  code: ErrorCode;
  /** Error codes for which waiting is pointless, each with a hint. */
  hopeless: Readonly<Record<string, string>>;
}

/** Pause between attempts, in ms. */
const RETRY_PAUSE_MS = { first: 100, most: 2_000 };
/** Interval between messages, in ms. */
const MESSAGE_INTERVAL_MS = 30_000;
/** Maximum wait for unknown errors, in ms. */
const MAX_UNKNOWN_ERROR_MS = 30_000;

/** Opens a connection, retrying while the server is unavailable. @throws CorroborateError with `server.code` */
export async function openStorage<T>(
  server: StorageServer,
  open: () => Promise<T>,
  { limitMs, onWait = () => undefined }: StorageWait,
): Promise<T> {
  const began = performance.now();
  let loggedAt = -Infinity;
  for (let pause = RETRY_PAUSE_MS.first; ; pause = Math.min(pause * 2, RETRY_PAUSE_MS.most)) {
    try {
      return await open();
    } catch (error) {
      if (error instanceof CorroborateError) throw error;
      const waited = performance.now() - began + pause;
      const most = isStorageUnavailable(error) ? limitMs : Math.min(limitMs, MAX_UNKNOWN_ERROR_MS);
      if (codeOf(error) in server.hopeless || waited > most) throw unavailableError(server, error);
      if (waited - loggedAt >= MESSAGE_INTERVAL_MS) {
        onWait(`${describeServerFault(server.name, error)}; retrying`);
        loggedAt = waited;
      }
      await sleep(pause);
    }
  }
}

/** The driver's message is omitted because it may contain the address with its password. */
export function unavailableError({ name, setting, code, hopeless }: StorageServer, error: unknown): CorroborateError {
  const cause = codeOf(error);
  return new CorroborateError(code, `${describeServerFault(name, error)}.`, {
    hint: hopeless[cause] ?? `Check that the server is running and that ${setting} contains its address.`,
    details: { code: cause },
  });
}

/** SQLSTATE, a Node error code, or the first word of a Redis reply. */
function codeOf(error: unknown): string {
  const { code, name, message } = (error ?? {}) as { code?: unknown; name?: unknown; message?: unknown };
  if (typeof code === 'string') return code;
  return name === 'ReplyError' && typeof message === 'string' ? (message.split(' ', 1)[0] ?? '') : '';
}

/** Host and port of an address, without user, password and path. */
export function formatHostPort(address: string, defaultPort: string): string {
  const url = URL.parse(address);
  return url ? `${url.hostname || 'localhost'}:${url.port || defaultPort}` : '(invalid address)';
}
