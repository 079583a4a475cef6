import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { childEnvironment, CorroborateError, type ErrorCode } from '@corroborate/domain';

export interface SpawnedSandbox {
  proxyUrl: string;
  caFile: string;
  pid: number;
  stop(): Promise<void>;
}

interface SpawnOptions {
  latencyMs?: number;
  /** Folder of `answers.jsonl`; default: the world's folder. */
  answersDir?: string;
  /** Log file for requests to language models (JSON Lines). */
  askedFile?: string;
}

/**
 * Starts a sandbox in a child process. Resolves when it is ready; the child exits with this process at the latest.
 * Throws the sandbox's error (`malformed-world`).
 */
export async function spawnSandbox(dir: string, options: SpawnOptions = {}): Promise<SpawnedSandbox> {
  const { latencyMs = 0, answersDir = '', askedFile = '' } = options;
  const given = [dir, String(latencyMs), answersDir, askedFile];
  const child = spawn(process.execPath, [...entryArguments(), ...given], {
    env: childEnvironment(),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ready = await readyLine(child);
  if (ready.error !== undefined) {
    throw new CorroborateError(ready.error as ErrorCode, ready.message ?? 'The sandbox did not start', {
      details: ready.details,
    });
  }
  return {
    proxyUrl: ready.proxyUrl ?? '',
    caFile: ready.caFile ?? '',
    pid: child.pid ?? 0,
    stop: () => stop(child),
  };
}

/** The compiled program, or its source if none exists, as under the test runner. */
function entryArguments(): string[] {
  const compiled = join(__dirname, 'sandbox.process.js');
  if (existsSync(compiled)) return [compiled];
  return ['--require', join(__dirname, 'run-from-source.cjs'), join(__dirname, 'sandbox.process.ts')];
}

interface ReadyMessage {
  proxyUrl?: string;
  caFile?: string;
  error?: string;
  message?: string;
  details?: Record<string, unknown>;
}

async function readyLine(child: ChildProcess): Promise<ReadyMessage> {
  const { stdout } = child;
  if (!stdout) return { error: 'internal', message: 'The sandbox produced no output' };
  for await (const line of createInterface({ input: stdout })) return JSON.parse(line) as ReadyMessage;
  return { error: 'internal', message: 'The sandbox exited before it was ready' };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}
