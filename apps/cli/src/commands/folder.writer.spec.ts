import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeFolder } from './folder.writer';

const stateOf = (id: number) => ({ path: '_state.json', text: `{\n  "investigation_id": ${id}\n}\n` });
const evidence = (name: string) => ({ path: `evidence/${name}`, text: name });

describe('a case folder on the disk', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'case-folder-'));
  const at = (name: string) => path.join(dir, 'case', name);
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  it('is written, and brought up to date by a later export of the same case', async () => {
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

  it('is not written over another case, nor over anything else', async () => {
    await expect(writeFolder([stateOf(4)], at(''))).rejects.toMatchObject({ code: 'conflict' });
    writeFileSync(path.join(dir, 'letter.txt'), 'mine');
    await expect(writeFolder([stateOf(3)], dir)).rejects.toMatchObject({ code: 'conflict' });
    expect(readdirSync(dir).sort()).toEqual(['case', 'letter.txt']);
  });
});
