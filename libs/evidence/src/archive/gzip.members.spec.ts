import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { concatBytes } from '../bytes';
import { readMembers } from './gzip.members';

const texts = [
  Buffer.from('one'),
  randomBytes(200_000),
  Buffer.alloc(300_000, 'x'),
  Buffer.alloc(0),
  Buffer.from('end'),
];
const members = texts.map((text) => gzipSync(text));
const packed = concatBytes(members);
const read = (bytes: Uint8Array, most = 1_000_000) => [...readMembers(bytes, most)];

it('yields each gzip member with its offset, across chunk boundaries', () => {
  const found = read(packed);
  expect(found.map(({ bytes }) => Buffer.from(bytes))).toEqual(texts);
  for (const [at, { offset, length }] of found.entries())
    expect(Buffer.from(packed.subarray(offset, offset + length)).equals(members[at]!)).toBe(true);
  expect(read(new Uint8Array(0))).toEqual([]);
});

it('rejects truncated data, trailing data, and a wrong checksum or length', () => {
  const bent = (at: number) => packed.map((byte, place) => (place === packed.length + at ? byte ^ 1 : byte));
  for (const wrong of [bent(-8), bent(-5), bent(-4), bent(-1), bent(-packed.length)])
    expect(() => read(wrong)).toThrow();
  for (let cut = 1; cut < 20; cut++) expect(() => read(packed.subarray(0, packed.length - cut))).toThrow();
  for (const more of [1, 3, 4, 30]) expect(() => read(concatBytes([packed, new Uint8Array(more)]))).toThrow();
});

it('rejects a member that unpacks to more than the limit', () => {
  const bomb = gzipSync(Buffer.alloc(50_000_000));
  expect(() => read(bomb)).toThrow('too large');
});
