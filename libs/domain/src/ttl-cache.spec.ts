import { TtlCache } from './ttl-cache';

function setUp() {
  const at = { asked: 0 };
  const recent = new TtlCache(100, 3);
  return { at, get: () => recent.get('x', async () => (at.asked += 1)) };
}

describe('briefly cached values', () => {
  it('requests a cached value once for concurrent callers', async () => {
    const { at, get } = setUp();
    expect(await Promise.all([get(), get(), get()])).toEqual([1, 1, 1]);
    expect(at.asked).toBe(1);
  });

  it('requests a cached value again after it expires', async () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(1);
    const { get } = setUp();
    await get();
    now.mockReturnValue(100);
    expect(await get()).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 10));
    now.mockReturnValue(102);
    expect(await get()).toBe(2);
    now.mockRestore();
  });

  it('stores cached values separately by name', async () => {
    const recent = new TtlCache(100, 3);
    expect([await recent.get('a', async () => 1), await recent.get('b', async () => 2)]).toEqual([1, 2]);
  });

  it('does not cache a value after a failure', async () => {
    const recent = new TtlCache(100, 3);
    await expect(recent.get('x', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(await recent.get('x', async () => 'there')).toBe('there');
  });

  it('requests a cached value again once forgotten, even while an earlier request is pending', async () => {
    const recent = new TtlCache(100, 3);
    const late = recent.get('x', () => new Promise((resolve) => setImmediate(() => resolve('old'))));
    recent.forget('x');
    expect(await recent.get('x', async () => 'new')).toBe('new');
    expect(await late).toBe('old');
    expect(await recent.get('x', async () => 'newer')).toBe('new');
  });

  it('keeps a cached value if an earlier, forgotten request fails', async () => {
    const recent = new TtlCache(100, 3);
    const late = recent.get('x', () => new Promise((_, reject) => setImmediate(() => reject(new Error('gone')))));
    recent.forget('x');
    await recent.get('x', async () => 'there');
    await expect(late).rejects.toThrow('gone');
    expect(await recent.get('x', async () => 'again')).toBe('there');
  });

  it('limits cached values to a maximum number of names', async () => {
    const recent = new TtlCache(100, 2);
    for (const name of ['a', 'b', 'c']) await recent.get(name, async () => name);
    expect(await Promise.all(['c', 'b', 'a'].map((name) => recent.get(name, async () => 'new')))).toEqual([
      'c',
      'b',
      'new',
    ]);
  });
});
