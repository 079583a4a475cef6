import { Fragment } from 'react';
import type { Result, Schemas, Social } from '../../api';
import { Moment, formatNumber, humanizeCode, Section, WebLink } from '../../ui';
import { t } from '../../messages';

const MAX_SHOWN = 12;

/** Social media posts, which never count toward the level. */
export function Social({ result: { social, social_media_evidence: posts } }: { result: Result }) {
  return (
    <Section
      id="social"
      title={t('story.posts')}
      aside={t('story.independentAccounts', { independentAccounts: social?.independent_accounts ?? 0 })}
    >
      {social?.timeline.first ? (
        <p>
          {t.rich('story.firstPostLastPost', {
            moment: () => <Moment at={social.timeline.first} />,
            moment2: () => <Moment at={social.timeline.last} />,
          })}
        </p>
      ) : null}
      {social?.coordinated_clusters.map(({ posts: many, reasons }) => (
        <p key={reasons.join()} className="warn">
          {t('story.postsPossiblyCoordinatedReasons', { many, reasons: reasons.join(' ') })}
        </p>
      ))}
      {social && posts.length > 0 ? <Interest social={social} /> : null}
      <ul className="posts">
        {posts.slice(0, MAX_SHOWN).map((post) => (
          <Post
            key={post.url}
            post={post}
            mark={social?.timeline.moments.find(({ url, mark }) => mark && url === post.url)?.mark ?? null}
          />
        ))}
      </ul>
      {posts.length > MAX_SHOWN ? (
        <p className="hush">{t('story.nMorePostsInThe', { n: posts.length - MAX_SHOWN })}</p>
      ) : null}
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
        <span className="chip">{humanizeCode(post.voice)}</span>
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
        {t('story.accountCredibilityAuthorCredibilityVerificationStatusReactions', {
          authorCredibility: Math.round(post.author_credibility),
          verificationStatus: humanizeCode(post.verification_status).toLowerCase(),
          reactions: reactions.map(([name, n]) => ` · ${formatNumber(n)} ${humanizeCode(name).toLowerCase()}`).join(''),
        })}
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
      {t('story.possibleEyewitness')}{' '}
      {eyewitness.words.map((words, index) => (
        <Fragment key={words}>
          {index > 0 ? ', ' : ''}
          <q dir="auto">{words}</q>
        </Fragment>
      ))}
    </p>
  );
}

const SPREAD_TEXT: Record<NonNullable<Social['engagement']>['kind'], string> = {
  organic: t('story.spreadAcrossPosts'),
  'one-post': t('story.mostlyOnePost'),
  pushed: t('story.mostlyCoordinatedPosts'),
  none: t('story.little'),
};

function Interest({ social: { engagement, reaction } }: { social: Social }) {
  return (
    <>
      {engagement ? (
        <p>
          <b>{t('story.interest')}</b>{' '}
          {engagement.total > 0 ? t('story.totalReactions', { total: engagement.total }) : ''}
          {SPREAD_TEXT[engagement.kind]}.{' '}
          <span className="hush">
            {engagement.reason} {engagement.reception_reason}
          </span>
        </p>
      ) : null}
      {reaction ? <Reaction reaction={reaction} /> : null}
    </>
  );
}

const REACTION_TEXT = [
  ['confirm', (n: number) => t('story.confirm', { n })],
  ['deny', (n: number) => t('story.deny', { n })],
  ['ask', (n: number) => t('story.ask', { n })],
  ['other', (n: number) => t('story.other', { n })],
] as const;

function Reaction({ reaction }: { reaction: NonNullable<Social['reaction']> }) {
  const replyCounts = REACTION_TEXT.filter(([kind]) => reaction[kind] > 0).map(([kind, say]) => say(reaction[kind]));
  if (reaction.answers === 0) return <p className="hush">{t('story.noRepliesToThePosts')}</p>;
  return (
    <>
      <p>
        {t.rich('story.repliesRepliesReplyCounts', {
          b: (chunks) => <b>{chunks}</b>,
          answers: reaction.answers,
          replyCounts: replyCounts.join(', '),
        })}
      </p>
      {reaction.examples.length > 0 ? (
        <details>
          <summary>{t('story.repliesQuoted', { count: reaction.examples.length })}</summary>
          <ul className="plain-list">
            {reaction.examples.map(({ url, platform, voice, excerpt }) => (
              <li key={url}>
                <span className="chip">{humanizeCode(voice)}</span> <q dir="auto">{excerpt}</q>{' '}
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
