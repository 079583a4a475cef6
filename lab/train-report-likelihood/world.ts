import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Corpus } from '../trainer/corpus.ts';
import { root } from '../trainer/product.ts';

const INSTITUTIONS = new Set(['official', 'wire', 'academic', 'factchecker']);
/** From here on a rating counts as credible. */
const CREDIBLE = 0.6;

const OUTLET = z.object({ domain: z.string(), kind: z.string(), rating: z.number().nullish() });
const PAGE = z.object({ url: z.string(), html: z.string().nullish() });
const TOPIC = z.looseObject({
  externalId: z.string(),
  title: z.string(),
  url: z.string().nullish(),
  summary: z.string().nullish(),
  articleText: z.string().nullish(),
  eventDate: z.string().nullish(),
  discoveryDate: z.string().nullish(),
  location: z.string().nullish(),
  entities: z.array(z.string()).optional(),
  category: z.string().nullish(),
  language: z.string().nullish(),
});
const ADDRESS = z.union([z.string(), z.object({ url: z.string() }).transform(({ url }) => url)]);
export const TRUTH = z.object({
  topic: z.string(),
  verdict: z.string(),
  level: z.array(z.string()),
  /** Addresses by what they are to the topic, or a mere list of those that bear it out. */
  evidence: z.union([z.array(ADDRESS), z.record(z.string(), z.union([ADDRESS, z.array(ADDRESS)]))]).nullish(),
});

export type Outlet = z.output<typeof OUTLET>;
export type WorldTopic = z.output<typeof TOPIC>;
export type Truth = z.output<typeof TRUTH>;

export interface World {
  name: string;
  now: Date;
  /** Those of credible outlets, with their text. */
  pages: { url: string; html: string }[];
  topics: WorldTopic[];
  truths: Truth[];
}

/** What of a world's files is learnt from. */
export function readWorld(name: string, corpus: Corpus): World {
  const folder = folderOf(name);
  const lines = <Row>(file: string, row: z.ZodType<Row>): Row[] =>
    existsSync(path.join(folder, file)) ? corpus.lines(path.join(folder, file), row) : [];
  const about = z.object({ now: z.string() }).parse(JSON.parse(corpus.text(path.join(folder, 'world.json'))));
  const outlets = new Map(lines('outlets.jsonl', OUTLET).map((one) => [one.domain, one]));
  return {
    name,
    now: new Date(about.now),
    pages: lines('pages.jsonl', PAGE).flatMap(({ url, html }) =>
      html && isCredible(outletOf(url, outlets)) ? [{ url, html }] : [],
    ),
    topics: lines('topics.jsonl', TOPIC),
    truths: lines('truth.jsonl', TRUTH),
  };
}

/** What is held out is not even looked for. */
function folderOf(name: string): string {
  const folder = path.join(root, 'lab/worlds/train', name);
  if (!existsSync(folder)) throw new Error(`There is no world lab/worlds/train/${name}.`);
  return folder;
}

const isCredible = (outlet: Outlet | null): boolean =>
  outlet !== null && ((outlet.rating ?? 0) >= CREDIBLE || INSTITUTIONS.has(outlet.kind));

function outletOf(url: string, outlets: ReadonlyMap<string, Outlet>): Outlet | null {
  const labels = new URL(url).hostname.split('.');
  return labels.map((_, at) => outlets.get(labels.slice(at).join('.'))).find((one) => one !== undefined) ?? null;
}
