import { because, hasReason, readReasons, sentenceOf, sentencesOf, type Reason } from '.';

describe('a reason', () => {
  it('is a code with what it is told with, and is said in one place', () => {
    expect(because('event.too-early', { days: 3 })).toEqual({ code: 'event.too-early', params: { days: 3 } });
    expect(sentenceOf(because('event.too-early', { days: 3 }))).toBe('Published 3 days before the event.');
    expect(sentenceOf(because('stance.spoken-as', { says: 'plans', cue: 'not yet: to open' }))).toBe(
      'Speaks of it as a plan (not yet: to open).',
    );
  });

  it('is looked for by its code', () => {
    const reasons = [because('stance.own-word'), because('event.same-day')];
    expect(hasReason(reasons, 'stance.own-word')).toBe(true);
    expect(hasReason(reasons, 'event.days-after', 'event.same-day')).toBe(true);
    expect(hasReason(reasons, 'event.days-after')).toBe(false);
  });

  it('of a later version is told by its code', () => {
    const later = { code: 'stance.invented-later', params: {} } as unknown as Reason;
    expect(sentencesOf([later])).toEqual(['stance.invented-later']);
  });
});

describe('what earlier versions stored as sentences', () => {
  it.each([
    ['Not this event.', 'stance.not-this-event'],
    ['Places it in Orvane, Texas.', 'event.placed-here'],
    ['Its Orvane lies in ohio, not in Texas.', 'event.placed-elsewhere'],
    ['Undated, but the day and 2 particulars agree.', 'event.day-agrees'],
    ['Says the claim itself: names, predicate and nearly all words stand in one sentence.', 'stance.bears-out'],
    ['The one it is about says so on a site of its own.', 'stance.own-word'],
    ['No sentence says that it happened.', 'stance.no-sentence'],
    ['No passage carries the whole statement.', 'stance.no-passage'],
    ["Shares only 38 % of the topic's words.", 'stance.too-few-words'],
    ['A document of labels and values gives it in a line of its own.', 'stance.in-a-line'],
    ['Its fact check of “the mill burned” says “False”.', 'stance.fact-check'],
  ] as const)('decides as its code does, and is shown as it was: %s', (text, code) => {
    const stored = [text] as unknown as Reason[];
    expect(hasReason(stored, code)).toBe(true);
    expect(sentencesOf(stored)).toEqual([text]);
    expect(readReasons(stored)).toEqual([{ code: 'old', params: { text, code } }]);
  });

  it('decides nothing where no decision ever asked for it', () => {
    expect(readReasons(['Asserts it in its lead.'])).toEqual([
      { code: 'old', params: { text: 'Asserts it in its lead.', code: null } },
    ]);
  });

  it('loses nothing that is a reason, and keeps nothing that is none', () => {
    const reason = because('event.same-day');
    expect(readReasons([reason, 3, null, {}])).toEqual([reason]);
    expect(readReasons(null)).toEqual([]);
  });
});
