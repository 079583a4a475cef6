import { loadSettings } from '@corroborate/config';
import { FakeGateway } from '@corroborate/domain/testing';
import { buildParts } from '../testing/samples';
import { createEngines } from './create-engines';
import { engineStates, type EngineCall } from './engine-state.policy';

const now = new Date('2026-03-10T12:00:00Z');
const engines = createEngines(
  loadSettings({ SERPER_API_KEY: 'secret-value' }),
  buildParts(new FakeGateway(), { now: () => now }),
);
const call = (over: Partial<EngineCall> = {}): EngineCall => ({
  provider: 'gdelt',
  outcome: 'found',
  reason: null,
  status: 200,
  at: '2026-03-10T11:58:00.000Z',
  ...over,
});
const stateOf = (name: string, latest: EngineCall[] = []) => {
  const usage = [{ provider: 'serper', calls: 5, fromCache: 2, costUsd: 0.003 }];
  return engineStates(engines, usage, latest, now).find((state) => state.name === name);
};

describe('engineStates', () => {
  it('returns an unknown state for an engine without calls today', () =>
    expect(stateOf('gdelt')).toMatchObject({
      configured: true,
      healthy: null,
      circuit: 'unknown',
      callsToday: 0,
      spentTodayUsd: 0,
      lastOutcome: null,
      lastError: null,
    }));

  it('counts calls and their cost without cached responses', () =>
    expect(stateOf('serper')).toMatchObject({
      configured: true,
      callsToday: 3,
      spentTodayUsd: 0.003,
      priceUsd: 0.001,
    }));

  it('names the missing setting without showing values', () => {
    expect(stateOf('brave')).toMatchObject({
      configured: false,
      unconfiguredReason: 'BRAVE_API_KEY is not set',
    });
    expect(JSON.stringify(engineStates(engines, [], [], now))).not.toContain('secret-value');
  });

  it.each([
    [{}, 'found', true, null],
    [{ status: 404 }, 'failed', false, 'HTTP 404'],
    [{ status: 403 }, 'blocked', false, 'HTTP 403'],
    [{ status: 429 }, 'limited', false, 'HTTP 429'],
    [{ outcome: 'failed', status: null, reason: 'no route' }, 'failed', false, 'no route'],
    [{ outcome: 'found', status: null }, 'found', true, null],
  ] as const)('maps a latest call %j to %s', (over, lastOutcome, healthy, lastError) =>
    expect(stateOf('gdelt', [call(over)])).toMatchObject({
      lastOutcome,
      healthy,
      lastError,
      circuit: 'closed',
      lastCallAt: '2026-03-10T11:58:00.000Z',
    }),
  );

  it('reports an open circuit while the gateway refuses, then a closed one', () => {
    const refused = {
      outcome: 'limited',
      status: null,
      reason: 'whatever it is told with',
      cause: 'circuit-open',
    } as const;
    expect(stateOf('gdelt', [call(refused)])).toMatchObject({ circuit: 'open', healthy: false });
    expect(stateOf('gdelt', [call({ ...refused, at: '2026-03-10T11:30:00.000Z' })])?.circuit).toBe('closed');
    expect(stateOf('gdelt', [call({ ...refused, cause: 'budget' })])?.circuit).toBe('closed');
  });
});
