import type { DateRecord, SourceView } from '@corroborate/domain';
import type { ResultItem } from './result.schema';

type TimelineEntry = ResultItem<'timeline'>;

/** Dated sources with findings on the topic, earliest first; undated ones are left out. */
export function buildTimeline(sources: SourceView[]): TimelineEntry[] {
  return sources
    .filter((source) => source.stance.stance !== 'unrelated')
    .flatMap((source) => (source.published ? [entry(source, source.published)] : []))
    .sort((a, b) => a.at.localeCompare(b.at));
}

function entry(source: SourceView, date: DateRecord): TimelineEntry {
  return {
    at: date.value,
    precision: date.precision,
    signal: date.signal,
    source_id: source.id,
    name: source.name,
    url: source.url,
    stance: source.stance.stance,
  };
}
