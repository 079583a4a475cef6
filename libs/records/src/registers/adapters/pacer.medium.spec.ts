import { FakeGateway } from '@corroborate/domain/testing';
import { createClockAt, type CallContext } from '@corroborate/domain';
import { serveAnswers, type AnswerServer } from '@corroborate/sandbox/testing';
import { InMemoryBudgetStore, InMemoryLedger } from '@corroborate/upstream';
import { sandboxGateway } from '@corroborate/upstream/testing';
import { createRegisters, type RegisterSettings } from '../create-registers';
import type { RecordQuery } from '../record.types';
import { PACER } from '../testing/recorded.cases';
import { KEYS } from '../testing/sandbox-registers';

const NOW = '2026-03-10T12:00:00Z';
const QUERY: RecordQuery = {
  actor: { name: 'Larkspur Castings', kind: 'company', reasons: [] },
  from: null,
  to: null,
};
const CONTEXT: CallContext = { investigationId: 7, stage: 'records' };
describe('PACER with paid pages', () => {
  let server: AnswerServer;
  beforeAll(async () => {
    server = await serveAnswers(PACER.answers);
  });
  afterAll(() => server.stop());

  const open = (limitUsd: number, over: Partial<RegisterSettings> = {}) => {
    const budget = new InMemoryBudgetStore(limitUsd);
    const ledger = new InMemoryLedger();
    const clock = createClockAt(NOW);
    const gateway = sandboxGateway(server, { ledger, clock, budget });
    const register = createRegisters({ ...KEYS, ...over }, gateway, clock).find(
      ({ manifest }) => manifest.name === 'pacer',
    );
    if (!register) throw new Error('no PACER');
    return { budget, ledger, gateway, register };
  };

  it('charges a page to the investigation budget, but not the sign-in', async () => {
    const { budget, ledger, gateway, register } = open(0.5);
    expect((await register.find(QUERY, CONTEXT)).kind).toBe('found');
    expect(budget.spent.get(7)).toBeCloseTo(0.1);
    expect(ledger.entries.map(({ costUsd }) => costUsd)).toEqual([0, 0.1]);
    expect(JSON.stringify(ledger.entries)).not.toMatch(/sandbox-key|a-token-of/);
    await gateway.close();
  });

  it('requests no page that exceeds the budget', async () => {
    const { budget, gateway, register } = open(0.05);
    const before = server.requests().filter((url) => url.includes('parties')).length;
    expect(await register.find(QUERY, CONTEXT)).toMatchObject({ kind: 'limited', cause: 'budget' });
    expect(budget.spent.get(7) ?? 0).toBe(0);
    expect(server.requests().filter((url) => url.includes('parties'))).toHaveLength(before);
    await gateway.close();
  });

  it('does not pay twice for the same query', async () => {
    const { budget, gateway, register } = open(0.5);
    await register.find(QUERY, CONTEXT);
    await register.find(QUERY, CONTEXT);
    expect(budget.spent.get(7)).toBeCloseTo(0.1);
    await gateway.close();
  });

  it('returns blocked for rejected credentials', async () => {
    const { gateway, register } = open(0.5, { PACER_PASSWORD: 'wrong-key' });
    expect((await register.find(QUERY, CONTEXT)).kind).toBe('blocked');
    await gateway.close();
  });

  it('makes no request while disabled, and accepts no query meant for other registers', async () => {
    const gateway = new FakeGateway();
    const register = createRegisters({ ...KEYS, PACER_SEARCHES: 'off' }, gateway, createClockAt(NOW)).find(
      ({ manifest }) => manifest.name === 'pacer',
    );
    expect(register?.off).toBe(true);
    expect((await register?.find(QUERY, CONTEXT))?.kind).toBe('not-configured');
    expect(gateway.requests).toEqual([]);
  });
});
