import type { Settings } from '@corroborate/config';
import { colours } from '@corroborate/terminal';

/** Message printed once the processes of a command are running. */
export function greeting(parts: { url: string | null; workers: boolean }, settings: Settings): string {
  const rows: [string, string][] = [
    ...(parts.url === null ? [] : urlRows(parts.url)),
    [
      'workers',
      parts.workers ? `running, ${readerText(settings)}` : 'none in this process: start some with `corroborate worker`',
    ],
    ['data', `${describeDatabase(settings)}; queues in ${settings.REDIS_URL ? 'Redis' : 'PostgreSQL'}`],
  ];
  const lines = rows.map(([name, value]) => `  ${name.padEnd(8)} ${value}`);
  return ['', colours.bold('Corroborate is running.'), ...lines, '  Press Ctrl-C to stop.', ''].join('\n');
}

const urlRows = (url: string): [string, string][] => [
  ['desk', colours.cyan(`${url}/`)],
  ['API', colours.cyan(`${url}/api/docs`)],
];

const readerText = ({ REASONER }: Settings): string =>
  REASONER === 'model' ? 'with rules and a language model' : 'with rules only';

/** Database address for display, without user name and password. */
export function describeDatabase({ DATABASE_URL, CORROBORATE_HOME }: Settings): string {
  if (DATABASE_URL === undefined) return `embedded PostgreSQL in ${CORROBORATE_HOME}`;
  const { host, pathname } = new URL(DATABASE_URL);
  return `PostgreSQL at ${host}${pathname}`;
}
