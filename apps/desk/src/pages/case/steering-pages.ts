import type { Result } from '../../api/result';

export interface SteeringPage {
  source_id: number;
  /** Null where the page is not among the sources of the case. */
  name: string | null;
  quotes: string[];
}

/** Page by page, each passage once. */
export function steeringPages({
  steering_attempts,
  additional_sources,
}: Pick<Result, 'steering_attempts' | 'additional_sources'>): SteeringPage[] {
  return [...new Set(steering_attempts.map(({ source_id }) => source_id))].map((id) => ({
    source_id: id,
    name: additional_sources.find(({ source_id }) => source_id === id)?.name ?? null,
    quotes: [...new Set(steering_attempts.flatMap(({ source_id, quote }) => (source_id === id ? [quote] : [])))],
  }));
}
