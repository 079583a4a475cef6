import { Starts } from './starts';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

function stand() {
  const [starts, log]: [Starts, string[]] = [new Starts(), []];
  const add = (name: string) =>
    starts.add(async () => {
      log.push(`${name} begins`);
      await turn();
      log.push(`${name} ends`);
    });
  return { starts, log, add };
}

describe('Orders that are put to work in the background', () => {
  it('are started one after the other, in the order they came', async () => {
    const { starts, log, add } = stand();
    ['a', 'b', 'c'].forEach(add);
    await starts.settled();
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  it('are not started any more once the house closes, but the one begun is ended', async () => {
    const { starts, log, add } = stand();
    ['a', 'b', 'c'].forEach(add);
    await turn();
    await starts.close();
    await turn();
    await turn();
    expect(log).toEqual(['a begins', 'a ends']);
  });

  it('keep nobody waiting where there are none', async () => {
    await expect(Promise.all([stand().starts.settled(), stand().starts.close()])).resolves.toBeDefined();
  });
});
