import { parseDrawerAnchor, isSamePerson } from './drawer-anchor';

describe('the URL fragment of a case page', () => {
  it.each([
    ['source-12', { kind: 'source', id: '12' }],
    ['claim-c1', { kind: 'claim', id: 'c1' }],
    ['person-Arne%20Fosse', { kind: 'person', id: 'Arne Fosse' }],
  ])('opens a drawer for %s', (anchor, drawer) => expect(parseDrawerAnchor(anchor)).toEqual(drawer));

  it.each(['', 'sources', 'claims', 'source-', 'person-%E0%A4%A'])(
    'opens no drawer for a page section or an invalid id: %j',
    (anchor) => expect(parseDrawerAnchor(anchor)).toBeNull(),
  );
});

describe('person names', () => {
  it.each([
    ['Alicia Thorvald', 'Dr. Alicia Thorvald', true],
    ['Arne Fosse', 'Arne Fosse', true],
    ['Thorvald', 'Alicia Thorvald', false],
    ['Arne Fosse', 'Marit Engen', false],
  ])('decides whether %s and %s are names of the same person: %s', (a, b, same) => {
    expect(isSamePerson(a, b)).toBe(same);
    expect(isSamePerson(b, a)).toBe(same);
  });
});
