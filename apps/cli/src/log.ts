import type { Settings } from '@corroborate/config';
import { createLog as logTo, type Log } from '@corroborate/telemetry';
import pino from 'pino';

/** Structured lines on stderr, so that what a command prints on stdout stays its own. */
export const createLog = (settings: Pick<Settings, 'LOG_LEVEL'>): Log => logTo(settings, pino.destination(2));
export type { Log };
