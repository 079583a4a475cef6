import type { Investigation } from '@corroborate/db';
import { isAbove } from '@corroborate/domain';
import { readResult } from '@corroborate/report';
import Table from 'cli-table3';
import pc from 'picocolors';
import { printableLine } from '../terminal';

interface OutcomeRow {
  title: string;
  before: string;
  after: string;
  /** Recommended above what was applied, and so held for a person; null where nothing is held. */
  recommended: string | null;
  independent: number;
  sources: number;
  /** Posts about it, and how many accounts tell it independently of each other. */
  posts: number;
  accounts: number;
  coordinated: boolean;
  origin: string;
  review: string;
  costUsd: number;
}

/** Topic by topic: what went in, what came out, and why a person is asked. */
export function outcomeTable(rows: OutcomeRow[]): string {
  const table = new Table({
    head: ['topic', 'before → after', 'independent', 'posts', 'origin', 'review', 'cost'],
    colWidths: [40, 26, 13, 16, 24, 30, 9],
    wordWrap: true,
    // The table colours its borders whether or not anybody sees colours.
    style: pc.isColorSupported ? { head: ['bold'] } : { head: [], border: [] },
  });
  for (const row of rows.map(onOneLine)) {
    table.push([
      row.title,
      `${row.before} → ${coloured(row.after)}${row.recommended ? ` (held: ${row.recommended})` : ''}`,
      `${row.independent} of ${row.sources}`,
      postWords(row),
      row.origin,
      row.review,
      `$${row.costUsd.toFixed(3)}`,
    ]);
  }
  return table.toString();
}

/** Titles, sites and reasons are the words of others. */
const onOneLine = (row: OutcomeRow): OutcomeRow =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'string' ? printableLine(value) : value,
    ]),
  ) as unknown as OutcomeRow;

const postWords = ({ posts, accounts, coordinated }: OutcomeRow): string =>
  posts === 0 ? '–' : `${posts}, ${accounts} voice${accounts === 1 ? '' : 's'}${coordinated ? ', pushed' : ''}`;

function coloured(level: string): string {
  if (level === 'certified') return pc.green(pc.bold(level));
  return level === 'verified' ? pc.green(level) : pc.yellow(level);
}

export function outcomeRow(title: string, investigation: Investigation): OutcomeRow {
  const result = readResult(investigation.result);
  const { recommendedLevel, verificationLevelAfter: after } = investigation;
  return {
    title,
    before: investigation.verificationLevelBefore,
    after: after ?? investigation.status,
    recommended: recommendedLevel && after && isAbove(recommendedLevel, after) ? recommendedLevel : null,
    independent: result?.independent_credible_sources ?? 0,
    sources: investigation.sourcesFound,
    posts: investigation.socialSourcesFound,
    accounts: result?.social?.independent_accounts ?? 0,
    coordinated: (result?.social?.coordinated_clusters.length ?? 0) > 0,
    origin: result?.original_source?.site ?? '–',
    review: reviewWords(investigation.reviewReason),
    costUsd: investigation.spentUsd,
  };
}

/** The kinds of reasons alone; the sentences behind them are in the case. */
const reviewWords = (reason: string | null) =>
  reason
    ? [...new Set(reason.split('; ').map((part) => part.split(':')[0] ?? ''))]
        .filter((word) => /^[a-z-]+$/.test(word))
        .join(', ')
    : '–';
