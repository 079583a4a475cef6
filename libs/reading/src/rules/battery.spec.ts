import { readFileSync } from 'node:fs';
import type { Stance, Topic } from '@corroborate/domain';
import { buildArticle, buildTopic } from '@corroborate/domain/testing';
import { batteryLanguages, shippedPath } from '@corroborate/text';
import { judgeOverall } from './testing/judged';

interface BatteryPage {
  story: string;
  /** Kind of change to the sentence. */
  kind: string;
  text: string;
  /** `none`: anything but support. */
  expected: 'supports' | 'disputes' | 'none';
}

interface Battery {
  /** Minimum shares of pages that must be read as expected; false support has no tolerance. */
  floors: { supports: number; disputes: number };
  stories: Record<string, Partial<Topic> & { title: string }>;
  pages: BatteryPage[];
}

/** Minimum number of pages for a meaningful result. */
const MIN_PAGES = 100;
const HEADLINES: Record<string, string> = { en: 'News of the day', es: 'Noticias del día en la comarca' };

const batteryOf = (language: string): Battery =>
  JSON.parse(readFileSync(shippedPath('lexicon', language, 'battery.json') ?? '', 'utf8')) as Battery;

function stancesIn(language: string): { page: BatteryPage; stance: Stance }[] {
  const { stories, pages } = batteryOf(language);
  return pages.map((page) => {
    const story = stories[page.story];
    if (!story) throw new Error(`There is no story "${page.story}".`);
    const article = buildArticle(HEADLINES[language] ?? '', page.text, { language });
    return { page, stance: judgeOverall(buildTopic(story), article).stance };
  });
}

describe.each(batteryLanguages())('rule battery in %s', (language) => {
  const judged = stancesIn(language);
  const { floors } = batteryOf(language);
  const shareRead = (expected: 'supports' | 'disputes'): number => {
    const wanted = judged.filter(({ page }) => page.expected === expected);
    return wanted.filter(({ stance }) => stance === expected).length / wanted.length;
  };

  it('contains enough pages of each kind', () => {
    expect(judged.length).toBeGreaterThan(MIN_PAGES);
    expect(new Set(judged.map(({ page }) => page.expected))).toEqual(new Set(['supports', 'disputes', 'none']));
  });

  it('finds no support in pages without support', () =>
    expect(
      judged.flatMap(({ page: { kind, text, expected }, stance }) =>
        stance === 'supports' && expected !== 'supports' ? [`${kind}: ${text}`] : [],
      ),
    ).toEqual([]));

  it('finds support in plain reports', () => expect(shareRead('supports')).toBeGreaterThanOrEqual(floors.supports));

  it('finds disputes in plain denials', () => expect(shareRead('disputes')).toBeGreaterThanOrEqual(floors.disputes));

  it('finds no disputes in plain reports', () =>
    expect(judged.filter(({ page, stance }) => page.expected === 'supports' && stance === 'disputes')).toEqual([]));
});
