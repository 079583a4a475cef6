import { createReason, systemClock, type Claim } from '@corroborate/domain';
import { FakeGateway } from '@corroborate/domain/testing';
import type { PageJudgement, ReasonerTasks } from '../reasoner.port';
import { bridgeArticle, bridgeTopic } from '../testing/article.fixture';
import { createModelReasoning } from './model.service';

const claims = ['The bridge was closed.', 'It was old.', 'It was long.', 'It was blue.'].map((text, at): Claim => ({
  id: `c${at}`,
  text,
  kind: 'event',
  core: at === 0,
  importance: 1,
  reasons: [],
}));
const judged: PageJudgement = {
  overall: { stance: 'mentions', strength: 0.2, passage: null, reasons: [createReason('stance.silent')] },
  perClaim: [],
  sameEvent: { same: true, reasons: [] },
};
const rules: ReasonerTasks = {
  extractClaims: () => claims,
  judgeStance: () => judged,
  resolveAttribution: () => [],
  planQueries: () => [],
};

/** Statements that a service with this API key sends for a page, in order; empty if none. */
async function askedWith(apiKey: string, tasks: string[] = ['page-notes']): Promise<string[]> {
  const gateway = new FakeGateway().on('', { status: 401, body: '{}' });
  const first = {
    name: 'openai' as const,
    baseUrl: 'https://models.example/v1',
    apiKey,
    model: 'm',
    price: { in: 1, out: 1 },
    maxOutputTokens: 500,
    timeoutMs: 1000,
  };
  const reasoning = createModelReasoning(
    rules,
    { first: [first], critic: [], checker: null, tasks },
    gateway,
    systemClock,
  );
  const article = bridgeArticle('The bridge was closed on Monday.');
  const context = { investigationId: 1, stage: 'assess' };
  await reasoning.open(context).judgeStance({ topic: bridgeTopic(), claims, article, now: new Date() });
  const body = gateway.requests[0]?.body ?? '{"messages":[]}';
  const { messages } = JSON.parse(String(body)) as { messages: { content: string }[] };
  return (messages.at(-1)?.content ?? '').split('\n').filter((line) => line.startsWith('{"claim"'));
}

describe('reasoning service with a model', () => {
  it('orders statements by the secret key, in the same order each time', async () => {
    const keys = ['key-one', 'key-two', 'key-three', 'key-four'];
    const orders = await Promise.all(keys.map((key) => askedWith(key)));
    expect(orders[0]).toHaveLength(5);
    expect(await askedWith('key-one')).toEqual(orders[0]);
    expect(new Set(orders.map(String)).size).toBeGreaterThan(1);
  });

  it('keeps the same order within a process if no key is set', async () =>
    expect(await askedWith('none')).toEqual(await askedWith('none')));

  it('sends no request for disabled tasks', async () =>
    expect(await askedWith('key-one', ['stance', 'vouching'])).toEqual([]));
});
