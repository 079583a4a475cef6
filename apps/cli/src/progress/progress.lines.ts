import { pluralize, type JsonObject } from '@corroborate/domain';
import { colours, printableLine } from '@corroborate/terminal';
import type { InvestigationResponse } from '@corroborate/investigation';
import type { ProgressEvent } from '../investigations/investigations.port';
import { stepsLine } from './steps';
import { isGathering, knownCost, type Progress } from './progress.state';

/** Maximum number of pages waiting for assessment that are shown. */
const WAITING_SHOWN = 3;
/** Minimum width; lines are not truncated below it. */
const MIN_WIDTH = 20;

/** Truncates a text to the width. */
const fitToWidth = (text: string, width: number): string => {
  const most = Math.max(MIN_WIDTH, width);
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
};

/** Status lines of a running investigation, at most `width` columns. */
export function statusLines(
  progress: Progress,
  investigation: InvestigationResponse,
  { width, seconds }: { width: number; seconds: number },
): string {
  const waiting = progress.waiting
    .slice(-WAITING_SHOWN)
    .map(({ site, title }) =>
      colours.dim(fitToWidth(`  reading ${printableLine(site)}: ${printableLine(title)}`, width)),
    );
  return [
    ...waiting,
    stepsLine(progress.stages),
    ...wrapParts(formatCounts(progress, investigation, seconds), width),
  ].join('\n');
}

/** Joins parts into as few lines as possible without truncating any. */
function wrapParts(parts: readonly string[], width: number): string[] {
  const lines = parts.reduce<string[]>((filled, part) => {
    const longer = filled.length > 0 ? `${filled.at(-1)} · ${part}` : part;
    return filled.length === 0 || longer.length <= width ? [...filled.slice(0, -1), longer] : [...filled, part];
  }, []);
  return lines.map((line) => fitToWidth(line, width));
}

function formatCounts(progress: Progress, investigation: InvestigationResponse, seconds: number): string[] {
  const { round, engines, hits, read, about, posts } = progress;
  if (round === 0) return [`${investigation.status}, ${clock(seconds)}`];
  return [
    `round ${round}`,
    `${pluralize(engines.size, 'engine')}, ${pluralize(hits, 'hit')}`,
    `${pluralize(read, 'page')} read, ${about} relevant`,
    ...(posts > 0 ? [pluralize(posts, 'post')] : []),
    formatCost(progress, investigation),
    clock(seconds),
  ];
}

/**
 * Cost so far. While calls are in progress, the row also includes their reservations, which are released when the calls
 * end.
 */
function formatCost(progress: Progress, { cost_usd, budget_usd }: InvestigationResponse): string {
  const [charged, row] = [knownCost(progress, cost_usd).toFixed(3), cost_usd.toFixed(3)];
  const most = isGathering(progress) && Number(row) > Number(charged) ? `, up to $${row} with pending calls` : '';
  return `$${charged} of $${budget_usd.toFixed(2)}${most}`;
}

/** `1:05`; with hours, `1:02:05`. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

const STANCE_MARKS: Record<string, string> = { supports: '+', disputes: '−' };
/** Label for pages on a different event, to distinguish them from pages that mention the event. */
const OTHER_EVENT_LABEL = 'different event:';

export const toText = (value: unknown): string => {
  if (typeof value === 'number') return String(value);
  return printableLine(typeof value === 'string' ? value : '');
};
const fittedText = (value: unknown, longest: number): string => fitToWidth(toText(value), longest);

/** The permanent line for an event, at most `width` columns; null if the event is not shown. */
export function eventLine({ type, data }: ProgressEvent, width = Infinity): string | null {
  const line = LINE_BY_EVENT[type]?.(data, width) ?? null;
  return line === null ? null : colorByMark(fitToWidth(line, width));
}

/** Outcomes of queries that were sent but failed. */
const FAILED_OUTCOMES = new Set(['blocked', 'limited', 'failed']);

const LINE_BY_EVENT: Record<string, ((data: JsonObject, width: number) => string | null) | undefined> = {
  'search.planned': queriesLine,
  'claim.extracted': ({ core, text }) => (core === true ? `  main claim: ${fittedText(text, 200)}` : null),
  'source.summarised': (data) => (data.stance === 'unrelated' ? null : sourceLine(data)),
  'source.found': sourceLine,
  'sources.tallied': ({ high, medium, low }) =>
    `  credibility of the sources: ${toText(high)} high, ${toText(medium)} medium, ${toText(low)} low`,
  'fact.checked': claimLine,
  'origin.traced': ({ site, url, date }) => {
    const where = toText(url) || toText(site);
    return where ? `  earliest report: ${where}${date ? `, ${toText(date).slice(0, 10)}` : ''}` : null;
  },
  'search.answered': ({ provider, outcome, reason }) =>
    FAILED_OUTCOMES.has(toText(outcome)) ? `  ${toText(provider)} failed: ${fittedText(reason, 160)}` : null,
  'stage.failed': ({ stage, reason }) => `  stage ${toText(stage)} failed: ${fittedText(reason, 200)}`,
  'round.decided': ({ round, level, again, reason }) =>
    again === true
      ? `  after round ${toText(round)}: ${toText(level)} so far; continuing: ${fittedText(reason, 200)}`
      : null,
};

/** Maximum number of queries shown per round. */
const QUERIES_SHOWN = 3;
const MAX_QUERY_LENGTH = 120;

/** As many queries of a round as fit, but at least one, and how many more there are. */
function queriesLine({ queries }: JsonObject, width: number): string | null {
  const texts = [...new Set((Array.isArray(queries) ? queries : []).map(queryText))].filter(Boolean);
  const lines = [...texts.keys()].slice(0, QUERIES_SHOWN).map((last) => joinQueries(texts, last + 1, width));
  return lines.findLast((line) => line.length <= width) ?? lines[0] ?? null;
}

const queryText = (query: unknown): string =>
  typeof query === 'object' && query !== null && 'text' in query ? toText(query.text) : '';

function joinQueries(texts: readonly string[], count: number, width: number): string {
  const others = texts.length - count;
  const end = others > 0 ? ` and ${others} more` : '';
  const begin = '  searching for ';
  const longest = Math.min(MAX_QUERY_LENGTH, width - begin.length - end.length - 2);
  const shown = texts.slice(0, count).map((one) => `“${count === 1 ? fitToWidth(one, longest) : one}”`);
  return `${begin}${shown.join(', ')}${end}`;
}

/** A claim with its provisional verdict. The claim is truncated so that the verdict stays visible. */
function claimLine({ at, of, text, verdict, confidence }: JsonObject, width: number): string {
  const number = toText(at) && toText(of) ? ` ${toText(at)} of ${toText(of)}` : '';
  const [begin, end] = [`  claim${number}: `, `: ${toText(verdict)} so far (${toText(confidence)})`];
  return `${begin}${fittedText(text, Math.min(120, width - begin.length - end.length))}${end}`;
}

function sourceLine(data: JsonObject): string {
  const { stance, rule, name, site, title, at, of } = data;
  const passage = toText(data.passage) || toText(data.key_finding);
  const quote = passage ? ` “${fittedText(passage, 120)}”` : `: ${fittedText(title, 120)}`;
  const what = (rule === 'another-event' ? OTHER_EVENT_LABEL : toText(stance)).padEnd(8);
  const number = toText(at) && toText(of) ? ` (${toText(at)} of ${toText(of)})` : '';
  const outlet = toText(name) || toText(site);
  return `${STANCE_MARKS[toText(stance)] ?? '·'} ${what} ${formatStars(data)} ${outlet}${number}${quote}`;
}

const MAX_STARS = 5;

/** Stars if known, otherwise the tier of the source. */
function formatStars({ stars, tier }: JsonObject): string {
  if (typeof stars !== 'number') return `tier ${toText(tier)}`;
  const lit = Math.min(MAX_STARS, Math.max(0, Math.round(stars)));
  return '★'.repeat(lit) + '☆'.repeat(MAX_STARS - lit);
}

/** Colors a line by our own marker at its start; the page text follows it. */
function colorByMark(line: string): string {
  if (line.startsWith('+')) return colours.green(line);
  return line.startsWith('−') ? colours.red(line) : line;
}
