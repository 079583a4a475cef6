import { access, constants, statfs } from 'node:fs/promises';
import path from 'node:path';
import { adviceOnEnvironment, SECRET_SETTINGS, type Settings } from '@corroborate/config';
import { openDatabase, type Database } from '@corroborate/db';
import { toCorroborateError } from '@corroborate/domain';
import { browserVersion } from '@corroborate/evidence';
import type { ApplicationParts } from '@corroborate/investigation';
import { openQueueStore } from '@corroborate/queue';
import { getConfiguredReader, readModels, readingInstructions } from '@corroborate/reading';
import { testEngines } from '../engines/engine-tests';
import { createLog } from '../log';
import { findLocalServers } from '../models/local-servers';
import { isModelChosen, modelAdvice } from '../models/model.advice';
import { openForCommand } from '../product';
import { describeDatabase } from '../processes/greeting';
import { notChecked, ok, problem, toProblem, warning, type Check } from './check';
import { DOCTOR_LIMITS } from './doctor.thresholds';
import { keysCheck } from './keys.policy';
import { readerCheck } from './reader.policy';
import { registersCheck } from './registers.policy';
import { retirementsCheck } from './retirements.policy';
import { clockCheck, databaseCheck, diskCheck, type DatabaseFacts } from './stores.policy';
import { enginesCheck, workCheck } from './work.policy';

/** Checks every component; a failed check does not prevent the others. */
export async function runDoctor(settings: Settings, { test }: { test: boolean }): Promise<Check[]> {
  const checks = [
    settingsCheck(),
    registersCheck(settings),
    ...(await modelsCheck()),
    retirementsCheck(settings, new Date()),
    await checkOrProblem('disk', () => checkDisk(settings)),
    await checkOrProblem('browser', () => browserCheck(settings)),
  ];
  const stored = await openDatabase(settings, { waitMs: DOCTOR_LIMITS.waitMs }).catch((thrown: unknown) => thrown);
  if (!isDatabase(stored)) return [...checks, toProblem('database', stored), ...databaseNotChecked()];
  try {
    return [...checks, ...(await runDatabaseChecks(stored, settings, test))];
  } finally {
    await stored.close();
  }
}

const isDatabase = (stored: unknown): stored is Database =>
  typeof stored === 'object' && stored !== null && 'dataSource' in stored;

const databaseNotChecked = (): Check[] =>
  ['queue', 'clock', 'keys', 'engines', 'work'].map((name) => notChecked(name, 'database'));

async function checkOrProblem(name: string, look: () => Promise<Check>): Promise<Check> {
  try {
    return await look();
  } catch (thrown) {
    return toProblem(name, thrown);
  }
}

/** Suggests local models; empty if a model is configured. Missing keys are reported by another check. */
async function modelsCheck(): Promise<Check[]> {
  if (isModelChosen()) return [];
  const advice = modelAdvice(await findLocalServers());
  return [
    advice ? { name: 'models', state: 'ok', ...advice } : ok('models', 'no language model configured; rules only'),
  ];
}

function settingsCheck(): Check {
  const advice = adviceOnEnvironment();
  return advice.length === 0
    ? ok('settings', 'all settings are valid')
    : warning('settings', advice.join(' '), 'Correct the names; see docs/configuration.md.');
}

/** Disk of the embedded database. If it was never started, uses the nearest existing parent folder. */
async function checkDisk({ DATABASE_URL, CORROBORATE_HOME }: Settings): Promise<Check> {
  if (DATABASE_URL !== undefined) return diskCheck(null);
  const folder = await findExistingFolder(path.resolve(CORROBORATE_HOME));
  const { bavail, bsize } = await statfs(folder);
  const writable = await access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );
  return diskCheck({ folder: CORROBORATE_HOME, freeBytes: bavail * bsize, writable });
}

async function findExistingFolder(folder: string): Promise<string> {
  for (let at = folder; ; at = path.dirname(at))
    if (
      at === path.dirname(at) ||
      (await access(at).then(
        () => true,
        () => false,
      ))
    )
      return at;
}

async function runDatabaseChecks(db: Database, settings: Settings, test: boolean): Promise<Check[]> {
  const facts = await databaseFacts(db, settings);
  const queue = await checkOrProblem('queue', () => checkQueue(settings, db));
  const first = [databaseCheck(facts), queue];
  if (facts.pending)
    return [...first, ...['clock', 'keys', 'engines', 'work'].map((name) => notChecked(name, 'tables'))];
  return [
    ...first,
    ...(await readerChecks(db, settings)),
    await checkOrProblem('clock', () => checkClock(db, settings)),
    await checkOrProblem('keys', () => checkKeys(db, settings)),
    ...(queue.state === 'problem'
      ? ['engines', 'work'].map((name) => notChecked(name, 'queue'))
      : await applicationChecks(settings, test)),
  ];
}

async function databaseFacts({ dataSource }: Database, settings: Settings): Promise<DatabaseFacts> {
  const [row] = await dataSource.query<Pick<DatabaseFacts, 'version' | 'superuser'>[]>(
    `SELECT current_setting('server_version') AS version,
            (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS superuser`,
  );
  const pending = await dataSource.showMigrations();
  return {
    where: describeDatabase(settings),
    version: row?.version ?? '',
    superuser: row?.superuser ?? false,
    pending,
  };
}

async function checkQueue(settings: Settings, { url }: Database): Promise<Check> {
  const store = await openQueueStore(settings, {
    databaseUrl: url,
    logger: createLog(settings),
    waitMs: DOCTOR_LIMITS.waitMs,
  });
  try {
    await store.ping();
    const policy = await store.evictionPolicyFault();
    if (policy !== null) return evictionProblem(policy);
    return ok('queue', `queue server reachable (${store.kind === 'redis' ? 'Redis' : 'PostgreSQL'})`);
  } finally {
    await store.close();
  }
}

const evictionProblem = (policy: string): Check =>
  problem(
    'queue',
    `Redis evicts jobs when its memory is full (maxmemory-policy ${policy})`,
    'Set maxmemory-policy noeviction in the configuration of the Redis server and restart it.',
  );

async function checkClock({ dataSource, investigations }: Database, { CLOCK_START }: Settings): Promise<Check> {
  const before = Date.now();
  const [row] = await dataSource.query<{ now: Date }[]>('SELECT clock_timestamp() AS now');
  const ours = (before + Date.now()) / 2;
  const [newest] = (await investigations.list({ limit: 1 })).items;
  return clockCheck({
    apartMs: (row?.now.getTime() ?? ours) - ours,
    aheadMs: newest ? Math.max(0, Date.parse(newest.queuedAt) - ours) : 0,
    frozen: CLOCK_START ?? null,
  });
}

async function checkKeys({ keys }: Database, settings: Settings): Promise<Check> {
  const { resolveAuthMode } = await import('../api.part.js');
  const now = Date.now();
  const good = (await keys.list()).filter(
    ({ revokedAt, expiresAt }) => revokedAt === null && (expiresAt === null || Date.parse(expiresAt) > now),
  );
  // Unset lists are present but empty, so they are not counted.
  const given = SECRET_SETTINGS.filter((name) => [settings[name] ?? []].flat().length > 0);
  return keysCheck({ access: resolveAuthMode(settings), keys: good, given, models: findModelProblem(settings) }, now);
}

function findModelProblem(settings: Settings): string | null {
  try {
    readModels(settings);
    return null;
  } catch (thrown) {
    return toCorroborateError(thrown).message;
  }
}

/** Qualification of the configured model; empty if none is configured. */
async function readerChecks({ qualifications }: Database, settings: Settings): Promise<Check[]> {
  const models = findModelProblem(settings) === null ? readModels(settings) : null;
  if (!models) return [];
  const reader = getConfiguredReader(models);
  const latest = () => qualifications.latest(reader, readingInstructions());
  return [await checkOrProblem('models', async () => readerCheck(reader, await latest(), settings))];
}

async function applicationChecks(settings: Settings, test: boolean): Promise<Check[]> {
  const product = await openForCommand(settings);
  try {
    return [
      await checkOrProblem('engines', () => checkEngines(product, test)),
      await checkOrProblem('work', () => checkWork(product)),
    ];
  } finally {
    await product.close();
  }
}

async function checkEngines(product: ApplicationParts, test: boolean): Promise<Check> {
  const tests = test ? await testEngines(product, { paid: false }) : null;
  return enginesCheck(await product.investigations.engines(), tests);
}

const checkWork = async ({ db }: ApplicationParts): Promise<Check> =>
  workCheck(
    (await db.investigations.open())
      .filter(({ status }) => status !== 'awaiting-approval' && status !== 'paused')
      .map((one) => one.queuedAt),
    Date.now(),
  );

/** Starts and stops the browser used for snapshots and PDFs, because an existing file does not prove that it works. */
export async function browserCheck({
  BROWSER_PATH: path,
  BROWSER_SANDBOX: sandbox,
}: Pick<Settings, 'BROWSER_PATH' | 'BROWSER_SANDBOX'>): Promise<Check> {
  if (path === undefined) return ok('browser', 'not set (BROWSER_PATH): no PDFs and no snapshots');
  try {
    return ok('browser', `Chromium ${await browserVersion({ path, sandbox })} starts`);
  } catch {
    return problem(
      'browser',
      `${path} does not start${sandbox ? ' in its sandbox' : ''}`,
      sandbox
        ? 'Set BROWSER_PATH to a Chromium browser this account can run; containers may need ' + 'BROWSER_SANDBOX=false.'
        : 'Set BROWSER_PATH to a Chromium browser this account can run, or unset it.',
    );
  }
}
