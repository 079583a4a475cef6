import { pluralize, type CallContext, type Instant } from '@corroborate/domain';
import type { ArchiveIndex } from './archive.port';
import type { TraceSource } from './trace.types';

export interface FirstCaptures {
  /** Time of the first capture by source ID; pages that were never captured are absent. */
  found: Map<number, Instant>;
  /** Failed lookups, one sentence each; empty if the archive answered all of them. */
  losses: string[];
}

/** Looks up the first captures of the sources with these IDs. Does not throw if the archive fails. */
export async function lookUpFirstCaptures(
  archive: ArchiveIndex,
  sources: readonly TraceSource[],
  ids: readonly number[],
  context: CallContext,
): Promise<FirstCaptures> {
  const asked = sources.filter(({ id }) => ids.includes(id));
  const outcomes = await Promise.all(
    asked.map(async ({ id, article }) => ({ id, outcome: await archive.firstCapture(article.finalUrl, context) })),
  );
  const found = new Map<number, Instant>();
  const silent: string[] = [];
  for (const { id, outcome } of outcomes) {
    if (outcome.kind === 'found') found.set(id, outcome.value);
    else if (outcome.kind !== 'nothing-found') silent.push(outcome.reason);
  }
  return {
    found,
    losses: silent.length > 0 ? [`no archive lookup for ${pluralize(silent.length, 'page')} (${silent[0]})`] : [],
  };
}
