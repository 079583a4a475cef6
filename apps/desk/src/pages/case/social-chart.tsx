import type { SocialPost } from '../../api';
import { anchorOf, count, formatDate, Legend, seriesClass } from '../../ui';
import { binsOf, binWords, isHourly, type PostBins } from './post-bins';

const WIDTH = 720;
const HEIGHT = 120;
const BASE = HEIGHT - 22;
const LEFT = 32;

/** How wide a bin is. */
const wideOf = ({ counts }: PostBins) => (WIDTH - 40) / counts.length;

interface SocialChartProps {
  posts: SocialPost[];
  /** Posts with a mark stand out, as the first of all. */
  moments: { at: string; mark: string | null }[];
}

/** Posts an hour (a day, where they go over weeks), networks stacked. */
export function SocialChart({ posts, moments }: SocialChartProps) {
  const bins = binsOf(posts);
  const { first, counts, most, platforms } = bins;
  const marked = moments.filter(({ mark }) => mark);
  return (
    <figure className="chart">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={
          `Posts over time: ${count(posts.length, 'post')} from ${formatDate(new Date(first).toISOString())}; at ` +
          `most ${most} in one ${isHourly(bins) ? 'hour' : 'interval'}`
        }
      >
        <line x1={30} x2={WIDTH - 8} y1={BASE} y2={BASE} className="axis" />
        <text x={24} y={20} textAnchor="end" className="tick">
          {most}
        </text>
        {counts.map((_, index) => (
          <Bar key={index} bins={bins} index={index} />
        ))}
        {marked.map(({ at, mark }) => (
          <g key={`${at}${mark}`}>
            <title>{`${mark}: ${formatDate(at)}`}</title>
            <circle cx={acrossOf(bins, at)} cy={BASE} r={4} className="moment" />
          </g>
        ))}
        <Labels bins={bins} />
      </svg>
      <Legend names={platforms} />
    </figure>
  );
}

const acrossOf = (bins: PostBins, at: string) => LEFT + ((Date.parse(at) - bins.from) / bins.step) * wideOf(bins);

/** The networks of one bin on top of each other. */
function Bar({ bins, index }: { bins: PostBins; index: number }) {
  const wide = wideOf(bins);
  const counts = bins.counts[index] ?? [];
  const tops = counts.map((_, platform) => counts.slice(0, platform + 1).reduce((a, b) => a + b, 0));
  const up = (posts: number) => (posts / bins.most) * (HEIGHT - 34);
  return counts.map((posts, platform) =>
    posts ? (
      <rect
        key={platform}
        x={LEFT + index * wide}
        y={BASE - up(tops[platform] ?? 0)}
        width={Math.max(2, wide - 2)}
        height={up(posts)}
        className={seriesClass(platform)}
      />
    ) : null,
  );
}

/** Of the first, the middle and the last bin. */
function Labels({ bins }: { bins: PostBins }) {
  const last = bins.counts.length - 1;
  const wide = wideOf(bins);
  return [0, Math.floor(bins.counts.length / 2), last].map((bin) => (
    <text key={bin} x={LEFT + bin * wide + wide / 2} y={HEIGHT - 6} textAnchor={anchorOf(bin, last)} className="tick">
      {binWords(bins, bin)}
    </text>
  ));
}
