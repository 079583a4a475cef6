import type { EntityCandidate, EntityIndex } from '@corroborate/records';
import type { DomainAges } from '@corroborate/credibility';
import { isAnswered, type CallContext, type Outcome } from '@corroborate/domain';
import type { ArchiveIndex } from '@corroborate/origin';
import { LRUCache } from 'lru-cache';

/**
 * Maximum answers cached; the least recently used are evicted first. Each is small, such as a date or a few entities.
 */
const MAX_CACHED_ANSWERS = 4_000;

/**
 * Caches successful answers for one investigation, so that later stages and rounds do not wait again and use the same
 * answer. Refusals and errors are retried. In memory, per process.
 */
export class OutcomeCache<T> {
  private readonly answers: LRUCache<string, Outcome<T>>;

  constructor(max: number = MAX_CACHED_ANSWERS) {
    this.answers = new LRUCache({ max });
  }

  async ask(question: string, context: CallContext, call: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
    if (context.investigationId === null) return call();
    const key = `${context.investigationId} ${question}`;
    const outcome = this.answers.get(key) ?? (await call());
    if (isAnswered(outcome)) this.answers.set(key, outcome);
    return outcome;
  }
}

export function cacheDomainAges(ages: DomainAges): DomainAges {
  const once = new OutcomeCache<string>();
  return { registeredAt: (site, context) => once.ask(site, context, () => ages.registeredAt(site, context)) };
}

export function cacheFirstCaptures(archive: ArchiveIndex): ArchiveIndex {
  const once = new OutcomeCache<string>();
  return { firstCapture: (url, context) => once.ask(url, context, () => archive.firstCapture(url, context)) };
}

export function cacheEntityIndex(index: EntityIndex): EntityIndex {
  const once = new OutcomeCache<EntityCandidate[]>();
  const { name, title } = index;
  return {
    name,
    title,
    find: (wanted, language, context) =>
      once.ask(`${language ?? ''} ${wanted}`, context, () => index.find(wanted, language, context)),
  };
}
