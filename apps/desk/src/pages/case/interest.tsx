import type { Social } from '../../api';
import { count, number, plain, WebLink } from '../../ui';

const SPREAD: Record<NonNullable<Social['engagement']>['kind'], string> = {
  organic: 'spread across posts',
  'one-post': 'mostly one post',
  pushed: 'mostly coordinated posts',
  none: 'little',
};

export function Interest({ social: { engagement, reaction } }: { social: Social }) {
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
  const told = ANSWERS.filter(([kind]) => reaction[kind] > 0).map(([kind, words]) => `${reaction[kind]} ${words}`);
  if (reaction.answers === 0) return <p className="hush">No replies to the posts.</p>;
  return (
    <>
      <p>
        <b>Replies:</b> {count(reaction.answers, 'reply', 'replies')}: {told.join(', ')}.
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
