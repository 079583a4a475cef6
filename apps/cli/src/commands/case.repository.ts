import { execFile } from 'node:child_process';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { childEnvironment, CorroborateError, pluralize } from '@corroborate/domain';
import type { FolderFile } from '@corroborate/report';
import { findFileText } from './folder.writer';

/** Environment of git: the user's settings, hooks and variables must not change what is committed. */
const GIT_ENVIRONMENT = {
  ...{ GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null', GIT_TERMINAL_PROMPT: '0', GIT_LITERAL_PATHSPECS: '1' },
  ...{ GIT_AUTHOR_NAME: 'Corroborate', GIT_AUTHOR_EMAIL: 'corroborate@localhost' },
  ...{ GIT_COMMITTER_NAME: 'Corroborate', GIT_COMMITTER_EMAIL: 'corroborate@localhost', LC_ALL: 'C' },
};
const GIT_CONFIG = [
  'core.hooksPath=/dev/null',
  'core.autocrlf=false',
  'commit.gpgSign=false',
  'init.defaultBranch=main',
].flatMap((setting) => ['-c', setting]);
const FINAL_COMMIT_MESSAGE = 'Decision and reports';

/** @throws CorroborateError `invalid-configuration` if git is not installed */
export async function requireGit(environment = childEnvironment()): Promise<void> {
  await git('.', ['--version'], { environment });
}

/**
 * Commits a written case folder: one commit per round with the evidence it added, then one with everything else. Skips
 * commits without changes, so exporting the same case again adds none. Returns the number of commits.
 */
export async function commitRounds(files: readonly FolderFile[], dir: string): Promise<number> {
  await git(dir, ['init', '--quiet']);
  let commits = 0;
  for (const { round, paths, message } of listRounds(files)) {
    await stagePaths(dir, paths);
    if (await commit(dir, `Round ${round}: ${pluralize(paths.filter(isMetadata).length, 'source')}\n\n${message}`))
      commits += 1;
  }
  await git(dir, ['add', '--update']);
  await stagePaths(
    dir,
    files.map((file) => file.path),
  );
  return (await commit(dir, FINAL_COMMIT_MESSAGE)) ? commits + 1 : commits;
}

const isMetadata = (name: string): boolean => name.endsWith('/metadata.json');

/** Evidence grouped by the round in its metadata, with that round's section of `iterations.md`. */
function listRounds(files: readonly FolderFile[]): { round: number; paths: string[]; message: string }[] {
  const sections = findFileText(files, 'iterations.md').split(/^(?=## )/m);
  const sources = files.filter(({ path: name }) => isMetadata(name)).map(({ path: name }) => name.split('/')[2] ?? '');
  const roundOf = (id: string) =>
    Number(/^ {2}"round": (\d{1,6}),$/m.exec(findFileText(files, `evidence/web/${id}/metadata.json`))?.[1] ?? 0);
  const byRound = [...Map.groupBy(sources, roundOf)].filter(([round]) => round > 0).sort(([a], [b]) => a - b);
  return byRound.map(([round, ids]) => ({
    round,
    paths: ids.flatMap((id) => files.map((file) => file.path).filter((name) => belongsToSource(id, name))),
    message: sections.find((text) => text.startsWith(`## Round ${round}\n`)) ?? '',
  }));
}

/**
 * Whether a file belongs to a source: `evidence/web/S001/capture.html`, `evidence/documents/S001.pdf`,
 * `evidence/media/S001-1.jpg`.
 */
const belongsToSource = (id: string, name: string): boolean =>
  name.startsWith(`evidence/web/${id}/`) ||
  name.startsWith(`evidence/documents/${id}.`) ||
  name.startsWith(`evidence/media/${id}-`);

const stagePaths = (dir: string, paths: readonly string[]): Promise<string> =>
  git(dir, ['add', '--force', '--pathspec-from-file=-', '--pathspec-file-nul'], { input: paths.join('\0') });

/** Commits what is staged; returns false if nothing is. */
async function commit(dir: string, message: string): Promise<boolean> {
  if ((await git(dir, ['diff', '--cached', '--name-only'])) === '') return false;
  await git(dir, ['commit', '--quiet', '--no-verify', '--cleanup=whitespace', '--file=-'], { input: message });
  return true;
}

function git(
  dir: string,
  args: readonly string[],
  { input = '', environment = childEnvironment() } = {},
): Promise<string> {
  const env = { ...environment, ...GIT_ENVIRONMENT };
  return new Promise((resolve, reject) => {
    const child = execFile('git', [...GIT_CONFIG, ...args], { cwd: dir, env }, (error, output) =>
      error ? reject(toGitError(error)) : resolve(output),
    );
    // If git exits early, its exit code gives the reason.
    child.stdin?.on('error', () => undefined).end(input);
  });
}

function toGitError(cause: Error): CorroborateError {
  return 'code' in cause && cause.code === 'ENOENT'
    ? new CorroborateError('invalid-configuration', 'git is not installed.', {
        hint: 'Install git, or export without --git.',
        cause,
      })
    : new CorroborateError('conflict', 'git could not commit the case folder.', {
        hint: 'The files are written. Check with `git status` in that folder, or export without --git.',
        cause,
      });
}

/**
 * Folder of an earlier export of the case in `dir`, even if named after an old title; otherwise a new one named `name`.
 */
export async function findCaseFolder(dir: string, name: string): Promise<string> {
  const number = /^case-\d+/.exec(name)?.[0] ?? name;
  await mkdir(dir, { recursive: true });
  const earlier = (await readdir(dir, { withFileTypes: true })).find(
    (one) => one.isDirectory() && (one.name === number || one.name.startsWith(`${number}-`)),
  );
  return path.join(dir, earlier?.name ?? name);
}
