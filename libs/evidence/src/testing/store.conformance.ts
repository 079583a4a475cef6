import { randomBytes } from 'node:crypto';
import type { OriginalStore } from '../originals/original.store';
import { pack, unpack } from '../originals/packing';

/** Tests that every store of originals must pass. */
export function originalStoreConformance(open: () => OriginalStore): void {
  const page = () => Buffer.from(`<p>${randomBytes(8).toString('hex')}</p>`.repeat(200));
  const { packed: _none, ...unknown } = {
    sha256: 'a'.repeat(64),
    size: 1,
    encoding: 'identity' as const,
    packed: null,
  };

  it('gives back what was put, letter by letter, packed or not', async () => {
    const store = open();
    for (const bytes of [page(), randomBytes(70_000), Buffer.alloc(0), Buffer.from([0, 255])]) {
      const original = await pack(bytes);
      await store.put(original);
      expect(await unpack((await store.get(original))!)).toEqual(bytes);
    }
  });

  it('takes the same original any number of times, at once as well', async () => {
    const store = open();
    const original = await pack(page());
    await Promise.all([1, 2, 3, 4].map(() => store.put(original)));
    expect((await store.get(original))?.packed).toEqual(original.packed);
  });

  it('returns null for an original that was never stored, and ignores the removal of a missing one', async () => {
    const store = open();
    expect(await store.get(unknown)).toBeNull();
    await store.remove(unknown.sha256);
  });

  it('returns null for an original that was removed', async () => {
    const store = open();
    const original = await pack(page());
    await store.put(original);
    await store.remove(original.sha256);
    expect(await store.get(original)).toBeNull();
  });

  it('makes no path of what is no digest', async () => {
    const original = { ...(await pack(page())), sha256: '../../../../tmp/x' };
    await expect(open().put(original)).rejects.toThrow('Not a SHA-256 digest');
    await expect(open().remove('..')).rejects.toThrow('Not a SHA-256 digest');
  });
}
