#!/usr/bin/env node
/**
 * Builds the image with Docker and tries it as docs/container.md says it is used:
 *
 *   node ops/container/try-build.mjs                    the build; start, health, first key, end; again; the demo
 *   node ops/container/try-build.mjs --compose          docker-compose.yml as well: `config`, `up`, `down`, `up` again
 *   node ops/container/try-build.mjs --npmrc FILE       with the secret that the build takes
 *   node ops/container/try-build.mjs --built            without the build: the image `corroborate` that is there
 *
 * Takes ten minutes and more. Everything that it makes is called `try-corroborate`, and is gone afterwards, save the
 * images. Where Docker or what it needs is not there, it says so and ends with 0.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { devFilesOf } from './dev-files.mjs';
import { CannotTry, checkout, docker, ensure, makeNode, makeServiceImage } from './images.mjs';

const NAME = 'try-corroborate';
const IMAGE = 'corroborate';
const START_MS = 300_000;
/** As docs/container.md offers it: nothing but the volume and /tmp can be written. */
const HARDENED = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges'];
const KEY = /\bcbr_\w{16}_[\w-]{43}\b/g;
const read = (name) => readFileSync(path.join(checkout, name), 'utf8');

const say = (text) => process.stdout.write(`${text}\n`);
const expect = (fine, text, more = '') => {
  if (!fine) throw new Error(`${text}\n${more}`.trim());
  say(`ok   ${text}`);
};

async function main() {
  const { values } = parseArgs({
    options: { compose: { type: 'boolean' }, built: { type: 'boolean' }, npmrc: { type: 'string' } },
  });
  if (docker(['version'], { mayFail: true }).status !== 0) throw new CannotTry('no Docker daemon answers');
  if (!values.built) build(values.npmrc);
  checkContents();
  await tryAlone();
  if (values.compose) await tryCompose();
}

function build(npmrc) {
  const [base] = /(?<=^FROM )\S+/m.exec(read('Dockerfile'));
  say(`     ${ensure(base, makeNode)}`);
  const began = Date.now();
  docker(['build', ...(npmrc ? ['--secret', `id=npmrc,src=${npmrc}`] : []), '--tag', IMAGE, checkout]);
  expect(true, `docker build took ${Math.round((Date.now() - began) / 1000)} s`);
  const sizeOf = (image) => Number(docker(['image', 'inspect', '--format', '{{.Size}}', image]).stdout) / 1e6;
  expect(sizeOf(IMAGE) > sizeOf(base), `it adds ${Math.round(sizeOf(IMAGE) - sizeOf(base))} MB to its base`);
}

function checkContents() {
  const inside = (...command) => docker(['run', '--rm', '--entrypoint', command[0], IMAGE, ...command.slice(1)]).stdout;
  const files = inside('find', '.', '-not', '-type', 'd').trim().split('\n');
  const { packages } = JSON.parse(read('package-lock.json'));
  const wrong = devFilesOf(
    files.map((file) => file.replace(/^\.\//, '')),
    packages,
  );
  expect(wrong.length === 0, 'nothing for development, no data and no secrets are in it', wrong.slice(0, 5).join(' '));
  expect(inside('id', '-un').trim() === 'node', 'it runs as the user node');
  const writable = inside('sh', '-c', 'find /app -writable -not -type l | head').trim();
  expect(writable === '', 'which can change nothing of the product', writable);
}

/** Two containers on one volume, one after the other; then the demo. */
async function tryAlone() {
  const volume = `${NAME}-data`;
  docker(['volume', 'rm', '--force', volume]);
  try {
    const first = await startAndStop(volume, null);
    expect(first.keys.length === 1, 'the first start shows the first key, once');
    expect(!/^\{/m.test(first.stdout), 'and no line of the log stands beside it on standard output');
    const second = await startAndStop(volume, first.keys[0]);
    expect(second.keys.length === 0, 'the second start on that volume shows none');
    const demo = docker(['run', '--rm', ...HARDENED, IMAGE, 'demo', '--once'], { mayFail: true });
    const showsCase = demo.stdout.includes('Example case');
    expect(demo.status === 0 && showsCase, 'demo --once ends with 0', demo.stderr.slice(-2_000));
  } finally {
    docker(['rm', '--force', '--volumes', NAME], { mayFail: true });
    docker(['volume', 'rm', '--force', volume], { mayFail: true });
  }
}

/** @param known a key that lets in; null where the start is to show one */
async function startAndStop(volume, known) {
  docker(['rm', '--force', NAME], { mayFail: true });
  const published = ['--publish', '127.0.0.1::3000', '--volume', `${volume}:/data`];
  docker(['run', '--detach', '--init', '--name', NAME, '--stop-timeout', '150', ...published, ...HARDENED, IMAGE]);
  const health = () => docker(['inspect', '--format', '{{.State.Health.Status}}', NAME]).stdout.trim();
  await until(() => health() === 'healthy', 'it is healthy, as its own check says', logsOf);
  const { stdout } = docker(['logs', NAME]);
  const keys = stdout.match(KEY) ?? [];
  await checkAccess(docker(['port', NAME, '3000']).stdout.trim(), known ?? keys[0]);
  const began = Date.now();
  docker(['stop', NAME]);
  const code = docker(['inspect', '--format', '{{.State.ExitCode}}', NAME]).stdout.trim();
  const seconds = Math.round((Date.now() - began) / 1000);
  expect(code === '0' && seconds < 60, `SIGTERM ends it with 0, after ${seconds} s`, `${code}\n${logsOf()}`);
  return { stdout, keys };
}

const logsOf = () => docker(['logs', '--tail', '40', NAME], { mayFail: true }).stderr;

async function checkAccess(address, key) {
  const base = `http://${address}`;
  const list = (headers) => fetch(`${base}/api/investigations?limit=1`, { headers }).then(({ status }) => status);
  expect((await list({})) === 401, 'who has no key is turned away');
  expect((await list({ authorization: `Bearer ${key}` })) === 200, 'who has it is let in');
  const signIn = await fetch(`${base}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: base },
    body: JSON.stringify({ key }),
  });
  const cookie = signIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect((await list({ cookie })) === 200, 'and can sign in at the desk', `${signIn.status} ${await signIn.text()}`);
}

/** On a copy, so that no .env of this checkout is touched. SearXNG, Prometheus and Grafana are read, not started. */
async function tryCompose() {
  const folder = mkdtempSync(path.join(tmpdir(), `${NAME}-`));
  for (const name of ['docker-compose.yml', 'ops'])
    cpSync(path.join(checkout, name), path.join(folder, name), { recursive: true });
  const filled = read('.env.example').replace(/^([A-Z_]+)=$/gm, '$1=only4this5trial');
  writeFileSync(path.join(folder, '.env'), `${filled}\nPUBLISHED_PORT=0\n`);
  const env = { ...process.env, METRICS_KEY: 'x', GRAFANA_PASSWORD: 'x' };
  const compose = (args, more) => docker(['compose', '--project-name', NAME, ...args], { cwd: folder, env, ...more });
  try {
    if (compose(['version'], { mayFail: true }).status !== 0) throw new CannotTry('Docker has no compose');
    compose(['--profile', 'monitoring', 'config', '--quiet']);
    expect(true, `${compose(['version', '--short']).stdout.trim()} of Docker Compose reads docker-compose.yml`);
    const imageOf = (service) =>
      new RegExp(`^ {2}${service}:\\n {4}image: (\\S+)`, 'm').exec(read('docker-compose.yml'))[1];
    for (const service of ['postgres', 'valkey']) say(`     ${ensure(imageOf(service), makeServiceImage(service))}`);
    await tryServices(compose);
  } finally {
    compose(['down', '--volumes', '--timeout', '60'], { mayFail: true });
    rmSync(folder, { recursive: true, force: true });
  }
}

async function tryServices(compose) {
  const up = () => compose(['up', '--detach', '--no-build', '--wait', 'api', 'worker']);
  const keysIn = () => compose(['logs', '--no-color', 'api']).stdout.match(KEY) ?? [];
  const within = (service, ...command) => compose(['exec', '-T', service, ...command], { mayFail: true });
  up();
  const [key, ...more] = keysIn();
  expect(more.length === 0, 'API, worker, PostgreSQL and Valkey are healthy; the API shows the first key, once');
  await checkAccess(compose(['port', 'api', '3000']).stdout.trim(), key);
  const role = `SELECT rolsuper FROM pg_roles WHERE rolname = 'corroborate'`;
  expect(within('postgres', 'psql', '-U', 'postgres', '-tAc', role).stdout.trim() === 'f', 'its role is no superuser');
  const out = within('postgres', 'bash', '-c', 'timeout 5 bash -c "</dev/tcp/192.0.2.1/80"');
  expect(/unreachable/.test(out.stderr), 'the databases have no way out', out.stderr);
  expect(
    within('worker', 'sh', '-c', 'touch /data/x && ! touch /app/x').status === 0,
    'a worker writes to its home alone',
  );
  expect(within('api', 'test', '-e', '/data/x').status === 0, 'which is the home of the API too');
  compose(['down', '--timeout', '60']);
  up();
  expect(keysIn().length === 0, 'after `down` and `up` no key is shown');
  await checkAccess(compose(['port', 'api', '3000']).stdout.trim(), key);
  expect(within('api', 'test', '-e', '/data/x').status === 0, 'and the home is still there');
}

async function until(isSo, what, details) {
  const end = Date.now() + START_MS;
  while (!isSo()) {
    if (Date.now() > end) throw new Error(`Not in time: ${what}\n${details()}`);
    await wait(1_000);
  }
  say(`ok   ${what}`);
}

try {
  await main();
} catch (error) {
  if (error instanceof CannotTry) say(`skipped: ${error.message}. docs/container.md says what it takes.`);
  else {
    process.stderr.write(`FAIL ${error.message}\n`);
    process.exitCode = 1;
  }
}
