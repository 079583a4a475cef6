import { LexiconError } from '@corroborate/text';
import { wordsOf } from './error-words';

/**
 * Closed list of error codes. Each says when it is thrown and what a caller may do; the HTTP layer maps a
 * code to a status, the log keeps the cause.
 */
export const ERROR_CODES = [
  /** The page of a story cannot be had, or has nothing to read. Give headline and text instead. */
  'unreadable-page',
  /** The request or payload does not have the documented shape. Correct it and send it again. */
  'invalid-input',
  /** A setting is missing or wrong, or a list of words is. Correct the environment or the list and start again. */
  'invalid-configuration',
  /** The named topic, investigation or other row does not exist. */
  'not-found',
  /** Something of the same kind is already under way or was already done; `details` names it. */
  'conflict',
  /** What is asked would take something of a case that is on legal hold. Release it, or leave it out. */
  'held',
  /** The topic fails one or more candidate gates; `details.gates` lists them. An editor may force it. */
  'not-a-candidate',
  /** The topic states nothing that a page could confirm or deny. Say what happened, where and to whom. */
  'no-checkable-claim',
  /** A person decides on something grave and does not say why. Send the decision again with a note. */
  'note-required',
  /** The database cannot be reached or refuses the connection. Check DATABASE_URL. */
  'database-unavailable',
  /**
   * The tables are not those that this version works with, and it is not to change them. Run `corroborate migrate`.
   */
  'schema-outdated',
  /** A file with a backup is damaged, no backup, or of a newer version. `details` says where. */
  'unusable-backup',
  /** The queue's store cannot be reached. Check REDIS_URL or DATABASE_URL. */
  'queue-unavailable',
  /** A store (database, queues, cache, originals) takes no work now: full, read-only, unreachable. Try again later. */
  'storage-unavailable',
  /** A TCP port is taken. Choose another one. */
  'port-taken',
  /** A world folder breaks the format; `details` has file, line and field. */
  'malformed-world',
  /** A rating file has no usable rows. */
  'malformed-ratings',
  /** The upstream gateway refused the address: private network, bad scheme, or a forbidden redirect. */
  'address-refused',
  /** An answer broke a size, time or nesting limit. */
  'limit-exceeded',
  /** A call would pass the investigation's budget. */
  'budget-exceeded',
  /** The upstream answered with an error or with something that cannot be read. */
  'upstream-failed',
  /** A stage ran into its time limit. */
  'timeout',
  /** Work was cancelled by a person or by shutdown. */
  'cancelled',
  /** The caller may not do this. */
  'forbidden',
  /** A fault in the program itself; report it with the id. */
  'internal',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

export interface ErrorOptions {
  /** One sentence that tells the reader what to do. */
  hint?: string;
  cause?: unknown;
  details?: Record<string, unknown>;
}

/** The one base of every error this product throws on purpose. */
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

/** Turns whatever was thrown into a `CorroborateError`, keeping it as the cause. */
export function toCorroborateError(thrown: unknown, code: ErrorCode = 'internal'): CorroborateError {
  if (thrown instanceof CorroborateError) return thrown;
  if (thrown instanceof LexiconError) return new CorroborateError('invalid-configuration', thrown.advice);
  return new CorroborateError(code, wordsOf(thrown), { cause: thrown });
}

const [FAILED, TO_BE_MENDED] = [1, 2];

/** How a process ends that cannot go on: 2 where a person has to mend what it was given, otherwise 1. */
export const exitCodeOf = ({ code }: Pick<CorroborateError, 'code'>): number =>
  code === 'invalid-configuration' || code === 'invalid-input' ? TO_BE_MENDED : FAILED;
