import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Null where there is no `openssl` on this machine: what is compared with it is skipped then. */
export const OPENSSL = spawnSync('openssl', ['version']).status === 0 ? 'openssl' : null;

/** A folder with files in which `openssl` is run. */
export class OpensslFolder {
  private readonly dir = mkdtempSync(join(tmpdir(), 'openssl-'));

  write(name: string, content: string | Uint8Array): void {
    writeFileSync(join(this.dir, name), content);
  }

  pathOf(name: string): string {
    return join(this.dir, name);
  }

  /** What it prints. @throws Error where it ends with another code than 0. */
  run(...args: string[]): Buffer {
    return execFileSync('openssl', args, { cwd: this.dir, stdio: ['ignore', 'pipe', 'pipe'] });
  }

  remove(): void {
    rmSync(this.dir, { recursive: true, force: true });
  }
}
