import { because, type Reason, sentenceOf } from './reason';
import { PARTS_ENGLISH } from './parts.en';

/** Every code with the sentence that people read for it. */
const CATALOGUE: readonly (readonly [Reason, string])[] = [
  [because('parts.no-model'), 'Needs a language model: set the key of one, such as OPENAI_API_KEY.'],
  [
    because('parts.no-notes'),
    'The language model has no notes of this case: no page takes a side, or it did not answer.',
  ],
  [because('timeline.quick'), 'A quick investigation makes no timeline of events; a detailed one does.'],
  [because('balance.sides', { for: 1, neutral: 4, critical: 2 }), '1 voice in favour, 4 neutral, 2 critical.'],
  [because('balance.opinion', { voices: 1, of: 5 }), 'Opinion pieces in 1 of 5 voices.'],
  [because('balance.leans', { voices: 3, side: 'left' }), 'The 3 voices with a known lean lie to the left as a whole.'],
  [
    because('balance.side-missing', { side: 'critical', subject: 'Elm Ferries', query: '"Elm Ferries" criticism' }),
    'No voice critical of Elm Ferries was found; a search for "Elm Ferries" criticism may find one.',
  ],
  [because('position.answered', { voices: 2, verdict: 'verified' }), '2 credible voices say otherwise.'],
];

describe('the reasons of what is told beside the verdict in English', () => {
  it.each(CATALOGUE)('say of %j “%s”', (reason, sentence) => expect(sentenceOf(reason)).toBe(sentence));

  it('are all in this catalogue', () => {
    const shown = new Set<string>(CATALOGUE.map(([{ code }]) => code));
    expect(Object.keys(PARTS_ENGLISH).filter((code) => !shown.has(code))).toEqual([]);
  });
});
