import {
  isReadable,
  findPrivatePersons,
  type Attribution,
  type Claim,
  type Cluster,
  type Decision,
  type OriginFinding,
  type SourceView,
  type Topic,
  getPrintedTitle,
} from '@corroborate/domain';
import { nameKey } from '@corroborate/text';
import { OutletDirectory } from '@corroborate/credibility';
import { extractAttributions, findStoryPages, traceOrigin } from '@corroborate/origin';
import { canonicalUrl, findSameText } from '@corroborate/search';
import {
  clusterSources,
  crossReference,
  decide,
  DEFAULT_DECIDE_THRESHOLDS,
  selectHoldingFindings,
  runPrePublicationCheck,
  type DecideInput,
  type DecisionThresholds,
} from '@corroborate/verification';
import { extractClaims, judgeSource, type SourceJudgement } from '@corroborate/reading';
import type { GoldenPage } from './world.pages';

/** The specification's literal rule: tests of judgment apply an upgrade from one source. */
export const LITERAL_THRESHOLDS: DecisionThresholds = { ...DEFAULT_DECIDE_THRESHOLDS, rulesApplyFrom: 1 };

export interface JudgedTopic {
  topic: Topic;
  claims: Claim[];
  pages: { page: GoldenPage; judged: SourceJudgement; attributions: Attribution[] }[];
  sources: SourceView[];
  clusters: Cluster[];
  weighed: ReturnType<typeof crossReference>;
  origin: OriginFinding;
  decision: Decision;
}

export type JudgedPage = JudgedTopic['pages'][number];

/**
 * The whole way from pages to a verdict, as the stages go it, of plain data alone. `credits` go before what is found;
 * `thresholds` are those of the product unless others are given.
 */
export function judgeTopic(
  topic: Topic,
  given: GoldenPage[],
  now: Date,
  { credits, thresholds }: { credits?: Map<number, Attribution[]>; thresholds?: DecisionThresholds } = {},
): JudgedTopic {
  const claims = extractClaims(topic);
  const pages = judgePages(topic, claims, given, now).map((one) => ({
    ...one,
    attributions: credits?.get(one.page.id) ?? one.attributions,
  }));
  return weighPages(topic, claims, pages, thresholds);
}

/** From judged pages to a verdict. */
export function weighPages(
  topic: Topic,
  claims: Claim[],
  pages: JudgedPage[],
  thresholds: DecisionThresholds = DEFAULT_DECIDE_THRESHOLDS,
): JudgedTopic {
  const given = pages.map(({ page }) => page);
  const attributions = new Map(pages.map((one) => [one.page.id, one.attributions]));
  const clusters = clusterOf(topic, given, attributions);
  const sources = pages.map((one) => viewOf(topic, one, clusters));
  const perClaim = new Map(pages.map(({ page, judged }) => [page.id, judged.perClaim]));
  const articles = new Map(given.map(({ id, article }) => [id, article]));
  const weighable = sources.flatMap((view) => {
    const article = articles.get(view.id);
    return article ? [{ view, article, perClaim: perClaim.get(view.id) ?? [] }] : [];
  });
  const weighed = crossReference({ topic, claims, sources: weighable, clusters });
  const origin = originOf(topic, pages, attributions);
  const steering = given.flatMap(({ id, article }) => article.steering.map(({ quote }) => ({ sourceId: id, quote })));
  const input: DecideInput = {
    topic,
    claims,
    sources,
    clusters,
    ...weighed,
    origin,
    coverage: [],
    missing: [],
    steering,
    thresholds,
  };
  const decision = decide({ ...input, look: graveLook(input, given) });
  return { topic, claims, pages, sources, clusters, weighed, origin, decision };
}

const OUTLETS = new OutletDirectory();
const resolvesOutlet = (name: string): boolean => OUTLETS.resolveOutletName(name) !== null;

/** What the last look before print finds grave; parts and background are not made here, so that it asks none. */
function graveLook(input: DecideInput, given: GoldenPage[]) {
  const look = runPrePublicationCheck({
    ...input,
    claims: input.claims ?? [],
    unnamed: [],
    captures: new Map(given.map(({ id, article }) => [id, { ...article, title: getPrintedTitle(article) }])),
    decision: decide(input),
    persons: findPrivatePersons(input.topic, resolvesOutlet),
    accounts: null,
    oldStorySigns: null,
    replies: [],
  });
  return selectHoldingFindings(look);
}

/** What each page says of the topic, and whom it passes on. */
function judgePages(topic: Topic, claims: Claim[], given: GoldenPage[], now: Date): JudgedPage[] {
  const directory = new OutletDirectory();
  const names = new Map(
    given.flatMap(({ article, profile }) =>
      [article.outletName, profile.name].flatMap((name) => (name ? [[nameKey(name), article.site] as const] : [])),
    ),
  );
  const resolve = (name: string): string | null =>
    directory.resolveOutletName(name) ?? names.get(nameKey(name)) ?? null;
  return given.map((page) => {
    const { article, engineDate } = page;
    const judged = judgeSource({ topic, claims, article, engineDate, now });
    return {
      page,
      judged,
      attributions: extractAttributions(article, resolve),
    };
  });
}

function clusterOf(topic: Topic, given: GoldenPage[], attributions: Map<number, Attribution[]>): Cluster[] {
  const readable = given.filter(({ article }) => isReadable(article.verdict));
  const copies = findSameText(readable.map(({ id, article }) => ({ id, text: article.text })));
  const sources = given.map(({ id, article, profile }) => ({
    id,
    canonicalUrl: article.canonicalUrl,
    article,
    profile,
  }));
  return clusterSources({ sources, sameText: copies, attributions, topicUrl: topic.url });
}

const isTopicPage = (topic: Topic, { article }: GoldenPage): boolean =>
  topic.url !== null &&
  [article.url, article.finalUrl, article.canonicalUrl].some(
    (url) => canonicalUrl(url) === canonicalUrl(topic.url ?? ''),
  );

function viewOf(topic: Topic, { page, judged }: JudgedPage, clusters: Cluster[]): SourceView {
  const { id, article, profile, engineDate } = page;
  return {
    id,
    url: article.finalUrl,
    canonicalUrl: article.canonicalUrl,
    site: article.site,
    name: profile.name,
    kind: profile.kind,
    tier: profile.tier,
    ownerGroup: profile.ownerGroup,
    score: profile.score,
    registered: profile.registered ?? null,
    readable: isReadable(article.verdict),
    isTopicPage: isTopicPage(topic, page),
    published: article.published ?? engineDate,
    stance: judged.overall,
    clusterId: clusters.find(({ sourceIds }) => sourceIds.includes(id))?.id ?? '',
  };
}

function originOf(topic: Topic, pages: JudgedPage[], attributions: Map<number, Attribution[]>): OriginFinding {
  const judged = pages.map(({ page, judged: { overall, sameEvent } }) => ({
    id: page.id,
    article: page.article,
    kind: page.profile.kind,
    tier: page.profile.tier,
    stance: overall.stance,
    sameEvent: sameEvent.same,
    isTopicPage: isTopicPage(topic, page),
  }));
  const { reporting, lean } = findStoryPages(judged, topic);
  const sources = pages.map(({ page: { id, article, profile, engineDate } }) => ({
    id,
    article,
    profile,
    engineDate,
    archivedBy: null,
  }));
  return traceOrigin({ topic, sources, attributions, relevant: reporting, lean });
}
