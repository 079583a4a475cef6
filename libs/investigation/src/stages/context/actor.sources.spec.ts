import { FakeGateway } from '@corroborate/domain/testing';
import { createIdleOnlyGateway } from './actor.sources';

describe('background gateway', () => {
  it('skips registers with long request intervals and leaves other calls unchanged', async () => {
    const gateway = new FakeGateway().on('', { body: '{}' });
    const ask = (intervalMs?: number) =>
      createIdleOnlyGateway(gateway).call(
        {
          provider: 'x',
          url: 'https://r.example/',
          ...(intervalMs === undefined ? {} : { pace: { key: 'x', intervalMs } }),
        },
        { investigationId: 1, stage: 'context' },
      );
    await ask(12_500);
    await ask(250);
    await ask();
    expect(gateway.requests.map(({ pace }) => pace)).toEqual([
      { key: 'x', intervalMs: 12_500, maxWaitMs: 0 },
      { key: 'x', intervalMs: 250 },
      undefined,
    ]);
  });
});
