import { ORIGIN_ENGLISH } from './origin.en';
import { because, type Reason, sentenceOf } from './reason';

const NOON = '2025-03-05T12:00:00.000Z';

/** Every code with the sentence that people have always read for it. */
const CATALOGUE: readonly (readonly [Reason, string])[] = [
  [because('origin.no-teller'), 'No page tells this story.'],
  [because('origin.none'), 'No page could be taken for the origin.'],
  [
    because('origin.leads-back', { sources: 2, name: 'the Gazette', cue: 'citing' }),
    '2 sources lead back to the Gazette (“citing”).',
  ],
  [
    because('origin.leads-back', { sources: 2, name: 'the Gazette', cue: 'credit line' }),
    '2 sources lead back to the Gazette, by its credit line.',
  ],
  [
    because('origin.leads-back', { sources: 1, name: 'the Gazette', cue: 'link' }),
    '1 source leads back to the Gazette, by a link.',
  ],
  [because('origin.leads-back', { sources: 1, name: 'the Gazette', cue: null }), '1 source leads back to the Gazette.'],
  [because('origin.page-unread'), 'The page itself was not among those read; the credit names the newsroom.'],
  [
    because('origin.nobody-earlier'),
    'No other report is named as its source, and none that tells the story can be shown to be earlier.',
  ],
  [because('origin.topics-own'), "It is the topic's own page: nothing leads elsewhere."],
  [because('origin.first-report', { url: 'https://a.example/1' }), 'The first report is https://a.example/1.'],
  [because('origin.post-is-lead'), 'A post is a lead, not evidence: it counts for no level.'],
  [because('own.spoken-to', { outlet: 'the Gazette' }), 'People spoke to the Gazette itself.'],
  [because('own.on-the-scene'), 'It tells of being on the scene or seeing papers itself.'],
  [because('own.quotes'), 'It quotes people by name.'],
  [because('dated.redated'), 'An archive held the page before the date it now bears.'],
  [
    because('dated.by-archive', { by: NOON }),
    `It bears no date; its first capture in an archive shows that it stood there by 2025-03-05 12:00 UTC.`,
  ],
  [
    because('dated.by-archive', { by: null }),
    'It bears no date; its first capture in an archive shows that it stood there by then.',
  ],
  [because('dated.by-engine'), 'Only a search engine dates it, and nothing bears that date out.'],
  [because('dated.by-nothing'), 'It bears no date of its own; the order rests on what others say of it.'],
  [because('dated.sharpened'), "Its own date is vague; the time within it is a search engine's."],
  [because('dated.vague'), 'Its date is vague, so that another report of the same day may have been earlier.'],
  [because('chain.unread-undated'), 'Its page was not read, so that nothing dates it.'],
  [because('chain.undated'), 'Nothing dates it.'],
  [
    because('chain.precedes', { later: 2, others: 3, by: NOON }),
    `It precedes 2 of 3 other sources; it stood there no later than 2025-03-05 12:00 UTC.`,
  ],
  [because('chain.precedes', { later: 2, others: 3, by: null }), 'It precedes 2 of 3 other sources.'],
  [
    because('chain.precedes-by-engine', { later: 0, others: 1 }),
    'It precedes 0 of 1 other source, but only a search engine dates it.',
  ],
  [because('chain.led-to', { sources: 1, others: 2 }), '1 of 2 other sources leads back to it.'],
  [because('chain.not-led-to'), 'No other source leads back to it.'],
  [because('chain.text-unknown'), 'Its text is not known.'],
  [because('chain.text-first'), 'No earlier page has its text.'],
  [because('chain.text-known', { share: 0.426 }), '43 % of its text stands in an earlier page.'],
  [because('field.home', { place: 'Elm Valley' }), 'It is a newsroom of Elm Valley, where the story plays.'],
  [because('field.section', { section: 'Labor' }), 'It ran in its section “Labor”.'],
  [because('field.pages', { pages: 2 }), '2 of its pages were found on this story.'],
  [because('field.posts', { posts: 2 }), '2 of its posts were found on this story.'],
  [because('field.no-news'), 'It does not report news.'],
  [because('field.unknown'), 'Nothing tells whether it usually reports on this.'],
  [
    because('backwards.no-window'),
    'No own date or archive capture bounds the earliest report, so that there was no window to search.',
  ],
  [because('backwards.nobody-asked'), 'No engine could be asked for the time before the earliest report.'],
  [
    because('backwards.still-earlier'),
    'An earlier report appeared in the last window; what lies before it was not searched.',
  ],
  [
    because('backwards.nothing-earlier', { windows: 3, from: '2025-03-04T12:00:00.000Z', to: NOON }),
    `Nothing earlier appeared in 3 windows, the last from 2025-03-04T12:00:00.000Z to ${NOON}.`,
  ],
];

describe('the reasons of an origin in English', () => {
  it.each(CATALOGUE)('say of %j “%s”', (reason, sentence) => expect(sentenceOf(reason)).toBe(sentence));

  it('are all in this catalogue', () => {
    const shown = new Set<string>(CATALOGUE.map(([{ code }]) => code));
    expect(Object.keys(ORIGIN_ENGLISH).filter((code) => !shown.has(code))).toEqual([]);
  });
});
