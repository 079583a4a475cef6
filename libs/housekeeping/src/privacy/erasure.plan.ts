import type { CaseState, StoredRow } from '@corroborate/db';
import { EventLoopYielder, type Json, type PersonMatcher } from '@corroborate/domain';
import { maskValue } from './person-mentions.policy';
import { MASKABLE_COLUMNS, RETAINED_TABLES, type RetentionReason } from './personal-data.tables';
import type { FoundRow } from './subject-access';

/** A row after masking. */
export type MaskedRow = Pick<StoredRow, 'table' | 'key' | 'cases' | 'fields'>;

/**
 * Bytes to delete: pages and posts at the account's own URL, and social network responses that contain the account's
 * posts.
 */
export interface ErasedOriginal {
  sha256: string;
  cases: number[];
}

interface RetainedRow extends Pick<StoredRow, 'table' | 'key' | 'cases'> {
  why: RetentionReason;
}

export interface ErasurePlan {
  /** Cases that the erasure changes. */
  cases: number[];
  masked: MaskedRow[];
  originals: ErasedOriginal[];
  stays: RetainedRow[];
  /** Cases on hold that name the person and are not excluded; if there are any, nothing is erased. */
  held: number[];
  /** True if there is more data: erase what is listed, then run the request again. */
  truncated: boolean;
}

interface ErasureScope {
  states: ReadonlyMap<number, CaseState>;
  /** Cases that the editor excluded, e.g. because the journalistic interest outweighs. */
  leftOut: ReadonlySet<number>;
}

/** Determines what an erasure changes, what stays, and why. Pure; yields to the event loop between rows. */
export async function planErasure(
  found: readonly FoundRow[],
  person: PersonMatcher,
  known: ErasureScope,
): Promise<ErasurePlan> {
  const plan: ErasurePlan = { cases: [], masked: [], originals: [], stays: [], held: [], truncated: false };
  const share = new EventLoopYielder();
  for (const { row } of found) {
    await share.pause();
    const why = retentionReason(row, known);
    const changed = why ? null : maskRow(row, person);
    if (changed) plan.masked.push(changed);
    else plan.stays.push({ table: row.table, key: row.key, cases: row.cases, why: why ?? 'not-masked' });
  }
  await share.pause();
  plan.originals = ownOriginals(found, person, known);
  const touched = [...plan.masked, ...plan.originals].flatMap(({ cases }) => cases);
  plan.cases = sorted(touched);
  plan.held = sorted(
    plan.stays.flatMap(({ cases }) => cases.filter((id) => known.states.get(id)?.held && !known.leftOut.has(id))),
  );
  return plan;
}

function retentionReason(row: StoredRow, { states, leftOut }: ErasureScope): RetentionReason | null {
  const own = row.cases.map((id) => states.get(id));
  if (own.some((state) => state?.held)) return 'held';
  if (row.cases.some((id) => leftOut.has(id))) return 'left-out';
  if (RETAINED_TABLES[row.table]) return RETAINED_TABLES[row.table]!;
  return own.some((state) => state && !state.over) ? 'case-open' : null;
}

function maskRow({ table, key, cases, fields }: StoredRow, person: PersonMatcher): MaskedRow | null {
  const masked = (MASKABLE_COLUMNS[table] ?? []).flatMap((column) => {
    const before = fields[column] ?? null;
    const after =
      table === 'upstream_calls' && column === 'url' ? shortenUrl(before) : maskValue(before, person, column);
    return after === before ? [] : [[column, after] as const];
  });
  return masked.length === 0 ? null : { table, key, cases, fields: Object.fromEntries(masked) };
}

/** Truncates URLs in the same way as data retention does. */
const shortenUrl = (url: Json): Json =>
  typeof url === 'string' && URL.parse(url) ? `${URL.parse(url)!.origin}/***` : url;

interface ParsedContent {
  request?: { url?: string };
  response?: { url?: string };
  snapshot?: { url?: string };
  body?: { sha256?: string };
}

/**
 * Selects by the URL from which bytes were received: text about the person at other people's URLs is not the person's
 * data.
 */
function ownOriginals(found: readonly FoundRow[], person: PersonMatcher, known: ErasureScope): ErasedOriginal[] {
  const byDigest = new Map<string, Set<number>>();
  for (const { row } of found.filter(({ row: { table } }) => table === 'chain_entries')) {
    const parsed = JSON.parse(row.fields.content as string) as ParsedContent;
    const digest = parsed.body?.sha256;
    const urls = [parsed.request?.url, parsed.response?.url, parsed.snapshot?.url].filter((url) => url !== undefined);
    if (!digest || retentionReason({ ...row, table: '' }, known) || !urls.some((url) => person.spans(url).length > 0))
      continue;
    byDigest.set(digest, (byDigest.get(digest) ?? new Set()).add(row.cases[0]!));
  }
  return [...byDigest].map(([sha256, cases]) => ({ sha256, cases: sorted([...cases]) }));
}

/**
 * Cases whose posts mention the person. The network's responses are deleted as a whole, including other people's posts.
 */
export const casesWithPosts = ({ masked }: Pick<ErasurePlan, 'masked'>): number[] =>
  sorted(masked.flatMap(({ table, key, cases }) => (table === 'stage_results' && key.stage === 'social' ? cases : [])));

const sorted = (ids: readonly number[]): number[] => [...new Set(ids)].sort((a, b) => a - b);
