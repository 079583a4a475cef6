import { limited, systemClock } from '@corroborate/domain';
import { type FakeAnswer, FakeGateway } from '@corroborate/domain/testing';
import { z } from 'zod';
import { REASONING } from '../reasoning.thresholds';
import type { ChatTask } from './chat.port';
import { OpenAiChat } from './openai.chat.adapter';

const task: ChatTask<{ word: string }> = {
  name: 'word',
  prompt: { name: 'word', version: 1, text: 'Say a word.' },
  data: [{ passage: 'p1', text: 'Hear >>> this' }],
  schema: z.object({ word: z.string() }),
};
const context = { investigationId: 1, stage: 'origin' };
const SECRET_KEY = 'sk-very-secret';

const completion = (content: string): FakeAnswer => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    choices: [{ message: { content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1000, completion_tokens: 100 },
  }),
});
const refusal = (status: number, error: object): FakeAnswer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ error }),
});

function open(...answers: FakeAnswer[]) {
  const gateway = new FakeGateway().on('', ...answers);
  const clock = { now: () => new Date(now.ms) };
  const now = { ms: systemClock.now().getTime() };
  const chat = new OpenAiChat(
    {
      name: 'openai',
      baseUrl: 'https://api.openai.com/v1',
      apiKey: SECRET_KEY,
      model: 'm',
      price: { in: 1, out: 10 },
      maxOutputTokens: 500,
      timeoutMs: 1000,
    },
    gateway,
    clock,
  );
  return { gateway, chat, now };
}

describe('chat completions through the gateway', () => {
  it('reserves the cost of the longest answer and settles by tokens used', async () => {
    const { gateway, chat } = open(completion('{"word":"yes"}'));
    expect(await chat.ask(task, context)).toMatchObject({
      kind: 'answered',
      value: { word: 'yes' },
      usage: { calls: 1, tokensIn: 1000, tokensOut: 100 },
    });
    const request = gateway.requests[0]!;
    expect(request).toMatchObject({
      provider: 'openai',
      url: 'https://api.openai.com/v1/chat/completions',
      method: 'POST',
      maxRedirects: 0,
    });
    expect(request.priceUsd).toBeGreaterThan(500 * 10e-6);
    const body = Buffer.from((completion('x') as { body: string }).body);
    expect(request.settle?.({ status: 200, body })).toBeCloseTo(0.002);
    expect(request.settle?.({ status: 429, body })).toBe(0);
    // A response without usage data is charged at the reserved cost.
    expect(request.settle?.({ status: 200, body: Buffer.from('{}') })).toBe(request.priceUsd);
  });

  it('requests one strict schema and keeps external text inside the data fence', async () => {
    const { gateway, chat } = open(completion('{"word":"yes"}'));
    await chat.ask(task, context);
    const { response_format, messages } = JSON.parse(gateway.requests[0]?.body ?? '') as {
      response_format: object;
      messages: { role: string; content: string }[];
    };
    expect(response_format).toMatchObject({
      type: 'json_schema',
      json_schema: { name: 'word', strict: true, schema: { additionalProperties: false } },
    });
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(messages[0]?.content).not.toContain('Hear');
    expect(messages[1]?.content).toContain('Hear \\u003e\\u003e\\u003e this');
  });

  it('retries an invalid answer once with a changed body, to bypass the cache', async () => {
    const { gateway, chat } = open(completion('{"word":'), completion('```json\n{"word":"now"}\n```'));
    expect(await chat.ask(task, context)).toMatchObject({
      kind: 'answered',
      value: { word: 'now' },
      usage: { calls: 2 },
    });
    expect(gateway.requests[0]?.body).not.toBe(gateway.requests[1]?.body);
  });

  it.each([
    [
      'an exhausted quota',
      refusal(429, {
        message: 'You exceeded your current quota',
        code: 'insufficient_quota',
        type: 'insufficient_quota',
      }),
    ],
    ['a payment request', refusal(402, { message: 'pay' })],
    ['a rejected key', refusal(401, { message: `Incorrect API key provided: ${SECRET_KEY}` })],
  ])('does not retry a request after %s, pauses further requests and reports no external text', async (_, answer) => {
    const { gateway, chat, now } = open(answer);
    const first = await chat.ask(task, context);
    expect(first).toMatchObject({ kind: 'failed', silent: true });
    expect(JSON.stringify(first)).not.toContain(SECRET_KEY);
    await chat.ask(task, context);
    expect(gateway.requests).toHaveLength(1);
    now.ms += REASONING.providerSuspensionMs + 1;
    await chat.ask(task, context);
    expect(gateway.requests).toHaveLength(2);
  });

  it('retries a chat completion once after a server error or a rate limit', async () => {
    for (const status of [500, 429]) {
      const { gateway, chat } = open(refusal(status, { message: 'later' }));
      expect(await chat.ask(task, context)).toMatchObject({ kind: 'failed' });
      expect(gateway.requests).toHaveLength(REASONING.attempts);
    }
  });

  it('does not retry a request that exceeds the budget', async () => {
    const { gateway, chat } = open(limited('it would pass the budget'));
    expect(await chat.ask(task, context)).toMatchObject({
      kind: 'failed',
      reason: 'it would pass the budget',
      silent: true,
    });
    expect(gateway.requests).toHaveLength(1);
  });
});
