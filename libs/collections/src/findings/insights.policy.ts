import { createReason, type Reason } from '@corroborate/domain';
import type { Bucket, CollectionAnswer } from '../collection.types';
import { monthsBetween } from '../answers/hole.policy';

/** The figures of one count. */
export type CountedDocuments = Pick<CollectionAnswer, 'buckets' | 'histogram'> & { total: number };

/** At most five insights from a count, each with its figures. */
export function listInsights(counted: CountedDocuments): Reason[] {
  const { total, buckets, histogram } = counted;
  const dated = histogram.filter(({ count }) => count > 0);
  const [first, last] = [dated[0], dated.at(-1)];
  const [top, second] = buckets;
  return [
    createReason('collection.total', { documents: total }),
    ...(top
      ? [
          createReason('collection.top', {
            of: top.keys.join(' · '),
            documents: top.count,
            share: toPercent(top, total),
          }),
        ]
      : []),
    ...(second ? [createReason('collection.next', { of: second.keys.join(' · '), documents: second.count })] : []),
    ...(first && last ? [createReason('collection.span', { from: first.key, to: last.key })] : []),
    ...emptyMonths(histogram).slice(0, 1),
  ].slice(0, 5);
}

const toPercent = ({ count }: Bucket, total: number) => (total === 0 ? 0 : Math.round((100 * count) / total));

/** Months without documents that lie between months with documents: data may be missing. */
function emptyMonths(histogram: CountedDocuments['histogram']): Reason[] {
  const filled = histogram
    .filter(({ count, key }) => count > 0 && /^\d{4}-\d\d/.test(key))
    .map(({ key }) => key.slice(0, 7))
    .sort();
  const missing = monthsBetween(filled[0] ?? '', filled.at(-1) ?? '').filter((month) => !filled.includes(month));
  const [earliest] = missing;
  return earliest === undefined
    ? []
    : [createReason('collection.empty-months', { months: missing.length, first: earliest })];
}
