import { Fragment } from 'react';
import type { Result, SocialPost } from '../../api/result';
import { count, number, plain } from '../../ui/format';
import { Nothing } from '../../ui/messages';
import { Section } from '../../ui/section';
import { Moment } from '../../ui/time';
import { WebLink } from '../../ui/web-link';
import { Interest } from './interest';
import { SocialChart } from './social-chart';

/** The others are left to the API. */
const SHOWN = 12;

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
      {posts.length > 1 ? <SocialChart posts={posts} moments={social?.timeline.moments ?? []} /> : null}
      {social?.coordinated_clusters.map(({ posts: many, reasons }) => (
        <p key={reasons.join()} className="warn">
          {count(many, 'post')} look coordinated: {reasons.join(' ')}
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
      {posts.length > SHOWN ? <p className="hush">and {posts.length - SHOWN} more in the API.</p> : null}
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
        account {Math.round(post.author_credibility)} of 100, {plain(post.verification_status).toLowerCase()}
        {reactions.map(([name, n]) => ` · ${number(n)} ${plain(name).toLowerCase()}`).join('')}
      </p>
      {post.account && post.account.reasons.length > 0 ? (
        <p className="hush">{post.account.reasons.join(' ')}</p>
      ) : null}
    </li>
  );
}

/** Words by which it may be from somebody who was there: a lead. */
function Eyewitness({ post: { eyewitness } }: { post: SocialPost }) {
  if (eyewitness.words.length === 0) return null;
  return (
    <p className="hush">
      Perhaps an eyewitness, by the words{' '}
      {eyewitness.words.map((words, index) => (
        <Fragment key={words}>
          {index > 0 ? ', ' : ''}
          <q dir="auto">{words}</q>
        </Fragment>
      ))}
      : to be followed, never counted.
    </p>
  );
}
