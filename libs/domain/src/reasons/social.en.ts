import type { Catalog } from './catalog';

/** English text on how posts are read; not used by decisions. */
export const SOCIAL_ENGLISH = {
  'post.too-early': 'Posted {days, plural, # day|# days} too early to be about the event.',
  'post.too-late': 'Posted too long after the event.',
  'post.names-nobody': 'Names neither the parties nor the place.',
  'post.names': 'Names {names, list}.',
  'post.part-of-name': 'Contains part of the name {name}.',
  'post.town': 'About {town}.',
  'post.kind-of-event': 'Reports the same kind of event.',
  'post.title-words': 'Shares {words, plural, # distinctive word|# distinctive words} with the title.',
  'post.loosely-tied': 'Names neither the parties in full nor both the place and the event.',
  'post.common-spot': 'Many towns have a {name}, and the post does not say which one it means.',
  'post.nothing-happened': 'Does not say what happened.',
  'post.near-in-time': 'Does not say what happened, but was posted within {days, number} days of it.',
  'post.other-name': 'Names {name} but no party named in the topic.',
  'post.words-alone': 'Contains {found, number} of {of, number} distinctive words; the topic names no party or place.',
  /** The post dates the event to another day; `quote`: its words. */
  'post.other-date': 'Refers to a different date: {quote}.',
  'post.past': 'Refers to a past event.',
  'post.elsewhere': 'About a place in {found}, not in {wanted}.',
  /** The post gives a different number with the same name: "Flight 611" for "Flight 240". */
  'post.other-number': 'Refers to {name} {found}, not {own}.',
  /** Wording of a possible eyewitness: probability 0–1, and the words that suggest it. */
  'post.eyewitness-words': 'Eyewitness wording (probability {likelihood, number}): {words, series}',

  'telling.repost': 'Repost of another post.',
  'telling.denies': 'Denies it (“{words}”).',
  'telling.asks': 'Asks a question instead of reporting (“{words}”).',
  'telling.points-to-page': 'Links to a page without adding information.',
  'telling.hearsay': 'Repeats what others say (“{words}”).',
  'telling.was-there': 'Written as an eyewitness account (“{words}”).',
  'telling.own-words': 'Reports it in its own words.',

  'account.organisation': 'Verified by the platform as {as} ({points, signed})',
  'account.identity-checked': 'Identity verified ({points, signed})',
  'account.bought-mark': 'Paid verification that does not prove identity ({points, signed})',
  'account.domain': 'Controls the domain {domain} ({points, signed})',
  'account.automated': 'Labels itself as automated ({points, signed})',
  'account.under-a-month': 'Account less than a month old ({points, signed})',
  'account.under-three-months': 'Account less than three months old ({points, signed})',
  'account.under-a-year': 'Account less than a year old ({points, signed})',
  'account.over-a-year': 'Account more than a year old ({points, signed})',
  'account.over-three-years': 'Account more than three years old ({points, signed})',
  'account.few-posts': 'Few earlier posts ({posts, number}) ({points, signed})',
  'account.many-posts': 'Posting history of {posts, number} posts ({points, signed})',
  'account.busy': 'Posts {perDay, number} times a day ({points, signed})',
  'account.follows-many': 'Follows {following, number} accounts, has {followers, number} followers ({points, signed})',
  'account.followed': 'Has {followers, number} followers ({points, signed})',
  'account.negative-karma': 'Negative karma ({karma, number}) ({points, signed})',
  'account.little-karma': 'Little karma ({karma, number}) ({points, signed})',
  'account.some-karma': 'Some karma ({karma, number}) ({points, signed})',
  'account.much-karma': 'High karma ({karma, number}) ({points, signed})',
  'account.digits': 'Name ends in {digits, number} digits ({points, signed})',
  'account.unknown': 'The platform provides no information about this account.',

  'coordination.same-words': `{accounts, number} accounts posted {letterByLetter, if, identical|nearly identical} text
    within {minutes, within}.`,
  'coordination.burst': 'At least {accounts, number} of them posted within {minutes, plural, # minute|# minutes}.',
  'coordination.young':
    '{young, number} of {known, number} accounts of known age were less than {days, number} days old.',
  'coordination.busy': '{accounts, plural, # account posts|# accounts post} more than {perDay, number} times a day.',
  'coordination.born-together': 'The accounts were created within {days, plural, # day|# days} of each other.',
  'coordination.one-page': 'All of them link to the same page.',

  'interest.pushed': '{pushed, number} of {posts, number} posts show signs of coordination.',
  'interest.hardly-any': `{total, plural, All posts together received # like, repost or reply|All posts together
    received # likes, reposts and replies|The posts received no likes, reposts or replies}.`,
  /** Percentage of all likes, reposts and replies that one post received. */
  'interest.one-post': 'One post received {percent, number}% of the likes, reposts and replies.',
  'interest.spread': 'Likes, reposts and replies are spread over {posts, number} posts.',
  'interest.argued-over': `More argued over than endorsed: {answers, number} replies and quotes, {approvals, number}
    likes, reposts and points.`,
  'interest.passed-on': `More endorsed than argued over: {answers, number} replies and quotes, {approvals, number}
    likes, reposts and points.`,
  'interest.reception-unknown': 'Too few likes, reposts and replies are known to judge the reception.',
  'history.age': 'The account was {days, plural, # day|# days} old when it posted.',
  'history.regular': 'Regular in {community}: {inCommunity, number} of its latest {items, number} posts and comments.',
  'history.newcomer': 'New to {community}: none of its latest {items, number} other posts and comments is there.',
  'history.items': '{inCommunity, number} of its latest {items, number} other posts and comments are in {community}.',
  'history.removed': '{removed, number} of its latest {items, number} posts and comments were deleted or removed.',

  'eyewitness.told': 'An account on {platform} posted what reads like an eyewitness account (“{words}”) at {at}.',
  'eyewitness.before-report': 'Posted {minutes, lasting} before the first report.',
  'eyewitness.no-report-date': 'No report has a date for comparison.',
  'eyewitness.accounts': '{accounts, plural, # account reports|# accounts report} it independently.',
} as const satisfies Catalog;
