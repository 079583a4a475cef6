import type { Stance } from '../../api/types';
import type { CredibilityTally } from '../../ui/tally';
import { filterEvents, toText, type Events } from './progress';

/** Cards of pages, built from live events as soon as a page has been evaluated. */

export type LiveCard = ReturnType<typeof cardOf>;

const textOrNull = (value: unknown): string | null => toText(value) || null;

/** Pages about the topic in the order of evaluation, each listed once. */
export function liveCards(events: Events): LiveCard[] {
  const onTopic = filterEvents(events, 'source.summarised').filter(({ data }) => data.stance !== 'unrelated');
  return [...new Map(onTopic.map((event) => [event.data.source_id, cardOf(event)])).values()];
}

const cardOf = ({ id, data }: Events[number]) => ({
  id,
  stars: Number(data.stars),
  outlet: toText(data.name),
  stance: (toText(data.stance) || 'mentions') as Stance,
  lean: textOrNull(data.lean),
  title: textOrNull(data.title),
  url: toText(data.url),
  keyFinding: textOrNull(data.key_finding),
  published: textOrNull(data.published),
});

/** Progress of evaluation, summed over batches, which count separately; null before the first batch. */
export function countRead(events: Events): { at: number; of: number } | null {
  const summaries = filterEvents(events, 'source.summarised').map(({ data }) => ({
    at: Number(data.at),
    of: Number(data.of),
  }));
  if (summaries.length === 0) return null;
  const batches = summaries.filter(({ at }, index) => index === 0 || at <= (summaries[index - 1]?.at ?? 0));
  return { at: summaries.length, of: batches.reduce((sum, { of }) => sum + of, 0) };
}

/** Credibility of the pages about the topic evaluated so far. */
export function tallyCredibility(cards: readonly LiveCard[]): CredibilityTally {
  const high = cards.filter(({ stars }) => (stars ?? 0) >= 4).length;
  const low = cards.filter(({ stars }) => (stars ?? 0) <= 1).length;
  return { high, medium: cards.length - high - low, low };
}
