import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Golden } from './golden.file';
import { goldenRow } from './golden.row';
import { judgeCase } from './judge-case';
import type { JudgedTopic } from './judge-topic';
import { judgeWorld } from './judge-world';

/** Is given each topic that was judged. */
type Visit = (topic: string, judged: JudgedTopic) => void;

/** Every topic of every world below the folder; worlds are named by their path in it. */
export async function judgeWorlds(folder: string, visit: Visit = () => undefined): Promise<Golden> {
  const golden: Golden = new Map();
  for (const dir of worldFolders(folder)) {
    const topics = await judgeWorld(dir);
    for (const { externalId, judged } of topics) visit(externalId, judged);
    const name = path.relative(folder, dir).split(path.sep).join('/') || path.basename(dir);
    golden.set(
      name,
      topics.map(({ externalId, judged }) => goldenRow(externalId, judged)),
    );
  }
  return golden;
}

export function judgeCases(folder: string, visit: Visit = () => undefined): Golden {
  const slugs = readdirSync(folder)
    .filter((name) => existsSync(path.join(folder, name, 'input.json')))
    .sort();
  const rows = slugs.map((slug) => {
    const judged = judgeCase(path.join(folder, slug));
    visit(slug, judged);
    return goldenRow(slug, judged);
  });
  return new Map([['cases', rows]]);
}

function worldFolders(folder: string): string[] {
  if (existsSync(path.join(folder, 'world.json'))) return [folder];
  const inner = readdirSync(folder, { withFileTypes: true }).filter((item) => item.isDirectory());
  return inner.flatMap(({ name }) => worldFolders(path.join(folder, name))).sort();
}
