import { randomBytes } from 'node:crypto';
import { sha256 } from '../digest';
import { pack, unpack } from './packing';

const page = Buffer.from('<p>The bridge was closed on Monday.</p>'.repeat(400));

it('compresses and restores a page unchanged', async () => {
  const kept = await pack(page);
  expect(kept).toMatchObject({ encoding: 'zstd', size: page.length, sha256: sha256(page) });
  expect(kept.packed.length).toBeLessThan(page.length / 4);
  expect(await unpack(kept)).toEqual(page);
});

it.each([
  ['nothing', Buffer.alloc(0)],
  ['a few bytes', Buffer.from('ok')],
  ['data that is already compressed', randomBytes(5_000)],
])('stores %s uncompressed', async (_, bytes) => {
  const kept = await pack(bytes);
  expect(kept.encoding).toBe('identity');
  expect(await unpack(kept)).toEqual(bytes);
});

it('detects each of a thousand flipped bits', async () => {
  const kept = await pack(page);
  for (let turn = 0; turn < 1_000; turn++) {
    const packed = Buffer.from(kept.packed);
    const at = (turn * 104_729) % (packed.length * 8);
    packed[at >> 3]! ^= 1 << (at & 7);
    const bytes = await unpack({ ...kept, packed });
    // A bit that decompression ignores does not change the content.
    expect(bytes === null || bytes.equals(page)).toBe(true);
  }
});

it('returns null for bytes of another page or of a decompression bomb', async () => {
  const [kept, other, bomb] = await Promise.all([pack(page), pack(Buffer.from('x')), pack(Buffer.alloc(50_000_000))]);
  expect(await unpack({ ...kept, encoding: other.encoding, packed: other.packed })).toBeNull();
  expect(await unpack({ ...kept, packed: bomb.packed })).toBeNull();
});
