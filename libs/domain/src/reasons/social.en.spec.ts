import { because, type Reason, sentenceOf } from './reason';
import { SOCIAL_ENGLISH } from './social.en';

const NOON = '2026-03-09T12:00:00.000Z';

/** Every code with the sentence that people have always read for it. */
const CATALOGUE: readonly (readonly [Reason, string])[] = [
  [because('post.too-early', { days: 2 }), 'Written 2 days too early to be about it.'],
  [because('post.too-late'), 'Written too long after it.'],
  [because('post.names-nobody'), 'Names neither those concerned nor the place.'],
  [because('post.names', { names: ['Ada Okafor', 'Elm Castings'] }), 'Names Ada Okafor, Elm Castings.'],
  [because('post.part-of-name', { name: 'Elm Castings' }), 'Has a part of the name Elm Castings.'],
  [because('post.town', { town: 'Elm Valley' }), 'Is about Elm Valley.'],
  [because('post.kind-of-event'), 'Tells of the same kind of event.'],
  [because('post.title-words', { words: 3 }), 'Shares 3 telling words of the title.'],
  [because('post.loosely-tied'), 'Does not name those concerned in full, nor the place together with what happened.'],
  [
    because('post.common-spot', { name: 'Mill Bridge' }),
    'Many towns have a Mill Bridge, and it does not say which one it means.',
  ],
  [because('post.nothing-happened'), 'Says nothing of what happened.'],
  [because('post.near-in-time', { days: 2 }), 'Says nothing of what happened, but was written within 2 days of it.'],
  [because('post.other-name', { name: 'Juniper Foundry' }), 'Names Juniper Foundry, and nobody whom the topic names.'],
  [because('post.words-alone', { found: 3, of: 5 }), 'Has 3 of 5 telling words; the topic names nobody and no place.'],
  [because('post.other-date', { quote: 'March 1, 2026' }), 'Speaks of March 1, 2026.'],
  [because('post.past'), 'Speaks of something in the past.'],
  [because('post.elsewhere', { found: 'georgia', wanted: 'Ohio' }), 'Is about a place in georgia, not in Ohio.'],
  [because('post.other-number', { name: 'Local', found: '15', own: '12' }), 'Speaks of Local 15, not 12.'],
  [
    because('post.eyewitness-words', { likelihood: 0.72, words: ['I can see', 'my porch'] }),
    'Eyewitness wording (0.72): I can see; my porch',
  ],
  [because('telling.repost'), 'Hands on another post.'],
  [because('telling.denies', { words: 'a hoax' }), 'Says that it is not so (“a hoax”).'],
  [because('telling.asks', { words: 'anyone know' }), 'Asks rather than tells (“anyone know”).'],
  [because('telling.points-to-page'), 'Points to a page and adds nothing of its own.'],
  [because('telling.hearsay', { words: 'rumours' }), 'Hands on what others say (“rumours”).'],
  [because('telling.was-there', { words: 'I can see' }), 'Tells it as somebody who was there (“I can see”).'],
  [because('telling.own-words'), 'Tells it in its own words.'],
  [because('account.organisation', { points: 35, as: 'government' }), 'Checked by the platform as government (+35)'],
  [because('account.identity-checked', { points: 30 }), 'Identity checked (+30)'],
  [because('account.bought-mark', { points: 0 }), 'Its verification is bought and shows no identity (0)'],
  [because('account.domain', { points: 12, domain: 'a.example' }), 'Controls the domain a.example (+12)'],
  [because('account.automated', { points: -10 }), 'Calls itself automated (-10)'],
  [because('account.under-a-month', { points: -20 }), 'Account is less than a month old (-20)'],
  [because('account.under-three-months', { points: -10 }), 'Account is less than three months old (-10)'],
  [because('account.under-a-year', { points: 0 }), 'Account is less than a year old (0)'],
  [because('account.over-a-year', { points: 10 }), 'Account is more than a year old (+10)'],
  [because('account.over-three-years', { points: 18 }), 'Account is more than three years old (+18)'],
  [because('account.few-posts', { points: -8, posts: 4 }), 'Has hardly posted before (4) (-8)'],
  [because('account.many-posts', { points: 5, posts: 3000 }), 'Has a history of 3000 posts (+5)'],
  [because('account.busy', { points: -20, perDay: 109 }), 'Posts 109 times a day (-20)'],
  [
    because('account.follows-many', { points: -10, following: 900, followers: 3 }),
    'Follows 900 accounts and is followed by 3 (-10)',
  ],
  [because('account.followed', { points: 8, followers: 4000 }), 'Is followed by 4000 accounts (+8)'],
  [because('account.negative-karma', { points: -15, karma: -5 }), 'Has negative karma (-5) (-15)'],
  [because('account.little-karma', { points: -5, karma: 50 }), 'Has little karma (50) (-5)'],
  [because('account.some-karma', { points: 4, karma: 500 }), 'Has some karma (500) (+4)'],
  [because('account.much-karma', { points: 10, karma: 5000 }), 'Has much karma (5000) (+10)'],
  [because('account.digits', { points: -10, digits: 5 }), 'Its name ends in 5 digits (-10)'],
  [because('account.unknown'), 'The platform tells nothing about this account.'],
  [
    because('coordination.same-words', { accounts: 8, letterByLetter: false, minutes: 120 }),
    '8 accounts said the same with small changes within 120 minutes.',
  ],
  [
    because('coordination.same-words', { accounts: 8, letterByLetter: true, minutes: 121 }),
    '8 accounts said the same letter by letter within 3 hours.',
  ],
  [because('coordination.burst', { accounts: 5, minutes: 5 }), 'At least 5 of them did within 5 minutes.'],
  [
    because('coordination.young', { young: 6, known: 8, days: 90 }),
    '6 of 8 accounts of known age were less than 90 days old.',
  ],
  [because('coordination.busy', { accounts: 2, perDay: 50 }), '2 accounts post more than 50 times a day.'],
  [because('coordination.born-together', { days: 4 }), 'The accounts were made within 4 days of each other.'],
  [because('coordination.one-page'), 'All of them point to one page.'],
  [because('interest.pushed', { pushed: 6, posts: 8 }), '6 of 8 posts show signs of coordination.'],
  [because('interest.hardly-any', { total: 3 }), 'All posts together were answered or passed on 3 times.'],
  [because('interest.one-post', { percent: 81 }), 'One post has 81 % of the likes, reposts and answers.'],
  [because('interest.spread', { posts: 7 }), 'The interest is spread over 7 posts.'],
  [
    because('interest.argued-over', { answers: 40, approvals: 12 }),
    'They are argued over: 40 answers and 12 likes, reposts and points.',
  ],
  [
    because('interest.passed-on', { answers: 4, approvals: 120 }),
    'They are liked and passed on more than answered: 4 answers and 120 likes, reposts and points.',
  ],
  [because('interest.reception-unknown'), 'Too few likes, reposts and answers are told to say how they were received.'],
  [because('history.age', { days: 12 }), 'The account was 12 days old when it posted.'],
  [
    because('history.regular', { inCommunity: 30, items: 80, community: 'ohio' }),
    'It writes in ohio regularly: 30 of its latest 80 posts and comments.',
  ],
  [
    because('history.newcomer', { items: 80, community: 'ohio' }),
    'None of its latest 80 posts and comments besides this one is in ohio.',
  ],
  [
    because('history.items', { inCommunity: 2, items: 9, community: 'ohio' }),
    'Of its latest 9 posts and comments besides this one, 2 are in ohio.',
  ],
  [
    because('history.removed', { removed: 4, items: 10 }),
    'Of its latest 10 posts and comments, 4 were deleted or taken down.',
  ],
  [
    because('eyewitness.told', { platform: 'x', words: 'I can see', at: NOON }),
    `An account on x told it as somebody who was there (“I can see”) at ${NOON}.`,
  ],
  [because('eyewitness.before-report', { minutes: 119 }), 'That is 119 minutes before the first report.'],
  [because('eyewitness.before-report', { minutes: 150 }), 'That is 3 hours before the first report.'],
  [because('eyewitness.no-report-date'), 'No report has a date to compare with.'],
  [because('eyewitness.accounts', { accounts: 3 }), '3 accounts tell it independently of each other.'],
];

describe('the sentences of posts', () => {
  it.each(CATALOGUE)('%j is said “%s”', (reason, sentence) => expect(sentenceOf(reason)).toBe(sentence));

  it('leave no code out', () =>
    expect(Object.keys(SOCIAL_ENGLISH).filter((code) => !CATALOGUE.some(([one]) => one.code === code))).toEqual([]));
});
