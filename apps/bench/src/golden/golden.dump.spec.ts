import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changedFiles, digestOf, dumpCases, dumpWorld, writeDump } from './golden.dump';

const root = path.resolve(__dirname, '../../../..');
const world = path.join(root, 'worlds/contract/social');

describe('a dump of all judgements', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'golden-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is the same, byte for byte, when nothing has changed', async () => {
    const [first, second] = [await dumpWorld(world), await dumpWorld(world)];
    expect(first.size).toBeGreaterThan(0);
    expect([...second]).toEqual([...first]);
    expect(digestOf(second)).toBe(digestOf(first));
  });

  it('names the topics whose judgement differs, and those that are new or gone', async () => {
    const dump = await dumpWorld(world);
    await writeDump(dump, folder);
    expect(await changedFiles(dump, folder)).toEqual([]);
    const [file = ''] = dump.keys();
    writeFileSync(path.join(folder, file), '{}\n');
    expect(await changedFiles(dump, folder)).toEqual([file]);
    expect(await changedFiles(new Map([...dump, ['social/new.json', '{}']]), folder)).toEqual(
      [file, 'social/new.json'].sort(),
    );
  });

  it('holds the cases, with the sentences that were quoted and the reasons as people read them', () => {
    const dump = dumpCases(path.join(root, 'test/cases'));
    expect(dump.size).toBeGreaterThan(10);
    expect([...dump.values()].some((text) => text.includes('"quote":'))).toBe(true);
    expect([...dump.values()].every((text) => text.includes('"decision":') && text.includes('"reasons":'))).toBe(true);
  });
});
