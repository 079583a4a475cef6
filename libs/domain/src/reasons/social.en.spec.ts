import { createReason, type Reason, toReasonText } from './reason';
import { SOCIAL_ENGLISH } from './social.en';

const NOON = '2026-03-09T12:00:00.000Z';

/** Every code with the sentence that people have always read for it. */
const CATALOGUE: readonly (readonly [Reason, string])[] = [
  [createReason('post.too-early', { days: 2 }), 'Posted 2 days too early to be about the event.'],
  [createReason('post.too-late'), 'Posted too long after the event.'],
  [createReason('post.names-nobody'), 'Names neither the parties nor the place.'],
  [createReason('post.names', { names: ['Ada Okafor', 'Elm Castings'] }), 'Names Ada Okafor, Elm Castings.'],
  [createReason('post.part-of-name', { name: 'Elm Castings' }), 'Contains part of the name Elm Castings.'],
  [createReason('post.town', { town: 'Elm Valley' }), 'About Elm Valley.'],
  [createReason('post.kind-of-event'), 'Reports the same kind of event.'],
  [createReason('post.title-words', { words: 3 }), 'Shares 3 distinctive words with the title.'],
  [createReason('post.loosely-tied'), 'Names neither the parties in full nor both the place and the event.'],
  [
    createReason('post.common-spot', { name: 'Mill Bridge' }),
    'Many towns have a Mill Bridge, and the post does not say which one it means.',
  ],
  [createReason('post.nothing-happened'), 'Does not say what happened.'],
  [createReason('post.near-in-time', { days: 2 }), 'Does not say what happened, but was posted within 2 days of it.'],
  [
    createReason('post.other-name', { name: 'Juniper Foundry' }),
    'Names Juniper Foundry but no party named in the topic.',
  ],
  [
    createReason('post.words-alone', { found: 3, of: 5 }),
    'Contains 3 of 5 distinctive words; the topic names no party or place.',
  ],
  [createReason('post.other-date', { quote: 'March 1, 2026' }), 'Refers to a different date: March 1, 2026.'],
  [createReason('post.past'), 'Refers to a past event.'],
  [createReason('post.elsewhere', { found: 'georgia', wanted: 'Ohio' }), 'About a place in georgia, not in Ohio.'],
  [createReason('post.other-number', { name: 'Local', found: '15', own: '12' }), 'Refers to Local 15, not 12.'],
  [
    createReason('post.eyewitness-words', { likelihood: 0.72, words: ['I can see', 'my porch'] }),
    'Eyewitness wording (probability 0.72): I can see; my porch',
  ],
  [createReason('telling.repost'), 'Repost of another post.'],
  [createReason('telling.denies', { words: 'a hoax' }), 'Denies it (“a hoax”).'],
  [createReason('telling.asks', { words: 'anyone know' }), 'Asks a question instead of reporting (“anyone know”).'],
  [createReason('telling.points-to-page'), 'Links to a page without adding information.'],
  [createReason('telling.hearsay', { words: 'rumours' }), 'Repeats what others say (“rumours”).'],
  [createReason('telling.was-there', { words: 'I can see' }), 'Written as an eyewitness account (“I can see”).'],
  [createReason('telling.own-words'), 'Reports it in its own words.'],
  [
    createReason('account.organisation', { points: 35, as: 'government' }),
    'Verified by the platform as government (+35)',
  ],
  [createReason('account.identity-checked', { points: 30 }), 'Identity verified (+30)'],
  [createReason('account.bought-mark', { points: 0 }), 'Paid verification that does not prove identity (0)'],
  [createReason('account.domain', { points: 12, domain: 'a.example' }), 'Controls the domain a.example (+12)'],
  [createReason('account.automated', { points: -10 }), 'Labels itself as automated (-10)'],
  [createReason('account.under-a-month', { points: -20 }), 'Account less than a month old (-20)'],
  [createReason('account.under-three-months', { points: -10 }), 'Account less than three months old (-10)'],
  [createReason('account.under-a-year', { points: 0 }), 'Account less than a year old (0)'],
  [createReason('account.over-a-year', { points: 10 }), 'Account more than a year old (+10)'],
  [createReason('account.over-three-years', { points: 18 }), 'Account more than three years old (+18)'],
  [createReason('account.few-posts', { points: -8, posts: 4 }), 'Few earlier posts (4) (-8)'],
  [createReason('account.many-posts', { points: 5, posts: 3000 }), 'Posting history of 3000 posts (+5)'],
  [createReason('account.busy', { points: -20, perDay: 109 }), 'Posts 109 times a day (-20)'],
  [
    createReason('account.follows-many', { points: -10, following: 900, followers: 3 }),
    'Follows 900 accounts, has 3 followers (-10)',
  ],
  [createReason('account.followed', { points: 8, followers: 4000 }), 'Has 4000 followers (+8)'],
  [createReason('account.negative-karma', { points: -15, karma: -5 }), 'Negative karma (-5) (-15)'],
  [createReason('account.little-karma', { points: -5, karma: 50 }), 'Little karma (50) (-5)'],
  [createReason('account.some-karma', { points: 4, karma: 500 }), 'Some karma (500) (+4)'],
  [createReason('account.much-karma', { points: 10, karma: 5000 }), 'High karma (5000) (+10)'],
  [createReason('account.digits', { points: -10, digits: 5 }), 'Name ends in 5 digits (-10)'],
  [createReason('account.unknown'), 'The platform provides no information about this account.'],
  [
    createReason('coordination.same-words', { accounts: 8, letterByLetter: false, minutes: 120 }),
    '8 accounts posted nearly identical text within 120 minutes.',
  ],
  [
    createReason('coordination.same-words', { accounts: 8, letterByLetter: true, minutes: 121 }),
    '8 accounts posted identical text within 3 hours.',
  ],
  [createReason('coordination.burst', { accounts: 5, minutes: 5 }), 'At least 5 of them posted within 5 minutes.'],
  [
    createReason('coordination.young', { young: 6, known: 8, days: 90 }),
    '6 of 8 accounts of known age were less than 90 days old.',
  ],
  [createReason('coordination.busy', { accounts: 2, perDay: 50 }), '2 accounts post more than 50 times a day.'],
  [createReason('coordination.born-together', { days: 4 }), 'The accounts were created within 4 days of each other.'],
  [createReason('coordination.one-page'), 'All of them link to the same page.'],
  [createReason('interest.pushed', { pushed: 6, posts: 8 }), '6 of 8 posts show signs of coordination.'],
  [createReason('interest.hardly-any', { total: 3 }), 'All posts together received 3 likes, reposts and replies.'],
  [createReason('interest.one-post', { percent: 81 }), 'One post received 81% of the likes, reposts and replies.'],
  [createReason('interest.spread', { posts: 7 }), 'Likes, reposts and replies are spread over 7 posts.'],
  [
    createReason('interest.argued-over', { answers: 40, approvals: 12 }),
    'More argued over than endorsed: 40 replies and quotes, 12 likes, reposts and points.',
  ],
  [
    createReason('interest.passed-on', { answers: 4, approvals: 120 }),
    'More endorsed than argued over: 4 replies and quotes, 120 likes, reposts and points.',
  ],
  [createReason('interest.reception-unknown'), 'Too few likes, reposts and replies are known to judge the reception.'],
  [createReason('history.age', { days: 12 }), 'The account was 12 days old when it posted.'],
  [
    createReason('history.regular', { inCommunity: 30, items: 80, community: 'ohio' }),
    'Regular in ohio: 30 of its latest 80 posts and comments.',
  ],
  [
    createReason('history.newcomer', { items: 80, community: 'ohio' }),
    'New to ohio: none of its latest 80 other posts and comments is there.',
  ],
  [
    createReason('history.items', { inCommunity: 2, items: 9, community: 'ohio' }),
    '2 of its latest 9 other posts and comments are in ohio.',
  ],
  [
    createReason('history.removed', { removed: 4, items: 10 }),
    '4 of its latest 10 posts and comments were deleted or removed.',
  ],
  [
    createReason('eyewitness.told', { platform: 'x', words: 'I can see', at: NOON }),
    'An account on x posted what reads like an eyewitness account (“I can see”) at 2026-03-09T12:00:00.000Z.',
  ],
  [createReason('eyewitness.before-report', { minutes: 119 }), 'Posted 119 minutes before the first report.'],
  [createReason('eyewitness.before-report', { minutes: 150 }), 'Posted 3 hours before the first report.'],
  [createReason('eyewitness.no-report-date'), 'No report has a date for comparison.'],
  [createReason('eyewitness.accounts', { accounts: 3 }), '3 accounts report it independently.'],
];

describe('English reason texts for posts', () => {
  it.each(CATALOGUE)('renders the post reason %j as “%s”', (reason, sentence) =>
    expect(toReasonText(reason)).toBe(sentence),
  );

  it('covers every reason code for posts with an expected English text', () =>
    expect(Object.keys(SOCIAL_ENGLISH).filter((code) => !CATALOGUE.some(([one]) => one.code === code))).toEqual([]));
});
