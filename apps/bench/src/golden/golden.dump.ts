import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileNameOf } from '../world-run/file-name.policy';
import { goldenText } from './golden.view';
import { judgeCase } from './judge-case';
import { judgeWorld } from './judge-world';

/** Text by file, as `demo/demo-01-ferry.json`. */
export type Dump = Map<string, string>;

export async function dumpWorld(dir: string): Promise<Dump> {
  const topics = await judgeWorld(dir);
  return new Map(
    topics.map(({ externalId, judged }) => [
      `${path.basename(dir)}/${fileNameOf(externalId)}.json`,
      goldenText(judged),
    ]),
  );
}

export function dumpCases(dir: string): Dump {
  const slugs = readdirSync(dir)
    .filter((name) => existsSync(path.join(dir, name, 'input.json')))
    .sort();
  return new Map(slugs.map((slug) => [`cases/${slug}.json`, goldenText(judgeCase(path.join(dir, slug)))]));
}

/** The folder holds this dump and nothing else afterwards. */
export async function writeDump(dump: Dump, out: string): Promise<void> {
  await rm(out, { recursive: true, force: true });
  for (const [file, text] of dump) {
    await mkdir(path.dirname(path.join(out, file)), { recursive: true });
    await writeFile(path.join(out, file), text);
  }
}

/** Files that differ from those of an earlier dump, or that only one of the two has. */
export async function changedFiles(dump: Dump, against: string): Promise<string[]> {
  const before = readdirSync(against, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  const names = [...new Set([...before.map((name) => name.split(path.sep).join('/')), ...dump.keys()])].sort();
  const same = await Promise.all(
    names.map(
      async (name) => before.includes(name) && (await readFile(path.join(against, name), 'utf8')) === dump.get(name),
    ),
  );
  return names.filter((_, at) => !same[at]);
}

/** One figure for the whole dump, to be written down. */
export function digestOf(dump: Dump): string {
  const hash = createHash('sha256');
  for (const [file, text] of [...dump].sort(([a], [b]) => (a < b ? -1 : 1))) hash.update(`${file}\n${text}`);
  return hash.digest('hex');
}
