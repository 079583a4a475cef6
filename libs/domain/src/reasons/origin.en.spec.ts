import { ORIGIN_ENGLISH } from './origin.en';
import { createReason, type Reason, toReasonText } from './reason';

const NOON = '2025-03-05T12:00:00.000Z';

/** Every code with the sentence that people have always read for it. */
const CATALOGUE: readonly (readonly [Reason, string])[] = [
  [createReason('origin.no-teller'), 'No page reports this story.'],
  [createReason('origin.none'), 'No page could be identified as the origin.'],
  [
    createReason('origin.leads-back', { sources: 2, name: 'the Gazette', cue: 'citing' }),
    '2 sources lead back to the Gazette (“citing”).',
  ],
  [
    createReason('origin.leads-back', { sources: 2, name: 'the Gazette', cue: 'credit line' }),
    '2 sources lead back to the Gazette, by a credit line.',
  ],
  [
    createReason('origin.leads-back', { sources: 1, name: 'the Gazette', cue: 'link' }),
    '1 source leads back to the Gazette, by a link.',
  ],
  [
    createReason('origin.leads-back', { sources: 1, name: 'the Gazette', cue: null }),
    '1 source leads back to the Gazette.',
  ],
  [createReason('origin.page-unread'), 'The original page was not among those read; the credit names the newsroom.'],
  [
    createReason('origin.nobody-earlier'),
    'No report is cited as its source, and no report of the story is shown to be earlier.',
  ],
  [createReason('origin.topics-own'), 'The topic’s own page; nothing leads to another report.'],
  [createReason('origin.first-report', { url: 'https://a.example/1' }), 'First report: https://a.example/1.'],
  [createReason('origin.post-is-lead'), 'A post is a lead, not evidence, and never counts toward a level.'],
  [createReason('own.spoken-to', { outlet: 'the Gazette' }), 'the Gazette conducted its own interviews.'],
  [createReason('own.on-the-scene'), 'Says its reporters were at the scene or saw documents.'],
  [createReason('own.quotes'), 'Quotes named people.'],
  [createReason('dated.redated'), 'An archived copy is older than the date on the page.'],
  [createReason('dated.by-archive', { by: NOON }), 'No date on the page; first archived 2025-03-05 12:00 UTC.'],
  [createReason('dated.by-archive', { by: null }), 'No date on the page; first archived at an unknown time.'],
  [createReason('dated.by-engine'), 'Dated only by a search engine; the date is not confirmed.'],
  [createReason('dated.by-nothing'), 'No date on the page; the order depends on what others say about it.'],
  [createReason('dated.sharpened'), 'The date on the page is imprecise; the time of day comes from a search engine.'],
  [createReason('dated.vague'), 'The date is imprecise; another report of the same day may be earlier.'],
  [createReason('chain.unread-undated'), 'Page not read, so its date is unknown.'],
  [createReason('chain.undated'), 'No date known.'],
  [
    createReason('chain.precedes', { later: 2, others: 3, by: NOON }),
    'Precedes 2 of 3 other sources; published no later than 2025-03-05 12:00 UTC.',
  ],
  [createReason('chain.precedes', { later: 2, others: 3, by: null }), 'Precedes 2 of 3 other sources.'],
  [
    createReason('chain.precedes-by-engine', { later: 0, others: 1 }),
    'Precedes 0 of 1 other source, but its date comes only from a search engine.',
  ],
  [createReason('chain.led-to', { sources: 1, others: 2 }), '1 of 2 other sources leads back to it.'],
  [createReason('chain.not-led-to'), 'No other source leads back to it.'],
  [createReason('chain.text-unknown'), 'Text not available.'],
  [createReason('chain.text-first'), 'No earlier page was found to compare its text with.'],
  [createReason('chain.text-known', { share: 0.426 }), '43% of its text appears on one earlier page.'],
  [createReason('field.home', { place: 'Elm Valley' }), 'A newsroom based in Elm Valley, which the topic names.'],
  [createReason('field.section', { section: 'Labor' }), 'Published in the section “Labor”.'],
  [createReason('field.pages', { pages: 2 }), '2 pages by this outlet were found on the story.'],
  [createReason('field.posts', { posts: 2 }), '2 posts by this account were found on the story.'],
  [createReason('field.no-news'), 'Does not publish news reports.'],
  [createReason('field.unknown'), 'Unknown whether it regularly covers this subject.'],
  [createReason('backwards.no-window'), 'Not searched: neither the earliest report nor the event has a date.'],
  [createReason('backwards.nobody-asked'), 'No search engine answered for the period before the earliest report.'],
  [
    createReason('backwards.still-earlier'),
    'The last period searched turned up an earlier report; nothing before it was searched.',
  ],
  [
    createReason('backwards.nothing-earlier', { windows: 3, from: '2025-03-04T12:00:00.000Z', to: NOON }),
    'No earlier report found in 3 periods searched, the last March 4, 2025 to March 5, 2025.',
  ],
];

describe('English reason texts for origins', () => {
  it.each(CATALOGUE)('renders the origin reason %j as “%s”', (reason, sentence) =>
    expect(toReasonText(reason)).toBe(sentence),
  );

  it('covers every reason code for origins with an expected English text', () => {
    const shown = new Set<string>(CATALOGUE.map(([{ code }]) => code));
    expect(Object.keys(ORIGIN_ENGLISH).filter((code) => !shown.has(code))).toEqual([]);
  });
});
