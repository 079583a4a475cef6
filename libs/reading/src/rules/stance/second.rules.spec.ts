import { because } from '@corroborate/domain';
import type { Finding } from '../case/rule.types';
import { articleOf, topicOf } from '@corroborate/domain/testing';
import { caseOf } from '../testing/judged';
import { CLAIM } from '../testing/stories';
import { isInOtherWords, otherWords, saysTheClaim } from './second.rules';

const FOUNDRY = topicOf({
  title: 'Skarn Foundry in Torsund goes dark',
  location: 'Torsund',
  entities: ['Skarn Foundry'],
});
const TEXT = 'Skarn Foundry in Torsund switched off its lamps on Wednesday night, and 140 people went home for good.';
const dark = (given: Parameters<typeof articleOf>[2] = {}) =>
  caseOf(FOUNDRY, articleOf('Lights out at Skarn Foundry', TEXT, given));

describe('a page that no rule has words for', () => {
  const finding = (stance: Finding['stance'], ...reasons: Finding['reasons']): Finding => ({
    stance,
    strength: 0.4,
    passage: null,
    reasons,
  });

  it.each([
    ['no sentence says it', finding('mentions', because('stance.no-sentence')), true],
    ['no passage carries it', finding('mentions', because('stance.no-passage')), true],
    ['too few words are shared', finding('mentions', because('stance.too-few-words', { share: 0.3 })), true],
    ['it says both', finding('mentions', because('stance.asserts-and-denies')), false],
    ['it is another event', finding('mentions', because('stance.not-this-event')), false],
    ['it is unrelated', finding('unrelated', because('stance.no-sentence')), false],
    ['another reason came first', finding('mentions', because('page.listing'), because('stance.no-passage')), false],
    ['there is no reason', finding('mentions'), false],
  ])('is one of which nothing is said against it: %s', (_, first, expected) => {
    expect(isInOtherWords(first)).toBe(expected);
    expect(otherWords.after(first)).toBe(expected);
  });

  it.each([
    [0.8, true],
    [0.79, false],
    [1, true],
    [0, false],
    [null, false],
  ])('supports at a learnt chance of %s: %s', (reportLikelihood, expected) => {
    const found = otherWords.judge({ ...dark(), reportLikelihood });
    expect(found !== null).toBe(expected);
  });

  it('is quoted verbatim and says by what chance', () => {
    const found = otherWords.judge({ ...dark(), reportLikelihood: 0.9 });
    expect(found).toMatchObject({ stance: 'supports', strength: 0.6 });
    expect(found?.passage?.quote).toBe(TEXT);
    expect(found?.reasons[0]).toEqual({ code: 'stance.other-words', params: { chance: 0.9 } });
  });

  it('does not where somebody checks it, or the topic denies, or is a claim about earlier facts', () => {
    const c = { ...dark(), reportLikelihood: 0.9 };
    const claimReviews = [{ claim: 'A whale', rating: 'True', publisher: null, date: null }];
    expect(otherWords.judge({ ...dark({ claimReviews }), reportLikelihood: 0.9 })).toBeNull();
    expect(otherWords.judge({ ...c, topic: { ...c.topic, denies: true } })).toBeNull();
    expect(otherWords.judge({ ...c, kind: { kind: 'claim', reasons: [] } })).toBeNull();
  });

  it('does not where the quoted passage is of another year', () => {
    const of = (year: string) => {
      const text = TEXT.replace('on Wednesday night', `on a night in ${year}`);
      return otherWords.judge({ ...caseOf(FOUNDRY, articleOf('Lights out', text)), reportLikelihood: 0.9 });
    };
    expect(of('1987')).toBeNull();
    expect(of('2025')).not.toBeNull();
  });

  it('has nothing to quote on an empty page', () => {
    expect(otherWords.judge({ ...caseOf(FOUNDRY, articleOf('Lights out', '')), reportLikelihood: 0.9 })).toBeNull();
  });
});

describe('a claim about earlier facts', () => {
  const SAID = 'On May 22nd, Minister Aldo Verin declared fishing huts “essential” workplaces that should stay heated.';
  const day = '2024-12-22T10:00:00.000Z';
  const says = (text: string, given: Parameters<typeof articleOf>[2] = {}) =>
    saysTheClaim.judge(caseOf(CLAIM, articleOf('Huts on the ice', text, { day, ...given })));

  it('is borne out by a sentence, with what makes it a claim among the reasons', () => {
    const found = says(SAID);
    expect(found).toMatchObject({ stance: 'supports', strength: 0.7, passage: { quote: SAID } });
    expect(found?.reasons.map(({ code }) => code)).toEqual(['stance.bears-out', 'topic.past-sentence']);
  });

  it.each<[string, Parameters<typeof articleOf>[2]]>([
    ['opinion', { section: 'Opinion' }],
    ['satire', { section: 'Satire' }],
    ['in another language', { language: 'es' }],
    ['a fact check', { claimReviews: [{ claim: 'Huts', rating: 'True', publisher: null, date: null }] }],
  ])('is not borne out by %s', (name, given) => {
    const foreign = 'El ministro Aldo Verin declaró que los refugios de la pesca son lugares de trabajo esenciales.';
    expect(says(name === 'in another language' ? foreign : SAID, given)).toBeNull();
  });

  it('is not borne out by a page with a rating of its own', () => {
    expect(says(`${SAID} Our rating: half true.`)).toBeNull();
  });

  it('is asked after whatever the rules have found', () => {
    expect(saysTheClaim.after({ stance: 'unrelated', strength: 0, passage: null, reasons: [] })).toBe(true);
  });
});
