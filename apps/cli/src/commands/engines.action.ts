import { CorroborateError } from '@corroborate/domain';
import { loadSettings } from '@corroborate/config';
import { openApplication } from '@corroborate/investigation';
import type { EngineState, SelfTestReport } from '@corroborate/search';
import { testEngines } from '../engines/engine-tests';
import { createLog } from '../log';
import { print } from '@corroborate/terminal';

interface EnginesOptions {
  test?: boolean;
  paid?: boolean;
  json?: boolean;
}

/** Lists the engines as `GET /api/engines` does; with `--test` each is asked first, and the ledger remembers it. */
export async function engines({ test = false, paid = false, json = false }: EnginesOptions): Promise<void> {
  if (paid && !test) throw new CorroborateError('invalid-input', '--paid goes with --test.');
  const settings = loadSettings(undefined, {}, { LOG_LEVEL: 'error' });
  const product = await openApplication(settings, createLog(settings));
  try {
    const tests = test ? await testEngines(product, { paid }) : null;
    const states = await product.investigations.engines();
    print(json ? `${JSON.stringify({ engines: states, tests }, null, 2)}\n` : table(states, tests));
  } finally {
    await product.close();
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
