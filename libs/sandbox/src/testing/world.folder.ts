import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

export type WorldFiles = Record<string, string | Buffer | object | readonly object[]>;

export const WORLD_JSON = {
  version: 1,
  name: 'test',
  description: 'A small world.',
  now: '2026-06-10T12:00:00Z',
  language: 'en',
};

/** Writes a world into a new temporary folder. Arrays become JSON lines, objects JSON; `.gz` names are compressed. */
export async function writeWorld(files: WorldFiles): Promise<{ dir: string; remove(): Promise<void> }> {
  const dir = await mkdtemp(join(tmpdir(), 'world-'));
  for (const [name, content] of Object.entries({ 'world.json': WORLD_JSON, ...files })) {
    await mkdir(dirname(join(dir, name)), { recursive: true });
    const bytes = bytesOf(content);
    await writeFile(join(dir, name), name.endsWith('.gz') ? gzipSync(bytes) : bytes);
  }
  return { dir, remove: () => rm(dir, { recursive: true, force: true }) };
}

function bytesOf(content: WorldFiles[string]): string | Buffer {
  if (typeof content === 'string' || Buffer.isBuffer(content)) return content;
  if (Array.isArray(content)) return content.map((line) => `${JSON.stringify(line)}\n`).join('');
  return JSON.stringify(content);
}
