import { systemClock } from '@corroborate/domain';
import { type FakeAnswer, FakeGateway } from '@corroborate/domain/testing';
import { z } from 'zod';
import { REASONING } from '../reasoning.thresholds';
import type { ChatTask } from './chat.port';
import { OpenAiChat } from './openai.chat.adapter';
import type { ProviderName } from './provider';

const task: ChatTask<{ word: string }> = {
  name: 'word',
  prompt: { name: 'word', version: 1, text: 'Say a word.' },
  data: [{ passage: 'p1', text: 'The Ostrava ferry sank.' }],
  schema: z.object({ word: z.string() }),
};
const context = { investigationId: 1, stage: 'assess' };
const ANSWER = '{"word":"yes"}';
const USAGE = { prompt_tokens: 1000, completion_tokens: 100, total_tokens: 1100 };

const reply = (body: unknown, status = 200, headers: Record<string, string> = {}): FakeAnswer => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
const completion = (message: object, usage: object = USAGE) =>
  reply({ choices: [{ message, finish_reason: 'stop' }], usage });
const refusal = (status: number, message: string, about: object = {}) =>
  reply({ error: { message, ...about } }, status);

function open(name: ProviderName, ...answers: FakeAnswer[]) {
  const gateway = new FakeGateway().on('', ...answers);
  const server = { name, baseUrl: 'https://models.example/v1', apiKey: 'k', model: 'm', timeoutMs: 1000 };
  const chat = new OpenAiChat({ ...server, price: { in: 1, out: 10 }, maxOutputTokens: 500 }, gateway, systemClock);
  const bodies = () => gateway.requests.map(({ body }) => JSON.parse(body ?? '{}') as Record<string, unknown>);
  return { gateway, chat, bodies };
}

const PROVIDERS: ProviderName[] = ['openai', 'gemini', 'xai', 'local'];

describe.each(PROVIDERS)('model server with the settings of %s', (name) => {
  it.each<[string, object]>([
    ['after reasoning', { content: `<think>Is it {"word":"no"}?</think>\n${ANSWER}` }],
    ['in prose and a code fence', { content: `Here it is:\n\`\`\`json\n${ANSWER}\n\`\`\`\nAnything else?` }],
    ['before a control token', { content: `${ANSWER}<|im_end|>` }],
    [
      'in parts',
      {
        content: [
          { type: 'thinking', thinking: [] },
          { type: 'text', text: ANSWER },
        ],
      },
    ],
    ['as reasoning_content', { content: '', reasoning_content: ANSWER }],
    ['as reasoning', { content: null, reasoning: ANSWER }],
    [
      'as the arguments of a tool call',
      { content: '', tool_calls: [{ function: { name: 'word', arguments: ANSWER } }] },
    ],
    ['next to the arguments of a tool call', { content: 'Here:', tool_calls: [{ function: { arguments: ANSWER } }] }],
    ['as the arguments of a function call', { content: null, function_call: { name: 'word', arguments: ANSWER } }],
    ['as reasoning_content in parts', { content: '', reasoning_content: [{ type: 'text', text: ANSWER }] }],
    ['wrapped in an additional field', { content: `{"response": ${ANSWER}}` }],
    ['with typographic quotation marks', { content: '{“word”: “yes”}' }],
    ['as a JSON string', { content: JSON.stringify(ANSWER) }],
    ['in a list with one item', { content: `[${ANSWER}]` }],
    ['with a trailing comma', { content: '{"word":"yes",}' }],
  ])('accepts the answer of a model server at the first attempt if it comes %s', async (_, message) => {
    const { gateway, chat } = open(name, completion(message));
    expect(await chat.ask(task, context)).toMatchObject({ kind: 'answered', value: { word: 'yes' } });
    expect(gateway.requests).toHaveLength(1);
  });

  it('receives the error and the schema once after an invalid answer', async () => {
    const { bodies, chat } = open(name, completion({ content: '{"word":7}' }), completion({ content: ANSWER }));
    expect(await chat.ask(task, context)).toMatchObject({ kind: 'answered', usage: { calls: 2, tokensIn: 2000 } });
    const said = bodies().map(({ messages }) => JSON.stringify(messages));
    expect(said[0]).not.toContain('JSON Schema');
    expect(said[1]).toMatch(/word: .{0,40}expected string.*JSON Schema.*additionalProperties/);
  });

  it('fails after a second answer that does not match the schema', async () => {
    const { gateway, chat } = open(name, completion({ content: 'No.' }));
    expect(await chat.ask(task, context)).toMatchObject({ kind: 'failed', silent: false });
    expect(gateway.requests).toHaveLength(REASONING.attempts);
  });

  it('receives a JSON format that it supports, detected once and cached', async () => {
    const refused = refusal(400, 'This response_format type is unavailable now', { type: 'invalid_request_error' });
    const { bodies, chat } = open(name, refused, refused, completion({ content: ANSWER }));
    expect(await chat.ask(task, context)).toMatchObject({ kind: 'answered', usage: { calls: 3 } });
    expect(await chat.ask(task, context)).toMatchObject({ kind: 'answered', usage: { calls: 1 } });
    const formats = bodies().map(({ response_format }) => (response_format as { type: string } | undefined)?.type);
    expect(formats).toEqual(['json_schema', 'json_object', undefined, undefined]);
    const shown = bodies().map(({ messages }) => JSON.stringify(messages).includes('JSON Schema'));
    expect(shown).toEqual([false, true, true, true]);
  });

  it('receives its own token limit parameter, and no temperature if it rejects one', async () => {
    const limit = refusal(400, 'Unsupported parameter: it has another name', { param: firstLimit(name) });
    const heat = refusal(400, 'Unsupported value: only the default is supported.', { param: 'temperature' });
    const refused = name === 'openai' ? [limit] : [limit, heat];
    const { bodies, chat } = open(name, ...refused, completion({ content: ANSWER }));
    expect(await chat.ask(task, context)).toMatchObject({ kind: 'answered' });
    expect(bodies().at(-1)).not.toHaveProperty(firstLimit(name));
    expect(bodies().at(-1)).toMatchObject({ [otherLimit(name)]: 500 });
    expect(bodies().at(-1)).not.toHaveProperty('temperature');
  });

  it('receives a JSON object format from the start after ignoring the schema twice', async () => {
    const [bad, good] = [completion({ content: 'Yes!' }), completion({ content: ANSWER })];
    const { bodies, chat } = open(name, bad, good, bad, good, good);
    for (let n = 0; n < 3; n += 1) expect(await chat.ask(task, context)).toMatchObject({ kind: 'answered' });
    expect(bodies()).toHaveLength(5);
    expect(bodies().at(-1)).toMatchObject({ response_format: { type: 'json_object' } });
  });

  it.each([
    ['of one minute', { status: 'RESOURCE_EXHAUSTED', details: [{ quotaId: 'GenerateRequestsPerMinute' }] }, 2],
    ['that resets after half a minute', { details: [{ retryDelay: '29.4s' }] }, 1],
  ])('receives further requests after a rate limit %s', async (_, about, calls) => {
    const limit = reply([{ error: { code: 429, message: 'You exceeded your current quota.', ...about } }], 429);
    const { gateway, chat } = open(name, limit);
    expect(await chat.ask(task, context)).toMatchObject({ kind: 'failed', silent: false });
    expect(gateway.requests).toHaveLength(calls);
    await chat.ask(task, context);
    expect(gateway.requests).toHaveLength(2 * calls);
  });

  it.each<[string, FakeAnswer, string]>([
    ['an empty account', reply([{ error: { message: 'You exceeded your current quota.' } }], 429), 'credit'],
    [
      'an exhausted daily quota',
      reply([{ error: { message: 'Quota', quotaId: 'RequestsPerDay' } }], 429),
      'daily quota',
    ],
    ['a team without credits', refusal(403, "Your new team doesn't have any credits yet."), 'credit'],
    ['a wrong key (400)', refusal(400, 'Incorrect API key provided: ab***yz.'), 'API key rejected'],
    ['an invalid key (400)', reply([{ error: { message: 'API key not valid.' } }], 400), 'API key rejected'],
    ['a rejected key without a message (401)', reply({ detail: 'Invalid API Key' }, 401), 'API key rejected'],
    [
      'an error in a response with status 200',
      reply({ error: { code: 402, message: 'Requires more credits' } }),
      'credit',
    ],
  ])('gets no further request after %s', async (_, answer, reason) => {
    const { gateway, chat } = open(name, answer);
    expect(await chat.ask(task, context)).toMatchObject({
      kind: 'failed',
      silent: true,
      reason: expect.stringContaining(reason),
    });
    await chat.ask(task, context);
    expect(gateway.requests).toHaveLength(1);
  });

  it.each<[string, object, number]>([
    ['tokens', USAGE, 0.002],
    [
      'reasoning tokens included only in the total',
      { prompt_tokens: 77, completion_tokens: 10, total_tokens: 387 },
      0.003177,
    ],
    ['the cost reported by xAI', { ...USAGE, cost_in_usd_ticks: 123_000_000 }, 0.0123],
    ['the cost reported by xAI as text', { ...USAGE, cost_in_usd_ticks: '123000000' }, 0.0123],
    ['the cost reported by OpenRouter', { ...USAGE, cost: 0.004 }, 0.004],
    [
      'the cost paid with the user’s own provider key',
      { ...USAGE, cost: 0, is_byok: true, cost_details: { upstream_inference_cost: 0.005 } },
      0.005,
    ],
  ])('charges the answer of a model server by %s', async (_, usage, usd) => {
    const { gateway, chat } = open(name, completion({ content: ANSWER }, usage));
    await chat.ask(task, context);
    const body = Buffer.from((completion({ content: ANSWER }, usage) as { body: string }).body);
    expect(gateway.requests[0]?.settle?.({ status: 200, body })).toBeCloseTo(usd, 6);
  });
});

it('waits for Retry-After before the second attempt', async () => {
  const { gateway, chat } = open('local', refusal(429, 'Slow down'), completion({ content: ANSWER }));
  expect(await chat.ask(task, context)).toMatchObject({ kind: 'answered' });
  expect(gateway.requests).toHaveLength(2);
  const long = open('local', reply({ error: { message: 'Slow down' } }, 429, { 'retry-after': '90' }));
  expect(await long.chat.ask(task, context)).toMatchObject({ kind: 'failed', silent: false });
  expect(long.gateway.requests).toHaveLength(1);
});

it('does not change the request format after a server rejects a request as too long', async () => {
  const tooLong = refusal(400, 'This model has a context length of 8192', { code: 'context_length_exceeded' });
  const { gateway, chat } = open('local', tooLong);
  expect(await chat.ask(task, context)).toMatchObject({ kind: 'failed' });
  expect(gateway.requests).toHaveLength(1);
});

const firstLimit = (name: ProviderName) => (name === 'openai' ? 'max_completion_tokens' : 'max_tokens');
const otherLimit = (name: ProviderName) => (name === 'openai' ? 'max_tokens' : 'max_completion_tokens');
