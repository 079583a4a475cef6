import type { SocialPost } from '../../api/result';
import { formatDate } from '../../ui/format';

/** Posts counted over time. */

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const FEWEST_BINS = 6;

export type PostBins = ReturnType<typeof binsOf>;

/** Hours; days where they go over days, weeks where they go over weeks. */
function stepOf(span: number): number {
  if (span > 14 * DAY_MS) return 7 * DAY_MS;
  return span > 3 * DAY_MS ? DAY_MS : HOUR_MS;
}

type Post = Pick<SocialPost, 'platform' | 'timestamp'>;

export function binsOf(posts: Post[]) {
  const times = posts.map(({ timestamp }) => Date.parse(timestamp)).filter((at) => !Number.isNaN(at));
  const first = Math.min(...times);
  const span = Math.max(HOUR_MS, Math.max(...times) - first);
  const step = stepOf(span);
  const from = Math.floor(first / step) * step;
  const length = Math.max(FEWEST_BINS, Math.floor((first + span - from) / step) + 1);
  const platforms = [...new Set(posts.map(({ platform }) => platform))].sort();
  const binOf = (post: Post) => Math.floor((Date.parse(post.timestamp) - from) / step);
  const counts = Array.from({ length }, (_, bin) =>
    platforms.map((platform) => posts.filter((post) => post.platform === platform && binOf(post) === bin).length),
  );
  // `first` and `from`: when the first post came and the first bin begins; `counts`: of each platform, bin by bin.
  return { first, from, step, platforms, counts, most: Math.max(1, ...counts.map(sum)) };
}

const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);

export const isHourly = ({ step }: PostBins): boolean => step === HOUR_MS;

/** The day of UTC on which a bin begins; the hour here, where bins are as short. */
export function binWords({ from, step }: PostBins, bin: number): string {
  const at = new Date(from + bin * step).toISOString();
  return step < DAY_MS ? `${formatDate(at, 'short')}, ${formatDate(at, 'clock')}` : formatDate(at, 'short', 'UTC');
}
