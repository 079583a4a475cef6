import type { Result } from '../../api/types';

interface SteeringPage {
  source_id: number;
  /** Null where its page is no source of the case. */
  name: string | null;
  /** Whether it has a card among the sources. */
  shown: boolean;
  quotes: string[];
}

/** Page by page, each passage once. */
export function steeringPages({
  steering_attempts,
  additional_sources,
}: Pick<Result, 'steering_attempts' | 'additional_sources'>): SteeringPage[] {
  const nameOf = (id: number) =>
    steering_attempts.find(({ source_id }) => source_id === id)?.name ??
    additional_sources.find(({ source_id }) => source_id === id)?.name ??
    null;
  return [...new Set(steering_attempts.map(({ source_id }) => source_id))].map((id) => ({
    source_id: id,
    name: nameOf(id),
    shown: additional_sources.some(({ source_id }) => source_id === id),
    quotes: [...new Set(steering_attempts.flatMap(({ source_id, quote }) => (source_id === id ? [quote.trim()] : [])))],
  }));
}
