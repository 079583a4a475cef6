import { randomBytes } from 'node:crypto';
import { askCalendar, askLater } from '@corroborate/sandbox/testing';
import { hexOfBytes } from '../bytes';
import { sha256 } from '../digest';
import { builtProof } from '../testing/built-proof';
import { readProof } from './look-at-proofs';
import { MAGIC, PROOF_LIMITS } from './ots.format';
import { proofIn, wayFrom } from './ots.reader';
import { proofFile, written } from './ots.writer';
import { answered, blocksIn, pendingIn, questionFor, upgraded } from './proof.policy';
import type { ProofNode } from './proof.types';

const CALENDAR = 'https://alice.btc.calendar.opentimestamps.org';
const IMPRINT = sha256('the end of a chain');
const NONCE = randomBytes(16);
const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');
const MESSAGE = Buffer.alloc(32, 7);
const BITCOIN = '00 0588960d73d71901 03 e8d73d';
const PENDING = `00 83dfe30d2ef90c8e 0b 0a ${Buffer.from('https://a/').toString('hex')}`;
const way = (bytes: string) => wayFrom(MESSAGE, hex(bytes));

let promised: ProofNode;
let whole: ProofNode;
beforeAll(async () => ({ promised, whole } = await builtProof(IMPRINT, CALENDAR, { askCalendar, askLater })));

describe('the format', () => {
  it('is written as it was read, with what nobody here looks at', () => {
    for (const proof of [promised, whole]) {
      const file = proofFile(proof);
      expect(proofIn(file)).toEqual(proof);
      expect(Buffer.from(proofFile(proofIn(file)!))).toEqual(Buffer.from(file));
    }
    const tree = `ff ${PENDING} ff ${BITCOIN} ff f0 02 abcd 08 ${BITCOIN} f1 01 00 08 ${BITCOIN}`;
    expect(hexOfBytes(written(way(tree)!))).toBe(tree.replaceAll(' ', ''));
  });

  it('is that of the usual client: an example letter by letter', () => {
    // Made by hand from the public description: SHA-256 of “hello”, 0xff behind it, SHA-256, a promise.
    const digest = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824';
    const head = '004f70656e54696d657374616d7073000050726f6f6600bf89e2e884e89294 01 08';
    const file = `${head} ${digest} f0 01 ff 08 ${PENDING}`;
    const proof = proofIn(hex(file))!;
    expect(hexOfBytes(proof.message)).toBe(sha256('hello'));
    const [at] = pendingIn(proof);
    expect(hexOfBytes(at!.message)).toBe(sha256(Buffer.concat([hex(digest), Buffer.from([0xff])])));
    expect(at!.attestations).toEqual([{ kind: 'pending', uri: 'https://a/' }]);
  });

  it('tells a block by its height and by the root as explorers show it, last byte first', () => {
    const [block] = blocksIn(way(`f0 01 01 08 ${BITCOIN}`)!);
    const root = sha256(Buffer.concat([MESSAGE, Buffer.from([1])]));
    expect(block).toEqual({ height: 1_010_664, merkleRoot: Buffer.from(root, 'hex').reverse().toString('hex') });
  });
});

describe('what a calendar may not answer', () => {
  it.each([
    ['nothing', ''],
    ['a step without what follows', '08'],
    ['a part that ends too early', 'f0 20 abcd'],
    ['an empty part', `f0 00 ${BITCOIN}`],
    ['a step that calendars do not make', `02 ${BITCOIN}`],
    ['a fork that nothing follows', `ff ${BITCOIN}`],
    ['something behind it', `${BITCOIN} 00`],
    ['a number spelled longer than it is', '00 0588960d73d71901 03 e8d700'],
    ['a number without an end', '00 0588960d73d71901 06 ffffffffff7f'],
    ['more in an attestation than it says', '00 0588960d73d71901 04 e8d73d00'],
    ['a message of another length in a block', `f0 01 01 ${BITCOIN}`],
    ['an address with letters that make a terminal do things', '00 83dfe30d2ef90c8e 04 03 1b5b4a'],
    ['an address with markup', '00 83dfe30d2ef90c8e 04 03 3c623e'],
  ])('%s', (_what, bytes) => expect(way(bytes)).toBeNull());

  it('more than is read: in bytes, in depth, in parts, in the length of a message', () => {
    const deep = (steps: number) => wayFrom(MESSAGE, Buffer.concat([Buffer.alloc(steps, 8), hex(BITCOIN)]));
    expect(deep(PROOF_LIMITS.depth)).not.toBeNull();
    expect(deep(PROOF_LIMITS.depth + 1)).toBeNull();
    const forks = (count: number) => Array.from({ length: count }, () => hex('ff 00 0102030405060708 00'));
    const wide = (forked: number) =>
      proofIn(Buffer.concat([MAGIC, hex('01 08'), MESSAGE, ...forks(forked), hex(BITCOIN)]));
    expect(wide(PROOF_LIMITS.parts - 1)).not.toBeNull();
    expect(wide(PROOF_LIMITS.parts)).toBeNull();
    const long = Buffer.concat([hex('f0 ffff03'), Buffer.alloc(65_535)]);
    expect(wayFrom(MESSAGE, long)).toBeNull();
    const grown = Buffer.concat([
      hex('f0 a01f'),
      Buffer.alloc(4_000),
      hex('f0 64'),
      Buffer.alloc(100),
      hex('08'),
      hex(BITCOIN),
    ]);
    expect(wayFrom(MESSAGE, grown)).toBeNull();
    expect(wayFrom(MESSAGE, Buffer.alloc(PROOF_LIMITS.answerBytes + 1, 8))).toBeNull();
  });

  it('anything, and nobody falls over it', () => {
    for (let turn = 0; turn < 3_000; turn++) {
      const bytes = randomBytes(turn % 120).map((byte) =>
        byte % 3 === 0 ? [0, 8, 0xf0, 0xf1, 0xff][byte % 5]! : byte % 9,
      );
      const read = wayFrom(MESSAGE, bytes);
      if (read) expect(Buffer.from(written(read))).toEqual(Buffer.from(bytes));
    }
  });

  it('a promise or a block must be in it', () => {
    const question = questionFor(IMPRINT, NONCE);
    expect(answered(question, hex('00 0102030405060708 00'))).toBe('leads-nowhere');
    expect(answered(question, hex('08'))).toBe('malformed');
    const promise = pendingIn(promised)[0]!;
    expect(upgraded(promised, promise, hex(PENDING))).toBeNull();
    expect(upgraded(promised, promise, hex('ff'))).toBe('malformed');
  });
});

describe('a proof', () => {
  it('hides what is proven from the calendar behind random bytes', () => {
    const { end } = questionFor(IMPRINT, NONCE);
    expect(hexOfBytes(end.message)).toBe(sha256(Buffer.concat([Buffer.from(IMPRINT, 'hex'), NONCE])));
    expect(hexOfBytes(questionFor(IMPRINT, randomBytes(16)).end.message)).not.toBe(hexOfBytes(end.message));
  });

  it('is a promise until there is a block, which takes its place and leaves the rest', () => {
    expect(readProof(proofFile(promised), IMPRINT)).toEqual({ kind: 'pending' });
    const read = readProof(proofFile(whole), IMPRINT);
    expect(read).toEqual({
      kind: 'blocks',
      blocks: [{ height: 987_654, merkleRoot: expect.stringMatching(/^[0-9a-f]{64}$/) }],
    });
    expect(pendingIn(whole)).toEqual([]);
    const two = way(`ff ${PENDING} f0 01 01 08 ${PENDING}`)!;
    const further = upgraded(two, two, hex(`f0 01 02 08 ${BITCOIN}`)) as ProofNode;
    expect([blocksIn(further).length, pendingIn(further).length]).toEqual([1, 1]);
  });

  it('is none of anything else', () => {
    expect(readProof(proofFile(whole), sha256('another'))).toEqual({ kind: 'fault', fault: 'wrong-imprint' });
    expect(readProof(Buffer.from('no proof'), IMPRINT)).toEqual({ kind: 'fault', fault: 'malformed' });
  });

  it('with any one bit turned is none, or leads elsewhere than before: to another root or another block', () => {
    const file = proofFile(whole);
    const before = readProof(file, IMPRINT);
    const harmless: number[] = [];
    for (let bit = 0; bit < file.length * 8; bit++) {
      const bent = Buffer.from(file);
      bent[bit >> 3]! ^= 1 << (bit & 7);
      const read = readProof(bent, IMPRINT);
      if (JSON.stringify(read) === JSON.stringify(before)) harmless.push(bit >> 3);
    }
    // The second way, of a kind that nobody here reads, says nothing of what is told.
    const unread = Buffer.from(file).indexOf(hex('06869a0d73d71b45'));
    expect(harmless.filter((at) => at < unread || at >= unread + 8 + 1 + 4)).toEqual([]);
    expect(harmless.length).toBeGreaterThan(0);
  });
});
