import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findCaseFolder, commitRounds, requireGit } from './case.repository';
import { writeFolder } from './folder.writer';

const metadata = (id: string, round: number | null) => ({
  path: `evidence/web/${id}/metadata.json`,
  text: `${JSON.stringify({ id, title: '\n  "round": 9,\n$(touch x)', round, whole: true }, null, 2)}\n`,
});
const filesOf = (...rounds: (number | null)[]) => [
  { path: '_state.json', text: '{\n  "investigation_id": 12\n}\n' },
  { path: 'iterations.md', text: '# Iterations\n\n## Round 1\n\n- $(touch x) `touch x`\n\n## Round 2\n\nMore\n' },
  ...rounds.map((round, at) => metadata(`S00${at + 1}`, round)),
  { path: 'evidence/web/S001/capture.html', bytes: Buffer.from('<p>\r\n') },
  { path: 'evidence/documents/S002.pdf', bytes: Buffer.from('%PDF') },
];

describe('a case folder as a git repository', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'case-git-'));
  const at = path.join(dir, 'case-12-mill');
  const log = (...args: string[]) => execFileSync('git', ['-C', at, ...args], { encoding: 'utf8' }).trim();
  const exported = async (files: ReturnType<typeof filesOf>) => {
    await writeFolder(files, at);
    return commitRounds(files, at);
  };
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  it('commits the additions of each round of a case folder to git, then all other files in one commit', async () => {
    expect(await exported(filesOf(1, 2, null))).toBe(3);
    expect(log('log', '--reverse', '--format=%s by %an').split('\n')).toEqual([
      ...['Round 1: 1 source by Corroborate', 'Round 2: 1 source by Corroborate'],
      'Decision and reports by Corroborate',
    ]);
    expect(log('show', '--name-only', '--format=', 'HEAD~1').split('\n')).toEqual([
      ...['evidence/documents/S002.pdf', 'evidence/web/S002/metadata.json'],
    ]);
    expect(log('show', '--no-patch', '--format=%B', 'HEAD~2')).toContain('- $(touch x) `touch x`');
    expect(log('status', '--porcelain')).toBe('');
    expect(existsSync(path.join(at, 'x'))).toBe(false);
  });

  it('gets no commit for an unchanged case, and one for new content', async () => {
    expect(await exported(filesOf(1, 2, null))).toBe(0);
    writeFileSync(path.join(at, 'notes.txt'), 'mine');
    expect(await exported(filesOf(1, 2, 3))).toBe(1);
    expect(log('log', '-1', '--format=%s')).toBe('Round 3: 1 source');
    expect(log('status', '--porcelain')).toBe('?? notes.txt');
  });

  it('finds the git repository of a case folder again after the title changes', async () => {
    writeFileSync(path.join(dir, 'case-12-a.zip'), '');
    mkdirSync(path.join(dir, 'case-120-other'));
    expect(await findCaseFolder(dir, 'case-12-fire')).toBe(at);
    expect(await findCaseFolder(dir, 'case-1-fire')).toBe(path.join(dir, 'case-1-fire'));
  });

  it('requires git, and says what to do if it is missing', async () => {
    await expect(requireGit({ PATH: dir })).rejects.toMatchObject({
      code: 'invalid-configuration',
      hint: expect.stringContaining('--git'),
    });
  });
});
