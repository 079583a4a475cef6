import { isForeignStopword, isStopword } from './stop-words';

describe('stop words', () => {
  it('are told of English', () => expect(['the', 'without', 'bridge'].map(isStopword)).toEqual([true, true, false]));

  it('are told of other languages by language', () =>
    expect([
      isForeignStopword('Die', 'de'),
      isForeignStopword('die', 'fr'),
      isForeignStopword('the', 'en'),
      isForeignStopword('der', null),
    ]).toEqual([true, false, false, false]));
});
