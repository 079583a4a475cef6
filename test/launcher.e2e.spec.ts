import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Linter } from 'eslint';

const root = path.resolve(__dirname, '..');
const own = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  version: string;
  engines: { node: string };
};
const pinnedName = process.platform === 'win32' ? 'node.exe' : 'node';
/** A Node of the machine that is too old, where it has one. */
const oldNode = (process.env.PATH ?? '')
  .split(path.delimiter)
  .map((folder) => path.join(folder, pinnedName))
  .find((file) => /^v(1\d|20|21)\./.test(spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout ?? ''));

/** An installed package: the launcher and what was compiled, with no Node of its own. */
describe('launcher', () => {
  let folder: string;
  const file = (name: string) => path.join(folder, name);
  beforeAll(() => {
    // Whatever is out of date is compiled here, so that no test waits for it.
    spawnSync(process.execPath, [path.join(root, 'bin/corroborate.js'), '-V'], { stdio: 'ignore' });
  }, 120_000);
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'launcher-'));
    for (const name of ['bin', 'package.json']) cpSync(path.join(root, name), file(name), { recursive: true });
    symlinkSync(path.join(root, 'dist'), file('dist'));
    writeFileSync(
      file('pretend.cjs'),
      `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: process.env.PRETEND } });`,
    );
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** The launcher as a Node of that version would run it. */
  const as = (version: string, node = process.execPath) => {
    const run = spawnSync(node, ['--require', file('pretend.cjs'), file('bin/corroborate.js'), '-V'], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, PRETEND: version },
    });
    return { status: run.status, out: run.stdout, text: `${run.stdout}${run.stderr}` };
  };
  const bring = (script: string) => {
    mkdirSync(file('node_modules/.bin'), { recursive: true });
    writeFileSync(file(`node_modules/.bin/${pinnedName}`), script);
    chmodSync(file(`node_modules/.bin/${pinnedName}`), 0o755);
  };
  const least = own.engines.node.replace(/^\D*/, '');

  it.each(['12.22.0', '18.20.8', '20.20.2', '22.18.0'])(
    'rejects Node %s with one instructive message if no other Node is available',
    (version) => {
      const run = as(version);
      expect(run.status).toBe(2);
      expect(run.text).toBe(
        `corroborate: Node ${version} is too old, at least ${least} is needed.\n` +
          '  Install Node 24, or run `npm ci` without --omit=optional: on Linux with glibc and on Windows it ' +
          'brings its own.\n',
      );
    },
  );

  it.each(['22.19.0', '23.0.0', '24.11.0', '25.1.0'])('runs on Node %s without another Node', (version) => {
    expect(as(version)).toMatchObject({ status: 0, out: `${own.version}\n` });
  });

  it('switches to the bundled Node if the running one is older than the tested version', () => {
    bring(`#!/bin/sh\nexec '${process.execPath}' "$@"\n`);
    for (const version of ['18.20.8', '20.20.2', '22.19.0'])
      expect(as(version)).toMatchObject({ status: 0, out: `${own.version}\n` });
  });

  it('uses the running Node if the bundled one cannot run, as on Linux without glibc', () => {
    bring('#!/lib/no-such-loader\n');
    expect(as('22.19.0')).toMatchObject({ status: 0, out: `${own.version}\n` });
    expect(as('20.20.2')).toMatchObject({ status: 2 });
  });

  // Where no older Node is installed there is none to refuse.
  (oldNode ? it : it.skip)('rejects an installed Node that is too old with the same message', () => {
    const run = spawnSync(oldNode!, [file('bin/corroborate.js'), 'engines'], { encoding: 'utf8' });
    expect({ status: run.status, text: run.stderr }).toEqual({
      status: 2,
      text: expect.stringMatching(/^corroborate: Node \S+ is too old, at least \S+ is needed\.\n {2}Install .*\n$/),
    });
  });

  it('exits silently if its output is no longer read, as in a pipe to `head`', () => {
    const script = '"$0" "$1" rules --json | true';
    const run = spawnSync('sh', ['-c', script, process.execPath, path.join(root, 'bin/corroborate.js')], {
      encoding: 'utf8',
    });
    expect(run).toMatchObject({ status: 0, stderr: '' });
  });

  it.each(['corroborate.js', 'choose-node.js'])('lets very old Node versions parse the launcher: %s', (name) => {
    const code = readFileSync(path.join(root, 'bin', name), 'utf8');
    expect(new Linter().verify(code, [{ languageOptions: { ecmaVersion: 2015, sourceType: 'script' } }])).toEqual([]);
    expect(code).not.toMatch(/node:/);
  });
});
