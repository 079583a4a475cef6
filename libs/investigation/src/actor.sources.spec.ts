import { FakeDoor } from '@corroborate/domain';
import { onlyWhenIdle } from './actor.sources';

describe('the door of background', () => {
  it('waits for no register that wants long pauses, and leaves the others as they are', async () => {
    const door = new FakeDoor().on('', { body: '{}' });
    const ask = (intervalMs?: number) =>
      onlyWhenIdle(door).call(
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
    expect(door.requests.map(({ pace }) => pace)).toEqual([
      { key: 'x', intervalMs: 12_500, maxWaitMs: 0 },
      { key: 'x', intervalMs: 250 },
      undefined,
    ]);
  });
});
