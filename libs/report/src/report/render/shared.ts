import { formatMoment } from '../days';
import type { Report, ReportCapture, ReportSection, ReportSource, SourceSort } from '../report.types';

/** Short forms show only cited sources. */
export const shownSources = ({ depth, sources }: Report): ReportSource[] =>
  depth === 'file' ? sources : sources.filter(({ cited }) => cited);

/** Splits sources into cited or relevant ones and all others. */
export function splitByBearing(sources: readonly ReportSource[]): [bearing: ReportSource[], others: ReportSource[]] {
  const bears = ({ cited, stance }: ReportSource) => cited || stance === 'supports' || stance === 'disputes';
  return [sources.filter(bears), sources.filter((source) => !bears(source))];
}

/** “Case 7 · high confidence · Oct. 20, 2026, 3:00 p.m. UTC”. */
export function caseLine({ verdict, decidedAt, investigationId }: Report): string {
  const { confidenceBand } = verdict;
  const confidence = confidenceBand ? [`${confidenceBand} confidence`] : [];
  const review = verdict.reviewRequired && verdict.state !== 'held' ? ['review required'] : [];
  return [`Case ${investigationId}`, ...confidence, ...review, formatMoment(decidedAt)].join(' · ');
}

/** The headline, marked as a claim unless confirmed. */
export const shownTitle = ({ title, verdict: { state } }: Report): string =>
  state === 'certified' || state === 'verified' ? title : `Claim: ${title}`;

/** Explains stars and “counted”, shown once above the sources. */
export const SOURCES_NOTE =
  'Stars rate the credibility of the outlet. Counted: independent, credible and supporting the main claim.';

/** Sections with content. */
export const selectFilledSections = ({ sections }: Pick<Report, 'sections'>): ReportSection[] =>
  sections.filter(({ empty }) => empty === null);

export const formatStars = ({ stars }: ReportSource): string => '★'.repeat(stars) + '☆'.repeat(5 - stars);

const SORT_LABELS: Record<SourceSort, string> = {
  page: '',
  'topic-page': 'the topic’s own page, never counted',
  'fact-check': 'fact check',
  record: 'public record',
  background: 'background',
};

const STANCES: Record<string, string> = { supports: 'supports', disputes: 'disputes', mentions: 'mentions' };

/** Stance of a page; for other sources, their kind. */
export function sourceStatus({ sort, stance, another, counts }: ReportSource): string {
  if (sort !== 'page') return SORT_LABELS[sort];
  if (another) return 'another event';
  return `${STANCES[stance ?? ''] ?? 'background'}${counts ? ', counted' : ''}`;
}

/** “captured Oct. 20, 2026, 3:00 p.m. UTC, from the archive, sha256 0a1b2c3d4e5f”. */
export function capturedLine(capture: ReportCapture | null): string {
  if (!capture) return '';
  const from = capture.via === 'live' ? '' : `, from the ${capture.via}`;
  return `captured ${formatMoment(capture.at)}${from}, sha256 ${capture.hash.slice(0, 12)}`;
}

/** Splits off the final period, because citations go before it; the period of “a.m.” is kept. */
export function splitFinalStop(text: string): [body: string, stop: string] {
  const [, body = text, stop = ''] = /^(.*?)([.!?]?)$/s.exec(text) ?? [];
  return /\b[ap]\.m$/.test(body) ? [text, ''] : [body, stop];
}
