import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { GoldenRow } from './golden.row';

/** Rows by the name of their world, as `train/blind`; `cases` for the cases. */
export type Golden = Map<string, GoldenRow[]>;

export const CASES = 'cases';

/** Whether all rows of this name are wanted: `only` is the name or its last part; without it, everything is. */
export const isWanted = (name: string, only?: string): boolean => !only || name === only || name.endsWith(`/${only}`);

/** The rows that `only` names: those of a world, those of all cases, or that of one case. */
export function selectGolden(golden: Golden, only?: string): Golden {
  const selected = [...golden].map(([name, rows]): [string, GoldenRow[]] => [
    name,
    isWanted(name, only) ? rows : rows.filter(({ topic }) => name === CASES && topic === only),
  ]);
  return new Map(selected.filter(([, rows]) => rows.length > 0));
}

/** The dump with the rows that `only` names replaced. */
export function mergeGolden(golden: Golden, rows: Golden, only: string): Golden {
  const merged = new Map(golden);
  for (const [name, fresh] of rows) {
    const kept = isWanted(name, only) ? [] : (golden.get(name) ?? []).filter(({ topic }) => topic !== only);
    merged.set(name, kept.length > 0 ? sortByTopic([...kept, ...fresh]) : fresh);
  }
  return merged;
}

const sortByTopic = (rows: GoldenRow[]): GoldenRow[] => rows.sort((a, b) => (a.topic < b.topic ? -1 : 1));

/** One file per world, one line per topic. */
export function writeGolden(golden: Golden, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, rows] of golden) {
    const file = path.join(folder, `${name}.jsonl`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  }
}

export function readGolden(folder: string): Golden {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.jsonl'));
  return new Map(files.map((file) => [worldName(file), readRows(path.join(folder, file))]));
}

const worldName = (file: string): string =>
  file
    .split(path.sep)
    .join('/')
    .replace(/\.jsonl$/, '');
const readRows = (file: string): GoldenRow[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as GoldenRow);

/** One line per field that differs, and per topic that only one side has. */
export function compareGolden(before: Golden, after: Golden): string[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names.flatMap((name) =>
    compareRows(before.get(name) ?? [], after.get(name) ?? []).map((line) => `${name} ${line}`),
  );
}

function compareRows(before: GoldenRow[], after: GoldenRow[]): string[] {
  const [old, now] = [before, after].map((rows) => new Map(rows.map((row) => [row.topic, row]))) as [
    Map<string, GoldenRow>,
    Map<string, GoldenRow>,
  ];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((topic) => {
    const [was, is] = [old.get(topic), now.get(topic)];
    if (!was) return [`${topic}: is new`];
    if (!is) return [`${topic}: is gone`];
    return compareFields(was, is).map((line) => `${topic}: ${line}`);
  });
}

function compareFields(was: GoldenRow, is: GoldenRow): string[] {
  const [old, now] = [entries(was), entries(is)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((field) => old.get(field) !== now.get(field))
    .map((field) => `${field}: ${old.get(field) ?? 'absent'} → ${now.get(field) ?? 'absent'}`);
}

/** Stances and verdicts one by one, so that a difference names its page or claim. */
function entries({ claims, stances, ...row }: GoldenRow): Map<string, string> {
  return new Map([
    ...Object.entries(row).map(([field, value]): [string, string] => [field, JSON.stringify(value)]),
    ...claims.map(([text, verdict], at): [string, string] => [`${at ? 'claim' : 'main claim'} “${text}”`, verdict]),
    ...Object.entries(stances),
  ]);
}
