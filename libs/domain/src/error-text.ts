/** Parts of an error that may be logged. */
export interface LoggedError {
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
export function errorText(thrown: unknown): string {
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
  const message = errorText(error);
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
