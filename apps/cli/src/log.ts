import type { Settings } from '@corroborate/config';
import { createLog as logTo, type Log } from '@corroborate/telemetry';
import { printErrorColoured, progressOutput } from '@corroborate/terminal';
import type { DestinationStream } from 'pino';
import { formatLogLine, type LogRecord } from './processes/log-line.format';

/** Structured log on stderr, because stdout is for output; readable lines on a terminal. */
export const createLog = (settings: Pick<Settings, 'LOG_LEVEL'>): Log =>
  logTo(settings, isInteractive() ? HUMAN_READABLE : undefined);

export const isInteractive = (): boolean => progressOutput().isTTY;

/** Formats log lines (one JSON object each) for people. */
export const HUMAN_READABLE: DestinationStream = {
  write: (text) => {
    const line = formatLogLine(JSON.parse(text) as LogRecord);
    if (line !== null) printErrorColoured(`${line}\n`);
  },
};

export type { Log };
