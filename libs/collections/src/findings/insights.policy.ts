import { because, type Reason } from '@corroborate/domain';
import type { Bucket, CollectionAnswer } from '../collection.types';

/** The figures of one count. */
export type Counted = Pick<CollectionAnswer, 'buckets' | 'histogram'> & { total: number };

/** At most five things that the figures say, each with the figures that it rests on. */
export function insightsOf(counted: Counted): Reason[] {
  const { total, buckets, histogram } = counted;
  const dated = histogram.filter(({ count }) => count > 0);
  const [first, last] = [dated[0], dated.at(-1)];
  const [top, second] = buckets;
  return [
    because('collection.total', { documents: total }),
    ...(top
      ? [because('collection.top', { of: top.keys.join(' · '), documents: top.count, share: share(top, total) })]
      : []),
    ...(second ? [because('collection.next', { of: second.keys.join(' · '), documents: second.count })] : []),
    ...(first && last ? [because('collection.span', { from: first.key, to: last.key })] : []),
    ...emptyMonths(histogram).slice(0, 1),
  ].slice(0, 5);
}

const share = ({ count }: Bucket, total: number) => (total === 0 ? 0 : Math.round((100 * count) / total));

/** Months without a document between months with some: the collection may have a hole there. */
function emptyMonths(histogram: Counted['histogram']): Reason[] {
  const filled = histogram
    .filter(({ count, key }) => count > 0 && /^\d{4}-\d\d/.test(key))
    .map(({ key }) => monthOf(key));
  if (filled.length < 2) return [];
  const have = new Set(filled);
  const [from, to] = [Math.min(...filled), Math.max(...filled)];
  const missing = Array.from({ length: Math.min(to - from, 1_200) }, (_, step) => from + step).filter(
    (month) => !have.has(month),
  );
  const [earliest] = missing;
  return earliest === undefined
    ? []
    : [because('collection.empty-months', { months: missing.length, first: wordOf(earliest) })];
}

const monthOf = (key: string) => Number(key.slice(0, 4)) * 12 + Number(key.slice(5, 7)) - 1;
const wordOf = (month: number) => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
