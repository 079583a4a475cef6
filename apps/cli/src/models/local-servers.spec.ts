import * as http from 'node:http';
import type { AddressInfo } from 'node:net';
import { findLocalServers } from './local-servers';
import { isModelChosen, modelAdvice } from './model.advice';

const servers: http.Server[] = [];

async function serve(handler: http.RequestListener): Promise<{ name: string; port: number }> {
  const server = http.createServer(handler);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { name: 'Ollama', port: (server.address() as AddressInfo).port };
}

const listing =
  (...ids: string[]): http.RequestListener =>
  (request, response) => {
    const isList = request.url === '/v1/models' && request.method === 'GET';
    response.writeHead(isList ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ object: 'list', data: ids.map((id) => ({ id, object: 'model' })) }));
  };

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

describe('findLocalServers', () => {
  it('finds servers with their generative models', async () => {
    const place = await serve(listing('nomic-embed-text', 'qwen3:8b', 'org/model-7B'));
    const url = `http://127.0.0.1:${place.port}/v1`;
    expect(await findLocalServers([place])).toEqual([{ name: 'Ollama', url, models: ['qwen3:8b', 'org/model-7B'] }]);
  });

  it.each<[string, http.RequestListener]>([
    ['has no model', listing()],
    ['has no model that writes', listing('nomic-embed-text')],
    ['names a model in words that are no name', listing('a b; rm -rf')],
    ['is another program', (_, response) => void response.end('<html>Hello</html>')],
    ['refuses', (_, response) => void response.writeHead(401).end('{"object":"list","data":[{"id":"m"}]}')],
    ['answers without end', (_, response) => void response.end(`{"object":"list","data":[${' '.repeat(300_000)}]}`)],
    ['breaks off', (_, response) => void (response.write('{"object"'), response.destroy())],
    ['says nothing', () => undefined],
  ])('ignores a server that %s', async (_, handler) =>
    expect(await findLocalServers([await serve(handler)])).toEqual([]),
  );

  it('returns nothing if no server is listening', async () => {
    const place = await serve(listing('m'));
    await new Promise((resolve) => servers.pop()?.close(resolve));
    expect(await findLocalServers([place])).toEqual([]);
  });
});

describe('model advice', () => {
  const server = (name: string, ...models: string[]) => ({ name, url: 'http://127.0.0.1:11434/v1', models });

  it('names the settings in one line', () => {
    const advice = modelAdvice([server('Ollama', 'qwen3:8b', 'llama3.1'), server('vLLM', 'm')]);
    expect(advice?.says).toBe('Ollama serves qwen3:8b on this machine (as does vLLM), but it is not configured');
    expect(advice?.todo).toMatch(/ LOCAL_MODEL_URL=http:\/\/127\.0\.0\.1:11434\/v1 LOCAL_MODEL=qwen3:8b$/);
    expect(modelAdvice([])).toBeNull();
  });

  it.each([
    [{}, false],
    [{ REASONER: ' ' }, false],
    [{ REASONER: 'rules' }, true],
    [{ OPENAI_API_KEY: 'k' }, true],
    [{ OPENAI_API_KEY_FILE: '/run/key' }, true],
    [{ LOCAL_MODEL_URL: 'http://127.0.0.1:8000/v1' }, true],
  ])('treats a model as chosen with %j: %s', (env, chosen) => expect(isModelChosen(env)).toBe(chosen));
});
