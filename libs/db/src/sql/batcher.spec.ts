import { Batcher } from './batcher';

const refused = (code: string) => Object.assign(new Error('refused'), { code });

describe('Batcher', () => {
  it('writes simultaneous items in one batch and returns each result in order', async () => {
    const batches: number[][] = [];
    const batcher = new Batcher<number, number>(
      async (items) => (batches.push(items), items.map((item) => item * 2)),
      5,
    );
    expect(await Promise.all([1, 2, 3].map((item) => batcher.add(item)))).toEqual([2, 4, 6]);
    expect(batches).toEqual([[1, 2, 3]]);
  });

  it('writes everything before a flush ends, including items added during a batch', async () => {
    const written: number[] = [];
    const batcher = new Batcher<number, null>(async (items) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      written.push(...items);
      return items.map(() => null);
    }, 60_000);
    void batcher.add(1);
    const first = batcher.flush();
    void batcher.add(2);
    await Promise.all([first, batcher.flush()]);
    expect(written).toEqual([1, 2]);
  });

  it('rejects only the value that the database refuses', async () => {
    const batcher = new Batcher<string, string>(async (items) => {
      if (items.includes('bad')) throw refused('22P02');
      return items;
    }, 1);
    const answers = await Promise.allSettled(['a', 'bad', 'b'].map((item) => batcher.add(item)));
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('does not query an unavailable database once per item', async () => {
    let asked = 0;
    const batcher = new Batcher<number, null>(async () => {
      asked++;
      throw refused('ECONNREFUSED');
    }, 1);
    const answers = await Promise.allSettled([1, 2, 3].map((item) => batcher.add(item)));
    expect(answers.every(({ status }) => status === 'rejected')).toBe(true);
    expect(asked).toBe(1);
  });
});
