import type { Balance } from '../../../api/result';

type Slant = Balance['sources'][number];

export interface Quoted {
  words: string;
  times: number;
}

/** Words of a source, the same ones once, with how often it has them; the most frequent first. */
export function quotedOnce(passages: readonly { quote: string }[]): Quoted[] {
  const times = new Map<string, Quoted>();
  for (const { quote } of passages) {
    const known = times.get(quote.toLowerCase());
    times.set(quote.toLowerCase(), { words: known?.words ?? quote, times: (known?.times ?? 0) + 1 });
  }
  return [...times.values()].sort((a, b) => b.times - a.times);
}

/** Sources that show anything of a slant; the others only add to the counts. */
export const telling = ({ sources }: Pick<Balance, 'sources'>): Slant[] =>
  sources.filter(
    ({ side, lean, loaded, opinion, opinion_page }) =>
      side !== 'neutral' || lean !== null || opinion_page || loaded.length + opinion.length > 0,
  );
