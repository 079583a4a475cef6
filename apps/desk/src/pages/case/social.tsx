import { Fragment } from 'react';
import type { Result, Schemas, Social } from '../../api';
import { count, Moment, number, plain, Section, WebLink } from '../../ui';

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

function Post({ post, mark }: { post: Schemas['ResultPost']; mark: string | null }) {
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

function Eyewitness({ post: { eyewitness } }: { post: Schemas['ResultPost'] }) {
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

const SPREAD: Record<NonNullable<Social['engagement']>['kind'], string> = {
  organic: 'spread across posts',
  'one-post': 'mostly one post',
  pushed: 'mostly coordinated posts',
  none: 'little',
};

function Interest({ social: { engagement, reaction } }: { social: Social }) {
  return (
    <>
      {engagement ? (
        <p>
          <b>Interest:</b> {engagement.total > 0 ? `${number(engagement.total)} reactions, ` : ''}
          {SPREAD[engagement.kind]}.{' '}
          <span className="hush">
            {engagement.reason} {engagement.reception_reason}
          </span>
        </p>
      ) : null}
      {reaction ? <Reaction reaction={reaction} /> : null}
    </>
  );
}

const ANSWERS = [
  ['confirm', 'confirm'],
  ['deny', 'deny'],
  ['ask', 'ask'],
  ['other', 'other'],
] as const;

function Reaction({ reaction }: { reaction: NonNullable<Social['reaction']> }) {
  const replyCounts = ANSWERS.filter(([kind]) => reaction[kind] > 0).map(
    ([kind, words]) => `${reaction[kind]} ${words}`,
  );
  if (reaction.answers === 0) return <p className="hush">No replies to the posts.</p>;
  return (
    <>
      <p>
        <b>Replies:</b> {count(reaction.answers, 'reply', 'replies')}: {replyCounts.join(', ')}.
      </p>
      {reaction.examples.length > 0 ? (
        <details>
          <summary>{count(reaction.examples.length, 'reply', 'replies')} quoted</summary>
          <ul className="plain-list">
            {reaction.examples.map(({ url, platform, voice, excerpt }) => (
              <li key={url}>
                <span className="chip">{plain(voice)}</span> <q dir="auto">{excerpt}</q>{' '}
                <small>
                  <WebLink url={url}>{platform}</WebLink>
                </small>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}
