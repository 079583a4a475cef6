import { ORIGIN_ENGLISH } from './origin.en';
import { because, type Reason, sentenceOf } from './reason';

const NOON = '2025-03-05T12:00:00.000Z';

/** Every code with the sentence that people have always read for it. */
const CATALOGUE: readonly (readonly [Reason, string])[] = [
  [because('origin.no-teller'), 'No page reports this story.'],
  [because('origin.none'), 'No page could be identified as the origin.'],
  [
    because('origin.leads-back', { sources: 2, name: 'the Gazette', cue: 'citing' }),
    '2 sources lead back to the Gazette (“citing”).',
  ],
  [
    because('origin.leads-back', { sources: 2, name: 'the Gazette', cue: 'credit line' }),
    '2 sources lead back to the Gazette, by a credit line.',
  ],
  [
    because('origin.leads-back', { sources: 1, name: 'the Gazette', cue: 'link' }),
    '1 source leads back to the Gazette, by a link.',
  ],
  [because('origin.leads-back', { sources: 1, name: 'the Gazette', cue: null }), '1 source leads back to the Gazette.'],
  [because('origin.page-unread'), 'The original page was not among those read; the credit names the newsroom.'],
  [
    because('origin.nobody-earlier'),
    'No report is cited as its source, and no report of the story is shown to be earlier.',
  ],
  [because('origin.topics-own'), 'The topic’s own page; nothing leads to another report.'],
  [because('origin.first-report', { url: 'https://a.example/1' }), 'First report: https://a.example/1.'],
  [because('origin.post-is-lead'), 'A post is a lead, not evidence, and never counts toward a level.'],
  [because('own.spoken-to', { outlet: 'the Gazette' }), 'the Gazette conducted its own interviews.'],
  [because('own.on-the-scene'), 'Says its reporters were at the scene or saw documents.'],
  [because('own.quotes'), 'Quotes named people.'],
  [because('dated.redated'), 'An archived copy is older than the date on the page.'],
  [because('dated.by-archive', { by: NOON }), 'No date on the page; first archived 2025-03-05 12:00 UTC.'],
  [because('dated.by-archive', { by: null }), 'No date on the page; first archived at an unknown time.'],
  [because('dated.by-engine'), 'Dated only by a search engine; the date is not confirmed.'],
  [because('dated.by-nothing'), 'No date on the page; the order depends on what others say about it.'],
  [because('dated.sharpened'), 'The date on the page is imprecise; the time of day comes from a search engine.'],
  [because('dated.vague'), 'The date is imprecise; another report of the same day may be earlier.'],
  [because('chain.unread-undated'), 'Page not read, so its date is unknown.'],
  [because('chain.undated'), 'No date known.'],
  [
    because('chain.precedes', { later: 2, others: 3, by: NOON }),
    'Precedes 2 of 3 other sources; published no later than 2025-03-05 12:00 UTC.',
  ],
  [because('chain.precedes', { later: 2, others: 3, by: null }), 'Precedes 2 of 3 other sources.'],
  [
    because('chain.precedes-by-engine', { later: 0, others: 1 }),
    'Precedes 0 of 1 other source, but its date comes only from a search engine.',
  ],
  [because('chain.led-to', { sources: 1, others: 2 }), '1 of 2 other sources leads back to it.'],
  [because('chain.not-led-to'), 'No other source leads back to it.'],
  [because('chain.text-unknown'), 'Text not available.'],
  [because('chain.text-first'), 'No earlier page was found to compare its text with.'],
  [because('chain.text-known', { share: 0.426 }), '43% of its text appears on one earlier page.'],
  [because('field.home', { place: 'Elm Valley' }), 'A newsroom based in Elm Valley, which the topic names.'],
  [because('field.section', { section: 'Labor' }), 'Published in the section “Labor”.'],
  [because('field.pages', { pages: 2 }), '2 pages by this outlet were found on the story.'],
  [because('field.posts', { posts: 2 }), '2 posts by this account were found on the story.'],
  [because('field.no-news'), 'Does not publish news reports.'],
  [because('field.unknown'), 'Unknown whether it regularly covers this subject.'],
  [because('backwards.no-window'), 'Not searched: neither the earliest report nor the event has a date.'],
  [because('backwards.nobody-asked'), 'No search engine answered for the period before the earliest report.'],
  [
    because('backwards.still-earlier'),
    'The last period searched turned up an earlier report; nothing before it was searched.',
  ],
  [
    because('backwards.nothing-earlier', { windows: 3, from: '2025-03-04T12:00:00.000Z', to: NOON }),
    'No earlier report found in 3 periods searched, the last from 2025-03-04T12:00:00.000Z to ' +
      '2025-03-05T12:00:00.000Z.',
  ],
];

describe('the reasons of an origin in English', () => {
  it.each(CATALOGUE)('say of %j “%s”', (reason, sentence) => expect(sentenceOf(reason)).toBe(sentence));

  it('are all in this catalogue', () => {
    const shown = new Set<string>(CATALOGUE.map(([{ code }]) => code));
    expect(Object.keys(ORIGIN_ENGLISH).filter((code) => !shown.has(code))).toEqual([]);
  });
});
