import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { CASES, isWanted, type Golden } from './golden.file';
import { goldenRow } from './golden.row';
import { judgeCase } from './judge-case';
import type { JudgedTopic } from './judge-topic';
import { judgeWorld } from './judge-world';

/** Is given each topic that was judged. */
type Visit = (topic: string, judged: JudgedTopic) => void;

/** Every topic of the wanted worlds below the folder; worlds are named by their path in it. */
export async function judgeWorlds(folder: string, visit: Visit, only?: string): Promise<Golden> {
  const golden: Golden = new Map();
  for (const dir of worldFolders(folder)) {
    const name = path.relative(folder, dir).split(path.sep).join('/') || path.basename(dir);
    if (!isWanted(name, only)) continue;
    const topics = await judgeWorld(dir);
    for (const { externalId, judged } of topics) visit(externalId, judged);
    golden.set(
      name,
      topics.map(({ externalId, judged }) => goldenRow(externalId, judged)),
    );
  }
  return golden;
}

export function judgeCases(folder: string, visit: Visit, only?: string): Golden {
  const slugs = readdirSync(folder)
    .filter((name) => existsSync(path.join(folder, name, 'input.json')))
    .filter((slug) => isWanted(CASES, only) || slug === only)
    .sort();
  const rows = slugs.map((slug) => {
    const judged = judgeCase(path.join(folder, slug));
    visit(slug, judged);
    return goldenRow(slug, judged);
  });
  return new Map(rows.length > 0 ? [[CASES, rows]] : []);
}

function worldFolders(folder: string): string[] {
  if (existsSync(path.join(folder, 'world.json'))) return [folder];
  const inner = readdirSync(folder, { withFileTypes: true }).filter((item) => item.isDirectory());
  return inner.flatMap(({ name }) => worldFolders(path.join(folder, name))).sort();
}
