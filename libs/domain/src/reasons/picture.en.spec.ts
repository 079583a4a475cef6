import { PICTURE_ENGLISH } from './picture.en';
import { createReason, type Reason, toReasonText } from './reason';

const CATALOGUE: readonly (readonly [Reason, string])[] = [
  [
    createReason('picture.made-before', { day: '2019-07-14', days: 2649 }),
    'Metadata dates the image July 14, 2019, 2649 days before this page: it may show something else.',
  ],
  [
    createReason('picture.made-after', { day: '2026-10-20', days: 6 }),
    'Metadata dates the image Oct. 20, 2026, 6 days after this page: either date may be wrong.',
  ],
];

describe('English reason texts for pictures', () => {
  it.each(CATALOGUE)('renders the picture reason %j as the expected English text', (reason, sentence) => {
    expect(toReasonText(reason)).toBe(sentence);
  });

  it('covers every reason code for pictures with an expected English text', () => {
    const shown = new Set<string>(CATALOGUE.map(([{ code }]) => code));
    expect(Object.keys(PICTURE_ENGLISH).filter((code) => !shown.has(code))).toEqual([]);
  });
});
