import { createReason, type Reason, toReasonText } from './reason';
import { PARTS_ENGLISH } from './parts.en';

/** Every code with the sentence that people read for it. */
const CATALOGUE: readonly (readonly [Reason, string])[] = [
  [createReason('parts.no-model'), 'Requires a language model: set an API key such as OPENAI_API_KEY.'],
  [createReason('parts.no-notes'), 'The language model read no credible page as a report on this event.'],
  [createReason('timeline.quick'), 'Quick investigations include no timeline; detailed ones do.'],
  [
    createReason('balance.sides', { for: 1, neutral: 4, critical: 2 }),
    '1 independent source in favor, 4 neutral, 2 critical.',
  ],
  [createReason('balance.opinion', { voices: 1, of: 5 }), '1 of 5 independent sources is an opinion piece.'],
  [
    createReason('balance.leans', { voices: 3, side: 'left' }),
    'Average political leaning of the 3 independent sources with a rating: left of center.',
  ],
  [
    createReason('balance.side-missing', {
      side: 'critical',
      subject: 'Elm Ferries',
      query: '"Elm Ferries" criticism',
    }),
    'No source critical of Elm Ferries was found; a search for "Elm Ferries" criticism may find one.',
  ],
  [
    createReason('position.answered', { voices: 2, verdict: 'verified' }),
    'Contradicted by 2 independent credible sources.',
  ],
];

describe('English reason texts for additional parts of a case', () => {
  it.each(CATALOGUE)('renders the reason %j for an additional part of a case as “%s”', (reason, sentence) =>
    expect(toReasonText(reason)).toBe(sentence),
  );

  it('covers every reason code for additional parts of a case with an expected English text', () => {
    const shown = new Set<string>(CATALOGUE.map(([{ code }]) => code));
    expect(Object.keys(PARTS_ENGLISH).filter((code) => !shown.has(code))).toEqual([]);
  });
});
