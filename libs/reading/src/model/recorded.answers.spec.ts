import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { systemClock } from '@corroborate/domain';
import { FakeGateway } from '@corroborate/domain/testing';
import { load, YAML11_SCHEMA } from 'js-yaml';
import { z } from 'zod';
import { OpenAiChat } from './openai.chat.adapter';
import { interpretError } from './openai.failures';

/** Responses recorded from live servers, stored next to the checkout. */
const SHARED = path.resolve(__dirname, '../../../../../shared/recordings/llm');
const present = existsSync(SHARED);
if (!present) process.stderr.write('skipped: recorded answers of models need ../shared beside the checkout\n');

const recorded = z.object({
  request: z.object({ uri: z.string() }),
  response: z.object({
    status: z.object({ code: z.number() }),
    body: z.object({ string: z.unknown() }).optional(),
    parsed_body: z.unknown().optional(),
  }),
});
const cassette = z.object({
  http_interactions: z.array(z.unknown()).optional(),
  interactions: z.array(z.unknown()).optional(),
});

interface Recording {
  name: string;
  uri: string;
  status: number;
  body: string;
}

const recordings: Recording[] = present
  ? readdirSync(SHARED, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.ya?ml$/.test(name))
      .flatMap(recordingsIn)
  : [];

function recordingsIn(name: string): Recording[] {
  const text = readFileSync(path.join(SHARED, name), 'utf8').replaceAll(' !binary ', ' !!binary ');
  const { http_interactions, interactions } = cassette.parse(load(text, { schema: YAML11_SCHEMA }));
  return (http_interactions ?? interactions ?? []).flatMap((one) => {
    const read = recorded.safeParse(one).data;
    if (!read) return [];
    const { request, response } = read;
    return [{ name: path.basename(name), uri: request.uri, status: response.status.code, body: bodyOf(response) }];
  });
}

function bodyOf({ body, parsed_body }: z.infer<typeof recorded>['response']): string {
  if (typeof body?.string === 'string') return body.string;
  return body?.string instanceof Uint8Array
    ? Buffer.from(body.string).toString('utf8')
    : JSON.stringify(parsed_body ?? null);
}

const isChat = ({ uri, body }: Recording) => uri.includes('chat/completions') && !body.startsWith('data:');
const chats = recordings.filter((one) => isChat(one) && one.status === 200);
const errors = recordings.filter(({ status }) => status >= 400);

const usage = z.object({
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number(), total_tokens: z.number() }),
});

async function ask<T>({ status, body }: Recording, schema: z.ZodType<T>) {
  const gateway = new FakeGateway().on('', { status, headers: { 'content-type': 'application/json' }, body });
  const server = { baseUrl: 'https://models.example/v1', apiKey: 'k', model: 'm', timeoutMs: 1000 };
  const terms = { name: 'local' as const, price: { in: 1, out: 1 }, maxOutputTokens: 500 };
  const chat = new OpenAiChat({ ...server, ...terms }, gateway, systemClock);
  const prompt = { name: 'p', version: 1, text: 'Answer.' };
  return chat.ask({ name: 'answer', prompt, data: [], schema }, { investigationId: null, stage: 'test' });
}

(present ? describe : describe.skip)('recorded answers of models (needs ../shared)', () => {
  it('includes chat completions and refusals in the recordings', () => {
    expect(chats.length).toBeGreaterThanOrEqual(10);
    expect(errors.length).toBeGreaterThan(0);
  });

  it.each(chats)('counts every token beyond the prompt as an output token: $name', async (one) => {
    const {
      prompt_tokens: sent,
      completion_tokens: written,
      total_tokens: all,
    } = usage.parse(JSON.parse(one.body)).usage;
    const { usage: counted } = await ask(one, z.object({ unanswered: z.string() }));
    expect(counted.tokensIn).toBe(counted.calls * sent);
    expect(counted.tokensOut).toBe(counted.calls * Math.max(written, all - sent));
  });

  it.each(chats)('accepts an answer only if it contains JSON: $name', async (one) => {
    const { choices } = z
      .object({ choices: z.array(z.object({ message: z.looseObject({}) })) })
      .parse(JSON.parse(one.body));
    const { content, tool_calls } = choices[0]!.message;
    const hasJson =
      /[{]/.test(typeof content === 'string' ? content : '') ||
      JSON.stringify(tool_calls ?? null).includes('"arguments"');
    const answer = await ask(one, z.object({}));
    expect(answer.kind).toBe(hasJson ? 'answered' : 'failed');
  });

  it.each(errors)('reports refusals without external text: $status $name', ({ status, body, uri }) => {
    const said = interpretError({ status, text: body, headers: {}, url: uri }, new Date());
    expect(said.reason).toMatch(/^(?:API key rejected|HTTP status|unknown model|rate limited)|exhausted$/);
    if (/incorrect api key|invalid api key/i.test(body)) expect(said).toMatchObject({ exhausted: true, silent: true });
    expect(said.exhausted).toBe(status === 401);
  });
});
