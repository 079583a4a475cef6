import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileProduct } from './support/worker.process';

const root = path.resolve(__dirname, '..');
const home = mkdtempSync(path.join(tmpdir(), 'wrong-list-'));
const lists = path.join(home, 'data/lexicon');

/** The program as it is installed, with lists that may be spoilt. */
beforeAll(() => {
  compileProduct();
  cpSync(path.join(root, 'dist'), path.join(home, 'dist'), { recursive: true });
  for (const name of ['bin', 'node_modules', 'package.json']) symlinkSync(path.join(root, name), path.join(home, name));
  cpSync(path.join(root, 'data/lexicon'), lists, { recursive: true });
  for (const folder of readdirSync(path.join(root, 'data')).filter((name) => name !== 'lexicon'))
    symlinkSync(path.join(root, 'data', folder), path.join(home, 'data', folder));
}, 120_000);
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Runs a part with one list written otherwise, or not at all. */
function runWith(text: string | null, list: string, app: string, ...words: string[]) {
  const file = path.join(lists, list);
  rmSync(file);
  if (text !== null) writeFileSync(file, text);
  try {
    const run = spawnSync(process.execPath, [path.join(home, `dist/apps/${app}/src/main.js`), ...words], {
      env: { PATH: process.env.PATH, NO_COLOR: '1', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
      encoding: 'utf8',
      timeout: 60_000,
    });
    return { status: run.status, said: `${run.stdout}${run.stderr}` };
  } finally {
    cpSync(path.join(root, 'data/lexicon', list), file);
  }
}

const NO_FIELD = 'about: A.\nexpresions:\n  - one\n';
const NO_EXPRESSION = 'about: A.\nexpressions:\n  - one\n  - (two\n';

/** How it ends: with the code of wrong settings and one sentence, in which the reason may be long. */
const ended = (place: string, reason: string) => ({
  status: 2,
  said: expect.stringMatching(new RegExp(`^${place}: ${reason}, and start again\\.\\n$`)) as string,
});
const MENDED = '[^\\n]*; correct it as described in docs/lexicon.md';

it.each([
  ['the command, before it knows its commands', 'any/agencies.yaml', ['cli', '--version']],
  ['a command that loads its part', 'en/cautions.yaml', ['cli', 'rules']],
  ['the API and workers in one process', 'en/cautions.yaml', ['cli', 'up']],
  ['the API of the command', 'en/cautions.yaml', ['cli', 'api']],
  ['the workers of the command', 'en/cautions.yaml', ['cli', 'worker']],
  ['the API as a process of its own', 'en/cautions.yaml', ['api']],
  ['the workers as a process of their own', 'en/cautions.yaml', ['worker']],
] as const)('stops %s with file, line and remedy for an invalid word list', (_, list, [app, ...words]) => {
  const place = `${app === 'cli' ? 'corroborate: ' : ''}data/lexicon/${list}:2`;
  expect(runWith(NO_FIELD, list, app, ...words)).toEqual(
    ended(place, `"expresions" is unknown; allowed: about, ${MENDED}`),
  );
});

it.each([
  ['is looked for by itself', 'en/doubt.yaml', ['cli', '--version']],
  ['is only a part of other expressions', 'any/name-particles.yaml', ['cli', '--version']],
] as const)('reports an invalid expression with file and line if its list %s', (_, list, [app, ...words]) =>
  expect(runWith(NO_EXPRESSION, list, app, ...words)).toEqual(
    ended(`corroborate: data/lexicon/${list}:4`, `Invalid regular expression: ${MENDED}`),
  ),
);

it('reports a missing list by file name', () =>
  expect(runWith(null, 'any/agencies.yaml', 'cli', '--version')).toEqual(
    ended('corroborate: data/lexicon/any/agencies.yaml', 'the list is missing; restore the file or reinstall'),
  ));
