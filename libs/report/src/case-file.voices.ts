import {
  isCredible,
  many,
  sentenceOf,
  type Cluster,
  type ClusterMerge,
  type SourceStatement,
  type SourceView,
} from '@corroborate/domain';
import { properNames, wordsAsWritten } from '@corroborate/text';
import { clip } from './case-file.words';
import type { CaseData } from './case.types';
import { isOnEvent, relevantSources } from './relevant-sources';
import { saidPart, shownQuote } from './shown-quote';

const LEGEND =
  '(pages with the same number, as [v1], are one voice; + supports, − disputes, · mentions; ' +
  '“by …” is the rule that read it so: docs/rules.md; ' +
  'tier 1 primary, official or wire, 2 established outlet, 3 ordinary or unknown, 4 known to be unreliable)';

export function voicesTitle(data: CaseData): string {
  const pages = aboutIt(data);
  const { voices, withTopic } = countedVoices(data, pages);
  const counted = data.decision.independentCredible;
  const supporting = `${counted} independent and credible in support`;
  return `Voices: ${many(pages.length, 'page')} on this event, ${many(voices, 'voice')}${withTopic}, ${supporting}`;
}

/** A page that is one voice with the topic's own is no further voice, unless that voice counts all the same. */
function countedVoices(
  { sources, decision }: CaseData,
  pages: readonly SourceView[],
): { voices: number; withTopic: string } {
  const topics = new Set(sources.flatMap(({ isTopicPage, clusterId }) => (isTopicPage ? [clusterId] : [])));
  const voices = new Set(pages.map(({ clusterId }) => clusterId));
  const counts = new Set(pages.flatMap(({ id, clusterId }) => (decision.counted?.includes(id) ? [clusterId] : [])));
  const others = [...voices].filter((id) => counts.has(id) || !topics.has(id)).length;
  return { voices: others, withTopic: others < voices.size ? ' besides the topic’s own' : '' };
}

/** One voice after another: its pages, whose words they pass on, and why they are one voice. */
export function voiceLines(data: CaseData): string[] {
  const pages = new Map(aboutIt(data).map((source) => [source.id, source]));
  const shown = data.clusters.filter(({ sourceIds }) => sourceIds.some((id) => pages.has(id)));
  const lines = shown.flatMap((cluster, at) => linesOf(cluster, { pages, data, number: at + 1 }));
  return [...(lines.length > 0 ? [LEGEND, ...lines] : []), ...otherPages(data)];
}

/** What else was read: told by how many, so that the pages of a case add up. */
function otherPages(data: CaseData): string[] {
  const others = relevantSources(data).filter(({ stance }) => !isOnEvent(stance));
  const rest = data.sources.filter(({ readable, stance }) => readable && stance.stance === 'unrelated').length;
  return [
    ...(others.length > 0
      ? [`${many(others.length, 'page')} taken to be on another event, of these outlets: ${namesOf(others)}`]
      : []),
    ...(rest > 0 ? [`${many(rest, 'page')} on something else`] : []),
  ];
}

interface Told {
  pages: ReadonlyMap<number, SourceView>;
  data: CaseData;
  /** Of the voice, counted through the case. */
  number: number;
}

const aboutIt = (data: CaseData): SourceView[] => relevantSources(data).filter(({ stance }) => isOnEvent(stance));

const namesOf = (sources: readonly SourceView[]): string => [...new Set(sources.map(({ name }) => name))].join(', ');

function linesOf(cluster: Cluster, { pages, data, number }: Told): string[] {
  const members = cluster.sourceIds.flatMap((id) => pages.get(id) ?? []);
  const merges = cluster.reasons.flatMap((merge) => mergeLine(merge, pages, data));
  const said = members
    .flatMap(({ id }) => data.statements?.get(id) ?? [])
    .filter(isAttributed)
    .slice(0, 3)
    .map(statementLine);
  const lines = members.flatMap((one) => [pageLine(one, number), ...translationLine(one, data)]);
  return [...new Set([...lines, ...said, ...merges])];
}

/** Told of pages that are shown, or of one and the topic's own. */
function mergeLine(
  { kind, a, b, why }: ClusterMerge,
  pages: ReadonlyMap<number, SourceView>,
  data: CaseData,
): string[] {
  const one = pages.get(b) ?? (kind === 'citation' ? undefined : pages.get(a));
  const other = one?.id === b ? a : b;
  const isTopics = data.sources.some(({ id, isTopicPage }) => id === other && isTopicPage);
  if (!one || !(kind === 'citation' || pages.has(other) || isTopics)) return [];
  const withTopic = isTopics && kind !== 'citation' ? ' and the topic’s own page' : '';
  return [`    one voice (${kind}), ${one.name}${withTopic}: ${sentenceOf(why)}`];
}

/** Who has a name, or is said to have none: “plumbers” and “which” are neither. */
const isAttributed = ({ speaker, anonymous, content }: SourceStatement): boolean =>
  wordsAsWritten(content).length >= SAYS_SOMETHING &&
  (speaker === null || anonymous || properNames(speaker).length > 0);

/** “Trick-or-treating” and “Gerald, a goose” are what somebody spoke of, not what was said. */
const SAYS_SOMETHING = 4;

/** Which rule read it so, and which caution held it back: where a wrong reading is to be mended. */
function readBy({ stance }: SourceView): string {
  if (stance.rule === undefined) return '';
  const held = stance.caution === undefined ? '' : `, held back by ${stance.caution}`;
  return ` (by ${stance.rule}${held})`;
}

const MARKS: Partial<Record<SourceView['stance']['stance'], string>> = { supports: '+', disputes: '−' };

function pageLine(source: SourceView, number: number): string {
  const mark = MARKS[source.stance.stance] ?? '·';
  const quote = source.stance.passage ? ` “${clip(shownQuote(source.stance.passage.quote))}”` : '';
  return (
    `${mark} [v${number}] tier ${source.tier}${isCredible(source.tier) ? '' : ' (not credible)'} ` +
    `${source.name}${readBy(source)}${quote}`
  );
}

const translationLine = ({ id }: SourceView, { translations = [] }: CaseData): string[] =>
  translations
    .filter(({ sourceId }) => sourceId === id)
    .map(({ text, from, by }) => `    translated from ${from} by ${by}: ${clip(text)}`);

function statementLine({ speaker, anonymous, content }: SourceStatement): string {
  const who =
    speaker === null ? 'somebody it does not name' : clip(speaker).replace(ARTICLE, (word) => word.toLowerCase());
  const { day, words } = saidPart(clip(content));
  const unnamed = anonymous && speaker !== null ? ' (unnamed)' : '';
  return `    according to ${who}${unnamed}${day ? `, ${day}` : ''}: ${words}`;
}

/** “A reader in Alvarena” begins no sentence here; “The Dunsel Ledger” is a name. */
const ARTICLE = /^(?:A|An|The)(?= \p{Ll})/u;
