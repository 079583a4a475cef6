import { hasNegationMismatch, isCoveredBySources, findUnsourcedDetail } from './unsourced-details.policy';

const GROUND = 'The Elm Valley mill burned down on Thursday, 2026-10-15. All 40 workers of Pell Foods left in time.';

describe('generated sentence compared with its source passages', () => {
  it.each([
    'All forty workers of Pell Foods left the Elm Valley mill.',
    'The mill burned down on Thursday, October 15.',
    'On Oct. 15, 2026, the Elm Valley mill burned down.',
  ])('adds nothing to them: %s', (text) => expect(findUnsourcedDetail(text, GROUND)).toBeNull());

  it.each([
    ['All 41 workers left.', 'sentence.number-not-found', { number: '41' }],
    ['All fifty workers left.', 'sentence.number-not-found', { number: 'fifty' }],
    ['The mill burned down on October 16.', 'sentence.number-not-found', { number: '16' }],
    ['The mill burned down in November 2026.', 'sentence.number-not-found', { number: 'November 2026' }],
    ['The mill burned down on Friday.', 'sentence.number-not-found', { number: 'Friday' }],
    ['The mill burned down, Mayor Lena Ruiz said.', 'sentence.name-not-found', { name: 'Mayor Lena Ruiz' }],
  ])('adds something to them: %s', (text, code, params) =>
    expect(findUnsourcedDetail(text, GROUND)).toMatchObject({ code, params }),
  );

  it('treats a generated sentence as based on its sources if they contain most of its words', () => {
    expect(isCoveredBySources('The mill burned down.', GROUND)).toBe(true);
    expect(isCoveredBySources('Police arrested the owner for arson last night.', GROUND)).toBe(false);
  });

  it('treats a generated sentence as reversed if it adds or drops a negation', () => {
    expect(hasNegationMismatch('The mill did not burn down.', [GROUND])).toBe(true);
    expect(hasNegationMismatch('The mill burned down.', ['The mill did not burn down.'])).toBe(true);
    expect(hasNegationMismatch('The mill burned down.', [GROUND, 'The mill did not burn down.'])).toBe(false);
  });
});
