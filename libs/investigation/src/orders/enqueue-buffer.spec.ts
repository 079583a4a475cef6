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
  it('starts buffered orders one after the other, in order of arrival', async () => {
    const { enqueueBuffer, log, add } = setUp();
    ['a', 'b', 'c'].forEach(add);
    await enqueueBuffer.settled();
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  it('starts no buffered orders after close, but finishes the running one', async () => {
    const { enqueueBuffer, log, add } = setUp();
    ['a', 'b', 'c'].forEach(add);
    await turn();
    await enqueueBuffer.close();
    await turn();
    await turn();
    expect(log).toEqual(['a begins', 'a ends']);
  });

  it('settles at once if there are no buffered orders', async () => {
    await expect(Promise.all([setUp().enqueueBuffer.settled(), setUp().enqueueBuffer.close()])).resolves.toBeDefined();
  });
});
