import { EnqueueBuffer } from './enqueue-buffer';

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

describe('Orders that are put to work in the background', () => {
  it('are started one after the other, in the order they came', async () => {
    const { enqueueBuffer, log, add } = setUp();
    ['a', 'b', 'c'].forEach(add);
    await enqueueBuffer.settled();
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  it('are not started any more once the product closes, but the one begun is ended', async () => {
    const { enqueueBuffer, log, add } = setUp();
    ['a', 'b', 'c'].forEach(add);
    await turn();
    await enqueueBuffer.close();
    await turn();
    await turn();
    expect(log).toEqual(['a begins', 'a ends']);
  });

  it('keep nobody waiting where there are none', async () => {
    await expect(Promise.all([setUp().enqueueBuffer.settled(), setUp().enqueueBuffer.close()])).resolves.toBeDefined();
  });
});
