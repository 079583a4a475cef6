import { errorText } from '@corroborate/domain';
import { cleanText } from './clean';

/** The part of a pino logger used here. */
export interface QueueLogger {
  info(data: object, message: string): void;
  warn(data: object, message: string): void;
  error(data: object, message: string): void;
}

const LOG_INTERVAL_MS = 10_000;

/**
 * An unavailable store can raise hundreds of thousands of errors a second. One line per kind of error is logged every
 * ten seconds, with the number of omitted lines.
 */
export function createThrottledErrorLog(
  logger: QueueLogger,
  now: () => number = Date.now,
): (where: string, error: unknown) => void {
  const seen = new Map<string, { at: number; hidden: number }>();
  return (where, error) => {
    const code = (error as { code?: unknown } | null)?.code;
    const key = `${where}:${typeof code === 'string' ? code : ''}`;
    const last = seen.get(key);
    if (last && now() - last.at < LOG_INTERVAL_MS) {
      last.hidden++;
      return;
    }
    seen.set(key, { at: now(), hidden: 0 });
    const message = cleanText(errorText(error)).slice(0, 500);
    logger.warn({ where, code, message, hidden: last?.hidden ?? 0 }, 'Queue error');
  };
}
