import type { Topic } from '../../api/types';

/** Addresses that came with a topic to be read. Pipelines store there what they like: only texts are addresses. */
export function providedOf({ source_plan }: Pick<Topic, 'source_plan'>): string[] {
  const given = source_plan.provided_sources;
  return Array.isArray(given) ? given.filter((one): one is string => typeof one === 'string') : [];
}
