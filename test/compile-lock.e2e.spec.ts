import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const lockOf = JSON.stringify(path.resolve(__dirname, '../bin/compile-lock.js'));

/** Real processes: what holds the lock is whether they live. */
describe('compilation lock', () => {
  let folder: string;
  const file = (name: string) => path.join(folder, name);
  beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'compile-lock-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** A process that runs this code under the lock. */
  const under = (code: string): ChildProcess =>
    spawn(process.execPath, [
      '-e',
      `const fs = require('node:fs'); const { spawn } = require('node:child_process');
       const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
       require(${lockOf}).underLock(${JSON.stringify(file('lock'))}, async (hold) => { ${code} });`,
    ]);
  const log = (word: string) => `fs.appendFileSync(${JSON.stringify(file('log'))}, '${word} ');`;
  const logged = () => (existsSync(file('log')) ? readFileSync(file('log'), 'utf8').trim() : '');
  const until = async (holds: () => boolean) => {
    while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20));
  };

  it('allows one process at a time and is removed afterwards', async () => {
    const all = Array.from({ length: 4 }, () => under(`${log('begin')} await pause(100); ${log('end')}`));
    await Promise.all(all.map((one) => once(one, 'close')));
    expect(logged()).toBe(Array(4).fill('begin end').join(' '));
    expect(existsSync(file('lock'))).toBe(false);
  });

  it('expires when its holder is killed', async () => {
    const killed = under(`${log('begin')} await pause(60000);`);
    await until(() => logged() === 'begin');
    killed.kill('SIGKILL');
    await once(under(log('next')), 'close');
    expect(logged()).toBe('begin next');
  });

  it('keeps the compilation lock while the compiler of a killed launcher is running', async () => {
    const launcher = under(
      `const child = spawn('sleep', ['60'], { stdio: 'ignore' }); hold(child.pid);
       fs.writeFileSync(${JSON.stringify(file('pid'))}, String(child.pid)); ${log('begin')} await pause(60000);`,
    );
    await until(() => logged() === 'begin');
    launcher.kill('SIGKILL');
    await once(launcher, 'close');
    const next = under(log('next'));
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(logged()).toBe('begin');
    process.kill(Number(readFileSync(file('pid'), 'utf8')));
    await once(next, 'close');
    expect(logged()).toBe('begin next');
  });

  it('expires if it stays empty', async () => {
    writeFileSync(file('lock'), '');
    await once(under(log('next')), 'close');
    expect(logged()).toBe('next');
  });
});
