import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Topic, TopicDraft } from '@corroborate/domain';
import { loadWorld } from '@corroborate/sandbox';
import { fileNameOf } from '../world-run/file-name.policy';
import { draftOf } from '../world-run/world.topic';
import { candidatePages } from './candidate-pages.policy';
import { goldenText } from './golden.view';
import { judgeCase } from './judge-case';
import { judgeTopic } from './judge-topic';
import { pagesOf } from './world.pages';

/** Text by file, as `demo/demo-01-ferry.json`. */
export type Dump = Map<string, string>;

export async function dumpWorld(dir: string): Promise<Dump> {
  const world = await loadWorld(dir);
  const pages = await pagesOf(world);
  return new Map(
    world.topics.map((draft, at) => {
      const topic = storedTopic(draftOf(draft), at + 1);
      const judged = judgeTopic(topic, candidatePages(topic, pages), world.now);
      return [`${path.basename(dir)}/${fileNameOf(draft.externalId)}.json`, goldenText(judged)];
    }),
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

/** As the database would give it back. */
function storedTopic(draft: TopicDraft, id: number): Topic {
  const {
    summary = null,
    articleText = null,
    url = null,
    location = null,
    entities = [],
    category = null,
    language = null,
    ...rest
  } = draft;
  return {
    ...rest,
    id,
    summary,
    articleText,
    url,
    location,
    entities,
    category,
    language,
    eventDate: moment(draft.eventDate),
    discoveryDate: moment(draft.discoveryDate),
    sourcePlan: draft.sourcePlan ?? {},
    verifiedFacts: draft.verifiedFacts ?? {},
    investigated: draft.investigated ?? false,
    investigationDate: null,
    investigationConfidence: null,
    investigationNotes: null,
  };
}

const moment = (text: string | null | undefined): string | null => (text ? new Date(text).toISOString() : null);
