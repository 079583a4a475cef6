import { statSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { z } from 'zod';
import {
  captureSchema,
  factCheckSchema,
  outletSchema,
  pageSchema,
  postSchema,
  recordSchema,
  topicSchema,
  truthSchema,
  worldSchema,
  faultSchema,
} from './line.schemas';
import { type Line, parseJson, readLines, readWorldText, malformedBySchema, malformedWorld } from './line.reader';
import type { Page, TopicTruth, World, Fault } from './world.types';

/** Reads a world folder. Throws `CorroborateError('malformed-world')` with file, line and field in its details. */
export async function loadWorld(dir: string): Promise<World> {
  const head = await loadHead(dir);
  const outlets = await readLines(dir, 'outlets.jsonl', outletSchema);
  const pages = await readLines(dir, 'pages.jsonl', pageSchema);
  const captures = await readLines(dir, 'captures.jsonl', captureSchema);
  refuseDuplicates(outlets, 'domain');
  refuseDuplicates(pages, 'url');
  const world = {
    dir,
    ...head,
    outlets: values(outlets),
    pages: pages.map((line) => withVersions(dir, line, withFile(dir, line))),
    captures: captures.map((line) => withFile(dir, line)),
    posts: values(await readLines(dir, 'posts.jsonl', postSchema)),
    factChecks: values(await readLines(dir, 'factchecks.jsonl', factCheckSchema)),
    records: values(await readLines(dir, 'records.jsonl', recordSchema)),
    faults: await loadFaults(dir),
    topics: await loadTopics(dir),
  };
  return { ...world, ratings: ratingsOf(world.outlets) };
}

/** The truth about the world's topics: for evaluation and notes-based readers; never served. */
export async function loadTruth(dir: string): Promise<TopicTruth[]> {
  const lines = await readLines(dir, 'truth.jsonl', truthSchema);
  refuseDuplicates(lines, 'topic');
  return values(lines);
}

async function loadHead(dir: string): Promise<Pick<World, 'name' | 'description' | 'now' | 'language'>> {
  const source = await readWorldText(dir, 'world.json');
  if (!source) throw malformedWorld('world.json', 1, '', 'is missing');
  const value = parseJson(source.file, 1, source.text);
  const parsed = worldSchema.safeParse(value);
  if (!parsed.success) {
    throw malformedBySchema(source.file, lineOf(source.text, parsed.error), parsed.error, value);
  }
  const { name, description, now, language } = parsed.data;
  return { name, description, now: new Date(now), language };
}

/** Line of the faulty field in world.json, which may have several lines; 1 if the field is missing. */
function lineOf(text: string, error: z.ZodError): number {
  const key = String(error.issues[0]?.path[0] ?? '');
  const at = text.indexOf(`"${key}"`);
  return at === -1 ? 1 : text.slice(0, at).split('\n').length;
}

async function loadTopics(dir: string): Promise<World['topics']> {
  const lines = await readLines(dir, 'topics.jsonl', topicSchema);
  refuseDuplicates(lines, 'externalId');
  return values(lines);
}

function refuseDuplicates<T extends Record<K, string>, K extends string>(lines: Line<T>[], field: K): void {
  const seen = new Map<string, number>();
  for (const { file, line, value } of lines) {
    const earlier = seen.get(value[field]);
    if (earlier !== undefined) throw malformedWorld(file, line, field, `duplicates line ${earlier}`);
    seen.set(value[field], line);
  }
}

/** Resolves a relative `file` to an absolute path that exists inside the world. */
function withFile<T extends { file?: string }>(dir: string, { file, line, value }: Line<T>): T {
  if (value.file === undefined) return value;
  const root = resolve(dir);
  const path = resolve(root, value.file);
  if (!path.startsWith(root + sep)) throw malformedWorld(file, line, 'file', 'points outside the world folder');
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) throw malformedWorld(file, line, 'file', 'does not exist');
  return { ...value, file: path };
}

/** Resolves the file of each version. */
function withVersions(dir: string, line: Line<Page>, page: Page): Page {
  if (!page.versions) return page;
  return { ...page, versions: page.versions.map((value) => withFile(dir, { ...line, value })) };
}

function ratingsOf(outlets: World['outlets']): World['ratings'] {
  return outlets.flatMap(({ domain, rating }) => (rating === undefined ? [] : [{ site: domain, rating }]));
}

function values<T>(lines: Line<T>[]): T[] {
  return lines.map((line) => line.value);
}

const faultsSchema = z.record(z.string(), z.unknown());

/** Faults by upstream name. A top-level `seed` applies to every upstream without its own. */
async function loadFaults(dir: string): Promise<Map<string, Fault>> {
  const source = await readWorldText(dir, 'faults.json');
  if (!source) return new Map();
  const head = faultsSchema.safeParse(parseJson(source.file, 1, source.text));
  if (!head.success) throw malformedWorld(source.file, 1, '', 'must be one JSON object');
  const { seed, ...byName } = head.data;
  if (seed !== undefined && typeof seed !== 'number') throw malformedWorld(source.file, 1, 'seed', 'must be a number');
  const faults = new Map<string, Fault>();
  for (const [name, value] of Object.entries(byName)) {
    faults.set(name, { seed, ...parseFault(source.file, lineOfKey(source.text, name), name, value) });
  }
  return faults;
}

function parseFault(file: string, line: number, name: string, value: unknown): Fault {
  const parsed = z.object({ [name]: faultSchema }).safeParse({ [name]: value });
  if (!parsed.success) throw malformedBySchema(file, line, parsed.error, { [name]: value });
  const fault = parsed.data[name] as z.output<typeof faultSchema>;
  // A status without a rate applies to every request.
  const always = fault.status !== undefined && fault.quota === undefined;
  const { errorRate = always ? 1 : 0, seed, ...rest } = fault;
  return { ...rest, errorRate, ...(seed === undefined ? {} : { seed }) };
}

function lineOfKey(text: string, key: string): number {
  const at = text.indexOf(JSON.stringify(key));
  return at === -1 ? 1 : text.slice(0, at).split('\n').length;
}
