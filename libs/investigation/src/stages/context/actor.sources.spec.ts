import { FakeGateway } from '@corroborate/domain/testing';
import { onlyWhenIdle } from './actor.sources';

describe('the gateway of background', () => {
  it('waits for no register that wants long pauses, and leaves the others as they are', async () => {
    const gateway = new FakeGateway().on('', { body: '{}' });
    const ask = (intervalMs?: number) =>
      onlyWhenIdle(gateway).call(
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
