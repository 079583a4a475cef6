import type { Result, SocialPost } from '../../api/types';
import { Nothing, Section, WebLink } from '../../ui/parts';
import { clock, count, day, moment, number, plain } from '../../ui/words';

/** What people post informs and warns; it never lifts a tier. */
export function Social({ result: { social, social_media_evidence: posts } }: { result: Result }) {
  const accounts = social?.independent_accounts ?? 0;
  return (
    <Section
      id="social"
      title="Social networks"
      aside={posts.length ? `${count(posts.length, 'post')}, ${count(accounts, 'independent account')}` : undefined}
    >
      {posts.length === 0 ? <Nothing>No post about it was found on the networks that could be asked.</Nothing> : null}
      {posts.length > 1 ? <SocialChart posts={posts} marks={social?.timeline.moments ?? []} /> : null}
      {social?.coordinated_clusters.map(({ posts: many, reasons }) => (
        <p key={reasons.join()} className="warn">
          {count(many, 'post')} look coordinated: {reasons.join(' ')}
        </p>
      ))}
      <ul className="posts">
        {posts.slice(0, 12).map((post) => (
          <Post
            key={post.url}
            post={post}
            mark={social?.timeline.moments.find(({ url, mark }) => mark && url === post.url)?.mark ?? null}
          />
        ))}
      </ul>
      {posts.length > 12 ? <p className="hush">and {posts.length - 12} more in the API.</p> : null}
    </Section>
  );
}

function Post({ post, mark }: { post: SocialPost; mark: string | null }) {
  const reactions = Object.entries(post.engagement_metrics).filter(([, n]) => n > 0);
  return (
    <li>
      <p className="source-head">
        <strong>{post.author}</strong> <span className="hush">{post.platform}</span>{' '}
        <span className="chip">{plain(post.voice)}</span>
        {mark ? <span className="chip accent">{mark}</span> : null}
        <span className="hush">
          <WebLink url={post.url}>{moment(post.timestamp)}</WebLink>
        </span>
      </p>
      <p className="post-text">{post.content}</p>
      <p className="hush">
        account {Math.round(post.author_credibility)} of 100, {plain(post.verification_status).toLowerCase()}
        {reactions.map(([name, n]) => ` · ${number(n)} ${plain(name).toLowerCase()}`).join('')}
      </p>
    </li>
  );
}

const WIDTH = 720;
const HEIGHT = 120;

/** Posts an hour (a day, where they go over weeks), networks stacked. */
function SocialChart({ posts, marks }: { posts: SocialPost[]; marks: { at: string; mark: string | null }[] }) {
  const times = posts.map(({ timestamp }) => Date.parse(timestamp)).filter((at) => !Number.isNaN(at));
  const first = Math.min(...times);
  const span = Math.max(3_600_000, Math.max(...times) - first);
  const step = span > 14 * 86_400_000 ? 7 * 86_400_000 : span > 3 * 86_400_000 ? 86_400_000 : 3_600_000;
  const from = Math.floor(first / step) * step;
  const bins = Math.max(6, Math.floor((first + span - from) / step) + 1);
  const platforms = [...new Set(posts.map(({ platform }) => platform))].sort();
  const counted = Array.from({ length: bins }, (_, bin) =>
    platforms.map(
      (platform) =>
        posts.filter(
          (post) => post.platform === platform && Math.floor((Date.parse(post.timestamp) - from) / step) === bin,
        ).length,
    ),
  );
  const most = Math.max(1, ...counted.map((bin) => bin.reduce((a, b) => a + b, 0)));
  const wide = (WIDTH - 40) / bins;
  const up = (n: number) => (n / most) * (HEIGHT - 34);
  return (
    <figure className="chart">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={
          `Posts over time: ${count(posts.length, 'post')} from ${moment(new Date(first).toISOString())}; at ` +
          `most ${most} in one ${step === 3_600_000 ? 'hour' : 'interval'}`
        }
      >
        <line x1={30} x2={WIDTH - 8} y1={HEIGHT - 22} y2={HEIGHT - 22} className="axis" />
        <text x={24} y={20} textAnchor="end" className="tick">
          {most}
        </text>
        {counted.map((bin, index) => {
          let base = HEIGHT - 22;
          return bin.map((n, platform) => {
            base -= up(n);
            return n ? (
              <rect
                key={`${index}-${platform}`}
                x={32 + index * wide}
                y={base}
                width={Math.max(2, wide - 2)}
                height={up(n)}
                className={`series-${platform % 5}`}
              />
            ) : null;
          });
        })}
        {marks
          .filter(({ mark }) => mark)
          .map(({ at, mark }) => (
            <g key={`${at}${mark}`}>
              <title>{`${mark}: ${moment(at)}`}</title>
              <circle cx={32 + ((Date.parse(at) - from) / step) * wide} cy={HEIGHT - 22} r={4} className="moment" />
            </g>
          ))}
        {[0, Math.floor(bins / 2), bins - 1].map((bin) => {
          const at = new Date(from + bin * step).toISOString();
          return (
            <text
              key={bin}
              x={32 + bin * wide + wide / 2}
              y={HEIGHT - 6}
              textAnchor={bin === 0 ? 'start' : bin === bins - 1 ? 'end' : 'middle'}
              className="tick"
            >
              {step < 86_400_000
                ? `${day(at).replace(/ \d{4}$/, '')} ${clock(at).slice(0, 5)}`
                : day(at).replace(/ \d{4}$/, '')}
            </text>
          );
        })}
      </svg>
      <figcaption className="hush legend">
        {platforms.map((platform, index) => (
          <span key={platform}>
            <span className={`swatch series-${index % 5}`} aria-hidden="true" /> {platform}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
