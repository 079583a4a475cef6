import type { Result } from '../../api/types';

/** Prompt injections by page, each passage listed once. */
export function steeringPages({
  steering_attempts,
  additional_sources,
}: Pick<Result, 'steering_attempts' | 'additional_sources'>) {
  const nameOf = (id: number) =>
    steering_attempts.find(({ source_id }) => source_id === id)?.name ??
    additional_sources.find(({ source_id }) => source_id === id)?.name ??
    null;
  return [...new Set(steering_attempts.map(({ source_id }) => source_id))].map((id) => ({
    source_id: id,
    /** Name of the source; null if the page is not a source of the case. */
    name: nameOf(id),
    /** Whether the page has a drawer. */
    shown: additional_sources.some(({ source_id }) => source_id === id),
    quotes: [...new Set(steering_attempts.flatMap(({ source_id, quote }) => (source_id === id ? [quote.trim()] : [])))],
  }));
}
