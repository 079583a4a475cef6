import type { Article, Topic } from '@corroborate/domain';
import { buildArticle } from '@corroborate/domain/testing';
import { judgeOverall } from '../testing/judged';
import { FIRE, HERRING, NO_STRIKE, STRIKE, STRIKE_REPORT } from '../testing/stories';
import { RULES } from './rules';

const HEADLINE = 'Pickets at Quillon Cannery';
const checked = (rating: string): Partial<Article> => ({
  claimReviews: [
    { claim: 'Workers at Quillon Cannery in Port Vesper went on strike', rating, publisher: null, date: null },
  ],
});
const spanish = (headline: string, text: string): Article => buildArticle(headline, text, { language: 'es' });
const strike = (given: Parameters<typeof buildArticle>[2] = {}): Article =>
  buildArticle(HEADLINE, STRIKE_REPORT, given);

/** For each rule a page that it decides, and the most similar page with the rule that decides there. */
const CASES: readonly { rule: string; topic: Topic; page: Article; nearest: Article; instead: string }[] = [
  {
    rule: 'fact-check',
    topic: STRIKE,
    page: strike(checked('False')),
    nearest: strike(checked('Four stars')),
    instead: 'asserted',
  },
  {
    rule: 'satire',
    topic: STRIKE,
    page: strike({ section: 'Satire' }),
    nearest: strike({ section: 'Saturday' }),
    instead: 'asserted',
  },
  {
    rule: 'another-event',
    topic: STRIKE,
    page: strike({ day: '2025-03-03T21:00:00.000Z' }),
    nearest: strike(),
    instead: 'asserted',
  },
  {
    rule: 'no-report',
    topic: STRIKE,
    page: strike({ section: 'Opinion' }),
    nearest: strike({ section: 'Opinion polls' }),
    instead: 'asserted',
  },
  {
    rule: 'taken-back',
    topic: STRIKE,
    page: strike({ notices: ['This article has been retracted.'] }),
    nearest: strike({ notices: ['This article has been corrected.'] }),
    instead: 'asserted',
  },
  {
    rule: 'foreign-denial',
    topic: FIRE,
    page: spanish(
      'No hubo incendio en Skarn Foundry',
      'No hubo ningún incendio en Skarn Foundry de Torsund el miércoles.',
    ),
    nearest: spanish(
      'Incendio en Skarn Foundry desaloja a 140 vecinos',
      'Un incendio en Skarn Foundry obligó el miércoles a desalojar a 140 vecinos de Torsund.',
    ),
    instead: 'anchors',
  },
  {
    rule: 'denied-topic',
    topic: NO_STRIKE,
    page: buildArticle('Nobody walked out at Quillon Cannery', 'There is no strike at Quillon Cannery in Port Vesper.'),
    nearest: buildArticle('Quillon Cannery', 'Workers at Quillon Cannery in Port Vesper may strike on Wednesday.'),
    instead: 'mentioned',
  },
  {
    rule: 'denied',
    topic: STRIKE,
    page: buildArticle(
      'No strike at Quillon Cannery',
      'Workers at Quillon Cannery in Port Vesper did not go on strike Wednesday.',
    ),
    nearest: buildArticle('Quillon Cannery', 'Workers at Quillon Cannery in Port Vesper may go on strike Wednesday.'),
    instead: 'mentioned',
  },
  {
    rule: 'asserted',
    topic: STRIKE,
    page: strike(),
    nearest: buildArticle(
      'Quillon Cannery',
      'Members could walk out at Quillon Cannery in Port Vesper if talks fail Wednesday.',
    ),
    instead: 'mentioned',
  },
  {
    rule: 'denied-in-plain-words',
    topic: HERRING,
    page: buildArticle('Herring', 'Torsund has not shipped more herring than Skarn since 2010.'),
    nearest: buildArticle('Herring', 'Torsund may have shipped more herring than Skarn since 2010.'),
    instead: 'mentioned',
  },
  {
    rule: 'carried-in-plain-words',
    topic: HERRING,
    page: buildArticle('Herring', 'Figures show that Torsund ships more herring than Skarn since 2010.'),
    nearest: buildArticle('Herring', 'Torsund may ship more herring than Skarn since 2010.'),
    instead: 'mentioned',
  },
  {
    rule: 'anchors',
    topic: FIRE,
    page: spanish(
      'Incendio en Skarn Foundry desaloja a 140 vecinos',
      'Un incendio en Skarn Foundry obligó el miércoles a desalojar a 140 vecinos de Torsund.',
    ),
    nearest: spanish(
      'Incendio en Skarn Foundry',
      'Un supuesto incendio en Skarn Foundry obligó el miércoles a desalojar a 140 vecinos de Torsund.',
    ),
    instead: 'mentioned',
  },
  {
    rule: 'mentioned',
    topic: STRIKE,
    page: buildArticle('Quillon Cannery in Port Vesper', 'Quillon Cannery in Port Vesper packs herring on Wednesday.'),
    nearest: strike(),
    instead: 'asserted',
  },
];

describe('rule that decides a page', () => {
  it.each(CASES)('decides a page by the rule “$rule” and the most similar page by another rule', (given) => {
    const { rule, topic, page, nearest, instead } = given;
    expect(judgeOverall(topic, page).rule).toBe(rule);
    expect(judgeOverall(topic, nearest).rule).toBe(instead);
  });
});

describe('list of rules', () => {
  it('gives each rule a unique name and a sentence that describes it', () => {
    expect(new Set(RULES.map(({ name }) => name)).size).toBe(RULES.length);
    for (const { name, about } of RULES) {
      expect(name).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
      expect(about).toMatch(/^\p{Lu}.+\.$/u);
    }
  });

  it('ends with the rule that always applies', () => {
    expect(RULES.at(-1)?.name).toBe('mentioned');
  });

  it('starts with the fact check rule, the only rule about the exact claim', () => {
    expect(RULES[0]?.name).toBe('fact-check');
    expect(RULES.filter(({ vouched }) => vouched).map(({ name }) => name)).toEqual(['fact-check']);
  });

  it('checks for a denial before it checks for support, in every language', () => {
    const at = (name: string) => RULES.findIndex((rule) => rule.name === name);
    expect(at('foreign-denial')).toBeLessThan(at('anchors'));
    expect(at('denied')).toBeLessThan(at('asserted'));
    expect(at('denied-in-plain-words')).toBeLessThan(at('carried-in-plain-words'));
    expect(at('another-event')).toBeLessThan(at('denied'));
  });
});
