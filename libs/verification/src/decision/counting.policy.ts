import { because, hasReason, isCredible } from '@corroborate/domain';
import type { Cluster, Reason, RuleTrace, SourceView, Topic } from '@corroborate/domain';
import type { CountedVoice, DecideInput } from './decide.types';
import { othersOnIt, outlookOf } from '../coverage-model/outlook.policy';
import { EVENT_LIMITS } from '@corroborate/stance';
import { OUTLOOK_LIMITS } from '../verification.thresholds';

export interface Count {
  counted: CountedVoice[];
  disputing: CountedVoice[];
  /** Credible, supporting sources that were not counted, and why. */
  passedOver: { source: SourceView; reason: Reason }[];
  trace: RuleTrace;
}

/** Rule 2: only independent, credible, supporting, readable sources count, and never the topic's own voice. */
export function countVoices(input: DecideInput): Count {
  const byId = new Map(input.sources.map((source) => [source.id, source]));
  const clusters = withStrays(input);
  const releaseVoices = new Set(clusters.filter((one) => isInterested(one, byId)).map((one) => one.id));
  const namesakes = input.sources.filter((one) => isNamesake(one, input.topic)).length;
  const timeless = datedSupport(input) ? null : TIMELESS;
  const passedOver: Count['passedOver'] = [];
  const counted: CountedVoice[] = [];
  const disputing: CountedVoice[] = [];
  for (const cluster of clusters) {
    const members = cluster.sourceIds.flatMap((id) => byId.get(id) ?? []);
    const credible = members.filter((one) => one.readable && isCredible(one.tier) && !neverReports(one));
    const against = members.filter(
      (one) =>
        one.stance.stance === 'disputes' &&
        (credible.includes(one) || (one.readable && hasReason(one.stance.reasons, 'stance.own-word'))),
    );
    const pro = credible.filter((one) => one.stance.stance === 'supports' && one.stance.passage !== null);
    if (against.some((one) => !releaseVoices.has(cluster.id) || hasReason(one.stance.reasons, 'stance.own-word')))
      disputing.push({ cluster, sources: against });
    if (pro.length === 0) continue;
    const refused = new Map(
      pro.map((source) => [
        source,
        leansOnTopic(source, cluster, members) ? TOPICS_OWN : namesakes > 0 && !tellsPlace(source) ? NAMESAKE : null,
      ]),
    );
    passedOver.push(...[...refused].flatMap(([source, reason]) => (reason ? [{ source, reason }] : [])));
    const own = pro.filter((source) => refused.get(source) === null);
    if (own.length === 0) continue;
    const why = timeless ?? whyNotCounted(cluster, releaseVoices, against.length > 0);
    if (why) passedOver.push(...own.map((source) => ({ source, reason: why })));
    else counted.push({ cluster, sources: speakerFirst(own, cluster.representativeId) });
  }
  return withOutlook(input, { counted, disputing, passedOver });
}

/** One or two voices do not count where the look of all pages on the event is against them. */
function withOutlook(input: DecideInput, { counted, disputing, passedOver }: Omit<Count, 'trace'>): Count {
  const reason = whySetAside(input, counted);
  if (!reason) return { counted, disputing, passedOver, trace: trace(input, counted, passedOver) };
  const aside = [...passedOver, ...counted.flatMap(({ sources }) => sources.map((source) => ({ source, reason })))];
  return { counted: [], disputing, passedOver: aside, trace: { ...trace(input, [], aside), reasons: [reason] } };
}

/**
 * Of what single voices seemed to carry, two in five did not hold in worlds that the rules did not know; the other
 * pages showed it.
 */
function whySetAside({ sources }: DecideInput, counted: CountedVoice[]): Reason | null {
  const few = counted.length > 0 && counted.length <= OUTLOOK_LIMITS.fewVoices;
  if (!few || !counted.every((voice) => voice.sources.every(({ stance }) => isByManner(stance.reasons)))) return null;
  const chance = othersOnIt(sources) > 0 ? outlookOf(sources) : 1;
  if (chance >= OUTLOOK_LIMITS.outlook) return null;
  return because('count.others-speak-against', { voices: counted.length, chance, wanted: OUTLOOK_LIMITS.outlook });
}

/** Is it how a page speaks by which it was judged? What a document states or a checker rules has no manner. */
const isByManner = (reasons: readonly Reason[]): boolean =>
  !hasReason(reasons, 'stance.in-a-line', 'stance.fact-check', 'stance.bears-out');

/** The voice goes by the name of the source it comes from; failing that, of its best and earliest member. */
function speakerFirst(sources: SourceView[], representativeId: number): SourceView[] {
  const rank = (one: SourceView) => (one.id === representativeId ? 0 : one.tier);
  const when = (one: SourceView) => one.published?.value ?? '9999';
  return [...sources].sort((a, b) => rank(a) - rank(b) || when(a).localeCompare(when(b)));
}

/** A source in no cluster is a voice of its own. */
function withStrays({ clusters, sources }: DecideInput): Cluster[] {
  const known = new Set(clusters.flatMap((one) => one.sourceIds));
  const strays = sources.filter((one) => !known.has(one.id));
  return [
    ...clusters,
    ...strays.map((one): Cluster => ({ id: `v${one.id}`, sourceIds: [one.id], representativeId: one.id, reasons: [] })),
  ];
}

const neverReports = (source: SourceView): boolean =>
  source.kind === 'satire' || source.kind === 'social' || source.kind === 'forum';

/** The clusters policy marks releases, even a lone one, with a `press-release` reason. */
function isInterested(cluster: Cluster, byId: Map<number, SourceView>): boolean {
  const kind = byId.get(cluster.representativeId)?.kind;
  return kind === 'company' || kind === 'press-release' || cluster.reasons.some((one) => one.kind === 'press-release');
}

const NAMESAKE = because('count.namesake');
const tellsPlace = (source: SourceView): boolean => hasReason(source.stance.reasons, 'event.placed-here');

/** A credible report of the same days that puts the town of that name into another state or country. */
function isNamesake(source: SourceView, topic: Topic): boolean {
  if (!source.readable || !isCredible(source.tier) || !hasReason(source.stance.reasons, 'event.placed-elsewhere'))
    return false;
  if (!topic.eventDate || !source.published) return false;
  return (
    Math.abs(Date.parse(source.published.value) - Date.parse(topic.eventDate)) <= EVENT_LIMITS.namesakeDays * 86_400_000
  );
}

const TIMELESS = because('count.no-day');

/**
 * Is there one supporting page, credible or not, that shows when it was written? Pages without any day can tell of
 * a matter that was so once, or was said years ago; together they still prove nothing about this event.
 */
function datedSupport({ sources, topic }: DecideInput): boolean {
  if (!topic.eventDate) return true;
  return sources.some(
    (one) =>
      one.stance.stance === 'supports' &&
      !one.isTopicPage &&
      (one.published !== null || hasReason(one.stance.reasons, 'event.day-agrees', 'stance.bears-out')),
  );
}

const TOPICS_OWN = because('count.topics-own');

/**
 * Is this source the topic's page over again, or one that has it from there? The other way round, a page that the
 * topic's page copied or cites is the original and counts.
 */
function leansOnTopic(source: SourceView, cluster: Cluster, members: SourceView[]): boolean {
  const topics = members.filter((one) => one.isTopicPage);
  return source.isTopicPage || topics.some((topic) => tookFrom(source, topic, cluster));
}

function tookFrom(source: SourceView, topic: SourceView, cluster: Cluster): boolean {
  if (source.site === topic.site || (source.ownerGroup !== null && source.ownerGroup === topic.ownerGroup)) return true;
  if (cluster.reasons.some((one) => one.kind === 'citation' && one.a === source.id && one.b === topic.id)) return false;
  if (cluster.reasons.some((one) => one.kind === 'citation' && one.a === topic.id && one.b === source.id)) return true;
  return !(
    isCredible(source.tier) &&
    !isCredible(topic.tier) &&
    appeared(source) < Number.MAX_VALUE &&
    appeared(source) <= appeared(topic)
  );
}

/** Publication moment by the page's own word; a page that bears none never shows that it came first. */
const appeared = (source: SourceView): number =>
  source.published && source.published.signal !== 'engine' ? Date.parse(source.published.value) : Number.MAX_VALUE;

function whyNotCounted(cluster: Cluster, releases: Set<string>, contradictsItself: boolean): Reason | null {
  if (releases.has(cluster.id)) return because('count.own-release');
  if (contradictsItself) return because('count.also-disputes');
  return null;
}

function trace(input: DecideInput, counted: CountedVoice[], passedOver: Count['passedOver']): RuleTrace {
  const supporting = input.sources.filter((one) => one.stance.stance === 'supports');
  return {
    rule: 'what-counts',
    passed: counted.length > 0,
    inputs: {
      sources: input.sources.length,
      readable: input.sources.filter((one) => one.readable).length,
      supporting: supporting.length,
      supportingCredible: supporting.filter((one) => isCredible(one.tier)).length,
      independentCredible: counted.length,
      passedOver: passedOver.length,
    },
    reasons: [
      counted.length === 0
        ? because('count.none')
        : because('count.voices', {
            voices: counted.length,
            names: counted.map((one) => one.sources[0]?.name ?? ''),
          }),
    ],
  };
}
