import { toLoggedError, formatError } from '@corroborate/domain';
import { toPrintableText } from '@corroborate/text';
import type { Settings } from '@corroborate/config';
import pino, { type DestinationStream, type LoggerOptions } from 'pino';

/** Keeps an error that the hook has already serialized; pino's serializer may have wrapped it. */
const serializeError = (given: unknown): unknown => {
  const raw = (given as { raw?: unknown } | null)?.raw ?? given;
  return raw instanceof Error ? toLoggedError(raw) : raw;
};

/**
 * Options of every logger: however an error is passed, only its type, code, message and stack are logged.
 */
export const LOG_OPTIONS = {
  serializers: { err: serializeError },
  hooks: {
    // Log lines may be shown in a terminal, so control characters are removed.
    streamWrite: toPrintableText,
    logMethod(args, method) {
      const [first, ...rest] = args as unknown[];
      const rendered = rest.map((each) => (each instanceof Error ? formatError(each) : each));
      const written =
        first instanceof Error
          ? [{ err: toLoggedError(first) }, ...(rendered.length > 0 ? rendered : [formatError(first)])]
          : [serializeErrors(first), ...rendered];
      method.apply(this, written as Parameters<typeof method>);
    },
  },
} satisfies LoggerOptions;

/** Stderr, because stdout is reserved for command output and the first API key. */
export const logDestination = (): DestinationStream => pino.destination(2);

/** Process logger (JSON Lines). @param to destination, default stderr */
export const createLog = ({ LOG_LEVEL }: Pick<Settings, 'LOG_LEVEL'>, to: DestinationStream = logDestination()) =>
  pino({ ...LOG_OPTIONS, level: LOG_LEVEL }, to);
export type Log = ReturnType<typeof createLog>;

/**
 * Logs uncaught errors like any other before the process exits; Node would print all their properties.
 */
export function logUncaughtErrors(log: Pick<Log, 'fatal'>): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught error; the process is exiting');
    process.exit(1);
  });
}

/** Returns the same object if it contains no error; requests and responses have their own serializers. */
function serializeErrors(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || !Object.values(given).some((each) => each instanceof Error))
    return given;
  return Object.fromEntries(
    Object.entries(given).map(([name, each]) => [
      name,
      each instanceof Error ? toLoggedError(each) : (each as unknown),
    ]),
  );
}
