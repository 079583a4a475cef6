import { LexiconError } from '@corroborate/text';

/**
 * Closed list of error codes with the condition and what the caller can do. The HTTP layer maps codes to statuses; the
 * log contains the cause.
 */
export const ERROR_CODES = [
  /** The page of a story is unreachable or has no text. Submit headline and text instead. */
  'unreadable-page',
  /** The request or payload does not have the documented shape. Correct it and send it again. */
  'invalid-input',
  /** A setting or word list is missing or invalid. Correct it and start again. */
  'invalid-configuration',
  /** The named topic, investigation or other row does not exist. */
  'not-found',
  /** The request conflicts with the current state, e.g. a running investigation; `details` names it. */
  'conflict',
  /** The request would delete data of a case on legal hold. Release the hold, or leave the case out. */
  'held',
  /** The topic fails one or more candidate gates; `details.gates` lists them. An editor can force the investigation. */
  'not-a-candidate',
  /** The topic contains no claim that a page could confirm or deny. State what happened, where and to whom. */
  'no-checkable-claim',
  /** The decision needs a reason. Send it again with a note. */
  'note-required',
  /** The database cannot be reached or refuses the connection. Check DATABASE_URL. */
  'database-unavailable',
  /**
   * The database schema does not match this version and must not be migrated automatically. Run
   * `corroborate migrate`.
   */
  'schema-outdated',
  /** A backup file is damaged, not a backup, or from a newer version. `details` says where. */
  'unusable-backup',
  /** The queue store cannot be reached. Check REDIS_URL or DATABASE_URL. */
  'queue-unavailable',
  /** A store (database, queues, cache, originals) is full, read-only or unreachable. Try again later. */
  'storage-unavailable',
  /** A TCP port is in use. Choose another one. */
  'port-taken',
  /** A world folder violates the format; `details` has file, line and field. */
  'malformed-world',
  /** A rating file has no usable rows. */
  'malformed-ratings',
  /** The upstream gateway refused the address: private network, bad scheme, or a forbidden redirect. */
  'address-refused',
  /** A response exceeded a size, time or nesting limit. */
  'limit-exceeded',
  /** A call would exceed the investigation's budget. */
  'budget-exceeded',
  /** The upstream service returned an error or an unreadable response. */
  'upstream-failed',
  /** A stage exceeded its time limit. */
  'timeout',
  /** Work was canceled by a user or by shutdown. */
  'cancelled',
  /** The caller lacks permission. */
  'forbidden',
  /** A bug in the program; report it with the ID. */
  'internal',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

export interface ErrorOptions {
  /** One sentence that tells the caller what to do. */
  hint?: string;
  cause?: unknown;
  details?: Record<string, unknown>;
}

/** Base class of all errors thrown deliberately. */
export class CorroborateError extends Error {
  readonly hint?: string;
  readonly details: Record<string, unknown>;

  constructor(
    readonly code: ErrorCode,
    message: string,
    options: ErrorOptions = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'CorroborateError';
    this.hint = options.hint;
    this.details = options.details ?? {};
  }
}

/**
 * Returns the value if there is one.
 * @throws CorroborateError `not-found` otherwise
 */
export function orNotFound<T>(value: T | null | undefined, message: string, hint?: string): T {
  if (value === null || value === undefined) throw new CorroborateError('not-found', message, { hint });
  return value;
}

/** Wraps any thrown value in a `CorroborateError`, with the value as its cause. */
export function toCorroborateError(thrown: unknown, code: ErrorCode = 'internal'): CorroborateError {
  if (thrown instanceof CorroborateError) return thrown;
  if (thrown instanceof LexiconError) return new CorroborateError('invalid-configuration', thrown.advice);
  return new CorroborateError(code, formatError(thrown), { cause: thrown });
}

const [FAILED, USER_ERROR] = [1, 2];

/** Exit code of a process that stops on an error: 2 if its input or configuration must be corrected, otherwise 1. */
export const getExitCode = ({ code }: Pick<CorroborateError, 'code'>): number =>
  code === 'invalid-configuration' || code === 'invalid-input' ? USER_ERROR : FAILED;

/** Parts of an error that may be logged. */
interface LoggedError {
  type: string;
  code?: string | number;
  message: string;
  stack?: string;
  cause?: LoggedError;
}

/** SQLSTATE classes whose messages contain only names of tables, columns and constraints, never values. */
const SAFE_SQLSTATE_CLASSES = new Set(['08', '23', '25', '28', '3D', '40', '42', '53', '55', '57', '58']);
const MAX_CAUSES = 3;
const MAX_FRAMES = 30;

interface ErrorFields {
  code?: unknown;
  severity?: unknown;
}

/**
 * Message of a thrown value without values from statements, which may be secret: PostgreSQL quotes input that it cannot
 * parse, and Redis quotes commands. Code and stack still locate the error.
 */
export function formatError(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const { code, severity } = thrown as ErrorFields;
  if (typeof severity === 'string' && typeof code === 'string' && !SAFE_SQLSTATE_CLASSES.has(code.slice(0, 2)))
    return `The database rejected a value (${code}).`;
  return thrown.name === 'ReplyError'
    ? (thrown.message.split(/,? with args|['"`]/, 1)[0] ?? '')
    : thrown.message || thrown.name;
}

/**
 * Type, code, message and stack of an error and its causes. Omits statements, values and rows contained in driver
 * errors.
 */
export function toLoggedError(error: Error, depth = 0): LoggedError {
  const message = formatError(error);
  const type = error.constructor.name || error.name;
  const { code } = error as ErrorFields;
  return {
    type,
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    message,
    stack: [`${type}: ${message}`, ...stackFrames(error)].join('\n'),
    ...(error.cause instanceof Error && depth < MAX_CAUSES ? { cause: toLoggedError(error.cause, depth + 1) } : {}),
  };
}

/** The stack without the message, because lines of the message can look like stack frames. */
function stackFrames({ stack = '', message }: Error): string[] {
  const behind = stack.includes(message) ? stack.slice(stack.indexOf(message) + message.length) : stack;
  return behind
    .split('\n')
    .filter((line) => /^\s{1,8}at /.test(line))
    .slice(0, MAX_FRAMES);
}
