import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Article, Attribution, SourceProfile, SourceView, Topic } from '@corroborate/domain';
import { sameText } from '@corroborate/search';
import { articleOf, clusterSources, crossReference, decide, DEFAULT_DECIDE_THRESHOLDS, extractClaims, judgeSource, profileOf, topicOf } from '@corroborate/verification';

/** One page of a case; `leansOn` names the newsroom it passes on, `told` whoever spoke to it, with the sentence. */
interface CasePage {
  site: string;
  title: string;
  text: string[];
  day?: string | null;
  topic?: boolean;
  profile?: Partial<SourceProfile>;
  article?: Partial<Article>;
  attributions?: (Partial<Attribution> & Pick<Attribution, 'source' | 'sentence' | 'kind'>)[];
}
interface CaseInput {
  why: string;
  topic: Partial<Topic> & { title: string };
  pages: CasePage[];
}
interface CaseExpected {
  /** Stance by site; pages left out are free. */
  stances?: Record<string, string>;
  independent: number;
  recommended: string;
  applied: string;
}

const read = <T>(slug: string, file: string): T => JSON.parse(readFileSync(join(__dirname, slug, file), 'utf8')) as T;
const slugs = readdirSync(__dirname, { withFileTypes: true }).filter((item) => item.isDirectory()).map((item) => item.name);

function run({ topic: given, pages }: CaseInput) {
  const url = pages.find((page) => page.topic) ? addressOf(pages.findIndex((page) => page.topic), pages) : null;
  const topic = topicOf({ ...given, url });
  const claims = extractClaims(topic);
  const items = pages.map((page, index) => {
    const address = addressOf(index, pages);
    const article = articleOf(page.title, page.text.join('\n\n'), { day: page.day, url: address, site: page.site, host: page.site, ...page.article });
    const profile = profileOf(page.site, page.profile);
    return { id: index + 1, page, article, profile, ...judgeSource({ topic, claims, article, now: new Date('2025-03-20T00:00:00.000Z') }) };
  });
  const attributions = new Map(items.map(({ id, page }) => [id, (page.attributions ?? []).map((one): Attribution => ({ cue: 'reported', link: null, site: null, ...one }))]));
  const clusters = clusterSources({
    sources: items.map(({ id, article, profile }) => ({ id, canonicalUrl: article.canonicalUrl, article, profile })),
    sameText: sameText(items.map(({ id, article }) => ({ id, text: article.text }))),
    attributions,
    topicUrl: url,
  });
  const views = items.map(({ id, page, article, profile, overall }): SourceView => ({
    id, url: article.url, canonicalUrl: article.canonicalUrl, site: page.site, name: profile.name, kind: profile.kind, tier: profile.tier,
    ownerGroup: profile.ownerGroup, readable: true, isTopicPage: page.topic === true, published: article.published, stance: overall,
    clusterId: clusters.find((cluster) => cluster.sourceIds.includes(id))?.id ?? '',
  }));
  const weighed = crossReference({ topic, claims, clusters, sources: items.map((item, at) => ({ view: views[at] as SourceView, article: item.article, perClaim: item.perClaim })) });
  const decision = decide({ topic, claims, sources: views, clusters, ...weighed, origin: null, coverage: [], missing: [], steering: [], thresholds: DEFAULT_DECIDE_THRESHOLDS });
  return { views, decision };
}

const addressOf = (index: number, pages: CasePage[]): string => `https://${pages[index]?.site ?? ''}/${index + 1}`;

describe('cases of the desk', () => {
  it('has cases', () => expect(slugs.length).toBeGreaterThan(10));

  it.each(slugs)('%s', (slug) => {
    const expected = read<CaseExpected>(slug, 'expected.json');
    const { views, decision } = run(read<CaseInput>(slug, 'input.json'));
    const told = Object.fromEntries(Object.keys(expected.stances ?? {}).map((site) => [site, views.find((view) => view.site === site)?.stance.stance]));
    expect(told).toEqual(expected.stances ?? {});
    expect({ independent: decision.independentCredible, recommended: decision.recommended, applied: decision.applied }).toEqual({
      independent: expected.independent, recommended: expected.recommended, applied: expected.applied,
    });
  });
});
