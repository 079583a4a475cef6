import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findWorldFolder, findWorlds } from './world.finder';

const root = path.resolve(__dirname, '../../../..');

describe('findWorldFolder', () => {
  const worlds = mkdtempSync(path.join(tmpdir(), 'worlds-'));
  const folder = (name: string) => path.join(worlds, name);
  beforeAll(() => {
    for (const name of ['train/plain', 'heldout/deep/er']) {
      mkdirSync(folder(name), { recursive: true });
      writeFileSync(path.join(folder(name), 'world.json'), '{}');
    }
    mkdirSync(folder('train/empty'));
  });
  afterAll(() => rmSync(worlds, { recursive: true, force: true }));

  it.each([
    ['its path', folder('train/plain'), 'train/plain'],
    ['its group and name', 'train/plain', 'train/plain'],
    ['its name alone', 'plain', 'train/plain'],
    ['its name alone, however deep it lies', 'er', 'heldout/deep/er'],
  ])('finds a world by %s', (_, given, found) => expect(findWorldFolder(given, [worlds])).toBe(folder(found)));

  it.each([['nowhere'], ['train/empty'], ['train'], ['../train/plain'], ['']])(
    'rejects the unknown world “%s” and lists the known ones',
    (given) => {
      expect(() => findWorldFolder(given, [worlds])).toThrow(
        expect.objectContaining({
          code: 'invalid-input',
          message: expect.stringContaining(`World ${given} not found`) as string,
          hint: expect.stringContaining('heldout/deep/er, train/plain') as string,
        }) as Error,
      );
    },
  );

  it('finds no world in a missing folder', () => {
    expect(findWorlds(folder('gone'))).toEqual([]);
    expect(() => findWorldFolder('plain', [folder('gone')])).toThrow('World plain not found');
  });
});

describe('worlds of the repository', () => {
  const names = ['worlds', 'lab/worlds'].flatMap((group) =>
    findWorlds(path.join(root, group)).map((folder) => path.relative(path.join(root, group), folder)),
  );

  it('assigns every world of the repository to a known group and lists it in the README', () => {
    const table = readFileSync(path.join(root, 'worlds/README.md'), 'utf8');
    for (const name of names) {
      expect(name).toMatch(/^(demo|contract|train|heldout)\/[a-z-]+$/);
      expect(table).toContain(`| \`${name.split('/')[1]}\` | ${name.split('/')[0]} |`);
    }
  });

  it('gives every world of the repository a unique name, even across groups', () =>
    expect(new Set(names.map((name) => path.basename(name))).size).toBe(names.length));
});
