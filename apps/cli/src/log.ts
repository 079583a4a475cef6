import type { Settings } from '@corroborate/config';
import { createLog as logTo, type Log } from '@corroborate/telemetry';
import { printErrorColoured, sideScreen } from '@corroborate/terminal';
import type { DestinationStream } from 'pino';
import { personLine, type LogRecord } from './processes/person.line';

/** Structured log on stderr, keeping stdout for output; readable lines on a terminal. */
export const createLog = (settings: Pick<Settings, 'LOG_LEVEL'>): Log =>
  logTo(settings, personLooksOn() ? FOR_A_PERSON : undefined);

export const personLooksOn = (): boolean => sideScreen().isTTY;

/** Formats log lines (one JSON object each) for people. */
export const FOR_A_PERSON: DestinationStream = {
  write: (text) => {
    const line = personLine(JSON.parse(text) as LogRecord);
    if (line !== null) printErrorColoured(`${line}\n`);
  },
};

export type { Log };
