import { FakeGateway } from '@corroborate/domain/testing';
import { FaultError, createGatewayFetch } from './gateway.fetch';

const NESTED = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;

/** Status of a response with this body, or the kind of fault. */
async function answerTo(body: string, type: string): Promise<string | number> {
  const gateway = new FakeGateway().on('', { body, headers: { 'content-type': type } });
  const fetch = createGatewayFetch({ gateway, provider: 'mcp-a', timeoutMs: 1_000, maxBytes: 5_000_000, paceMs: 0 });
  try {
    return (await fetch('https://data.example/mcp', { method: 'POST', body: '{}' })).status;
  } catch (error) {
    return error instanceof FaultError ? error.fault.kind : 'thrown';
  }
}

describe('createGatewayFetch', () => {
  it.each([
    ['application/json', '{"jsonrpc":"2.0"}'],
    ['text/event-stream', 'event: message\ndata: {"jsonrpc":"2.0"}\n\n'],
  ])('passes on an ordinary response of type %s', async (type, body) => {
    expect(await answerTo(body, type)).toBe(200);
  });

  it.each([
    ['a body', 'application/json', NESTED],
    ['an event', 'text/event-stream', `event: message\ndata: ${NESTED}\n\n`],
    ['an event after an open string', 'text/event-stream', `data: "\n\ndata: ${NESTED}\n\n`],
    ['lines of one event', 'text/event-stream', 'data: [[[[[[[[\n'.repeat(20_000)],
  ])('rejects a response nested in %s', async (_where, type, body) => {
    expect(await answerTo(body, type)).toBe('too-large');
  });
});
