import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { boundedFetch } from './bounded.fetch';

describe('boundedFetch', () => {
  let server: Server;
  let body = '';
  let address = '';

  beforeAll(async () => {
    server = createServer((_request, response) => response.setHeader('content-type', 'application/json').end(body));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('returns the response unchanged', async () => {
    body = '{"keys":[]}';
    const answer = await boundedFetch(address);
    expect([answer.status, answer.headers.get('content-type'), await answer.json()]).toEqual([
      200,
      'application/json',
      { keys: [] },
    ]);
  });

  it.each([
    ['is larger than any provider metadata', `"${'a'.repeat(2_000_000)}"`],
    ['is nested too deeply', '['.repeat(100_000)],
  ])('rejects a response that %s', async (_what, text) => {
    body = text;
    await expect(boundedFetch(address)).rejects.toThrow(TypeError);
  });
});
