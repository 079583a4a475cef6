import { readFileSync } from 'node:fs';
import { ProxyAgent, request } from 'undici';
import { loadWorld, startSandbox, importAnswers, type OpenRequest } from './index';
import { writeWorld } from './testing/world.folder';

const SCHEMA = {
  type: 'object',
  properties: { answer: { enum: ['reports', 'not-said'] }, passage: { type: 'string' }, quote: { type: 'string' } },
  required: ['answer', 'passage', 'quote'],
};

/** Sends a chat completion to a sandbox with these answers; also returns the requests without a recording. */
async function asked(model: string, answers: object[] = []) {
  const world = await writeWorld({ 'answers.jsonl': answers });
  const open: OpenRequest[] = [];
  const sandbox = await startSandbox(await loadWorld(world.dir), {
    onAsked: (one) => open.push(...(one.open ? [one.open] : [])),
  });
  const dispatcher = new ProxyAgent({ uri: sandbox.proxyUrl, requestTls: { ca: readFileSync(sandbox.caFile) } });
  try {
    const { statusCode, body } = await request('https://api.openai.com/v1/chat/completions', {
      dispatcher,
      method: 'POST',
      headers: { authorization: 'Bearer key', 'content-type': 'application/json' },
      body: JSON.stringify({
        model,
        messages: [
          { role: 'system', content: 'Read.' },
          { role: 'user', content: '{"passage":"p1","text":"The bridge was closed."}' },
        ],
        response_format: { type: 'json_schema', json_schema: { name: 'vouching', schema: SCHEMA } },
      }),
    });
    return { status: statusCode, said: (await body.json()) as { error?: object; choices?: object[] }, open };
  } finally {
    await dispatcher.destroy();
    await sandbox.stop();
    await world.remove();
  }
}

describe('recorded reader', () => {
  const given = { answer: 'reports', passage: 'p1', quote: 'was closed' };

  it('returns 422 without a recording, names the key and logs the request', async () => {
    const { status, said, open } = await asked('sandbox-recorded');
    expect(status).toBe(422);
    expect(said.error).toMatchObject({ code: 'answer_not_recorded', message: expect.stringContaining(open[0]!.key) });
    expect(open).toMatchObject([{ task: 'vouching', system: 'Read.', schema: SCHEMA }]);
  });

  it('returns the recorded answer', async () => {
    const { open } = await asked('sandbox-recorder');
    const text = JSON.stringify({ key: open[0]?.key, answer: given });
    const terms = { requests: open, known: new Set<string>(), model: 'a-model', date: '2026-11-23' };
    const again = await asked('sandbox-recorded', importAnswers(text, terms).kept);
    expect(again.open).toEqual([]);
    expect(again.said.choices).toMatchObject([{ message: { content: JSON.stringify(given) } }]);
  });

  it('returns an empty answer while requests are collected', async () => {
    const { status, said, open } = await asked('sandbox-recorder-critic');
    expect([status, open.length]).toEqual([200, 1]);
    const nothing = JSON.stringify({ answer: 'not-said', passage: '', quote: '' });
    expect(said.choices).toMatchObject([{ message: { content: nothing } }]);
  });

  it('rejects a world with unreadable answers and names the line', async () => {
    await expect(asked('sandbox-recorded', [{ key: 'short' }])).rejects.toMatchObject({
      code: 'malformed-world',
      details: { file: 'answers.jsonl', line: 1, field: 'key' },
    });
  });
});
