import { because, type Reason, sentenceOf } from './reason';
import { SOCIAL_ENGLISH } from './social.en';

const NOON = '2026-03-09T12:00:00.000Z';

/** Every code with the sentence that people have always read for it. */
const CATALOGUE: readonly (readonly [Reason, string])[] = [
  [because('post.too-early', { days: 2 }), 'Posted 2 days too early to be about the event.'],
  [because('post.too-late'), 'Posted too long after the event.'],
  [because('post.names-nobody'), 'Names neither the parties nor the place.'],
  [because('post.names', { names: ['Ada Okafor', 'Elm Castings'] }), 'Names Ada Okafor, Elm Castings.'],
  [because('post.part-of-name', { name: 'Elm Castings' }), 'Contains part of the name Elm Castings.'],
  [because('post.town', { town: 'Elm Valley' }), 'About Elm Valley.'],
  [because('post.kind-of-event'), 'Reports the same kind of event.'],
  [because('post.title-words', { words: 3 }), 'Shares 3 distinctive words with the title.'],
  [because('post.loosely-tied'), 'Names neither the parties in full nor both the place and the event.'],
  [
    because('post.common-spot', { name: 'Mill Bridge' }),
    'Many towns have a Mill Bridge, and the post does not say which one it means.',
  ],
  [because('post.nothing-happened'), 'Does not say what happened.'],
  [because('post.near-in-time', { days: 2 }), 'Does not say what happened, but was posted within 2 days of it.'],
  [because('post.other-name', { name: 'Juniper Foundry' }), 'Names Juniper Foundry but no party named in the topic.'],
  [
    because('post.words-alone', { found: 3, of: 5 }),
    'Contains 3 of 5 distinctive words; the topic names no party or place.',
  ],
  [because('post.other-date', { quote: 'March 1, 2026' }), 'Refers to a different date: March 1, 2026.'],
  [because('post.past'), 'Refers to a past event.'],
  [because('post.elsewhere', { found: 'georgia', wanted: 'Ohio' }), 'About a place in georgia, not in Ohio.'],
  [because('post.other-number', { name: 'Local', found: '15', own: '12' }), 'Refers to Local 15, not 12.'],
  [
    because('post.eyewitness-words', { likelihood: 0.72, words: ['I can see', 'my porch'] }),
    'Eyewitness wording (probability 0.72): I can see; my porch',
  ],
  [because('telling.repost'), 'Repost of another post.'],
  [because('telling.denies', { words: 'a hoax' }), 'Denies it (“a hoax”).'],
  [because('telling.asks', { words: 'anyone know' }), 'Asks a question instead of reporting (“anyone know”).'],
  [because('telling.points-to-page'), 'Links to a page without adding information.'],
  [because('telling.hearsay', { words: 'rumours' }), 'Repeats what others say (“rumours”).'],
  [because('telling.was-there', { words: 'I can see' }), 'Written as an eyewitness account (“I can see”).'],
  [because('telling.own-words'), 'Reports it in its own words.'],
  [because('account.organisation', { points: 35, as: 'government' }), 'Verified by the platform as government (+35)'],
  [because('account.identity-checked', { points: 30 }), 'Identity verified (+30)'],
  [because('account.bought-mark', { points: 0 }), 'Paid verification that does not prove identity (0)'],
  [because('account.domain', { points: 12, domain: 'a.example' }), 'Controls the domain a.example (+12)'],
  [because('account.automated', { points: -10 }), 'Labels itself as automated (-10)'],
  [because('account.under-a-month', { points: -20 }), 'Account less than a month old (-20)'],
  [because('account.under-three-months', { points: -10 }), 'Account less than three months old (-10)'],
  [because('account.under-a-year', { points: 0 }), 'Account less than a year old (0)'],
  [because('account.over-a-year', { points: 10 }), 'Account more than a year old (+10)'],
  [because('account.over-three-years', { points: 18 }), 'Account more than three years old (+18)'],
  [because('account.few-posts', { points: -8, posts: 4 }), 'Few earlier posts (4) (-8)'],
  [because('account.many-posts', { points: 5, posts: 3000 }), 'Posting history of 3000 posts (+5)'],
  [because('account.busy', { points: -20, perDay: 109 }), 'Posts 109 times a day (-20)'],
  [
    because('account.follows-many', { points: -10, following: 900, followers: 3 }),
    'Follows 900 accounts, has 3 followers (-10)',
  ],
  [because('account.followed', { points: 8, followers: 4000 }), 'Has 4000 followers (+8)'],
  [because('account.negative-karma', { points: -15, karma: -5 }), 'Negative karma (-5) (-15)'],
  [because('account.little-karma', { points: -5, karma: 50 }), 'Little karma (50) (-5)'],
  [because('account.some-karma', { points: 4, karma: 500 }), 'Some karma (500) (+4)'],
  [because('account.much-karma', { points: 10, karma: 5000 }), 'High karma (5000) (+10)'],
  [because('account.digits', { points: -10, digits: 5 }), 'Name ends in 5 digits (-10)'],
  [because('account.unknown'), 'The platform provides no information about this account.'],
  [
    because('coordination.same-words', { accounts: 8, letterByLetter: false, minutes: 120 }),
    '8 accounts posted nearly identical text within 120 minutes.',
  ],
  [
    because('coordination.same-words', { accounts: 8, letterByLetter: true, minutes: 121 }),
    '8 accounts posted identical text within 3 hours.',
  ],
  [because('coordination.burst', { accounts: 5, minutes: 5 }), 'At least 5 of them posted within 5 minutes.'],
  [
    because('coordination.young', { young: 6, known: 8, days: 90 }),
    '6 of 8 accounts of known age were less than 90 days old.',
  ],
  [because('coordination.busy', { accounts: 2, perDay: 50 }), '2 accounts post more than 50 times a day.'],
  [because('coordination.born-together', { days: 4 }), 'The accounts were created within 4 days of each other.'],
  [because('coordination.one-page'), 'All of them link to the same page.'],
  [because('interest.pushed', { pushed: 6, posts: 8 }), '6 of 8 posts show signs of coordination.'],
  [because('interest.hardly-any', { total: 3 }), 'All posts together received 3 likes, reposts and replies.'],
  [because('interest.one-post', { percent: 81 }), 'One post received 81% of the likes, reposts and replies.'],
  [because('interest.spread', { posts: 7 }), 'Likes, reposts and replies are spread over 7 posts.'],
  [
    because('interest.argued-over', { answers: 40, approvals: 12 }),
    'More argued over than endorsed: 40 replies and 12 likes, reposts and points.',
  ],
  [
    because('interest.passed-on', { answers: 4, approvals: 120 }),
    'More endorsed than argued over: 4 replies and 120 likes, reposts and points.',
  ],
  [because('interest.reception-unknown'), 'Too few likes, reposts and replies are known to judge the reception.'],
  [because('history.age', { days: 12 }), 'The account was 12 days old when it posted.'],
  [
    because('history.regular', { inCommunity: 30, items: 80, community: 'ohio' }),
    'Regular in ohio: 30 of its latest 80 posts and comments.',
  ],
  [
    because('history.newcomer', { items: 80, community: 'ohio' }),
    'New to ohio: none of its latest 80 other posts and comments is there.',
  ],
  [
    because('history.items', { inCommunity: 2, items: 9, community: 'ohio' }),
    '2 of its latest 9 other posts and comments are in ohio.',
  ],
  [
    because('history.removed', { removed: 4, items: 10 }),
    '4 of its latest 10 posts and comments were deleted or removed.',
  ],
  [
    because('eyewitness.told', { platform: 'x', words: 'I can see', at: NOON }),
    'An account on x posted what reads like an eyewitness account (“I can see”) at 2026-03-09T12:00:00.000Z.',
  ],
  [because('eyewitness.before-report', { minutes: 119 }), 'Posted 119 minutes before the first report.'],
  [because('eyewitness.before-report', { minutes: 150 }), 'Posted 3 hours before the first report.'],
  [because('eyewitness.no-report-date'), 'No report has a date for comparison.'],
  [because('eyewitness.accounts', { accounts: 3 }), '3 accounts report it independently.'],
];

describe('the sentences of posts', () => {
  it.each(CATALOGUE)('%j is said “%s”', (reason, sentence) => expect(sentenceOf(reason)).toBe(sentence));

  it('leave no code out', () =>
    expect(Object.keys(SOCIAL_ENGLISH).filter((code) => !CATALOGUE.some(([one]) => one.code === code))).toEqual([]));
});
