import { createDoor, InMemoryAnswerCache, InMemoryBudgetStore, openRedisStores } from '@corroborate/upstream';
import { CorroborateError, systemClock } from '@corroborate/domain';
import { loadSettings } from '@corroborate/config';
import { openHouse, type House } from '@corroborate/investigation';
import { createEngines, selfTests, withoutCache, type EngineState, type SelfTestReport } from '@corroborate/search';
import { createLog } from '../log';
import { print } from '../terminal';

interface EnginesOptions {
  test?: boolean;
  paid?: boolean;
  json?: boolean;
}

/** Lists the engines as `GET /api/engines` does; with `--test` each is asked first, and the ledger remembers it. */
export async function engines({ test = false, paid = false, json = false }: EnginesOptions): Promise<void> {
  if (paid && !test) throw new CorroborateError('invalid-input', '--paid goes with --test.');
  const settings = loadSettings(undefined, {}, { LOG_LEVEL: 'error' });
  const house = await openHouse(settings, createLog(settings));
  try {
    const tests = test ? await testAll(house, paid) : null;
    const states = await house.desk.engines();
    print(json ? `${JSON.stringify({ engines: states, tests }, null, 2)}\n` : table(states, tests));
  } finally {
    await house.close();
  }
}

/** Past the cache and outside any investigation, but at the common pace and into the common ledger. */
async function testAll({ settings, db, clock }: House, paid: boolean): Promise<SelfTestReport[]> {
  const shared = settings.REDIS_URL ? await openRedisStores(settings.REDIS_URL) : null;
  const door = createDoor({
    settings,
    cache: new InMemoryAnswerCache(),
    pace: (shared ?? db).pace,
    budget: new InMemoryBudgetStore(settings.BUDGET_USD),
    ledger: db.ledger,
    clock: systemClock,
    trustedOrigins: settings.SEARXNG_URL ? [settings.SEARXNG_URL] : [],
  });
  try {
    return await selfTests(
      createEngines(settings, withoutCache(door), clock),
      { investigationId: null, stage: 'self-test' },
      { paid },
    );
  } finally {
    await door.close();
    await shared?.close();
  }
}

function table(states: EngineState[], tests: SelfTestReport[] | null): string {
  const lines = states.map((state) => {
    const test = tests?.find(({ name }) => name === state.name);
    const cells = [
      state.name.padEnd(12),
      price(state).padEnd(8),
      standing(state).padEnd(16),
      `${state.callsToday} calls`.padEnd(10),
      `$${state.spentTodayUsd.toFixed(4)}`,
    ];
    return (
      `${cells.join(' ')}  ` +
      `${test ? `${test.verdict}: ${test.reason}` : (state.unconfiguredReason ?? state.lastError ?? '')}`
    ).trimEnd();
  });
  return `${lines.join('\n')}\n`;
}

const price = ({ priceUsd }: EngineState) => (priceUsd === 0 ? 'free' : `$${priceUsd}`);

function standing({ configured, circuit, healthy }: EngineState): string {
  if (!configured) return 'not configured';
  if (circuit === 'open') return 'circuit open';
  if (healthy === null) return 'not asked today';
  return healthy ? 'healthy' : 'no answer';
}
