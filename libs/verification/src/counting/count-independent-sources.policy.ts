import {
  createReason,
  hasReason,
  type Cluster,
  type Reason,
  type SourceView,
  type Topic,
  isCredible,
} from '@corroborate/domain';
import { assignOutletKeys } from '../clusters/same-outlet.policy';
import { detectEventSignals, type EventSignals } from './event-signals.policy';
import { isCompanyOnOwnAction, isDenialByCompany, findNamedOwner, findSelfServingWords } from './own-matter.policy';
import { mayCount, findChainExclusion } from './citation-chain.policy';
import type { CountedGroup, Evidence, SourceCount, FindStance } from './counting.types';

const stanceOnTopic: FindStance = ({ stance }) => stance;

/**
 * Counts independent sources that are credible, readable and supporting, without the topic's own. Used for the topic
 * and for each claim.
 */
export function countIndependentSources(evidence: Evidence, stanceOf: FindStance = stanceOnTopic): SourceCount {
  const { sources, topic } = evidence;
  const scene = {
    topic,
    byId: new Map(sources.map((one) => [one.id, one])),
    stanceOf,
    event: detectEventSignals(sources, topic),
  };
  const groups = completeClusters(evidence).map((cluster) => assessSourceGroup(groupStances(cluster, scene), scene));
  const opposing = groups.flatMap((one) => one.disputing);
  const own = opposing.length === 0 && scene.event.dated ? groups.flatMap((one) => one.own) : [];
  const { counted, excluded } = selectOnePerOutlet([...groups.flatMap((one) => one.counted), ...own]);
  const uncounted = excludeCountedSources(
    groups.flatMap((one) => one.excluded),
    own,
  );
  // A single report does not outweigh a denial by the company that it is about.
  const disputing = counted.length === 1 ? [...opposing, ...groups.flatMap((one) => one.denials)] : opposing;
  const undated = selectOnePerOutlet(groups.flatMap((one) => one.undated)).counted;
  return { counted, disputing, undated, excluded: [...uncounted, ...excluded.flatMap(excludeSameOutlet)] };
}

const excludeSameOutlet = ({ sources }: CountedGroup): SourceCount['excluded'] =>
  sources.map((source) => ({ source, reason: createReason('count.same-outlet', { name: source.name }) }));

interface CountingContext {
  topic: Topic;
  byId: ReadonlyMap<number, SourceView>;
  stanceOf: FindStance;
  event: EventSignals;
}

/** A source group with the stances of its eligible members. */
interface GroupStances {
  cluster: Cluster;
  members: SourceView[];
  pro: SourceView[];
  /** Members that report on their own actions. */
  own: SourceView[];
  opposing: SourceView[];
  /** Pages of the group on which the company concerned denies the report. */
  denials: SourceView[];
  /** Whether the group represents an interested party. */
  interested: boolean;
}

function groupStances(cluster: Cluster, { topic, byId, stanceOf }: CountingContext): GroupStances {
  const members = cluster.sourceIds.flatMap((id) => byId.get(id) ?? []);
  const readable = members.filter((one) => one.readable);
  const stanceIs = (one: SourceView, stance: string): boolean => stanceOf(one)?.stance === stance;
  const supports = readable.filter((one) => stanceIs(one, 'supports') && stanceOf(one)?.passage != null);
  return {
    cluster,
    members,
    pro: supports.filter(mayCount),
    own: supports.filter((one) => isCompanyOnOwnAction(one, topic)),
    opposing: readable.filter((one) => stanceIs(one, 'disputes') && (mayCount(one) || isOwnWord(one))),
    denials: readable.filter((one) => stanceIs(one, 'disputes') && !mayCount(one) && isDenialByCompany(one, topic)),
    interested: isInterested(cluster, members),
  };
}

/**
 * Whether the source is the topic's own page, has the same site or owner, or copies or relies on that page. If instead
 * the topic's page copies or cites the source, the source is the original and counts.
 */
function reliesOnTopicPage(source: SourceView, cluster: Cluster, members: SourceView[]): boolean {
  const topics = members.filter((one) => one.isTopicPage);
  return source.isTopicPage || topics.some((topic) => isTakenFromTopic(source, topic, cluster));
}

function isTakenFromTopic(source: SourceView, topic: SourceView, cluster: Cluster): boolean {
  if (source.site === topic.site || (source.ownerGroup !== null && source.ownerGroup === topic.ownerGroup)) return true;
  if (cluster.reasons.some((one) => one.kind === 'citation' && one.a === source.id && one.b === topic.id)) return false;
  if (cluster.reasons.some((one) => one.kind === 'citation' && one.a === topic.id && one.b === source.id)) return true;
  return !(
    isCredible(source.tier) &&
    !isCredible(topic.tier) &&
    publicationTimeMs(source) < Number.MAX_VALUE &&
    publicationTimeMs(source) <= publicationTimeMs(topic)
  );
}

/** Publication time as stated by the page; undated pages are never treated as the first. */
const publicationTimeMs = (source: SourceView): number =>
  source.published && source.published.signal !== 'engine' ? Date.parse(source.published.value) : Number.MAX_VALUE;

/** What a source group contributes: it can count, dispute, or both, while some members are excluded. */
function assessSourceGroup(voice: GroupStances, scene: CountingContext) {
  const { cluster, pro, opposing, denials, interested } = voice;
  const left = pro.filter((source) => exclusionReason(source, voice, scene) === null);
  const { dated } = scene.event;
  const problem = groupExclusionReason(interested, opposing.length > 0);
  const why = dated ? problem : UNDATED_REASON;
  const eligible = left.length > 0 && !problem ? [{ cluster, sources: sortByRepresentation(left, cluster) }] : [];
  const counted = dated && eligible.length > 0;
  return {
    counted: counted ? eligible : [],
    undated: dated ? [] : eligible,
    own: counted ? [] : countOwnReport(voice, scene),
    denials: denials.length > 0 ? [{ cluster, sources: denials }] : [],
    disputing: opposing.some((one) => !interested || isOwnWord(one)) ? [{ cluster, sources: opposing }] : [],
    excluded: [
      ...excludeByReason(pro, (source) => exclusionReason(source, voice, scene)),
      ...excludeByReason(left, () => why),
    ],
  };
}

/** A company that reports its own action, in a group without a counted newsroom and without the topic's own page. */
function countOwnReport(voice: GroupStances, scene: CountingContext): CountedGroup[] {
  const { cluster, own, opposing, members } = voice;
  if (opposing.length > 0 || members.some((one) => one.isTopicPage)) return [];
  const sources = own.filter((source) => exclusionReason(source, voice, scene) === null);
  return sources.length > 0 ? [{ cluster, sources: sortByRepresentation(sources, cluster), own: true }] : [];
}

function excludeCountedSources(
  excluded: SourceCount['excluded'],
  own: readonly CountedGroup[],
): SourceCount['excluded'] {
  const counted = new Set(own.flatMap(({ sources }) => sources.map(({ id }) => id)));
  return excluded.filter(({ source }) => !counted.has(source.id));
}

const excludeByReason = (sources: SourceView[], why: (source: SourceView) => Reason | null): SourceCount['excluded'] =>
  sources.flatMap((source) => {
    const reason = why(source);
    return reason ? [{ source, reason }] : [];
  });

/** Why a supporting member is not counted, regardless of its group; null if it can count. */
function exclusionReason(
  source: SourceView,
  { cluster, members }: GroupStances,
  { event, topic }: CountingContext,
): Reason | null {
  if (reliesOnTopicPage(source, cluster, members)) return TOPICS_OWN_REASON;
  if (event.namesakes && !isPlacedHere(source)) return NAMESAKE_REASON;
  const owner = findNamedOwner(source, topic);
  if (owner !== null) return createReason('count.owned-by-party', { owner });
  const word = source.kind === 'official' ? findSelfServingWords(source, topic) : null;
  return word === null ? findChainExclusion(source, cluster, members) : createReason('count.own-favour', { word });
}

const TOPICS_OWN_REASON = createReason('count.topics-own');
const NAMESAKE_REASON = createReason('count.namesake');
const UNDATED_REASON = createReason('count.no-day');

const isOwnWord = ({ stance }: SourceView): boolean => hasReason(stance.reasons, 'stance.own-word');
const isPlacedHere = ({ stance }: SourceView): boolean => hasReason(stance.reasons, 'event.placed-here');

function groupExclusionReason(interested: boolean, contradictsItself: boolean): Reason | null {
  if (interested) return createReason('count.own-release');
  return contradictsItself ? createReason('count.also-disputes') : null;
}

/**
 * Orders members by how well they represent the group: first the original report, then the most credible and earliest
 * member that does not relay another report.
 */
function sortByRepresentation(sources: SourceView[], { representativeId, reasons }: Cluster): SourceView[] {
  const leaning = new Set(reasons.flatMap(({ kind, b }) => (kind === 'citation' ? [b] : [])));
  const rank = ({ id, tier }: SourceView) =>
    id === representativeId ? 0 : tier + (leaning.has(id) ? RELAY_TIER_PENALTY : 0);
  const getDate = (one: SourceView) => one.published?.value ?? '9999';
  return [...sources].sort((a, b) => rank(a) - rank(b) || getDate(a).localeCompare(getDate(b)));
}

/** Added to the tier of members that relay a report, so that they are sorted last. */
const RELAY_TIER_PENALTY = 4;

/** All source groups; a source without a group becomes its own group. */
export function completeClusters({ clusters, sources }: Evidence): Cluster[] {
  const known = new Set(clusters.flatMap((one) => one.sourceIds));
  const strays = sources.filter((one) => !known.has(one.id));
  return [
    ...clusters,
    ...strays.map((one): Cluster => ({ id: `v${one.id}`, sourceIds: [one.id], representativeId: one.id, reasons: [] })),
  ];
}

/** Whether the group is a press release. Releases, even single ones, have a merge with the reason `press-release`. */
export function isInterested({ representativeId, reasons }: Cluster, members: readonly SourceView[]): boolean {
  const kind = members.find(({ id }) => id === representativeId)?.kind;
  return kind === 'company' || kind === 'press-release' || reasons.some((one) => one.kind === 'press-release');
}

/**
 * Finds the largest set of groups in which each group has a different outlet, so that each report and each outlet
 * counts only once. Earlier groups take precedence.
 */
export function selectOnePerOutlet(groups: readonly CountedGroup[]): {
  counted: CountedGroup[];
  excluded: CountedGroup[];
} {
  const keyOf = assignOutletKeys(groups.flatMap(({ sources }) => sources));
  const holders = new Map<string, CountedGroup>();
  const outlets = new Map<CountedGroup, string[]>(
    groups.map((group) => [group, [...new Set(group.sources.map(keyOf))]]),
  );
  const counted = groups.filter((group) => assignOutlet(group, { outlets, holders, tried: new Set() }));
  return { counted, excluded: groups.filter((group) => !counted.includes(group)) };
}

interface Assignment {
  outlets: ReadonlyMap<CountedGroup, readonly string[]>;
  /** Group assigned to each outlet. */
  holders: Map<string, CountedGroup>;
  tried: Set<string>;
}

/** Finds an outlet for the group and reassigns other groups if necessary. */
function assignOutlet(group: CountedGroup, state: Assignment): boolean {
  for (const outlet of state.outlets.get(group) ?? []) {
    if (state.tried.has(outlet)) continue;
    state.tried.add(outlet);
    const holder = state.holders.get(outlet);
    if (holder !== undefined && !assignOutlet(holder, state)) continue;
    state.holders.set(outlet, group);
    return true;
  }
  return false;
}
