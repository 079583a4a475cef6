import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReviewReason } from '@corroborate/domain';
import { judgeCase } from '../golden/judge-case';
import { LITERAL_THRESHOLDS } from '../golden/judge-topic';

interface CaseExpected {
  /** Stance by site; pages left out are free. */
  stances?: Record<string, string>;
  /** What a page is quoted by, by site; pages left out are free. */
  passages?: Record<string, string>;
  independent: number;
  recommended: string;
  applied: string;
  /** Reasons for review, in any order; free if absent. */
  review?: ReviewReason[];
}

const slugs = readdirSync(__dirname, { withFileTypes: true })
  .filter((item) => item.isDirectory())
  .map((item) => item.name);
const expectedOf = (slug: string): CaseExpected =>
  JSON.parse(readFileSync(join(__dirname, slug, 'expected.json'), 'utf8')) as CaseExpected;

describe('editorial cases', () => {
  it('includes more than ten editorial cases', () => expect(slugs.length).toBeGreaterThan(10));

  it.each(slugs)('judges the editorial case %s as expected', (slug) => {
    const expected = expectedOf(slug);
    const { pages, decision } = judgeCase(join(__dirname, slug), LITERAL_THRESHOLDS);
    const overallOf = (site: string) => pages.find(({ page }) => page.article.site === site)?.judged.overall;
    const stances = Object.fromEntries(
      Object.keys(expected.stances ?? {}).map((site) => [site, overallOf(site)?.stance]),
    );
    expect(stances).toEqual(expected.stances ?? {});
    const quoted = Object.entries(expected.passages ?? {}).map(([site]) => [site, overallOf(site)?.passage?.quote]);
    expect(Object.fromEntries(quoted)).toEqual(expected.passages ?? {});
    expect({
      independent: decision.independentCredible,
      recommended: decision.recommended,
      applied: decision.applied,
    }).toEqual({
      independent: expected.independent,
      recommended: expected.recommended,
      applied: expected.applied,
    });
    const reasons = [...new Set(decision.review.reasons.map(({ reason }) => reason))].sort();
    expect(reasons).toEqual([...(expected.review ?? reasons)].sort());
  });
});
