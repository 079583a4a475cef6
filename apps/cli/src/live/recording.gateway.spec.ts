import { loadSettings } from '@corroborate/config';
import { FakeGateway } from '@corroborate/domain/testing';
import { RecordingGateway } from './recording.gateway';
import { SecretRemover } from './secrets.policy';

const remover = new SecretRemover(loadSettings({}, { BRAVE_API_KEY: 'brave-live-secret' }));
const context = { investigationId: null, stage: 'live-check' };

describe('RecordingGateway', () => {
  it('makes no call beyond the price limit', async () => {
    const inner = new FakeGateway().on('', { body: '{}' });
    const gateway = new RecordingGateway({ name: 'some', priceUsd: 0.12 }, inner, remover);
    const request = { provider: 'some', url: 'https://some.example/', priceUsd: 0.12 };
    expect((await gateway.call(request, context)).kind).toBe('found');
    expect(await gateway.call(request, context)).toMatchObject({ kind: 'limited', cause: 'budget' });
    expect(inner.requests).toHaveLength(1);
    expect(gateway.costUsd).toBe(0.12);
  });

  it('bypasses the cache and does not retry', async () => {
    const inner = new FakeGateway().on('', { body: '{}' });
    await new RecordingGateway({ name: 'some', priceUsd: 0 }, inner, remover).call(
      { provider: 'some', url: 'https://some.example/', cacheTtlMs: 9_000, retries: 3 },
      context,
    );
    expect(inner.requests[0]).toMatchObject({ cacheTtlMs: 0, retries: 0 });
  });

  it('records URLs, headers and bodies without secrets', async () => {
    const inner = new FakeGateway().on('', {
      body: '{"echo":"brave-live-secret","session":{"token":"t-123456"}}',
      headers: { 'content-type': 'application/json', 'set-cookie': 'a=b', 'x-account': 'desk' },
    });
    const gateway = new RecordingGateway({ name: 'some', priceUsd: 0 }, inner, remover);
    await gateway.call({ provider: 'some', url: 'https://some.example/?api_key=other&q=brave-live-secret' }, context);
    expect(gateway.recordings[0]).toMatchObject({
      url: 'https://some.example/?api_key=***&q=***',
      headers: { 'content-type': 'application/json' },
      body: '{"echo":"***","session":{"token":"***"}}',
    });
  });

  it('removes secrets from a body that is not valid UTF-8', async () => {
    const body = Buffer.concat([Buffer.from('caf'), Buffer.from([0xe9]), Buffer.from(' brave-live-secret')]);
    const gateway = new RecordingGateway({ name: 'some', priceUsd: 0 }, new FakeGateway().on('', { body }), remover);
    await gateway.call({ provider: 'some', url: 'https://some.example/' }, context);
    expect(gateway.recordings[0]?.body).toBe('caf\ufffd ***');
  });
});
