/** What a log may keep of an error. */
export interface LoggedError {
  type: string;
  code?: string | number;
  message: string;
  stack?: string;
  cause?: LoggedError;
}

/** Classes of SQLSTATE whose messages name tables, columns and rules, never values. */
const NAMES_ONLY = new Set(['08', '23', '25', '28', '3D', '40', '42', '53', '55', '57', '58']);
const MAX_CAUSES = 3;
const MAX_FRAMES = 30;

interface Fault {
  code?: unknown;
  severity?: unknown;
}

/**
 * The message of whatever was thrown, without values of statements: PostgreSQL quotes what it could not read, Redis
 * what it was asked. The values may be secrets; where they went wrong is told by code and stack.
 */
export function wordsOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const { code, severity } = thrown as Fault;
  if (typeof severity === 'string' && typeof code === 'string' && !NAMES_ONLY.has(code.slice(0, 2)))
    return `The database rejected a value (${code}).`;
  return thrown.name === 'ReplyError'
    ? (thrown.message.split(/,? with args|['"`]/, 1)[0] ?? '')
    : thrown.message || thrown.name;
}

/**
 * Type, code, message and stack, and the same of what caused it: errors of drivers also carry statements, their values
 * and whole rows.
 */
export function loggable(error: Error, depth = 0): LoggedError {
  const message = wordsOf(error);
  const type = error.constructor.name || error.name;
  const { code } = error as Fault;
  return {
    type,
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    message,
    stack: [`${type}: ${message}`, ...framesOf(error)].join('\n'),
    ...(error.cause instanceof Error && depth < MAX_CAUSES ? { cause: loggable(error.cause, depth + 1) } : {}),
  };
}

/** What follows the message: a message may have lines that look like frames. */
function framesOf({ stack = '', message }: Error): string[] {
  const behind = stack.includes(message) ? stack.slice(stack.indexOf(message) + message.length) : stack;
  return behind
    .split('\n')
    .filter((line) => /^\s{1,8}at /.test(line))
    .slice(0, MAX_FRAMES);
}
