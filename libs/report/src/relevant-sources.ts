import type { SourceView } from '@corroborate/domain';
import type { CaseData } from './case.types';

/** Sources with findings on the topic, excluding the topic's own page. */
export function relevantSources(data: Pick<CaseData, 'sources'>): SourceView[] {
  return data.sources.filter((source) => !source.isTopicPage && source.stance.stance !== 'unrelated');
}

/** True if the page is about this event, not a similar one. */
export const isOnEvent = ({ stance, rule }: { stance: string; rule?: string | null }): boolean =>
  stance !== 'unrelated' && rule !== 'another-event';

/**
 * Pages on the story, according to the origin analysis, that belong to no cluster: the topic's own page, and pages not
 * recognized as being about the event.
 */
export function ungroupedOriginPages({ origin, sources }: Pick<CaseData, 'origin' | 'sources'>): SourceView[] {
  const { candidates = [], citations = [] } = origin ?? {};
  const leaning = citations.filter(({ leans = true }) => leans).map(({ fromId }) => fromId);
  const listed = new Set([...candidates.map(({ sourceId }) => sourceId), ...leaning]);
  return sources.filter(({ id, isTopicPage, stance }) => listed.has(id) && (isTopicPage || !isOnEvent(stance)));
}

const STANCE_ORDER = ['supports', 'disputes', 'mentions', 'unrelated'];

/** Order of all source lists: relevance first, then credibility, then share of the text about the topic. */
export function sourcesByWeight(
  data: Pick<CaseData, 'sources'> & { relevance?: ReadonlyMap<number, { score: number }> },
): SourceView[] {
  const place = ({ stance }: SourceView) => STANCE_ORDER.indexOf(stance.stance);
  const score = ({ id }: SourceView) => data.relevance?.get(id)?.score ?? 0;
  return relevantSources(data).sort((a, b) => place(a) - place(b) || a.tier - b.tier || score(b) - score(a));
}

/** `S001` for the first source in a list. */
export const sourceLabel = (place: number): string => `S${String(place + 1).padStart(3, '0')}`;
