import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '@corroborate/domain';
import { loadWorld, startSandbox, type Sandbox } from '@corroborate/sandbox';
import { ownModels } from '@corroborate/sandbox/testing';
import { InMemoryBudgetStore, InMemoryLedger } from '@corroborate/upstream';
import { sandboxGateway } from '@corroborate/upstream/testing';
import { checkerConformance } from '../testing/checker.conformance';
import { checkerServer } from '../testing/checker.server.fixture';
import type { CheckerServer } from './checker.server';
import { OpenAiChecker } from './openai.checker.adapter';

const CONTEXT = { investigationId: 1, stage: 'assess' };
const SERVER = checkerServer({
  baseUrl: 'http://own-models.example:11434/v1',
  model: 'sandbox-behaves',
  price: { in: 0, out: 0 },
  window: 1_000,
});
const WORLD = { version: 1, name: 'empty', description: 'Nothing', now: '2026-03-10T12:00:00.000Z', language: 'en' };
const QUESTION = { document: 'The Wend bridge was closed on Monday.', claim: 'The Wend bridge was closed on Monday.' };

describe('checker server', () => {
  let dir: string;
  let sandbox: Sandbox;

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'checker-world-'));
    await writeFile(join(dir, 'world.json'), JSON.stringify(WORLD));
    await writeFile(join(dir, 'pages.jsonl'), '');
    sandbox = await startSandbox(await loadWorld(dir), { upstreams: [ownModels] });
  });

  afterAll(async () => {
    await sandbox.stop();
    await rm(dir, { recursive: true, force: true });
  });

  function open(over: Partial<CheckerServer> = {}, budgetUsd = 1) {
    const ledger = new InMemoryLedger();
    const gateway = sandboxGateway(sandbox, {
      budget: new InMemoryBudgetStore(budgetUsd),
      ledger,
      trustedOrigins: [SERVER.baseUrl],
    });
    return { ledger, checker: new OpenAiChecker({ ...SERVER, ...over }, gateway, systemClock) };
  }

  describe.each<[string, Partial<CheckerServer>]>([
    ['chat completions', {}],
    ['chat completions without probabilities', { model: 'sandbox-bare' }],
    ['classification', { protocol: 'classify', baseUrl: 'http://own-models.example:11434' }],
  ])('checker over %s', (_, over) => {
    it.each(checkerConformance)('connects to a checker that $name', ({ run }) =>
      run({ checker: open(over).checker, failing: open({ ...over, model: 'sandbox-out-of-credit' }).checker }),
    );
  });

  it('records each call in the ledger at its cost, and answers a repeated call from the cache', async () => {
    const { ledger, checker } = open({ price: { in: 1, out: 1 } });
    const first = await checker.check(QUESTION, CONTEXT);
    const again = await checker.check(QUESTION, CONTEXT);
    expect(first.usage.costUsd).toBeCloseTo((first.usage.tokensIn + 1) * 1e-6, 8);
    expect(again).toMatchObject({ kind: 'answered', usage: { costUsd: 0, tokensIn: 0 } });
    expect(ledger.entries.map(({ provider, cached }) => [provider, cached])).toEqual([
      ['checker', false],
      ['checker', true],
    ]);
  });

  it('sends no request that exceeds the budget', async () => {
    const { checker } = open({ price: { in: 1_000, out: 1_000 } }, 0.01);
    sandbox.clearRequests();
    expect(await checker.check(QUESTION, CONTEXT)).toMatchObject({ kind: 'failed', silent: true });
    expect(sandbox.requests()).toEqual([]);
  });

  it('fails on a response that is neither yes nor no', async () => {
    const { checker } = open({ model: 'sandbox-broken-json' });
    expect(await checker.check(QUESTION, CONTEXT)).toMatchObject({
      kind: 'failed',
      reason: 'the response is neither yes nor no',
    });
  });
});
