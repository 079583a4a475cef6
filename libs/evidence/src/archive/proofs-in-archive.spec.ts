import { askCalendar, askLater } from '@corroborate/sandbox/testing';
import { sha256 } from '../digest';
import { digestOfProof } from '../proofs/kept-proof';
import { proofIn } from '../proofs/ots.reader';
import { builtArchive, containerOf, type BuiltArchive } from '../testing/built-archive';
import { keptProof } from '../testing/built-proof';
import { builtCase } from '../testing/kept-case';
import { tellArchive } from '../words/archive.words';
import type { ArchiveFile } from './archive.file';
import { verifyArchive } from './verify-archive';

const ALICE = 'https://alice.btc.calendar.opentimestamps.org';
const FINNEY = 'https://finney.calendar.eternitywall.com';
const archiveWith = async (...calendars: { calendar: string; isWhole: boolean }[]) =>
  builtArchive(await builtCase(4), {
    prove: (seal) => Promise.all(calendars.map((one) => keptProof(seal, one, { askCalendar, askLater }))),
  });
const told = async (bytes: Uint8Array) => tellArchive(await verifyArchive(bytes));

let archive: BuiltArchive;
beforeAll(async () => {
  archive = await archiveWith({ calendar: ALICE, isWhole: true }, { calendar: FINNEY, isWhole: false });
});
const fileOf = (name: string) => Buffer.from(archive.files.find((one) => one.name === name)!.bytes);

it('has what other tools read: the proofs, and what they are of', () => {
  const names = archive.files.map(({ name }) => name).filter((name) => name.startsWith('chain/proofs'));
  expect(names).toEqual(['chain/proofs.json', 'chain/proofs/4.seal', 'chain/proofs/4-1.ots', 'chain/proofs/4-2.ots']);
  for (const name of ['chain/proofs/4-1.ots', 'chain/proofs/4-2.ots'])
    expect(Buffer.from(proofIn(fileOf(name))!.message).toString('hex')).toBe(sha256(fileOf('chain/proofs/4.seal')));
});

it('says what is proven, what somebody must look up, and that a promise proves nothing', async () => {
  const { evidence, faults } = await verifyArchive(archive.bytes);
  expect([faults, evidence?.faults]).toEqual([[], []]);
  const { merkleRoot } = evidence!.proofs[0]!.blocks[0]!;
  const { proven, notProven, wrong } = await told(archive.bytes);
  expect(wrong).toEqual([]);
  expect(proven.filter((one) => one.includes('Bitcoin'))).toEqual([
    expect.stringMatching(`^All 4 entries and their seal lead, digest by digest, to ${merkleRoot}, .* block 987654 `),
  ]);
  expect(notProven.slice(0, 4)).toEqual([
    expect.stringMatching(`^That block 987654 of Bitcoin has the Merkle root ${merkleRoot}: nobody was asked.`),
    expect.stringMatching(`^Anything by the proof of ${FINNEY} `),
    expect.stringMatching('^When it was, if such a block has it not: no authority of times'),
    'That nothing of it was written earlier than it says.',
  ]);
});

it('a promise alone leaves the time as unproven as nothing does', async () => {
  const { proven, notProven } = await told((await archiveWith({ calendar: FINNEY, isWhole: false })).bytes);
  expect(proven.join()).not.toContain('Bitcoin');
  expect(notProven).toContainEqual(expect.stringMatching('^When it was: no authority of times has stamped a seal'));
});

/** The files in place of those of the same name, and the digests of the package made anew. */
function withFiles(...changed: ArchiveFile[]): Uint8Array {
  const bytesOf = (file: ArchiveFile) => changed.find(({ name }) => name === file.name)?.bytes ?? file.bytes;
  const files = archive.files.map((file) => ({ ...file, bytes: bytesOf(file) }));
  const described = JSON.parse(fileOf('datapackage.json').toString());
  for (const one of described.resources) {
    const { bytes } = files.find(({ name }) => name === one.path)!;
    Object.assign(one, { hash: `sha256:${sha256(bytes)}`, bytes: bytes.length });
  }
  const packaged = Buffer.from(JSON.stringify(described));
  const digest = Buffer.from(JSON.stringify({ path: 'datapackage.json', hash: `sha256:${sha256(packaged)}` }));
  const made = new Map([
    ['datapackage.json', packaged],
    ['datapackage-digest.json', digest],
  ]);
  return containerOf(files.map(({ name, bytes }) => ({ name, bytes: made.get(name) ?? bytes })));
}
const found = async (bytes: Uint8Array) => {
  const { evidence, faults } = await verifyArchive(bytes);
  return [...faults, ...(evidence?.faults ?? [])];
};

it('bits turned in proofs, their list and what they are of are seen, though the package fits again', async () => {
  expect(await found(withFiles())).toEqual([]);
  const unseen: string[] = [];
  for (const name of ['chain/proofs.json', 'chain/proofs/4.seal', 'chain/proofs/4-1.ots', 'chain/proofs/4-2.ots']) {
    for (let turn = 0; turn < 60; turn++) {
      const bytes = fileOf(name);
      const bit = (turn * 7_919) % (bytes.length * 8);
      bytes[bit >> 3]! ^= 1 << (bit & 7);
      if ((await found(withFiles({ name, bytes }))).length === 0) unseen.push(`${name} ${bit >> 3}`);
    }
  }
  // What stands between the words of the list is spelled in one way alone.
  expect(unseen).toEqual([]);
});

it('a calendar whose name is more than an address is none', async () => {
  const named = (calendar: string) => {
    const list = fileOf('chain/proofs.json').toString().replace(ALICE, calendar);
    return found(withFiles({ name: 'chain/proofs.json', bytes: Buffer.from(list) }));
  };
  expect(await named(ALICE)).toEqual([]);
  expect(await named(`${ALICE} and everybody`)).toEqual([{ code: 'proofs-differ' }]);
  expect(await named('\\u001b[2J')).toEqual([{ code: 'proofs-differ' }]);
});

it('a proof of something else is seen, whatever its list says; one that leads to another block says so', async () => {
  const list = JSON.parse(fileOf('chain/proofs.json').toString());
  const listed = (proof: Buffer): ArchiveFile => {
    const kept = { investigationId: 7, seq: 4, calendar: ALICE, proof };
    const proofs = list.proofs.map((one: object, at: number) => (at ? one : { ...one, sha256: digestOfProof(kept) }));
    return { name: 'chain/proofs.json', bytes: Buffer.from(`${JSON.stringify({ ...list, proofs }, null, 2)}\n`) };
  };
  const put = (bytes: Buffer) => withFiles({ name: 'chain/proofs/4-1.ots', bytes }, listed(bytes));
  const other = await archiveWith({ calendar: ALICE, isWhole: true });
  const theirs = Buffer.from(other.files.find(({ name }) => name === 'chain/proofs/4-1.ots')!.bytes);
  expect(await found(put(theirs))).toMatchObject([{ code: 'proof-broken', why: 'wrong-imprint' }]);
  expect(await found(put(Buffer.from('none')))).toMatchObject([{ code: 'proof-broken', why: 'malformed' }]);
  const elsewhere = fileOf('chain/proofs/4-1.ots');
  elsewhere[elsewhere.length - 3]! ^= 1;
  expect(await found(put(elsewhere))).toEqual([]);
  expect((await told(put(elsewhere))).notProven[0]).toMatch(/^That block 987655 of Bitcoin has the Merkle root/);
});
