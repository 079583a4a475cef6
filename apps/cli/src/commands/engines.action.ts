import { CorroborateError } from '@corroborate/domain';
import { loadSettings } from '@corroborate/config';
import { enginesToday, openApplication, type EnginesToday, type PictureEngineState } from '@corroborate/investigation';
import type { EngineState, SelfTestReport } from '@corroborate/search';
import { testEngines } from '../engines/engine-tests';
import { createLog } from '../log';
import { print } from '@corroborate/terminal';

interface EnginesOptions {
  test?: boolean;
  paid?: boolean;
  json?: boolean;
}

/**
 * Lists the engines as `GET /api/engines` does, and those for pictures; with `--test` each search engine is asked
 * first, and the ledger remembers it.
 */
export async function engines({ test = false, paid = false, json = false }: EnginesOptions): Promise<void> {
  if (paid && !test) throw new CorroborateError('invalid-input', '--paid goes with --test.');
  const settings = loadSettings(undefined, {}, { LOG_LEVEL: 'error' });
  const product = await openApplication(settings, createLog(settings));
  try {
    const tests = test ? await testEngines(product, { paid }) : null;
    const today = await enginesToday(product.db, settings);
    const { search, pictures } = today;
    print(json ? `${JSON.stringify({ engines: search, pictures, tests }, null, 2)}\n` : table(today, tests));
  } finally {
    await product.close();
  }
}

function table({ search, pictures }: EnginesToday, tests: SelfTestReport[] | null): string {
  const searching = search.map((state) => {
    const test = tests?.find(({ name }) => name === state.name);
    return lineOf(
      state,
      test ? `${test.verdict}: ${test.reason}` : (state.unconfiguredReason ?? state.lastError ?? ''),
    );
  });
  const looking = pictures.map((state) => lineOf(state, whyNot(state) ?? state.lastError ?? ''));
  const title = ['', 'Engines for pictures, asked where a picture stood before (they have no self-test):'];
  return `${[...searching, ...(looking.length > 0 ? title : []), ...looking].join('\n')}\n`;
}

const whyNot = ({ configured, settings }: PictureEngineState): string | null =>
  configured ? null : `${settings.join(', ')} is not set`;

type Shown = EngineState | PictureEngineState;

function lineOf(state: Shown, said: string): string {
  const cells = [
    state.name.padEnd(13),
    price(state).padEnd(8),
    standing(state).padEnd(16),
    `${state.callsToday} calls`.padEnd(10),
    `$${state.spentTodayUsd.toFixed(4)}`,
  ];
  return `${cells.join(' ')}  ${said}`.trimEnd();
}

const price = ({ priceUsd }: Shown) => (priceUsd === 0 ? 'free' : `$${priceUsd}`);

function standing({ configured, circuit, healthy }: Shown): string {
  if (!configured) return 'not configured';
  if (circuit === 'open') return 'circuit open';
  if (healthy === null) return 'not asked today';
  return healthy ? 'healthy' : 'no answer';
}
