import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeFolder } from './folder.writer';

const stateOf = (id: number) => ({ path: '_state.json', text: `{\n  "investigation_id": ${id}\n}\n` });
const evidence = (name: string) => ({ path: `evidence/${name}`, text: name });

describe('writeFolder', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'case-folder-'));
  const at = (name: string) => path.join(dir, 'case', name);
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  it('writes a case folder and updates it on a later export of the same case', async () => {
    await writeFolder([stateOf(3), evidence('S001.txt'), evidence('web/S002/capture.png')], at(''));
    writeFileSync(at('notes.txt'), 'mine');
    await writeFolder([stateOf(3), evidence('web/S001/capture.txt')], at(''));
    expect(readdirSync(at('evidence'), { recursive: true }).sort()).toEqual([
      'web',
      'web/S001',
      'web/S001/capture.txt',
    ]);
    expect(readFileSync(at('notes.txt'), 'utf8')).toBe('mine');
  });

  it('does not overwrite another case or other files', async () => {
    await expect(writeFolder([stateOf(4)], at(''))).rejects.toMatchObject({ code: 'conflict' });
    writeFileSync(path.join(dir, 'letter.txt'), 'mine');
    await expect(writeFolder([stateOf(3)], dir)).rejects.toMatchObject({ code: 'conflict' });
    expect(readdirSync(dir).sort()).toEqual(['case', 'letter.txt']);
  });
});
