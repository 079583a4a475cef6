import type { EngineState, SelfTestReport } from '@corroborate/search';
import { ok, problem, warning, type Check } from './check';
import { DOCTOR_LIMITS } from './doctor.thresholds';

/** @param orderedAt creation time of each open investigation */
export function workCheck(orderedAt: string[], now: number): Check {
  const late = orderedAt.filter((at) => now - Date.parse(at) > DOCTOR_LIMITS.openMs).length;
  const says = orderedAt.length === 0 ? 'no open investigations' : `${orderedAt.length} open`;
  if (late === 0) return ok('work', says);
  return warning(
    'work',
    `${says}, ${late} of them for more than ${DOCTOR_LIMITS.openMs / 60_000} minutes`,
    'Start workers (`corroborate up` or `corroborate worker`), and see `corroborate list --state running`.',
  );
}

const NO_ENGINE_CALLED = 'no engine called today (--test calls each; see `corroborate engines`)';
const NETWORK_HINT = 'Check the network and EGRESS_PROXY_URL; `corroborate engines` shows the response of each engine.';

/** Checks the engines, based on today's results or, if it ran, on the self-test. */
export function enginesCheck(states: EngineState[], tests: SelfTestReport[] | null): Check {
  const configured = states.filter((one) => one.configured);
  if (configured.length === 0)
    return problem(
      'engines',
      'all search engines are disabled',
      'Remove engines from DISABLED_ENGINES; several need no key.',
    );
  const [good, bad] = tests ? groupByTests(tests) : groupByCalls(configured);
  if (good.length + bad.length === 0)
    return ok('engines', `${configured.length} of ${states.length} configured; ${NO_ENGINE_CALLED}`);
  const says = `${good.length} of ${good.length + bad.length} engines called ${tests ? 'now' : 'today'} responded`;
  if (good.length === 0) return problem('engines', `${says}: ${bad.join(', ')}`, NETWORK_HINT);
  if (bad.length === 0) return ok('engines', says);
  return warning(
    'engines',
    `${says}; no response: ${bad.join(', ')}`,
    'The other engines are used instead; see `corroborate engines`.',
  );
}

type EngineOutcomes = [good: string[], bad: string[]];

const groupByTests = (tests: SelfTestReport[]): EngineOutcomes => {
  const asked = tests.filter(({ verdict }) => verdict !== 'not-asked' && verdict !== 'not-configured');
  return [
    asked.filter(({ verdict }) => verdict === 'works').map(({ name }) => name),
    asked.filter(({ verdict }) => verdict !== 'works').map(({ name }) => name),
  ];
};

const groupByCalls = (states: EngineState[]): EngineOutcomes => [
  states.filter(({ healthy, circuit }) => healthy === true && circuit !== 'open').map(({ name }) => name),
  states.filter(({ healthy, circuit }) => healthy === false || circuit === 'open').map(({ name }) => name),
];
