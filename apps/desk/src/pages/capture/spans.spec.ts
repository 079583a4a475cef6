import { mergeSpans, findQuote, splitByMarks } from './spans';

describe('passages highlighted in a captured page', () => {
  it('merges highlighted passages of a captured page if they touch or overlap, in any order', () => {
    const passages = [
      { start: 8, end: 10 },
      { start: 0, end: 3 },
      { start: 3, end: 5 },
      { start: 1, end: 2 },
    ];
    expect(mergeSpans(passages, 20)).toEqual([
      { start: 0, end: 5 },
      { start: 8, end: 10 },
    ]);
  });

  it('clips highlighted passages to the text of a captured page and drops those outside it', () => {
    const passages = [
      { start: -3, end: 4 },
      { start: 6, end: 90 },
      { start: 90, end: 95 },
      { start: 5, end: 5 },
    ];
    expect(mergeSpans(passages, 10)).toEqual([
      { start: 0, end: 4 },
      { start: 6, end: 10 },
    ]);
  });

  it.each([
    ['in the middle', [{ start: 2, end: 4 }]],
    [
      'at the edges',
      [
        { start: 0, end: 2 },
        { start: 5, end: 7 },
      ],
    ],
    ['over all of it', [{ start: 0, end: 7 }]],
    ['nowhere', []],
  ])('keeps all of the text of a captured page when it splits the text at marks %s', (_, marks) => {
    const text = 'It sank';
    const parts = splitByMarks(text, marks);
    expect(parts.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
    expect(parts.filter(({ mark }) => mark).map(({ start, end }) => ({ start, end }))).toEqual(marks);
  });
});

describe('the initial scroll position in a captured page', () => {
  const text = 'It sank. Nobody was hurt. It is closed.';
  const passages = [
    { quote: 'It sank.', start: 0, end: 8 },
    { quote: 'Nobody was hurt.', start: 9, end: 25 },
  ];

  it.each([
    ['in a passage', 'was hurt', { start: 9, end: 25 }],
    ['beside the passages', 'It is closed.', { start: 26, end: 39 }],
    ['nowhere', 'It burned.', { start: 0, end: 8 }],
    ['not named', '', { start: 0, end: 8 }],
  ])('scrolls a captured page to the correct initial position for a quote that is %s', (_, quote, place) =>
    expect(findQuote(quote, text, passages)).toMatchObject(place),
  );

  it('returns null as the initial scroll position in a captured page without passages or a quote', () => {
    expect(findQuote('', text, [])).toBeNull();
  });
});
