import type { CaseState, KeptRow } from '@corroborate/db';
import { LoopShare, type Json, type PersonMatcher } from '@corroborate/domain';
import { maskedValue } from './person-finds.policy';
import { MASKED, STAYS, type StaysWhy } from './places';
import type { FoundRow } from './subject-access';

/** A row as it will be. */
export type MaskedRow = Pick<KeptRow, 'table' | 'key' | 'cases' | 'fields'>;

/** Bytes to delete: pages and posts at the account's own URL, and social network responses that contain its posts. */
export interface ErasedOriginal {
  sha256: string;
  cases: number[];
}

interface StayingRow extends Pick<KeptRow, 'table' | 'key' | 'cases'> {
  why: StaysWhy;
}

export interface ErasurePlan {
  /** Cases of which something changes. */
  cases: number[];
  masked: MaskedRow[];
  originals: ErasedOriginal[];
  stays: StayingRow[];
  /** Held cases that name the person and are not left out: while there are any, nothing is erased. */
  held: number[];
  /** There is more; erase what is told, and ask again. */
  truncated: boolean;
}

interface Known {
  states: ReadonlyMap<number, CaseState>;
  /** Cases that the editor leaves as they are, e.g. since they are journalism that outweighs. */
  leftOut: ReadonlySet<number>;
}

/**
 * What an erasure changes, and what stays and why. Reads only its arguments, and yields to the event loop between rows.
 */
export async function planErasure(
  found: readonly FoundRow[],
  person: PersonMatcher,
  known: Known,
): Promise<ErasurePlan> {
  const plan: ErasurePlan = { cases: [], masked: [], originals: [], stays: [], held: [], truncated: false };
  const share = new LoopShare();
  for (const { row } of found) {
    await share.pause();
    const why = staysWhy(row, known);
    const changed = why ? null : maskedRow(row, person);
    if (changed) plan.masked.push(changed);
    else plan.stays.push({ table: row.table, key: row.key, cases: row.cases, why: why ?? 'not-masked' });
  }
  await share.pause();
  plan.originals = originalsOf(found, person, known);
  const touched = [...plan.masked, ...plan.originals].flatMap(({ cases }) => cases);
  plan.cases = sorted(touched);
  plan.held = sorted(
    plan.stays.flatMap(({ cases }) => cases.filter((id) => known.states.get(id)?.held && !known.leftOut.has(id))),
  );
  return plan;
}

function staysWhy(row: KeptRow, { states, leftOut }: Known): StaysWhy | null {
  const own = row.cases.map((id) => states.get(id));
  if (own.some((state) => state?.held)) return 'held';
  if (row.cases.some((id) => leftOut.has(id))) return 'left-out';
  if (STAYS[row.table]) return STAYS[row.table]!;
  return own.some((state) => state && !state.over) ? 'case-open' : null;
}

function maskedRow({ table, key, cases, fields }: KeptRow, person: PersonMatcher): MaskedRow | null {
  const masked = (MASKED[table] ?? []).flatMap((column) => {
    const before = fields[column] ?? null;
    const after = table === 'upstream_calls' && column === 'url' ? cut(before) : maskedValue(before, person, column);
    return after === before ? [] : [[column, after] as const];
  });
  return masked.length === 0 ? null : { table, key, cases, fields: Object.fromEntries(masked) };
}

/** As retention cuts addresses of calls. */
const cut = (url: Json): Json => (typeof url === 'string' && URL.parse(url) ? `${URL.parse(url)!.origin}/***` : url);

interface ParsedContent {
  request?: { url?: string };
  response?: { url?: string };
  snapshot?: { url?: string };
  body?: { sha256?: string };
}

/** By the address at which they were received: what others write of somebody at their own address is not theirs. */
function originalsOf(found: readonly FoundRow[], person: PersonMatcher, known: Known): ErasedOriginal[] {
  const byDigest = new Map<string, Set<number>>();
  for (const { row } of found.filter(({ row: { table } }) => table === 'chain_entries')) {
    const parsed = JSON.parse(row.fields.content as string) as ParsedContent;
    const digest = parsed.body?.sha256;
    const urls = [parsed.request?.url, parsed.response?.url, parsed.snapshot?.url].filter((url) => url !== undefined);
    if (!digest || staysWhy({ ...row, table: '' }, known) || !urls.some((url) => person.spans(url).length > 0))
      continue;
    byDigest.set(digest, (byDigest.get(digest) ?? new Set()).add(row.cases[0]!));
  }
  return [...byDigest].map(([sha256, cases]) => ({ sha256, cases: sorted([...cases]) }));
}

/** Cases in whose posts the person stands: what networks answered there goes as a whole, others' posts with it. */
export const casesOfPosts = ({ masked }: Pick<ErasurePlan, 'masked'>): number[] =>
  sorted(masked.flatMap(({ table, key, cases }) => (table === 'stage_results' && key.stage === 'social' ? cases : [])));

const sorted = (ids: readonly number[]): number[] => [...new Set(ids)].sort((a, b) => a - b);
