import type {
  Article,
  CallContext,
  Claim,
  MatchedFactCheck,
  SourceProfile,
  Topic,
  WeighedFactCheck,
} from '@corroborate/domain';
import { standingOf } from '@corroborate/context';
import { signsOf, type SourceJudge } from '@corroborate/credibility';
import { withinBounds } from '@corroborate/pages';
import type { Reasoner } from '@corroborate/reasoning';
import { canonicalUrl } from '@corroborate/search';
import { withFactCheck } from '@corroborate/verification';
import { inTurns } from '../in-turns';
import type { Assessment, ReadPage } from '../stage.types';

/** A page with all that is known about it; what the weighing stages work on. */
export interface Dossier {
  page: ReadPage;
  article: Article;
  profile: SourceProfile;
  isTopicPage: boolean;
}

export interface ArticleStore {
  getMany(ids: number[]): Promise<Map<number, Article>>;
}

/** Opens the dossiers of all pages read so far. */
export class DossierDesk {
  constructor(
    private readonly articles: ArticleStore,
    private readonly judge: Pick<SourceJudge, 'profile'>,
  ) {}

  /** How far the publishers of fact checks can be trusted. */
  async standing(checks: MatchedFactCheck[], context: CallContext): Promise<WeighedFactCheck[]> {
    if (checks.length === 0) return [];
    const profiles = await this.judge.profile(
      checks.map(({ site }) => ({ host: site, outletName: null })),
      context,
    );
    return checks.map((check) => ({ ...check, tier: profiles.get(check.site)?.tier ?? 3 }));
  }

  /**
   * Asks what opening the pages at these addresses is going to ask, while something else takes its time. Never fails: a
   * fault shows again where the answer is needed.
   */
  async lookAhead(urls: string[], context: CallContext): Promise<void> {
    const hosts = urls.flatMap((url) => URL.parse(url)?.host ?? []);
    await this.judge
      .profile(
        hosts.map((host) => ({ host })),
        context,
      )
      .catch(() => undefined);
  }

  /** `context` is whom look-ups are booked to. */
  async open(
    pages: ReadPage[],
    topic: Topic,
    context: CallContext,
    checks: MatchedFactCheck[] = [],
  ): Promise<Dossier[]> {
    const articles = await this.articles.getMany(pages.map(({ sourceId }) => sourceId));
    const profiles = await this.judge.profile(
      [...articles.values()].map((article) => ({
        host: article.host,
        outletName: article.outletName,
        signs: signsOf(article),
      })),
      context,
    );
    const ownPage = topic.url ? canonicalUrl(topic.url) : null;
    return pages.flatMap((page) => {
      const stored = articles.get(page.sourceId);
      const article = checked(stored && withinBounds(stored), checks);
      const profile =
        article && ((page.record && standingOf(page.record.register, article.host)) || profiles.get(article.host));
      return article && profile ? [{ page, article, profile, isTopicPage: isOwn(ownPage, article) }] : [];
    });
  }
}

/**
 * What an index of fact checks repeats of a page's markup stands with the page, also where we could not read the
 * markup.
 */
function checked(article: Article | undefined, checks: MatchedFactCheck[]): Article | undefined {
  const about =
    article &&
    checks.find(({ url }) =>
      [article.url, article.finalUrl, article.canonicalUrl].some((own) => canonicalUrl(own) === canonicalUrl(url)),
    );
  return article && about ? withFactCheck(article, about) : article;
}

const isOwn = (ownPage: string | null, article: Article) =>
  ownPage !== null &&
  [article.url, article.finalUrl, article.canonicalUrl].some((url) => canonicalUrl(url) === ownPage);

/** Judges the dossiers that were not judged before. */
export async function assess(
  reasoner: Pick<Reasoner, 'judgeStance'>,
  dossiers: Dossier[],
  known: Assessment[],
  brief: { topic: Topic; claims: Claim[]; now: Date },
): Promise<Assessment[]> {
  const before = new Map(known.map((item) => [item.sourceId, item]));
  const judge = async ({ page, article }: Dossier): Promise<Assessment> =>
    before.get(page.sourceId) ?? {
      sourceId: page.sourceId,
      ...(await reasoner.judgeStance({ ...brief, article, engineDate: page.engineDate })),
    };
  return inTurns(dossiers, judge);
}
