import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Null if `openssl` is not installed; tests that need it are skipped. */
export const OPENSSL = spawnSync('openssl', ['version']).status === 0 ? 'openssl' : null;

/** A folder in which `openssl` is run. */
export class OpensslFolder {
  private readonly dir = mkdtempSync(join(tmpdir(), 'openssl-'));

  write(name: string, content: string | Uint8Array): void {
    writeFileSync(join(this.dir, name), content);
  }

  pathOf(name: string): string {
    return join(this.dir, name);
  }

  /** Returns the output. @throws Error if the exit code is not 0 */
  run(...args: string[]): Buffer {
    return execFileSync('openssl', args, { cwd: this.dir, stdio: ['ignore', 'pipe', 'pipe'] });
  }

  remove(): void {
    rmSync(this.dir, { recursive: true, force: true });
  }
}
