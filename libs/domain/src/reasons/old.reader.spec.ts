import { codeLine, hasReason, readReason, readReasons } from './old.reader';
import { because, type ReasonCode } from './reason';
import { sentencesOf } from './sentence';

describe('reasons as they are stored', () => {
  it('are read as they were written', () => {
    const reasons = [because('claim.nobody-speaks'), because('success.sources', { sources: 3 })];
    expect(readReasons(JSON.parse(JSON.stringify(reasons)) as unknown[])).toEqual(reasons);
  });

  it('say what they said where an earlier version stored sentences', () => {
    const sentences = ['No credible source speaks to it.', 'Something nobody says any more.'];
    expect(sentencesOf(readReasons(sentences))).toEqual(sentences);
  });

  it.each<[string, ReasonCode]>([
    ['social evidence from 10 independent accounts', 'success.social-accounts'],
    ['stage read of round 1 failed: killed its process', 'loss.stage-failed'],
    ['stage cross-reference ran into its time limit', 'loss.stage-cut-short'],
    ['stage search ran into its time limit; engine x could not be asked', 'loss.stage-cut-short'],
    ['no engine answered and no page could be read', 'stop.nothing-gathered'],
  ])('decide as today where “%s” was stored', (sentence, code) => {
    expect(hasReason(readReasons([sentence]), code)).toBe(true);
    expect(codeLine(readReasons([sentence])[0]!)).toEqual({ code, params: {} });
  });

  it.each(['page of a.example could not be read', 'stage', 'context with 5 supporting details'])(
    'are no reason to decide by where “%s” was stored',
    (sentence) => expect(codeLine(readReasons([sentence])[0]!)).toEqual({ code: 'old', params: {} }),
  );

  it('are left out where they are neither', () => {
    expect(readReasons([null, 7, {}, 'x'])).toHaveLength(1);
    expect(readReasons(null)).toEqual([]);
    expect(readReason(undefined)).toBeNull();
  });
});
