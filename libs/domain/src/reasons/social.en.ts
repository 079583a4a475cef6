import { many } from '../many';
import type { Sentences } from './reason';
import type { SocialReasons } from './social.reasons';

const worth = (points: number): string => `(${points > 0 ? '+' : ''}${points})`;

/** The English of what posts were read for; no decision reads it. */
export const SOCIAL_ENGLISH: Sentences<SocialReasons> = {
  'post.too-early': ({ days }) => `Written ${many(days, 'day')} too early to be about it.`,
  'post.too-late': () => 'Written too long after it.',
  'post.names-nobody': () => 'Names neither those concerned nor the place.',
  'post.names': ({ names }) => `Names ${names.join(', ')}.`,
  'post.part-of-name': ({ name }) => `Has a part of the name ${name}.`,
  'post.town': ({ town }) => `Is about ${town}.`,
  'post.kind-of-event': () => 'Tells of the same kind of event.',
  'post.title-words': ({ words }) => `Shares ${many(words, 'telling word')} of the title.`,
  'post.loosely-tied': () => 'Does not name those concerned in full, nor the place together with what happened.',
  'post.common-spot': ({ name }) => `Many towns have a ${name}, and it does not say which one it means.`,
  'post.nothing-happened': () => 'Says nothing of what happened.',
  'post.near-in-time': ({ days }) => `Says nothing of what happened, but was written within ${days} days of it.`,
  'post.other-name': ({ name }) => `Names ${name}, and nobody whom the topic names.`,
  'post.words-alone': ({ found, of }) => `Has ${found} of ${of} telling words; the topic names nobody and no place.`,
  'post.other-date': ({ quote }) => `Speaks of ${quote}.`,
  'post.past': () => 'Speaks of something in the past.',
  'post.elsewhere': ({ found, wanted }) => `Is about a place in ${found}, not in ${wanted}.`,
  'post.other-number': ({ name, found, own }) => `Speaks of ${name} ${found}, not ${own}.`,
  'post.eyewitness-words': ({ likelihood, words }) => `Eyewitness wording (${likelihood}): ${words.join('; ')}`,

  'telling.repost': () => 'Hands on another post.',
  'telling.denies': ({ words }) => `Says that it is not so (“${words}”).`,
  'telling.asks': ({ words }) => `Asks rather than tells (“${words}”).`,
  'telling.points-to-page': () => 'Points to a page and adds nothing of its own.',
  'telling.hearsay': ({ words }) => `Hands on what others say (“${words}”).`,
  'telling.was-there': ({ words }) => `Tells it as somebody who was there (“${words}”).`,
  'telling.own-words': () => 'Tells it in its own words.',

  'account.organisation': ({ points, as }) => `Checked by the platform as ${as} ${worth(points)}`,
  'account.identity-checked': ({ points }) => `Identity checked ${worth(points)}`,
  'account.bought-mark': ({ points }) => `Its verification is bought and shows no identity ${worth(points)}`,
  'account.domain': ({ points, domain }) => `Controls the domain ${domain} ${worth(points)}`,
  'account.automated': ({ points }) => `Calls itself automated ${worth(points)}`,
  'account.under-a-month': ({ points }) => `Account is less than a month old ${worth(points)}`,
  'account.under-three-months': ({ points }) => `Account is less than three months old ${worth(points)}`,
  'account.under-a-year': ({ points }) => `Account is less than a year old ${worth(points)}`,
  'account.over-a-year': ({ points }) => `Account is more than a year old ${worth(points)}`,
  'account.over-three-years': ({ points }) => `Account is more than three years old ${worth(points)}`,
  'account.few-posts': ({ points, posts }) => `Has hardly posted before (${posts}) ${worth(points)}`,
  'account.many-posts': ({ points, posts }) => `Has a history of ${posts} posts ${worth(points)}`,
  'account.busy': ({ points, perDay }) => `Posts ${perDay} times a day ${worth(points)}`,
  'account.follows-many': ({ points, following, followers }) =>
    `Follows ${following} accounts and is followed by ${followers} ${worth(points)}`,
  'account.followed': ({ points, followers }) => `Is followed by ${followers} accounts ${worth(points)}`,
  'account.negative-karma': ({ points, karma }) => `Has negative karma (${karma}) ${worth(points)}`,
  'account.little-karma': ({ points, karma }) => `Has little karma (${karma}) ${worth(points)}`,
  'account.some-karma': ({ points, karma }) => `Has some karma (${karma}) ${worth(points)}`,
  'account.much-karma': ({ points, karma }) => `Has much karma (${karma}) ${worth(points)}`,
  'account.digits': ({ points, digits }) => `Its name ends in ${digits} digits ${worth(points)}`,
  'account.unknown': () => 'The platform tells nothing about this account.',

  'coordination.same-words': ({ accounts, letterByLetter, minutes }) =>
    `${accounts} accounts said the same${letterByLetter ? ' letter by letter' : ' with small changes'} within ` +
    `${minutes <= 120 ? many(minutes, 'minute') : `${Math.ceil(minutes / 60)} hours`}.`,
  'coordination.burst': ({ accounts, minutes }) =>
    `At least ${accounts} of them did within ${many(minutes, 'minute')}.`,
  'coordination.young': ({ young, known, days }) =>
    `${young} of ${known} accounts of known age were less than ${days} days old.`,
  'coordination.busy': ({ accounts, perDay }) =>
    `${many(accounts, 'account posts', 'accounts post')} more than ${perDay} times a day.`,
  'coordination.born-together': ({ days }) => `The accounts were made within ${many(days, 'day')} of each other.`,
  'coordination.one-page': () => 'All of them point to one page.',

  'interest.pushed': ({ pushed, posts }) => `${pushed} of ${posts} posts show signs of coordination.`,
  'interest.hardly-any': ({ total }) =>
    total === 0
      ? 'No post was answered or passed on.'
      : `All posts together were answered or passed on ${many(total, 'time')}.`,
  'interest.one-post': ({ percent }) => `One post has ${percent} % of the likes, reposts and answers.`,
  'interest.spread': ({ posts }) => `The interest is spread over ${posts} posts.`,
  'interest.argued-over': ({ answers, approvals }) =>
    `They are argued over: ${answers} answers and ${approvals} likes, reposts and points.`,
  'interest.passed-on': ({ answers, approvals }) =>
    `They are liked and passed on more than answered: ${answers} answers and ${approvals} likes, reposts and points.`,
  'interest.reception-unknown': () => 'Too few likes, reposts and answers are told to say how they were received.',
  'history.age': ({ days }) => `The account was ${many(days, 'day')} old when it posted.`,
  'history.regular': ({ inCommunity, items, community }) =>
    `It writes in ${community} regularly: ${inCommunity} of its latest ${items} posts and comments.`,
  'history.newcomer': ({ items, community }) =>
    `None of its latest ${items} posts and comments besides this one is in ${community}.`,
  'history.items': ({ inCommunity, items, community }) =>
    `Of its latest ${items} posts and comments besides this one, ${inCommunity} are in ${community}.`,
  'history.removed': ({ removed, items }) =>
    `Of its latest ${items} posts and comments, ${removed} were deleted or taken down.`,

  'eyewitness.told': ({ platform, words, at }) =>
    `An account on ${platform} told it as somebody who was there (“${words}”) at ${at}.`,
  'eyewitness.before-report': ({ minutes }) => `That is ${lasting(minutes)} before the first report.`,
  'eyewitness.no-report-date': () => 'No report has a date to compare with.',
  'eyewitness.accounts': ({ accounts }) =>
    `${many(accounts, 'account tells', 'accounts tell')} it independently of each other.`,
};

const lasting = (minutes: number): string =>
  minutes < 120 ? many(minutes, 'minute') : `${Math.round(minutes / 60)} hours`;
