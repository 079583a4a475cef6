import { many } from '../many';
import type { Catalog } from './catalog';

/** The English of what posts were read for; no decision reads it. */
export const SOCIAL_ENGLISH = {
  'post.too-early': 'Written {days, plural, # day|# days} too early to be about it.',
  'post.too-late': 'Written too long after it.',
  'post.names-nobody': 'Names neither those concerned nor the place.',
  'post.names': 'Names {names, list}.',
  'post.part-of-name': 'Has a part of the name {name}.',
  'post.town': 'Is about {town}.',
  'post.kind-of-event': 'Tells of the same kind of event.',
  'post.title-words': 'Shares {words, plural, # telling word|# telling words} of the title.',
  'post.loosely-tied': 'Does not name those concerned in full, nor the place together with what happened.',
  'post.common-spot': 'Many towns have a {name}, and it does not say which one it means.',
  'post.nothing-happened': 'Says nothing of what happened.',
  'post.near-in-time': 'Says nothing of what happened, but was written within {days, number} days of it.',
  'post.other-name': 'Names {name}, and nobody whom the topic names.',
  'post.words-alone': 'Has {found, number} of {of, number} telling words; the topic names nobody and no place.',
  /** It dates what it tells to another day, in the words of `quote`. */
  'post.other-date': 'Speaks of {quote}.',
  'post.past': 'Speaks of something in the past.',
  'post.elsewhere': 'Is about a place in {found}, not in {wanted}.',
  /** It numbers a like-named thing otherwise: "Flight 611" for "Flight 240". */
  'post.other-number': 'Speaks of {name} {found}, not {own}.',
  /** It sounds as if its writer was there: chance 0–1, and the words that say so. */
  'post.eyewitness-words': ({ likelihood, words }: { likelihood: number; words: string[] }) =>
    `Eyewitness wording (${likelihood}): ${words.join('; ')}`,

  'telling.repost': 'Hands on another post.',
  'telling.denies': 'Says that it is not so (“{words}”).',
  'telling.asks': 'Asks rather than tells (“{words}”).',
  'telling.points-to-page': 'Points to a page and adds nothing of its own.',
  'telling.hearsay': 'Hands on what others say (“{words}”).',
  'telling.was-there': 'Tells it as somebody who was there (“{words}”).',
  'telling.own-words': 'Tells it in its own words.',

  'account.organisation': 'Checked by the platform as {as} ({points, signed})',
  'account.identity-checked': 'Identity checked ({points, signed})',
  'account.bought-mark': 'Its verification is bought and shows no identity ({points, signed})',
  'account.domain': 'Controls the domain {domain} ({points, signed})',
  'account.automated': 'Calls itself automated ({points, signed})',
  'account.under-a-month': 'Account is less than a month old ({points, signed})',
  'account.under-three-months': 'Account is less than three months old ({points, signed})',
  'account.under-a-year': 'Account is less than a year old ({points, signed})',
  'account.over-a-year': 'Account is more than a year old ({points, signed})',
  'account.over-three-years': 'Account is more than three years old ({points, signed})',
  'account.few-posts': 'Has hardly posted before ({posts, number}) ({points, signed})',
  'account.many-posts': 'Has a history of {posts, number} posts ({points, signed})',
  'account.busy': 'Posts {perDay, number} times a day ({points, signed})',
  'account.follows-many':
    'Follows {following, number} accounts and is followed by {followers, number} ({points, signed})',
  'account.followed': 'Is followed by {followers, number} accounts ({points, signed})',
  'account.negative-karma': 'Has negative karma ({karma, number}) ({points, signed})',
  'account.little-karma': 'Has little karma ({karma, number}) ({points, signed})',
  'account.some-karma': 'Has some karma ({karma, number}) ({points, signed})',
  'account.much-karma': 'Has much karma ({karma, number}) ({points, signed})',
  'account.digits': 'Its name ends in {digits, number} digits ({points, signed})',
  'account.unknown': 'The platform tells nothing about this account.',

  'coordination.same-words': ({
    accounts,
    letterByLetter,
    minutes,
  }: {
    accounts: number;
    letterByLetter: boolean;
    minutes: number;
  }) =>
    `${accounts} accounts said the same${letterByLetter ? ' letter by letter' : ' with small changes'} within ` +
    `${minutes <= 120 ? many(minutes, 'minute') : `${Math.ceil(minutes / 60)} hours`}.`,
  'coordination.burst': 'At least {accounts, number} of them did within {minutes, plural, # minute|# minutes}.',
  'coordination.young':
    '{young, number} of {known, number} accounts of known age were less than {days, number} days old.',
  'coordination.busy': '{accounts, plural, # account posts|# accounts post} more than {perDay, number} times a day.',
  'coordination.born-together': 'The accounts were made within {days, plural, # day|# days} of each other.',
  'coordination.one-page': 'All of them point to one page.',

  'interest.pushed': '{pushed, number} of {posts, number} posts show signs of coordination.',
  'interest.hardly-any': ({ total }: { total: number }) =>
    total === 0
      ? 'No post was answered or passed on.'
      : `All posts together were answered or passed on ${many(total, 'time')}.`,
  /** One post has so many of 100 likes, reposts and answers. */
  'interest.one-post': 'One post has {percent, number} % of the likes, reposts and answers.',
  'interest.spread': 'The interest is spread over {posts, number} posts.',
  'interest.argued-over':
    'They are argued over: {answers, number} answers and {approvals, number} likes, reposts and points.',
  'interest.passed-on': `They are liked and passed on more than answered: {answers, number} answers and
    {approvals, number} likes, reposts and points.`,
  'interest.reception-unknown': 'Too few likes, reposts and answers are told to say how they were received.',
  'history.age': 'The account was {days, plural, # day|# days} old when it posted.',
  'history.regular':
    'It writes in {community} regularly: {inCommunity, number} of its latest {items, number} posts and comments.',
  'history.newcomer': 'None of its latest {items, number} posts and comments besides this one is in {community}.',
  'history.items':
    'Of its latest {items, number} posts and comments besides this one, {inCommunity, number} are in {community}.',
  'history.removed': 'Of its latest {items, number} posts and comments, {removed, number} were deleted or taken down.',

  'eyewitness.told': 'An account on {platform} told it as somebody who was there (“{words}”) at {at}.',
  'eyewitness.before-report': ({ minutes }: { minutes: number }) =>
    `That is ${lasting(minutes)} before the first report.`,
  'eyewitness.no-report-date': 'No report has a date to compare with.',
  'eyewitness.accounts': '{accounts, plural, # account tells|# accounts tell} it independently of each other.',
} as const satisfies Catalog;

const lasting = (minutes: number): string =>
  minutes < 120 ? many(minutes, 'minute') : `${Math.round(minutes / 60)} hours`;
