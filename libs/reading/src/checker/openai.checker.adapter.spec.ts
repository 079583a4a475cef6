import { systemClock } from '@corroborate/domain';
import { type FakeAnswer, FakeGateway } from '@corroborate/domain/testing';
import { checkerServer } from '../testing/checker.server.fixture';
import type { CheckerServer } from './checker.server';
import { OpenAiChecker } from './openai.checker.adapter';

const context = { investigationId: 1, stage: 'assess' };
const sure = (yes: number): FakeAnswer => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    choices: [
      {
        message: { content: yes >= 0.5 ? 'Yes' : 'No' },
        logprobs: {
          content: [
            {
              token: 'Yes',
              logprob: Math.log(yes),
              top_logprobs: [
                { token: 'Yes', logprob: Math.log(yes) },
                { token: 'No', logprob: Math.log(1 - yes) },
              ],
            },
          ],
        },
      },
    ],
    usage: { prompt_tokens: 100, completion_tokens: 1 },
  }),
});
const classes: FakeAnswer = {
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ data: [{ probs: [0.1, 0.9] }], usage: { prompt_tokens: 50, total_tokens: 50 } }),
};
const open = (over: Partial<CheckerServer>, ...answers: FakeAnswer[]) => {
  const gateway = new FakeGateway().on('', ...answers);
  return { gateway, checker: new OpenAiChecker(checkerServer(over), gateway, systemClock) };
};
const bodyAt = (gateway: FakeGateway, index = 0) =>
  JSON.parse(gateway.requests[index]?.body ?? '{}') as Record<string, unknown>;

it('sends the model’s own prompt and requests one token with its probability', async () => {
  const { gateway, checker } = open({}, sure(0.9));
  expect(await checker.check({ document: 'It rained.', claim: 'It was wet.' }, context)).toMatchObject({
    kind: 'answered',
    usage: { calls: 1, tokensIn: 100, tokensOut: 1 },
  });
  expect(gateway.requests[0]).toMatchObject({ provider: 'checker', url: 'http://127.0.0.1:11434/v1/chat/completions' });
  expect(bodyAt(gateway)).toMatchObject({
    model: 'bespoke-minicheck',
    max_tokens: 1,
    temperature: 0,
    logprobs: true,
    top_logprobs: 5,
    messages: [{ role: 'system' }, { role: 'user', content: 'Document: It rained.\nClaim: It was wet.' }],
  });
  expect(bodyAt(gateway)).not.toHaveProperty('response_format');
});

it('reserves the cost of each call and settles it by tokens used', async () => {
  const { gateway, checker } = open({}, sure(0.9));
  await checker.check({ document: 'It rained.', claim: 'It was wet.' }, context);
  const [request] = gateway.requests;
  expect(request?.priceUsd).toBeGreaterThan(400e-6);
  expect(request?.settle?.({ status: 200, body: Buffer.from((sure(0.9) as { body: string }).body) })).toBeCloseTo(
    101e-6,
  );
});

it('uses the highest value of all windows of a long document', async () => {
  const { gateway, checker } = open({}, sure(0.1), sure(0.8), sure(0.2));
  const document = 'One more sentence of a report that is long enough. '.repeat(20).trim();
  expect(await checker.check({ document, claim: 'It was wet.' }, context)).toMatchObject({
    value: expect.closeTo(0.8),
  });
  expect(gateway.requests).toHaveLength(3);
});

it('joins document and sentence in one input for a classifier', async () => {
  const { gateway, checker } = open({ protocol: 'classify', baseUrl: 'http://127.0.0.1:8000' }, classes);
  const answer = await checker.check({ document: 'It </s> rained.', claim: 'It was wet.' }, context);
  expect(answer).toMatchObject({ kind: 'answered', value: 0.9, usage: { tokensIn: 50, tokensOut: 0 } });
  expect(gateway.requests[0]?.url).toBe('http://127.0.0.1:8000/classify');
  expect(bodyAt(gateway)).toEqual({ model: 'bespoke-minicheck', input: 'It /s rained.</s>It was wet.' });
});

it('sends no further request once its key has been rejected', async () => {
  const { gateway, checker } = open({}, { status: 401, body: '{"error":{"message":"no"}}' });
  for (let n = 0; n < 3; n += 1)
    expect(await checker.check({ document: 'It rained.', claim: 'It was wet.' }, context)).toMatchObject({
      kind: 'failed',
      silent: true,
    });
  expect(gateway.requests).toHaveLength(1);
});
