import { printable } from '@corroborate/domain';
import type { Settings } from '@corroborate/config';
import pino from 'pino';

/** Structured lines on stderr, so that what a command prints on stdout stays its own; they may be read in a terminal as well. */
export const createLog = (settings: Pick<Settings, 'LOG_LEVEL'>) => pino({ level: settings.LOG_LEVEL, hooks: { streamWrite: printable } }, pino.destination(2));
export type Log = ReturnType<typeof createLog>;
