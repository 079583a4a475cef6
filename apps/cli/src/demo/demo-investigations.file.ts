import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { ModelRequest } from '@corroborate/sandbox';

/** Requests that the sandbox's language models received; empty if none. */
export async function readDemoInvestigations(file: string): Promise<ModelRequest[]> {
  const text = existsSync(file) ? await readFile(file, 'utf8') : '';
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as ModelRequest);
}
