import { fork } from 'node:child_process';
import path from 'node:path';
import { CorroborateError } from '@corroborate/domain';
import type { LexiconReading } from './lexicon.reader';

const ENTRY = path.resolve(__dirname, 'lexicon.reader.js');
/** What reading all lists may cost each start of a process. */
const MOST_MS = 150;

/** The processor time of reading all lists of words, each time in a fresh process. */
export async function benchLexicon({ runs }: { runs: number }) {
  const readings: LexiconReading[] = [];
  while (readings.length < runs) readings.push(await freshReading());
  const sorted = readings.map(({ cpuMs }) => Math.round(cpuMs * 10) / 10).sort((a, b) => a - b);
  const [least = 0, median = 0, most = 0] = [sorted[0], sorted[runs >> 1], sorted.at(-1)];
  const { lists = 0, patterns = 0 } = readings[0] ?? {};
  return { lists, patterns, runs, cpuMs: { median, least, most }, withinLimits: median <= MOST_MS };
}

/** Flags of Node that were given to this process would be measured with the lists. */
function freshReading(): Promise<LexiconReading> {
  const child = fork(ENTRY, { execArgv: [], env: { PATH: '/usr/bin:/bin' } });
  return new Promise((resolve, reject) => {
    child.once('message', (reading) => resolve(reading as LexiconReading));
    child.once('exit', () => reject(new CorroborateError('internal', 'The process that reads the lists ended early.')));
  });
}
