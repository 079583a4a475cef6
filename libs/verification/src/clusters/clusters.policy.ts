import {
  agencyKey,
  createReason,
  articleCredit,
  type Cluster,
  type ClusterMerge,
  type Reason,
  type Tier,
} from '@corroborate/domain';
import { lexicon, nameKey, sharedPortion, shingles } from '@corroborate/text';
import { findCitationMerges, type CreditInput } from './citations.policy';
import { isPressRelease, type SourceDocument } from './source-document';
import { assignOutletKeys } from './same-outlet.policy';
import { CLUSTER_LIMITS } from '../verification.thresholds';

export interface ClusterInput extends CreditInput {
  /** Pairs of near-duplicates found by the search package. */
  sameText: { a: number; b: number; similarity: number; containment: number }[];
}

/**
 * Groups pages into independent sources and gives a reason for every merge. The ID of a group is `v` plus its smallest
 * page ID, so the same pages always get the same IDs.
 */
export function clusterSources(input: ClusterInput): Cluster[] {
  const derived: ClusterMerge[] = [
    ...agencyCreditMerges(input.sources),
    ...textMerges(input),
    ...releaseMerges(input.sources),
    ...findCitationMerges(input),
  ];
  const borrowed = borrowedPages(input.sources, derived);
  const merges: ClusterMerge[] = [
    ...samePageMerges(input.sources),
    ...sameOwnerMerges(input.sources.filter((one) => !borrowed.has(one.id))),
    ...derived,
  ];
  return joinClusters(input, merges);
}

/**
 * Pages with borrowed content: agency copy, relayed reports and reprints. They must not merge other pages on their site
 * into the group, because the site's own report of the event is independent.
 */
function borrowedPages(sources: SourceDocument[], derived: ClusterMerge[]): Set<number> {
  const byId = new Map(sources.map((one) => [one.id, one]));
  const agencies = agencyByAbbreviation(sources);
  const out = new Set(
    sources.filter((one) => ![null, one.profile.site].includes(creditOf(one, agencies))).map((one) => one.id),
  );
  for (const merge of derived) {
    const [a, b] = [byId.get(merge.a), byId.get(merge.b)];
    if (!a || !b || a.profile.site === b.profile.site) continue;
    if (merge.kind === 'citation') out.add(b.id);
    if (merge.kind === 'same-text') out.add(chooseReprint(a, b).id);
  }
  return out;
}

/** Of two pages with the same text, returns the less credible one, or the later one if they are equally credible. */
function chooseReprint(a: SourceDocument, b: SourceDocument): SourceDocument {
  const [first, second] = [publishedAtMs(a), publishedAtMs(b)];
  if (a.profile.tier !== b.profile.tier) return a.profile.tier > b.profile.tier ? a : b;
  return first > second ? a : b;
}

/** Publication time in ms as stated by the page; infinity if it states none. */
function publishedAtMs(one: SourceDocument): number {
  const published = one.article.published;
  return published && published.signal !== 'engine' ? Date.parse(published.value) : Number.POSITIVE_INFINITY;
}

function samePageMerges(sources: SourceDocument[]): ClusterMerge[] {
  return mergeByKey(
    sources,
    (one) => one.canonicalUrl,
    'same-page',
    (page) => createReason('voice.same-page', { page }),
  );
}

function sameOwnerMerges(sources: SourceDocument[]): ClusterMerge[] {
  const keyOf = assignOutletKeys(sources.map(({ profile }) => profile));
  const bySite = mergeByKey(
    sources,
    (one) => one.profile.site || null,
    'same-owner',
    (site) => createReason('voice.same-site', { site }),
  );
  return [
    ...bySite,
    ...mergeByKey(
      sources,
      (one) => one.profile.ownerGroup,
      'same-owner',
      (owner) => createReason('voice.same-owner', { owner }),
    ),
    ...mergeByKey(
      sources,
      (one) => keyOf(one.profile),
      'same-owner',
      (site) => createReason('voice.same-site', { site }),
    ),
  ];
}

/** Groups reports credited to the same agency with the agency's own page. */
function agencyCreditMerges(sources: SourceDocument[]): ClusterMerge[] {
  const credits = new Set(sources.flatMap(({ article }) => articleCredit(article) ?? []).map(agencyKey));
  const agencies = agencyByAbbreviation(sources);
  const homes = new Set(agencies.values());
  const keyOf = (one: SourceDocument): string | null => {
    const credit = creditOf(one, agencies);
    if (credit) return credit;
    if (homes.has(one.profile.site)) return one.profile.site;
    const own = [one.profile.site, nameKey(one.profile.name), agencyKey(one.profile.name)].find((key) =>
      credits.has(key),
    );
    return own ?? null;
  };
  return mergeByKey(sources, keyOf, 'agency-credit', (agency) => createReason('voice.agency', { agency }));
}

/** Datelines with an agency abbreviation, which may be unknown: "CARTAGENA, Colombia (MNA) -". */
const NON_AGENCY_MARKS = lexicon('any', 'dateline-marks').source;
const DATELINE_MARK = new RegExp(`^\\p{Lu}.{1,80}?\\((?!(?:${NON_AGENCY_MARKS})\\))(\\p{Lu}{3,5})\\)\\s?[-–—]`, 'u');
const datelineMark = ({ article }: SourceDocument): string | null =>
  DATELINE_MARK.exec(article.text.slice(0, 120))?.[1] ?? null;

/**
 * Outlet of each agency abbreviation in a dateline: the site whose name has these initials, or the abbreviation itself
 * if several sites use it. An abbreviation on only one site may be a station call sign.
 */
function agencyByAbbreviation(sources: SourceDocument[]): Map<string, string> {
  const sites = new Map<string, Set<string>>();
  for (const one of sources) {
    const mark = datelineMark(one);
    if (mark) sites.set(mark, (sites.get(mark) ?? new Set()).add(one.profile.site));
  }
  const shared = [...sites].filter(([, bearers]) => bearers.size > 1).map(([mark]) => [mark, mark] as const);
  const homes = sources
    .filter(({ profile }) => profile.name.includes(' ') && sites.has(initialsOf(profile.name)))
    .map(({ profile }) => [initialsOf(profile.name), profile.site] as const);
  return new Map([...shared, ...homes]);
}

const initialsOf = (name: string): string =>
  name
    .split(/[\s-]+/)
    .map((word) => word[0] ?? '')
    .join('')
    .toUpperCase();

/** Agency that a page credits, in its captured credit line or by the abbreviation in its dateline. */
function creditOf(one: SourceDocument, agencies: Map<string, string>): string | null {
  const credit = articleCredit(one.article);
  return credit === null ? (agencies.get(datelineMark(one) ?? '') ?? null) : agencyKey(credit);
}

/** Merges all pages with the same key into the group of the first one. */
function mergeByKey(
  sources: SourceDocument[],
  keyOf: (one: SourceDocument) => string | null,
  kind: ClusterMerge['kind'],
  whyOf: (key: string) => Reason,
): ClusterMerge[] {
  const first = new Map<string, number>();
  const merges: ClusterMerge[] = [];
  for (const source of sources) {
    const key = keyOf(source);
    if (!key) continue;
    const head = first.get(key);
    if (head === undefined) first.set(key, source.id);
    else if (head !== source.id) merges.push({ kind, a: head, b: source.id, why: whyOf(key) });
  }
  return merges;
}

function textMerges({ sources, sameText }: ClusterInput): ClusterMerge[] {
  const ids = new Set(sources.map((one) => one.id));
  const given = sameText
    .filter((pair) => ids.has(pair.a) && ids.has(pair.b))
    .filter((pair) => pair.similarity >= CLUSTER_LIMITS.similarity || pair.containment >= CLUSTER_LIMITS.containment)
    .map((pair): ClusterMerge => ({
      kind: 'same-text',
      a: pair.a,
      b: pair.b,
      why: createReason('voice.texts-agree', { similarity: pair.similarity, containment: pair.containment }),
    }));
  const hashes = mergeByKey(
    sources,
    (one) => (one.article.wordCount > 20 ? one.article.contentHash || null : null),
    'same-text',
    () => createReason('voice.same-text'),
  );
  return [...given, ...hashes];
}

/**
 * A press release printed elsewhere is grouped with its author. A release without a matching page is merged with
 * itself, which marks it as a release.
 */
function releaseMerges(sources: SourceDocument[]): ClusterMerge[] {
  const origins = sources.filter((one) => isPressRelease(one) && one.article.text.length > 120).slice(0, 30);
  const merges = origins.map((one): ClusterMerge => ({
    kind: 'press-release',
    a: one.id,
    b: one.id,
    why: createReason('voice.release'),
  }));
  const prints = new Map(
    sources.map((one) => [one.id, origins.length > 0 ? shingles(one.article.text) : new Set<string>()]),
  );
  for (const origin of origins) {
    for (const other of sources.filter((one) => one.id !== origin.id)) {
      const share = sharedPortion(prints.get(other.id) ?? new Set(), prints.get(origin.id) ?? new Set());
      if (share < CLUSTER_LIMITS.releaseShare) continue;
      merges.push({
        kind: 'press-release',
        a: origin.id,
        b: other.id,
        why: createReason('voice.prints-release', { percent: Math.round(share * 100) }),
      });
    }
  }
  return merges;
}

function joinClusters({ sources, topicUrl }: ClusterInput, merges: ClusterMerge[]): Cluster[] {
  const parent = new Map(sources.map((one) => [one.id, one.id]));
  const root = (id: number): number => {
    let at = id;
    while (parent.get(at) !== at) at = parent.get(at) ?? at;
    return at;
  };
  const used: ClusterMerge[] = [];
  for (const merge of merges) {
    const [a, b] = [root(merge.a), root(merge.b)];
    if (merge.a === merge.b || (a === b && merge.kind === 'citation')) used.push(merge);
    if (a === b) continue;
    parent.set(Math.max(a, b), Math.min(a, b));
    used.push(merge);
  }
  const groups = new Map<number, SourceDocument[]>();
  for (const source of sources) groups.set(root(source.id), [...(groups.get(root(source.id)) ?? []), source]);
  return [...groups].map(([head, members]) => ({
    id: `v${head}`,
    sourceIds: members.map((one) => one.id).sort((a, b) => a - b),
    representativeId: chooseRepresentative(members, topicUrl, used),
    reasons: used.filter((merge) => root(merge.a) === head),
  }));
}

/**
 * The page cited most by the others, or else the credited agency's own page, the earliest, or the most credible. The
 * topic's page is the last choice.
 */
function chooseRepresentative(members: SourceDocument[], topicUrl: string | null, merges: ClusterMerge[]): number {
  const leaned = new Map<number, number>();
  for (const merge of merges)
    if (merge.a !== merge.b && (merge.kind === 'citation' || merge.kind === 'press-release'))
      leaned.set(merge.a, (leaned.get(merge.a) ?? 0) + 1);
  const isAgencyHome = (one: SourceDocument) =>
    members.some(({ article }) => agencyKey(articleCredit(article) ?? '') === one.profile.site) ? 1 : 0;
  const isTopic = (one: SourceDocument) => (topicUrl !== null && one.canonicalUrl === topicUrl ? 1 : 0);
  const tier = (one: SourceDocument): Tier => one.profile.tier;
  const ordered = [...members].sort(
    (a, b) =>
      isTopic(a) - isTopic(b) ||
      (leaned.get(b.id) ?? 0) - (leaned.get(a.id) ?? 0) ||
      isAgencyHome(b) - isAgencyHome(a) ||
      compare(publishedAtMs(a), publishedAtMs(b)) ||
      tier(a) - tier(b) ||
      a.id - b.id,
  );
  return ordered[0]?.id ?? 0;
}

function compare(a: number, b: number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
