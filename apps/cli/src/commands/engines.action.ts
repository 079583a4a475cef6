import { CorroborateError } from '@corroborate/domain';
import { loadSettings } from '@corroborate/config';
import { readEngineStates } from '@corroborate/investigation';
import type { EngineState, SelfTestReport } from '@corroborate/search';
import { testEngines } from '../engines/engine-tests';
import { openForCommand } from '../product';
import { print } from '@corroborate/terminal';

/**
 * Lists the engines like `GET /api/engines`; with `--test`, queries each first and records the
 * result in the ledger.
 */
export async function printEngines({
  test = false,
  paid = false,
  json = false,
}: {
  test?: boolean;
  paid?: boolean;
  json?: boolean;
}): Promise<void> {
  if (paid && !test) throw new CorroborateError('invalid-input', '--paid requires --test.');
  const settings = loadSettings(undefined, {}, { LOG_LEVEL: 'error' });
  const product = await openForCommand(settings);
  try {
    const tests = test ? await testEngines(product, { paid }) : null;
    const today = await readEngineStates(product.db, settings);
    print(json ? `${JSON.stringify({ engines: today, tests }, null, 2)}\n` : table(today, tests));
  } finally {
    await product.close();
  }
}

function table(today: EngineState[], tests: SelfTestReport[] | null): string {
  const lines = today.map((state) => {
    const test = tests?.find(({ name }) => name === state.name);
    return lineOf(
      state,
      test ? `${test.verdict}: ${test.reason}` : (state.unconfiguredReason ?? state.lastError ?? ''),
    );
  });
  return `${lines.join('\n')}\n`;
}

function lineOf(state: EngineState, text: string): string {
  const cells = [
    state.name.padEnd(13),
    (state.priceUsd === 0 ? 'free' : `$${state.priceUsd}`).padEnd(8),
    engineStatus(state).padEnd(16),
    `${state.callsToday} calls`.padEnd(10),
    `$${state.spentTodayUsd.toFixed(4)}`,
  ];
  return `${cells.join(' ')}  ${text}`.trimEnd();
}

function engineStatus({ configured, circuit, healthy }: EngineState): string {
  if (!configured) return 'not configured';
  if (circuit === 'open') return 'circuit open';
  if (healthy === null) return 'not called today';
  return healthy ? 'healthy' : 'no response';
}
