import { isCredible, isReadable, type OriginFinding } from '@corroborate/domain';
import type { Dating } from './dating.policy';
import { DATING_LIMITS } from './origin.thresholds';
import { buildTimeline } from './timeline.policy';
import type { TraceInput, TraceSource } from './trace.types';

/**
 * IDs of the few pages worth an archive lookup: they report the story, rely on no other page, could be the origin, and
 * have no date, a vague one, or one that an engine contradicts. Credible pages first; limited, because the archive
 * allows few lookups a minute.
 */
export function selectForLookup(input: TraceInput, traced: Pick<OriginFinding, 'citations' | 'sourceId'>): number[] {
  const tellers = input.sources.filter(({ id }) => input.relevant.has(id));
  const timeline = buildTimeline(input.sources, input.relevant);
  const leans = new Set(traced.citations.map(({ fromId }) => fromId));
  const chosen = tellers.find(({ id }) => id === traced.sourceId);
  const bar = chosen ? timeline.dating(chosen).at : Infinity;
  return tellers
    .filter((source) => source.archivedBy === null && !leans.has(source.id) && isReadable(source.article.verdict))
    .filter((source) => needsCapture(source, timeline.dating(source), bar))
    .sort((a, b) => Number(isCredible(b.profile.tier)) - Number(isCredible(a.profile.tier)) || timeline.compare(a, b))
    .slice(0, DATING_LIMITS.maxLookups)
    .map(({ id }) => id);
}

function needsCapture(source: TraceSource, dating: Dating, bar: number): boolean {
  if (dating.basis === 'none' || dating.basis === 'engine') return true;
  if (isContradicted(source)) return true;
  return dating.basis === 'own' && dating.to - dating.from > DATING_LIMITS.vagueMs && dating.from <= bar;
}

function isContradicted({ article, engineDate }: TraceSource): boolean {
  const own = article.published;
  return (
    own !== null &&
    own.signal !== 'engine' &&
    engineDate !== null &&
    Date.parse(own.value) - Date.parse(engineDate.value) > DATING_LIMITS.conflictMs
  );
}
