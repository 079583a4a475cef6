import { Fragment } from 'react';
import type { Result, SocialPost } from '../../api';
import { count, Moment, number, plain, Section, WebLink } from '../../ui';
import { Interest } from './interest';

const SHOWN = 12;

/** Posts never count toward the level. */
export function Social({ result: { social, social_media_evidence: posts } }: { result: Result }) {
  return (
    <Section id="social" title="Posts" aside={count(social?.independent_accounts ?? 0, 'independent account')}>
      {social?.timeline.first ? (
        <p>
          First post <Moment at={social.timeline.first} />, last post <Moment at={social.timeline.last} />.
        </p>
      ) : null}
      {social?.coordinated_clusters.map(({ posts: many, reasons }) => (
        <p key={reasons.join()} className="warn">
          {count(many, 'post')} possibly coordinated: {reasons.join(' ')}
        </p>
      ))}
      {social && posts.length > 0 ? <Interest social={social} /> : null}
      <ul className="posts">
        {posts.slice(0, SHOWN).map((post) => (
          <Post
            key={post.url}
            post={post}
            mark={social?.timeline.moments.find(({ url, mark }) => mark && url === post.url)?.mark ?? null}
          />
        ))}
      </ul>
      {posts.length > SHOWN ? <p className="hush">{posts.length - SHOWN} more posts in the API.</p> : null}
    </Section>
  );
}

function Post({ post, mark }: { post: SocialPost; mark: string | null }) {
  const reactions = Object.entries(post.engagement_metrics).filter(([, n]) => n > 0);
  return (
    <li>
      <p className="source-head">
        <strong dir="auto">{post.author}</strong>{' '}
        <span className="hush">
          {post.platform}
          {post.community ? `, ${post.community}` : ''}
        </span>{' '}
        <span className="chip">{plain(post.voice)}</span>
        {mark ? <span className="chip accent">{mark}</span> : null}
        <span className="hush">
          <WebLink url={post.url}>
            <Moment at={post.timestamp} />
          </WebLink>
        </span>
      </p>
      <p className="post-text" dir="auto">
        {post.content}
      </p>
      <Eyewitness post={post} />
      <p className="hush">
        account credibility {Math.round(post.author_credibility)}, {plain(post.verification_status).toLowerCase()}
        {reactions.map(([name, n]) => ` · ${number(n)} ${plain(name).toLowerCase()}`).join('')}
      </p>
      {post.account && post.account.reasons.length > 0 ? (
        <p className="hush">{post.account.reasons.join(' ')}</p>
      ) : null}
    </li>
  );
}

function Eyewitness({ post: { eyewitness } }: { post: SocialPost }) {
  if (eyewitness.words.length === 0) return null;
  return (
    <p className="hush">
      Possible eyewitness:{' '}
      {eyewitness.words.map((words, index) => (
        <Fragment key={words}>
          {index > 0 ? ', ' : ''}
          <q dir="auto">{words}</q>
        </Fragment>
      ))}
    </p>
  );
}
