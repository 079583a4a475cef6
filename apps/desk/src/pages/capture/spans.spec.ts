import { mergeSpans, findQuote, splitByMarks } from './spans';

describe('the passages marked in a captured page', () => {
  it('are one where they touch or lie in one another, whatever their order', () => {
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

  it('end with the text and are left out where nothing of them is in it', () => {
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
  ])('leave nothing of the text out, marked %s', (_, marks) => {
    const text = 'It sank';
    const parts = splitByMarks(text, marks);
    expect(parts.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
    expect(parts.filter(({ mark }) => mark).map(({ start, end }) => ({ start, end }))).toEqual(marks);
  });
});

describe('the place that a captured page opens at', () => {
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
  ])('is that of the quote, which is %s', (_, quote, place) =>
    expect(findQuote(quote, text, passages)).toMatchObject(place),
  );

  it('returns no spans without passages and quote', () => {
    expect(findQuote('', text, [])).toBeNull();
  });
});
