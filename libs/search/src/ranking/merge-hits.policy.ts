import {
  createReason,
  memoize,
  memoizeByObject,
  toSite,
  type DateRecord,
  type RankedResult,
  type Reason,
  type SearchHit,
  type Topic,
} from '@corroborate/domain';
import { stemsAsWritten } from '@corroborate/text';
import { canonicalUrl } from '../address/canonical-url.policy';
import { googleNewsId } from '../address/google-news-id.policy';
import { isAdvert, unwrapRedirect } from '../address/redirects.policy';
import { OWN_WORDS_STRATEGY } from '../queries/gap-queries.policy';
import { RANKING } from '../search.thresholds';
import { computeRelevance } from './relevance.policy';
import { credibilityShare, type CredibilityLookup } from './source-credibility.policy';
import { scoreTimeNearness } from './time-nearness.policy';
import { topicWeights, type TopicWeights } from './topic-weights.policy';

const ENCYCLOPEDIAS = new Set(['wikipedia.org', 'britannica.com', 'wikiwand.com', 'fandom.com']);

/** Hits with the same URL. */
interface HitGroup {
  canonical: string;
  hits: SearchHit[];
}

/**
 * One result per article, best first. The score (0–100) is mostly relevance; engine agreement (reciprocal rank fusion),
 * time and credibility order equally relevant results.
 */
export function mergeHits(hits: SearchHit[], topic: Topic, now: Date, standingOf?: CredibilityLookup): RankedResult[] {
  const bundles = joinOpaqueLinks(groupHits(hits));
  const weights = topicWeights(topic);
  const fusion = bundles.map(fuseRanks);
  const best = Math.max(...fusion, Number.MIN_VALUE);
  const own = topic.url ? canonicalUrl(topic.url) : null;
  const ranked = bundles.map((bundle, i) =>
    rank(bundle, (fusion[i] ?? 0) / best, { weights, topic, now, own, standingOf }),
  );
  return ranked.sort((a, b) => b.score - a.score || (a.canonicalUrl < b.canonicalUrl ? -1 : 1));
}

function groupHits(hits: SearchHit[]): HitGroup[] {
  const read = hits.flatMap((hit) => {
    const address = resolveHitAddress(hit);
    return address ? [{ canonical: address.canonical, hit: { ...hit, url: address.url } }] : [];
  });
  return [...Map.groupBy(read, ({ canonical }) => canonical)].map(([canonical, own]) => ({
    canonical,
    hits: own.map(({ hit }) => hit),
  }));
}

/** Canonical URL; null if none. Memoized, because results are ranked repeatedly. */
const resolveHitAddress = memoizeByObject((hit: SearchHit) => {
  const url = unwrapRedirect(hit.url);
  return isAdvert(url) || !URL.canParse(url) ? null : { url, canonical: canonicalUrl(url) };
});

/** Joins a Google News link with a result of the same title and outlet that has the real URL. */
function joinOpaqueLinks(bundles: HitGroup[]): HitGroup[] {
  const open = new Map<string, HitGroup>();
  for (const bundle of bundles)
    if (!isOpaque(bundle)) for (const key of titleKeys(bundle)) if (!open.has(key)) open.set(key, bundle);
  return bundles.filter((bundle) => {
    const twin = isOpaque(bundle)
      ? titleKeys(bundle)
          .map((key) => open.get(key))
          .find((found) => found !== undefined)
      : undefined;
    twin?.hits.push(...bundle.hits.map((hit) => ({ ...hit, url: twin.hits[0]?.url ?? hit.url })));
    return twin === undefined;
  });
}

const isOpaque = (bundle: HitGroup) => googleNewsId(bundle.canonical) !== null;

/** Memoized, because several engines return the same titles and hits are ranked repeatedly. */
const stemsOfTitle = memoize(stemsAsWritten, 2_000, 500);

/**
 * Keys that identify an article: its title with the outlet's name or with the site name. Short titles identify none.
 */
function titleKeys(bundle: HitGroup): string[] {
  const site = toSite(bundle.canonical);
  return bundle.hits.flatMap(({ title, outletName }) => {
    const words = stemsOfTitle(title);
    if (words.length < 4) return [];
    const outlets = [outletName, isOpaque(bundle) ? null : site, isOpaque(bundle) ? null : site.split('.')[0]];
    return outlets.filter((name) => name).map((name) => `${words.join(' ')}|${letters(name as string)}`);
  });
}

const letters = (name: string) =>
  name
    .toLowerCase()
    .replace(/^the\s+/, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

const fuseRanks = ({ hits }: HitGroup): number =>
  [...bestPlaces(hits, ({ engine, strategy }) => `${engine}|${strategy}`).values()].reduce(
    (sum, place) => sum + 1 / (RANKING.fusion + place),
    0,
  );

/** The best (first) rank per key. */
const bestPlaces = (hits: SearchHit[], keyOf: (hit: SearchHit) => string): Map<string, number> =>
  new Map([...Map.groupBy(hits, keyOf)].map(([key, own]) => [key, Math.min(...own.map(({ rank: place }) => place))]));

/** Memoized, because the same hits are ranked again after every round, mostly with the same weights. */
const relevanceTo = memoizeByObject((weights: TopicWeights) =>
  memoize((text) => computeRelevance(text, weights), 2_000),
);

/** Reference data for scoring. */
interface RankingContext {
  weights: TopicWeights;
  topic: Topic;
  now: Date;
  /** The topic's own page. */
  own: string | null;
  standingOf: CredibilityLookup | undefined;
}

function rank(bundle: HitGroup, agreement: number, yardstick: RankingContext): RankedResult {
  const { hits, canonical } = bundle;
  const title = longest(hits.map((hit) => hit.title));
  const snippet = longest(hits.map((hit) => hit.snippet));
  const engineDate = bestDate(hits);
  const found = scoreHits({ bundle, text: `${title}\n${snippet}\n${slugWords(canonical)}`, engineDate }, yardstick);
  const { match, time, standing, encyclopedia } = found;
  const even =
    RANKING.relevance * match.value +
    RANKING.agreement * agreement +
    RANKING.time * time.value +
    RANKING.standing * standing.value;
  const damped = even * Math.min(1, match.value / RANKING.weak) * (encyclopedia ? RANKING.encyclopedia : 1);
  return {
    url: fetchAddress(hits),
    canonicalUrl: canonical,
    site: toSite(canonical),
    title,
    snippet,
    engineDate,
    foundBy: hits.map(({ engine, strategy, rank: place }) => ({ engine, strategy, rank: place })),
    score: Math.round(damped * 1000) / 10,
    reasons: rankingReasons(bundle, agreement, found),
  };
}

function scoreHits(
  { bundle, text, engineDate }: { bundle: HitGroup; text: string; engineDate: DateRecord | null },
  { weights, topic, now, own, standingOf }: RankingContext,
) {
  const { canonical } = bundle;
  const opaque = isOpaque(bundle);
  const match = relevanceTo(weights)(text);
  const asked = hasWordsOfItsQuery(bundle, text);
  return {
    match: asked ? { ...match, value: Math.max(match.value, RANKING.asked) } : match,
    asked,
    time: scoreTimeNearness(engineDate, topic, now),
    standing: credibilityShare(opaque ? '' : canonical, standingOf),
    own: canonical === own,
    encyclopedia: ENCYCLOPEDIAS.has(toSite(canonical)),
    opaque,
  };
}

/** Whether the text has all words of a query that leaves out the topic's, such as one for a lead. */
function hasWordsOfItsQuery({ hits }: HitGroup, text: string): boolean {
  const words = new Set(stemsAsWritten(text));
  return hits.some(
    ({ strategy, query }) => strategy === OWN_WORDS_STRATEGY && stemsAsWritten(query).every((word) => words.has(word)),
  );
}

function rankingReasons(
  { hits }: HitGroup,
  agreement: number,
  { match, asked, time, standing, own, encyclopedia, opaque }: ReturnType<typeof scoreHits>,
): Reason[] {
  return [
    foundReason(hits),
    createReason('rank.parts', {
      relevance: percent(match.value),
      agreement: percent(agreement),
      time: percent(time.value),
      standing: percent(standing.value),
    }),
    match.matched.length > 0
      ? createReason('rank.words', { words: match.matched.slice(0, 8) })
      : createReason('rank.no-word'),
    ...(match.named ? [] : [createReason('rank.no-party')]),
    ...(asked ? [createReason('rank.own-query')] : []),
    time.reason,
    standing.reason,
    ...(own ? [createReason('rank.topics-own')] : []),
    ...(encyclopedia ? [createReason('rank.encyclopedia')] : []),
    ...(opaque ? [createReason('rank.unresolved')] : []),
  ];
}

function foundReason(hits: SearchHit[]): Reason {
  const best = bestPlaces(hits, ({ engine }) => engine);
  return createReason('rank.found-by', {
    engines: [...best].map(([engine, place]) => createReason('rank.engine', { engine, place })),
  });
}

const percent = (share: number) => Math.round(share * 100);

const longest = (texts: string[]) => texts.reduce((best, text) => (text.length > best.length ? text : best), '');

/** The best URL to fetch: preferably not AMP, with https, and from the engine that ranked it highest. */
function fetchAddress(hits: SearchHit[]): string {
  const cost = ({ url, rank: place }: SearchHit) =>
    (/[/.]amp(\b|\/)|^https?:\/\/(amp|m|mobile)\./i.test(url) ? 1000 : 0) +
    (url.startsWith('http:') ? 500 : 0) +
    Math.min(place, 400);
  return ([...hits].sort((a, b) => cost(a) - cost(b))[0]?.url ?? '').replace(/#(?!!?\/).*$/, '');
}

/** Words of the URL path: engines without snippets provide little else. */
function slugWords(canonical: string): string {
  const path = URL.canParse(canonical) ? new URL(canonical).pathname : '';
  return path.includes('-') || path.includes('_') ? path.replace(/[-_/.]+/g, ' ') : '';
}

/** Prefers a publication date to a first-seen date, then the more precise date, then the earlier. */
function bestDate(hits: SearchHit[]): DateRecord | null {
  const dates = hits.map((hit) => hit.engineDate).filter((date) => date !== null);
  const cost = (date: DateRecord) => (date.earliest === null ? 100 : 0) + PRECISION_ORDER.indexOf(date.precision);
  return dates.sort((a, b) => cost(a) - cost(b) || (a.value < b.value ? -1 : 1))[0] ?? null;
}
const PRECISION_ORDER: DateRecord['precision'][] = ['second', 'minute', 'hour', 'day', 'month', 'year'];
