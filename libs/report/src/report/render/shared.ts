import { dayOf } from '../days';
import type { Report, ReportCapture, ReportSection, ReportSource, SourceSort } from '../report.types';

/** In a short report only what it cites; the numbers are those of the full one. */
export const shownSources = ({ depth, sources }: Report): ReportSource[] =>
  depth === 'full' ? sources : sources.filter(({ cited }) => cited);

/** Those that are cited or say something of the claim, and the others. */
export function partedSources(sources: readonly ReportSource[]): [bearing: ReportSource[], others: ReportSource[]] {
  const bears = ({ cited, stance }: ReportSource) => cited || stance === 'supports' || stance === 'disputes';
  return [sources.filter(bears), sources.filter((source) => !bears(source))];
}

/** “unverified → certified · confidence 98 of 100 · …”: the first line under the title. */
export function verdictLine({ verdict, decidedAt, investigationId }: Report): string {
  const { levelBefore, level, recommended, held, confidence } = verdict;
  const standing = held ? `${level} (“${recommended}” is recommended and held for a person)` : level;
  return (
    `${levelBefore} → ${standing} · confidence ${Math.round(confidence)} of 100 · decided ${dayOf(decidedAt)} · ` +
    `investigation ${investigationId}`
  );
}

/** Sections with something in them, and why there is nothing in the others, each reason once. */
export function filledSections({ sections }: Pick<Report, 'sections'>): [filled: ReportSection[], nothing: string[]] {
  const filled = sections.filter(({ empty }) => empty === null);
  const byReason = Object.entries(Object.groupBy(sections, ({ empty }) => empty?.reason ?? ''));
  return [
    filled,
    byReason.flatMap(([reason, same = []]) =>
      reason === '' ? [] : [`${same.map(({ title }) => title).join(', ')}: ${reason}`],
    ),
  ];
}

export const NOTHING_UNDER = 'Nothing to tell';

export const starsOf = ({ stars }: ReportSource): string => '★'.repeat(stars) + '☆'.repeat(5 - stars);

const SORTS: Record<SourceSort, string> = {
  page: '',
  'topic-page': 'the topic’s own page, which never counts',
  'fact-check': 'fact check',
  record: 'public record',
  background: 'background',
};

const STANCES: Record<string, string> = { supports: 'tells it', disputes: 'disputes it', mentions: 'mentions it' };

/** What it is to the story. */
export function standingOf({ sort, stance, another, counts }: ReportSource): string {
  if (sort !== 'page') return SORTS[sort];
  if (another) return 'on another event';
  return `${STANCES[stance ?? ''] ?? 'background'}${counts ? ', counts' : ''}`;
}

/** “captured 2026-10-20 15:00 UTC, from the archive, sha256 0a1b2c3d4e5f”. */
export function capturedLine(capture: ReportCapture | null): string {
  if (!capture) return '';
  const from = capture.via === 'live' ? '' : `, from the ${capture.via}`;
  return `captured ${capture.at.slice(0, 16).replace('T', ' ')} UTC${from}, sha256 ${capture.hash.slice(0, 12)}`;
}
