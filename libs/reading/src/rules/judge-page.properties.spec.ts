import type { Article, Topic } from '@corroborate/domain';
import { CAUTIONS } from '../guards/cautions/cautions';
import { extractClaims } from './claims/claims.policy';
import { judgePage, judgeSource } from './judge-page';
import { RULES } from './stance/rules';
import { buildArticle } from '@corroborate/domain/testing';
import { buildCase, judgeArticle, judgeOverall } from './testing/judged';
import {
  BRIDGE,
  BRIDGE_REPORT,
  CLAIM,
  FIRE,
  HERRING,
  NO_STRIKE,
  STRIKE,
  STRIKE_REPORT,
  VERDICT,
  VERDICT_LINES,
} from './testing/stories';
import { cpuNow } from '../../../../test/support/cpu';

const TOPICS: readonly Topic[] = [STRIKE, NO_STRIKE, FIRE, BRIDGE, HERRING, VERDICT, CLAIM];

/** Pages of many kinds, plain and unusual; each is compared with each topic. */
const PAGES: readonly Article[] = [
  buildArticle('Pickets at Quillon Cannery', STRIKE_REPORT),
  buildArticle('Pickets at Quillon Cannery', STRIKE_REPORT, { day: null }),
  buildArticle(
    'No strike at Quillon Cannery',
    'Workers at Quillon Cannery in Port Vesper did not go on strike Wednesday.',
  ),
  buildArticle('Council approves Skarn Bridge', BRIDGE_REPORT),
  buildArticle('Herring', 'Torsund ships more herring than Skarn since 2010.'),
  buildArticle('Case 12: Orla Brandt', VERDICT_LINES.join('\n\n')),
  buildArticle('Incendio', 'Un incendio en Skarn Foundry obligó a desalojar a 140 vecinos de Torsund.', {
    language: 'es',
  }),
  buildArticle('Brand', 'Bei Skarn Foundry in Torsund gab es am Mittwoch keinen Brand.', { language: 'de' }),
  buildArticle('Забастовка', 'Рабочие завода вышли на забастовку в среду.', { language: 'ru' }),
  buildArticle('ストライキ', '水曜日に工場でストライキがあった。', { language: 'ja' }),
  buildArticle('إضراب', 'أضرب عمال المصنع يوم الأربعاء.', { language: 'ar' }),
  buildArticle('', ''),
  buildArticle('', ' \n\n \t '),
  buildArticle('Strike hits Quillon Cannery in Port Vesper', ''),
  buildArticle('???', '!!! ... ??? “” () [] {} \u0000 \uFFFD'),
  buildArticle('Strike 🦞', 'Strike 🦞🦞 at Quillon Cannery in Port Vesper on Wednesday 🦞.'),
];
const PAIRS = TOPICS.flatMap((topic) => PAGES.map((page) => ({ topic, page })));

describe('judgment of any topic and page', () => {
  it('quotes verbatim from the text', () => {
    for (const { topic, page } of PAIRS) {
      const { overall, perClaim } = judgeArticle(topic, page);
      for (const { passage } of [overall, ...perClaim.map(({ judgement }) => judgement)])
        if (passage) expect(page.text.slice(passage.start, passage.end)).toBe(passage.quote);
    }
  });

  it('supports only with a quote', () => {
    const supported = PAIRS.map(({ topic, page }) => judgeOverall(topic, page)).filter(
      ({ stance }) => stance === 'supports',
    );
    expect(supported.length).toBeGreaterThan(5);
    for (const { passage } of supported) expect(passage?.quote.trim()).toBeTruthy();
  });

  it('supports only a page about the event', () => {
    for (const { topic, page } of PAIRS) {
      const { overall, sameEvent } = judgeArticle(topic, page);
      if (overall.stance === 'supports') expect(sameEvent.same).toBe(true);
    }
  });

  it('names a listed rule and gives a reason', () => {
    const names = new Set(RULES.map(({ name }) => name));
    for (const { topic, page } of PAIRS) {
      const { rule, reasons } = judgeOverall(topic, page);
      expect(names).toContain(rule);
      expect(reasons.length).toBeGreaterThan(0);
    }
  });

  it('names a caution only if it reduced support to a mention', () => {
    const names = new Set(CAUTIONS.map(({ name }) => name));
    for (const { topic, page } of PAIRS) {
      const { caution, stance } = judgeOverall(topic, page);
      if (caution === undefined) continue;
      expect(names).toContain(caution);
      expect(['mentions', 'unrelated']).toContain(stance);
    }
  });

  it('gives any judgment a strength from 0 to 1, and 0 if the page is unrelated', () => {
    for (const { topic, page } of PAIRS) {
      const { strength, stance } = judgeOverall(topic, page);
      expect(strength).toBeGreaterThanOrEqual(0);
      expect(strength).toBeLessThanOrEqual(1);
      if (stance === 'unrelated') expect(strength).toBe(0);
    }
  });

  it('judges a page the same way every time and leaves topic and page unchanged', () => {
    for (const { topic, page } of PAIRS.filter((_, at) => at % 5 === 0)) {
      const before = structuredClone({ topic, page });
      expect(judgeArticle(topic, page)).toEqual(judgeArticle(topic, page));
      expect({ topic, page }).toEqual(before);
    }
  });

  it('covers each claim once, with the overall stance for the main claim', () => {
    for (const { topic, page } of PAIRS) {
      const claims = extractClaims(topic);
      const { overall, perClaim } = judgeArticle(topic, page);
      expect(perClaim.map(({ claimId }) => claimId)).toEqual(claims.map(({ id }) => id));
      expect(perClaim[0]?.judgement).toEqual(overall);
    }
  });
});

describe('page that supports the topic', () => {
  const stanceOf = (headline: string, text: string, given: Parameters<typeof buildArticle>[2] = {}) =>
    judgeOverall(STRIKE, buildArticle(headline, text, given)).stance;

  it('still supports the topic after it removes teasers for other stories from the page', () => {
    expect(stanceOf('Pickets at Quillon Cannery', `${STRIKE_REPORT}\n\nRain is expected in Elmsworth.`)).toBe(
      'supports',
    );
  });

  it.each([
    ['is called a hoax', 'Hoax: pickets at Quillon Cannery', STRIKE_REPORT],
    ['is denied by the headline', 'No strike at Quillon Cannery', STRIKE_REPORT],
    ['is called a rumour', 'Pickets at Quillon Cannery', `It is a rumour. ${STRIKE_REPORT}`],
    ['is rated false', 'Pickets at Quillon Cannery', `${STRIKE_REPORT} Our rating: False.`],
  ])('does not let a report support the topic if the story %s', (_, headline, text) =>
    expect(stanceOf(headline, text)).not.toBe('supports'),
  );

  it.each<[string, Parameters<typeof buildArticle>[2]]>([
    ['satire', { section: 'Satire' }],
    ['opinion', { section: 'Opinion' }],
    ['from before the event', { day: '2024-03-05T00:00:00.000Z' }],
    ['dated in the future', { day: '2025-04-05T00:00:00.000Z' }],
    ['behind a paywall', { verdict: 'paywall' }],
    ['retracted', { notices: ['This article has been retracted.'] }],
  ])('does not let a report support the topic if the page is %s', (_, given) => {
    expect(stanceOf('Pickets at Quillon Cannery', STRIKE_REPORT, given)).not.toBe('supports');
  });

  it('supports the topic at any page length, within bounded time', () => {
    const began = cpuNow();
    const long = `${STRIKE_REPORT}\n\n${'The tide came in at noon and went out at six. '.repeat(4_000)}`;
    expect(stanceOf('Pickets at Quillon Cannery', long)).toBe('supports');
    expect(cpuNow() - began).toBeLessThan(20_000);
  });
});

describe('page that could not be read', () => {
  it.each(['paywall', 'blocked', 'not-found'] as Article['verdict'][])(
    'judges a page that could not be read as unrelated whatever its text (%s)',
    (verdict) => {
      const article = buildArticle('Strike', STRIKE_REPORT, { verdict, verdictReason: 'Subscribers only.' });
      const { overall, perClaim, sameEvent } = judgeArticle(STRIKE, article);
      expect(overall).toMatchObject({ stance: 'unrelated', strength: 0, passage: null });
      expect(overall.reasons).toEqual([{ code: 'page.unreadable', params: { verdict, detail: 'Subscribers only.' } }]);
      expect(overall.rule).toBeUndefined();
      expect(perClaim.every(({ judgement }) => judgement.stance === 'unrelated')).toBe(true);
      expect(sameEvent).toEqual({ same: false, reasons: [{ code: 'page.not-read', params: {} }] });
    },
  );
});

describe('one topic with many pages', () => {
  it('gives the same results in any order', () => {
    const claims = extractClaims(STRIKE);
    const now = new Date('2025-03-20T00:00:00.000Z');
    const judge = (article: Article) => judgeSource({ topic: STRIKE, claims, article, now });
    const forwards = PAGES.map(judge);
    const backwards = [...PAGES].reverse().map(judge).reverse();
    expect(backwards).toEqual(forwards);
    expect(forwards).toEqual(PAGES.map((page) => judgeArticle(STRIKE, page)));
  });

  it('parses a topic again if its claims change', () => {
    const now = new Date('2025-03-20T00:00:00.000Z');
    const [page] = PAGES;
    if (!page) throw new Error('a page is wanted');
    const core = extractClaims(STRIKE);
    const none = judgeSource({ topic: STRIKE, claims: [], article: page, now });
    expect(none.perClaim).toEqual([]);
    expect(judgeSource({ topic: STRIKE, claims: core, article: page, now }).perClaim).toHaveLength(core.length);
  });

  it('also names the rule in the result of a direct call to judgePage', () => {
    const c = buildCase(STRIKE, buildArticle('Pickets at Quillon Cannery', STRIKE_REPORT));
    expect(judgePage(c)).toMatchObject({ stance: 'supports', rule: 'asserted' });
  });
});
