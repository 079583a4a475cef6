import { EnqueueBuffer } from './started-jobs';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

function setUp() {
  const [enqueueBuffer, log]: [EnqueueBuffer, string[]] = [new EnqueueBuffer(), []];
  const add = (name: string) =>
    enqueueBuffer.add(async () => {
      log.push(`${name} begins`);
      await turn();
      log.push(`${name} ends`);
    });
  return { enqueueBuffer, log, add };
}

describe('buffered orders', () => {
  it('start one after the other, in order of arrival', async () => {
    const { enqueueBuffer, log, add } = setUp();
    ['a', 'b', 'c'].forEach(add);
    await enqueueBuffer.settled();
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  it('do not start after close, but the running one finishes', async () => {
    const { enqueueBuffer, log, add } = setUp();
    ['a', 'b', 'c'].forEach(add);
    await turn();
    await enqueueBuffer.close();
    await turn();
    await turn();
    expect(log).toEqual(['a begins', 'a ends']);
  });

  it('settle at once if there are none', async () => {
    await expect(Promise.all([setUp().enqueueBuffer.settled(), setUp().enqueueBuffer.close()])).resolves.toBeDefined();
  });
});
