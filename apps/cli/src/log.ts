import type { Settings } from '@corroborate/config';
import pino from 'pino';

/** Structured lines on stderr, so that what a command prints on stdout stays its own. */
export const createLog = (settings: Pick<Settings, 'LOG_LEVEL'>) => pino({ level: settings.LOG_LEVEL }, pino.destination(2));
export type Log = ReturnType<typeof createLog>;
