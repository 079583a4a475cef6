import type { Investigation } from '@corroborate/db';
import { isAbove, many } from '@corroborate/domain';
import { isOnEvent, readResult } from '@corroborate/report';
import Table from 'cli-table3';
import { colours, fitted, printableLine } from '@corroborate/terminal';

type OutcomeRow = ReturnType<typeof outcomeRow>;

/** Columns that the table needs, frame included. */
const WIDE = 167;

/** What the columns, and the parts of lines, mean. */
export const OUTCOME_LEGEND = [
  'independent: credible sources that support it and do not lean on each other (voices), of all pages on this event',
  'posts: posts about it, and accounts that tell it independently (voices); pushed: they look coordinated',
  'origin: the site with the earliest report · review: why a person should look · held: raised only after review',
].join('\n');

/** Topic by topic: what went in, what came out, and why a person is asked. Lines where the terminal is narrow. */
export function outcomeTable(rows: OutcomeRow[], columns = WIDE): string {
  return columns < WIDE
    ? rows
        .map(onOneLine)
        .map((row) => linesOf(row, columns))
        .join('\n')
    : framed(rows);
}

function linesOf(row: OutcomeRow, columns: number): string {
  const posts = row.posts === 0 ? [] : [`posts ${postWords(row)}`];
  const review = row.review === '–' ? [] : [`review: ${row.review}`];
  const parts = [
    `${row.independent} independent of ${many(row.pages, 'page')}`,
    ...posts,
    `origin ${row.origin}`,
    ...review,
  ];
  const facts = fitted(`  ${[...parts, costWords(row)].join(' · ')}`, columns);
  return [fitted(row.title, columns), `  ${levelWords(row)}`, facts].join('\n');
}

const levelWords = (row: OutcomeRow): string =>
  `${row.before} → ${coloured(row.after)}${row.recommended ? ` (held: ${row.recommended})` : ''}`;
const costWords = ({ costUsd }: OutcomeRow): string => `$${costUsd.toFixed(3)}`;

function framed(rows: OutcomeRow[]): string {
  const table = new Table({
    head: ['topic', 'before → after', 'independent', 'posts', 'origin', 'review', 'cost'],
    colWidths: [40, 26, 13, 16, 24, 30, 9],
    wordWrap: true,
    // The table colours its borders whether or not anybody sees colours.
    style: colours.isColorSupported ? { head: ['bold'] } : { head: [], border: [] },
  });
  for (const row of rows.map(onOneLine)) {
    table.push([
      row.title,
      levelWords(row),
      `${row.independent} of ${row.pages}`,
      postWords(row),
      row.origin,
      row.review,
      costWords(row),
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
  if (level === 'certified') return colours.green(colours.bold(level));
  return level === 'verified' ? colours.green(level) : colours.yellow(level);
}

export function outcomeRow(title: string, investigation: Investigation) {
  const result = readResult(investigation.result);
  const { recommendedLevel, verificationLevelAfter: after } = investigation;
  return {
    title,
    before: investigation.verificationLevelBefore,
    after: after ?? investigation.status,
    /** Recommended above what was applied, and so held for a person; null where nothing is held. */
    recommended: recommendedLevel && after && isAbove(recommendedLevel, after) ? recommendedLevel : null,
    independent: result?.independent_credible_sources ?? 0,
    /** Pages on this event: those on another of the kind are left out, as in the case. */
    pages: pagesOnEvent(result?.additional_sources ?? []),
    /** Posts about it, and how many accounts tell it independently of each other. */
    posts: investigation.socialSourcesFound,
    accounts: result?.social?.independent_accounts ?? 0,
    coordinated: (result?.social?.coordinated_clusters.length ?? 0) > 0,
    origin: result?.original_source?.site ?? '–',
    review: reviewWords(investigation.reviewReason),
    costUsd: investigation.spentUsd,
  };
}

const pagesOnEvent = (sources: readonly { stance: string; stance_rule?: string | null }[]): number =>
  sources.filter(({ stance, stance_rule: rule }) => isOnEvent({ stance, rule })).length;

/** The kinds of reasons alone; the sentences behind them are in the case. */
const reviewWords = (reason: string | null) =>
  reason
    ? [...new Set(reason.split('; ').map((part) => part.split(':')[0] ?? ''))]
        .filter((word) => /^[a-z-]+$/.test(word))
        .join(', ')
    : '–';
