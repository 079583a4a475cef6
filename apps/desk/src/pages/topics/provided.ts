import type { Topic } from '../../api/types';

/** URLs supplied with a topic. The field is free-form, so values other than strings are ignored. */
export function providedSources({ source_plan }: Pick<Topic, 'source_plan'>): string[] {
  const given = source_plan.provided_sources;
  return Array.isArray(given) ? given.filter((one): one is string => typeof one === 'string') : [];
}
