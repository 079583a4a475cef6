import { CorroborateError } from '@corroborate/domain';
import type { EngineState, SelfTestReport } from '@corroborate/search';
import { checksText } from '../commands/doctor.action';
import { notChecked, ok, problem, toProblem } from './check';
import { keysCheck } from './keys.policy';
import { readerCheck } from './reader.policy';
import { clockCheck, databaseCheck, diskCheck } from './stores.policy';
import { enginesCheck, workCheck } from './work.policy';

const NOW = Date.parse('2026-01-02T12:00:00Z');

describe('doctor checks', () => {
  it.each([
    [{}, 'ok'],
    [{ pending: true }, 'warning'],
    [{ superuser: true }, 'warning'],
  ])('rates a database with %j as %s', (facts, state) => {
    const plain = { where: 'PostgreSQL at db.example/news', version: '17.2', pending: false, superuser: false };
    expect(databaseCheck({ ...plain, ...facts }).state).toBe(state);
  });

  it.each([
    [{ freeBytes: 5e9 }, 'ok'],
    [{ freeBytes: 1e9 }, 'warning'],
    [{ freeBytes: 1e8 }, 'problem'],
    [{ writable: false }, 'problem'],
  ])('rates a disk with %j as %s', (facts, state) => {
    expect(diskCheck({ folder: '.corroborate', freeBytes: 5e9, writable: true, ...facts }).state).toBe(state);
  });

  it('reports whether and when a language model was qualified, and its scores', () => {
    const run = { qualifiedAt: '2026-01-01T08:00:00.000Z', precision: 0.971, recall: 0.8 };
    const settings = { UNQUALIFIED_READERS: 'recommend' } as const;
    expect(readerCheck('openai a', { ...run, passed: true }, settings)).toMatchObject({
      ...{ state: 'ok', says: 'openai a: qualified on 2026-01-01 (precision 97.1%, recall 80%)', todo: null },
    });
    expect(readerCheck('openai a', null, settings)).toMatchObject({
      ...{ state: 'warning', says: 'openai a: not qualified: upgrades it finds are recommended only' },
      todo: 'Run corroborate doctor --qualify.',
    });
    const failed = readerCheck('openai a', { ...run, passed: false }, { UNQUALIFIED_READERS: 'apply' });
    expect(failed.says).toMatch(/^openai a: failed the qualification on 2026-01-01 .* applied anyway/);
  });

  it.each([
    [{}, 'ok'],
    [{ apartMs: -5_000 }, 'warning'],
    [{ apartMs: 3_600_000 }, 'problem'],
    [{ aheadMs: 3_600_000 }, 'problem'],
    [{ frozen: '2026-01-01T00:00:00Z' }, 'warning'],
  ])('rates clocks with %j as %s', (facts, state) => {
    expect(clockCheck({ apartMs: 20, aheadMs: 0, frozen: null, ...facts }).state).toBe(state);
  });

  it.each([
    [{}, 'ok', 'no secrets set; none required'],
    [{ given: ['BRAVE_API_KEY'] }, 'ok', 'secrets set: BRAVE_API_KEY'],
    [{ access: 'apikey' as const }, 'warning', 'there are none'],
    [{ models: 'REASONER=model needs OPENAI_API_KEY.' }, 'problem', 'OPENAI_API_KEY'],
    [{ keys: [{ name: 'Ann', expiresAt: '2026-01-09T00:00:00Z' }] }, 'warning', 'Ann (2026-01-09)'],
    [{ keys: [{ name: 'Ann', expiresAt: '2027-01-09T00:00:00Z' }] }, 'ok', 'no secret'],
  ])('rates keys with %j as %s', (facts, state, says) => {
    const plain = { access: 'none' as const, keys: [], given: [], models: null };
    expect(keysCheck({ ...plain, ...facts }, NOW)).toMatchObject({ state, says: expect.stringContaining(says) });
  });

  const engine = (name: string, said: Partial<EngineState> = {}) =>
    ({ name, configured: true, healthy: null, circuit: 'unknown', ...said }) as EngineState;
  it.each<[string, EngineState[], string]>([
    ['that nobody asked today', [engine('a'), engine('b', { configured: false })], 'ok'],
    ['that all answered', [engine('a', { healthy: true, circuit: 'closed' }), engine('b')], 'ok'],
    [
      'of which one did not',
      [engine('a', { healthy: true, circuit: 'closed' }), engine('b', { healthy: false })],
      'warning',
    ],
    [
      'of which one is left alone',
      [engine('a', { healthy: true }), engine('b', { healthy: true, circuit: 'open' })],
      'warning',
    ],
    ['that never answered', [engine('a', { healthy: false, circuit: 'open' })], 'problem'],
    ['of which none may be asked', [engine('a', { configured: false })], 'problem'],
  ])('rates search engines %s as %s', (_, states, state) => expect(enginesCheck(states, null).state).toBe(state));

  it('rates search engines by the responses of a self-test if there was one', () => {
    const test = (name: string, verdict: SelfTestReport['verdict']) => ({ name, verdict }) as SelfTestReport;
    const states = [engine('a', { healthy: false }), engine('b')];
    expect(enginesCheck(states, [test('a', 'works'), test('b', 'works'), test('c', 'not-configured')]).state).toBe(
      'ok',
    );
    expect(enginesCheck(states, [test('a', 'works'), test('b', 'limited')])).toMatchObject({
      state: 'warning',
      says: '1 of 2 engines called now responded; no response: b',
    });
    expect(enginesCheck(states, [test('a', 'blocked'), test('b', 'doubtful')]).state).toBe('problem');
  });

  it('warns about pending work only if it has waited for a long time', () => {
    expect(workCheck([], NOW)).toMatchObject({ state: 'ok', says: 'no open investigations' });
    expect(workCheck(['2026-01-02T11:58:00Z'], NOW).state).toBe('ok');
    expect(workCheck(['2026-01-02T11:58:00Z', '2026-01-02T11:00:00Z'], NOW)).toMatchObject({
      state: 'warning',
      says: '2 open, 1 of them for more than 10 minutes',
    });
  });

  it('reports the message of a doctor check error and what to do', () => {
    expect(toProblem('queue', new CorroborateError('queue-unavailable', 'It is away.', { hint: 'Start it.' }))).toEqual(
      problem('queue', 'It is away.', 'Start it.'),
    );
    expect(toProblem('queue', new Error('odd')).todo).not.toBeNull();
  });

  it('reports a common cause of several skipped doctor checks once', () => {
    const [clock, keys] = ['clock', 'keys'].map((name) => notChecked(name, 'tables'));
    expect(checksText([clock!, keys!, ok('disk', 'plenty')])).toBe(
      'warning  clock, keys not checked: requires the tables\n' +
        `${' '.repeat(19)}Fix the tables and run the check again.\n` +
        'ok       disk      plenty\n',
    );
  });

  it('lists the search engines if none responded, and aligns wrapped lines', () => {
    const bad = ['first', 'second', 'third'].map((name) => engine(name, { healthy: false }));
    const check = enginesCheck(bad, null);
    expect(check.says).toBe('0 of 3 engines called today responded: first, second, third');
    const lines = checksText([{ ...check, todo: null }], 65).split('\n');
    expect(lines).toEqual([
      'problem  engines   0 of 3 engines called today responded: first,',
      `${' '.repeat(21)}second, third`,
      '',
    ]);
  });

  it('prints one line per doctor check, followed by the fix', () => {
    expect(checksText([ok('disk', 'plenty'), problem('settings', '2 are wrong:\n  A\n  B', 'Mend them.')])).toBe(
      'ok       disk      plenty\n' +
        'problem  settings  2 are wrong:\n' +
        '                     A\n' +
        '                     B\n' +
        '                   Mend them.\n',
    );
  });
});
