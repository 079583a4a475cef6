import { EventLoopYielder, type DomainRating } from '@corroborate/domain';
import { LABEL_SCORES } from './credibility.thresholds';
import { normalizeHost } from './host';
import { isJsonList, MAX_LINES, readItems, readLines, type Row } from './ratings.rows';

export interface ParsedRatings {
  rows: DomainRating[];
  refused: { line: number; reason: string }[];
  /** Scheme: `lin-pc1`, `mbfc` or `score`. */
  scheme: string;
}

interface RatingColumns {
  scheme: string;
  domain: number;
  score: number;
  label: number | null;
  /** Column with the political lean. */
  lean: number | null;
  /** Converts a field to a rating from 0 to 1; null if empty or invalid. */
  read: (field: string) => number | null;
}

/**
 * Parses a rating file: `domain,pc1` (0–1), `source,bias,factual_reporting` (labels) or `domain,score` (0–1 or 0–100),
 * each with an optional column for political lean, as CSV or as a JSON list of objects with these names. Returns
 * invalid rows with their line (in JSON: item number) and the reason; guesses nothing.
 */
export async function parseRatings(text: string): Promise<ParsedRatings> {
  const rows = isJsonList(text) ? readItems(text) : await readLines(text);
  if (!rows) return unusable(`The list has more than ${MAX_LINES} lines.`);
  const header = rows[0]?.record.map((name) => name.trim().toLowerCase()) ?? [];
  const shape = detectColumns(header, rows);
  if (!shape) return unusable('The header has no known columns (domain with pc1, score or factual_reporting).');
  return rateRows(rows.slice(isHeader(header) ? 1 : 0), shape);
}

const unusable = (reason: string): ParsedRatings => ({ rows: [], refused: [{ line: 1, reason }], scheme: 'unknown' });

async function rateRows(rows: readonly Row[], shape: RatingColumns): Promise<ParsedRatings> {
  const refused: ParsedRatings['refused'] = [];
  const found = new Map<string, DomainRating>();
  const share = new EventLoopYielder();
  for (const { record, info } of rows) {
    if (share.isSpent()) await share.pause();
    const rating = rateRow(record, shape);
    if (typeof rating === 'string') refused.push({ line: info.lines, reason: rating });
    else addRating(rating, info.lines);
  }
  return { rows: [...found.values()], refused, scheme: shape.scheme };

  function addRating(rating: DomainRating, line: number): void {
    const known = found.get(rating.site);
    if (!known) found.set(rating.site, rating);
    else if (known.score === rating.score)
      refused.push({ line, reason: `${rating.site} is listed twice with the same rating.` });
    else {
      // If a domain has two ratings, the lower one is used, because it is safer.
      refused.push({
        line,
        reason: `${rating.site} is listed twice with different ratings; the lower one is kept.`,
      });
      if (rating.score < known.score) found.set(rating.site, rating);
    }
  }
}

const DOMAIN_NAMES = ['domain', 'source', 'site', 'website', 'url', 'host'];
const LABEL_NAMES = ['factual_reporting', 'factual reporting', 'factuality', 'mbfc_factual', 'factual'];
const SCORE_NAMES = ['pc1', 'score', 'rating', 'credibility', 'quality', 'reliability'];
const LEAN_NAMES = ['bias', 'lean', 'leaning', 'political_bias', 'political_lean', 'orientation', 'bias_rating'];
const isHeader = (header: string[]): boolean => header.some((name) => DOMAIN_NAMES.includes(name));

function detectColumns(header: string[], rows: Row[]): RatingColumns | null {
  const domain = header.findIndex((name) => DOMAIN_NAMES.includes(name));
  const label = header.findIndex((name) => LABEL_NAMES.includes(name));
  const score = header.findIndex((name) => SCORE_NAMES.includes(name));
  const leanAt = header.findIndex((name) => LEAN_NAMES.includes(name));
  const lean = leanAt >= 0 ? leanAt : null;
  if (domain >= 0 && header[score] === 'pc1')
    return { scheme: 'lin-pc1', domain, score, label: null, lean, read: createScoreParser(1) };
  if (domain >= 0 && score >= 0)
    return {
      scheme: 'score',
      domain,
      score,
      label: label >= 0 ? label : null,
      lean,
      read: createScoreParser(scaleOf(rows.slice(1), score)),
    };
  if (domain >= 0 && label >= 0)
    return {
      scheme: 'mbfc',
      domain,
      score: label,
      label,
      lean,
      read: (field) => LABEL_SCORES[field.toLowerCase().replace(/[_-]+/g, ' ').trim()] ?? null,
    };
  // Without a header: two columns, domain and number.
  const [first, second] = rows[0]?.record ?? [];
  if (first?.includes('.') && second && Number.isFinite(Number(second)))
    return { scheme: 'score', domain: 0, score: 1, label: null, lean: null, read: createScoreParser(scaleOf(rows, 1)) };
  return null;
}

/** Whether scores range up to 1 or 100: a single value above 1 decides for the whole file. */
function scaleOf(rows: Row[], column: number): number {
  return rows.some(({ record }) => Number(record[column]) > 1) ? 100 : 1;
}

function createScoreParser(scale: number): (field: string) => number | null {
  return (field) => {
    const value = field === '' ? Number.NaN : Number(field);
    return Number.isFinite(value) && value >= 0 && value <= scale ? value / scale : null;
  };
}

function rateRow(record: string[], shape: RatingColumns): DomainRating | string {
  const given = record[shape.domain] ?? '';
  const site = normalizeHost(given);
  if (!/^(?=.{4,253}$)(?:[\p{L}\p{N}_](?:[\p{L}\p{N}_-]{0,61}[\p{L}\p{N}_])?\.)+[\p{L}\p{N}-]{2,63}$/u.test(site))
    return `“${given.slice(0, 80)}” is not a domain.`;
  const field = (record[shape.score] ?? '').trim();
  const score = shape.read(field);
  if (score === null) return `“${field.slice(0, 40)}” is not a valid rating for this list.`;
  const label = shape.label === null ? null : (record[shape.label] ?? '').trim().slice(0, 60) || null;
  return { site, score, scheme: shape.scheme, label, lean: shape.lean === null ? null : leanOf(record[shape.lean]) };
}

/** `Left Center`, `left_center` and `left-center` are equivalent; null for an empty field. */
const leanOf = (field = ''): string | null =>
  field
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40) || null;
