import type { Settings } from '@corroborate/config';
import { colours } from '@corroborate/terminal';

/** What a person is told when the processes of a command are at work. */
export function greeting(parts: { url: string | null; workers: boolean }, settings: Settings): string {
  const rows: [string, string][] = [
    ...(parts.url === null ? [] : deskAndApi(parts.url)),
    ['workers', parts.workers ? `at work, ${judgedBy(settings)}` : 'none here: start some by `corroborate worker`'],
    ['data', `${databaseWords(settings)}; queues in ${settings.REDIS_URL ? 'Redis' : 'PostgreSQL'}`],
  ];
  const lines = rows.map(([name, value]) => `  ${name.padEnd(8)} ${value}`);
  return ['', colours.bold('Corroborate is at work.'), ...lines, '  Ctrl-C ends it.', ''].join('\n');
}

const deskAndApi = (url: string): [string, string][] => [
  ['desk', colours.cyan(`${url}/`)],
  ['API', colours.cyan(`${url}/api/docs`)],
];

const judgedBy = ({ REASONER }: Settings): string =>
  REASONER === 'model' ? 'rules and a language model judge' : 'rules judge';

/** Without name and password. */
export function databaseWords({ DATABASE_URL, CORROBORATE_HOME }: Settings): string {
  if (DATABASE_URL === undefined) return `an embedded PostgreSQL in ${CORROBORATE_HOME}`;
  const { host, pathname } = new URL(DATABASE_URL);
  return `PostgreSQL at ${host}${pathname}`;
}
