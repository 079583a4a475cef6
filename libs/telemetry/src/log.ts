import { toLoggedError, errorText } from '@corroborate/domain';
import { printable } from '@corroborate/text';
import type { Settings } from '@corroborate/config';
import pino, { type DestinationStream, type LoggerOptions } from 'pino';

/** Leaves alone what the hook has written of an error; pino's own way of telling errors may have wrapped it before. */
const asWritten = (given: unknown): unknown => {
  const raw = (given as { raw?: unknown } | null)?.raw ?? given;
  return raw instanceof Error ? toLoggedError(raw) : raw;
};

/**
 * What every logger of the product is made with: whichever way an error is handed to it, no more is written of it than
 * type, code, message and stack.
 */
export const LOG_OPTIONS = {
  serializers: { err: asWritten },
  hooks: {
    // Lines may be read in a terminal as well.
    streamWrite: printable,
    logMethod(args, method) {
      const [first, ...rest] = args as unknown[];
      const rendered = rest.map((each) => (each instanceof Error ? errorText(each) : each));
      const written =
        first instanceof Error
          ? [{ err: toLoggedError(first) }, ...(rendered.length > 0 ? rendered : [errorText(first)])]
          : [withoutErrors(first), ...rendered];
      method.apply(this, written as Parameters<typeof method>);
    },
  },
} satisfies LoggerOptions;

/** Stderr: what a process is asked for, and the first key, stand on stdout alone. */
export const logDestination = (): DestinationStream => pino.destination(2);

/** The log of a process, one JSON line each. @param to where to; left out, stderr */
export const createLog = ({ LOG_LEVEL }: Pick<Settings, 'LOG_LEVEL'>, to: DestinationStream = logDestination()) =>
  pino({ ...LOG_OPTIONS, level: LOG_LEVEL }, to);
export type Log = ReturnType<typeof createLog>;

/**
 * What nobody caught is logged as every other error, before the process ends: Node itself would print all that it
 * carries.
 */
export function logLastWords(log: Pick<Log, 'fatal'>): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught error; the process is exiting');
    process.exit(1);
  });
}

/** The same object where no error is in it: requests and answers are told by it themselves. */
function withoutErrors(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || !Object.values(given).some((each) => each instanceof Error))
    return given;
  return Object.fromEntries(
    Object.entries(given).map(([name, each]) => [
      name,
      each instanceof Error ? toLoggedError(each) : (each as unknown),
    ]),
  );
}
