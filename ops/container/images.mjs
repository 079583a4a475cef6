/**
 * Images for the Docker trial. Without a registry they are built from Debian packages under the expected names: similar
 * to the real ones, but not identical.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
export const checkout = path.resolve(here, '../..');
/** Of the base of PostgreSQL's and Valkey's stand-ins. */
const DEBIAN = 'debian:trixie-slim';
const SEARCHED = 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** What a machine lacks for the trial: no fault of what is tried. */
export class CannotTry extends Error {}

/** Gives all that the command printed. @throws with the end of it where it fails and `mayFail` is not set */
function run(command, args, options = {}) {
  const { mayFail = false, ...more } = options;
  const ended = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 2 ** 28, ...more });
  if (ended.error?.code === 'ENOENT') throw new CannotTry(`there is no \`${command}\` here`);
  if (ended.status !== 0 && !mayFail)
    throw new Error(`${[command, ...args].join(' ')} ended with ${ended.status}\n${tail(ended)}`);
  return { status: ended.status, stdout: ended.stdout ?? '', stderr: ended.stderr ?? '' };
}

const tail = ({ stdout = '', stderr = '' }) => `${stdout}${stderr}`.slice(-4_000);

export const docker = (args, options) => run('docker', args, options);

/** Says where the image came from: it was there, it was fetched, or `make` made it. */
export function ensure(image, make) {
  if (docker(['image', 'inspect', image], { mayFail: true }).status === 0) return `${image} is there`;
  if (docker(['pull', '--quiet', image], { mayFail: true }).status === 0) return `${image} was fetched`;
  make(image);
  return `${image} was made here: no registry answered`;
}

/** `node:24.21.0-bookworm-slim` out of a minimal Debian, the Node of this checkout and npm. */
export function makeNode(image) {
  const [, version, suite] = /^node:([\d.]+)-(\w+)-slim$/.exec(image) ?? [];
  const own = path.join(checkout, `node_modules/node-linux-${process.arch}`);
  const { version: brought } = JSON.parse(readFileSync(path.join(own, 'package.json'), 'utf8'));
  if (brought !== version) throw new CannotTry(`this checkout brings Node ${brought}, not ${version}: npm ci`);
  inDebian(suite, (root) => {
    cpSync(path.join(own, 'bin/node'), path.join(root, 'usr/local/bin/node'));
    const modules = path.join(root, 'usr/local/lib/node_modules');
    run('npm', ['install', '--global', '--prefix', path.join(root, 'usr/local'), 'npm@11'], { cwd: tmpdir() });
    if (!readdirSync(modules).includes('npm')) throw new CannotTry('npm cannot be installed into the base image');
    run('chroot', [root, 'groupadd', '--gid', '1000', 'node']);
    run('chroot', [root, 'useradd', '--uid', '1000', '--gid', 'node', '--create-home', 'node']);
    take(root, image, ['--change', `ENV ${SEARCHED} NODE_VERSION=${version}`, '--change', 'CMD ["node"]']);
  });
}

/** What stands in for images of docker-compose.yml, by the folder of its Dockerfile. */
export const makeServiceImage = (folder) => (image) => {
  ensure(DEBIAN, () =>
    inDebian(DEBIAN.slice(DEBIAN.indexOf(':') + 1, DEBIAN.lastIndexOf('-')), (root) => take(root, DEBIAN, [])),
  );
  docker(['build', '--tag', image, path.join(here, 'stand-ins', folder)]);
};

function inDebian(suite, work) {
  if (process.getuid?.() !== 0) throw new CannotTry('no registry answers, and only root can make the base image');
  const folder = mkdtempSync(path.join(tmpdir(), 'debian-'));
  try {
    const root = path.join(folder, 'root');
    run('debootstrap', ['--variant=minbase', suite, root]);
    work(root);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Without what apt fetched. */
function take(root, image, changes) {
  const left = ['--exclude=./var/cache/apt', '--exclude=./var/lib/apt/lists/*', '--exclude=./proc/*'];
  const pipe = 'tar -C "$0" -c "$1" "$2" "$3" . | { shift 3; docker import "$@"; }';
  run('bash', ['-o', 'pipefail', '-c', pipe, root, ...left, ...changes, '-', image]);
}
