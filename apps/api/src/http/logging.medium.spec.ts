import { Writable } from 'node:stream';
import { CorroborateError, toCorroborateError } from '@corroborate/domain';
import { openDatabase, type Database } from '@corroborate/db';
import { pinoHttp, type Options } from 'pino-http';
import { createLog } from '@corroborate/telemetry';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database';
import { loggerParams } from './logging';

const SECRET = 'whsec_hunter2';

let server: TestDatabase;
let db: Database;
beforeAll(async () => {
  server = await createTestDatabase();
  db = await openDatabase(server.settings);
  await db.dataSource.query('CREATE TABLE told (value text PRIMARY KEY, other int NOT NULL)');
  await db.dataSource.query('INSERT INTO told VALUES ($1, 1)', [SECRET]);
});
afterAll(async () => {
  await db.close();
  await server.drop();
});

/** Statements that fail in the database, with the part of the error that can be logged. */
const FAILING: [string, string, unknown[], RegExp][] = [
  ['with a duplicate value', 'INSERT INTO told VALUES ($1, 1)', [SECRET], /unique constraint \\"told_pkey\\"/],
  [
    'with a missing required value',
    'INSERT INTO told VALUES ($1, NULL)',
    [`${SECRET}-2`],
    /null value in column \\"other\\"/,
  ],
  ['with an invalid number', 'SELECT $1::text::int', [SECRET], /22P02/],
  ['with an invalid timestamp', 'SELECT $1::text::timestamptz', [SECRET], /22007/],
  ['with invalid JSON', 'SELECT $1::text::jsonb', [`{"a": ${SECRET}`], /22P02/],
  [
    'with an unknown column',
    `SELECT nothing FROM told WHERE value = $1`,
    [SECRET],
    /column \\"nothing\\" does not exist/,
  ],
];
const failure = async (sql: string, values: unknown[]): Promise<Error> => {
  const thrown: unknown = await db.dataSource.query(sql, values).catch((error: unknown) => error);
  if (!(thrown instanceof Error)) throw new Error('it did not fail');
  return thrown;
};

interface Logger {
  error(first: unknown, ...rest: unknown[]): void;
}
function sinkOf(): { sink: Writable; text: () => string } {
  const lines: string[] = [];
  return {
    sink: new Writable({ write: (chunk: Buffer, _encoding, done) => (lines.push(chunk.toString()), done()) }),
    text: () => lines.join(''),
  };
}
/** All loggers of the product. */
const LOGGERS: [string, (sink: Writable) => Logger][] = [
  ['the logger of processes and commands', (sink) => createLog({ LOG_LEVEL: 'info' }, sink)],
  [
    'the request logger',
    (sink) => pinoHttp(loggerParams({ LOG_LEVEL: 'info' }, { logTo: sink }).pinoHttp as Options).logger,
  ],
];
const WAYS: [string, (log: Logger, error: Error) => void][] = [
  ['as `err`', (log, err) => log.error({ err }, 'it failed')],
  ['as `err` without a word', (log, err) => log.error({ err })],
  ['under another name', (log, fault) => log.error({ fault, part: 'queue' }, 'it failed')],
  ['alone', (log, error) => log.error(error)],
  ['within words', (log, error) => log.error('it failed: %s', error)],
  [
    'as the cause of another',
    (log, cause) =>
      log.error(
        { err: new CorroborateError('internal', 'It failed.', { cause, details: { parameters: [SECRET] } }) },
        'it failed',
      ),
  ],
  ['turned into one of ours', (log, error) => log.error({ err: toCorroborateError(error) })],
];

describe.each(LOGGERS)('error logging with %s', (_logger, make) => {
  it.each(FAILING)(
    'omits the values of a failed SQL statement %s, however the error is logged',
    async (_what, sql, values, expected) => {
      const error = await failure(sql, values);
      for (const [way, write] of WAYS) {
        const { sink, text } = sinkOf();
        write(make(sink), error);
        expect([way, text()]).toEqual([way, expect.not.stringContaining('hunter2')]);
        expect([way, text()]).toEqual([way, expect.stringMatching(expected)]);
        expect(text()).not.toMatch(/"(?:parameters|query|detail|driverError|where)":/);
      }
    },
  );

  it('keeps type, code, message and stack frames', async () => {
    const error = await failure('SELECT $1::text::int', [SECRET]);
    const { sink, text } = sinkOf();
    make(sink).error({ err: error }, 'it failed');
    const { err, msg } = JSON.parse(text()) as { err: Record<string, string>; msg: string };
    expect(msg).toBe('it failed');
    expect(Object.keys(err).sort()).toEqual(['code', 'message', 'stack', 'type']);
    expect(err).toMatchObject({ type: 'QueryFailedError', code: '22P02' });
    expect(err['stack']).toMatch(/^QueryFailedError: .+\n\s+at /);
  });
});
