import {
  isSubmittedHost,
  memoizeByObject,
  type Article,
  type CallContext,
  type MatchedFactCheck,
  type SourceProfile,
  type Topic,
  type WeighedFactCheck,
} from '@corroborate/domain';
import type { Database } from '@corroborate/db';
import { toCollectionProfile } from '@corroborate/collections';
import { registerProfile } from '@corroborate/records';
import { readSigns, type SourceJudge } from '@corroborate/credibility';
import { limitArticleText } from '@corroborate/pages';
import { canonicalUrl } from '@corroborate/search';
import { withFactCheck } from '@corroborate/verification';
import { submittedProfile } from '../../added-sources/handed-in.profile';
import type { ReadPage } from '../stage.types';
import type { StageInput } from '../stage';

/** A page with its article and profile, as used by later stages. */
export interface OpenedPage {
  page: ReadPage;
  article: Article;
  profile: SourceProfile;
  isTopicPage: boolean;
}

/** Context in which pages are opened. */
export interface PageOpeningContext {
  topic: Pick<Topic, 'url'>;
  /** Context that lookups are charged to. */
  context: CallContext;
  checks?: MatchedFactCheck[];
}

export const toOpenContext = ({
  topic,
  context,
  history,
}: Pick<StageInput, 'topic' | 'context' | 'history'>): PageOpeningContext => ({
  topic,
  context,
  checks: history.factChecks(),
});

/** Opens all pages read so far with their articles and outlet profiles. */
export class OpenedPagesService {
  constructor(
    private readonly articles: Pick<Database['sources'], 'getMany'>,
    private readonly judge: Pick<SourceJudge, 'profile'>,
  ) {}

  /** Adds the tier of each fact check's publisher. */
  async standing(checks: MatchedFactCheck[], context: CallContext): Promise<WeighedFactCheck[]> {
    if (checks.length === 0) return [];
    const profiles = await this.judge.profile(
      checks.map(({ site }) => ({ host: site, outletName: null })),
      context,
    );
    return checks.map((check) => ({ ...check, tier: profiles.get(check.site)?.tier ?? 3 }));
  }

  /**
   * Starts the profile lookups for these URLs in advance. Never rejects: an error occurs again when the profile is
   * needed.
   */
  async lookAhead(urls: string[], context: CallContext): Promise<void> {
    const hosts = urls.flatMap((url) => URL.parse(url)?.host ?? []).filter((host) => !isSubmittedHost(host));
    await this.judge
      .profile(
        hosts.map((host) => ({ host })),
        context,
      )
      .catch(() => undefined);
  }

  /**
   * Opens `pages` in addition to those already `opened`. Recomputes all profiles, because features of one page apply to
   * its whole site.
   */
  async open(pages: ReadPage[], about: PageOpeningContext, opened: readonly OpenedPage[] = []): Promise<OpenedPage[]> {
    const all = [...opened.map(({ page }) => page), ...pages];
    const stored = await this.articles.getMany(all.map(({ sourceId }) => sourceId));
    const profiles = await this.profiles([...stored.values()], about.context);
    const before = new Map(opened.map(({ page, article }) => [page.sourceId, article]));
    const ownPage = about.topic.url ? canonicalUrl(about.topic.url) : null;
    return all.flatMap((page) => {
      const article = before.get(page.sourceId) ?? prepareArticle(stored.get(page.sourceId), about.checks);
      const profile =
        article &&
        ((page.record && standingOfRecord(page.record, article.host)) ||
          submittedProfile(article.host) ||
          profiles.get(article.host));
      return article && profile ? [{ page, article, profile, isTopicPage: isTopicPageOf(ownPage, article) }] : [];
    });
  }

  private profiles(articles: Article[], context: CallContext): Promise<Map<string, SourceProfile>> {
    const asked = articles
      .filter(({ host }) => !isSubmittedHost(host))
      .map((article) => ({ host: article.host, outletName: article.outletName, signs: readSignsOnce(article) }));
    return this.judge.profile(asked, context);
  }
}

const standingOfRecord = ({ register, primary }: NonNullable<ReadPage['record']>, host: string) =>
  primary ? toCollectionProfile({ ...primary, host }) : registerProfile(register, host);

const prepareArticle = (stored: Article | undefined, checks: MatchedFactCheck[] = []): Article | undefined =>
  addFactCheckRating(stored && limitArticle(stored), checks);

/** Memoized by article object, so that data derived from it is computed once. */
const limitArticle = memoizeByObject(limitArticleText);
const readSignsOnce = memoizeByObject(readSigns);

/** Adds the rating that a fact-check index lists for a page, in case the page's own markup is unreadable. */
function addFactCheckRating(article: Article | undefined, checks: MatchedFactCheck[]): Article | undefined {
  const about =
    article &&
    checks.find(({ url }) =>
      [article.url, article.finalUrl, article.canonicalUrl].some((own) => canonicalUrl(own) === canonicalUrl(url)),
    );
  return article && about ? withFactCheck(article, about) : article;
}

const isTopicPageOf = (ownPage: string | null, article: Article) =>
  ownPage !== null &&
  [article.url, article.finalUrl, article.canonicalUrl].some((url) => canonicalUrl(url) === ownPage);
