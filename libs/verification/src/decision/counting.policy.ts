import { because, hasReason, isCredible } from '@corroborate/domain';
import type { Cluster, Reason, RuleTrace, SourceView, Topic } from '@corroborate/domain';
import type { CountedVoice, DecideInput } from './decide.types';
import { mayCount, whyItRests } from './resting.policy';
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
  const event: EventSeen = {
    namesakes: input.sources.some((one) => isNamesake(one, input.topic)),
    dated: datedSupport(input),
  };
  const voices = withStrays(input).map((cluster) => heard(voiceOf(cluster, byId), event));
  return withOutlook(input, {
    counted: voices.flatMap((one) => one.counted),
    disputing: voices.flatMap((one) => one.disputing),
    passedOver: voices.flatMap((one) => one.passedOver),
  });
}

/** What all sources together show of the event. */
interface EventSeen {
  /** A credible report puts the like-named town elsewhere. */
  namesakes: boolean;
  /** A supporting page shows when it was written. */
  dated: boolean;
}

/** One cluster, and what its members that may speak say. */
interface OneVoice {
  cluster: Cluster;
  members: SourceView[];
  pro: SourceView[];
  against: SourceView[];
  /** The voice of an interested party. */
  interested: boolean;
}

function voiceOf(cluster: Cluster, byId: Map<number, SourceView>): OneVoice {
  const members = cluster.sourceIds.flatMap((id) => byId.get(id) ?? []);
  const readable = members.filter((one) => one.readable);
  return {
    cluster,
    members,
    pro: readable.filter((one) => mayCount(one) && one.stance.stance === 'supports' && one.stance.passage !== null),
    against: readable.filter((one) => one.stance.stance === 'disputes' && (mayCount(one) || isOwnWord(one))),
    interested: isInterested(cluster, byId),
  };
}

/** What a voice brings to the count: it may count and dispute, and members of it may be passed over. */
function heard(voice: OneVoice, event: EventSeen): Omit<Count, 'trace'> {
  const { cluster, pro, against, interested } = voice;
  const own = pro.filter((source) => whyRefused(source, voice, event) === null);
  const why = event.dated ? whyNotCounted(interested, against.length > 0) : TIMELESS;
  return {
    counted: own.length > 0 && !why ? [{ cluster, sources: speakerFirst(own, cluster.representativeId) }] : [],
    disputing: against.some((one) => !interested || isOwnWord(one)) ? [{ cluster, sources: against }] : [],
    passedOver: [...passed(pro, (source) => whyRefused(source, voice, event)), ...passed(own, () => why)],
  };
}

const passed = (sources: SourceView[], why: (source: SourceView) => Reason | null): Count['passedOver'] =>
  sources.flatMap((source) => {
    const reason = why(source);
    return reason ? [{ source, reason }] : [];
  });

/** Why one supporting member of a voice is no support, whatever becomes of the voice. */
function whyRefused(source: SourceView, { cluster, members }: OneVoice, { namesakes }: EventSeen): Reason | null {
  if (leansOnTopic(source, cluster, members)) return TOPICS_OWN;
  if (namesakes && !tellsPlace(source)) return NAMESAKE;
  return whyItRests(source, cluster, members);
}

const isOwnWord = ({ stance }: SourceView): boolean => hasReason(stance.reasons, 'stance.own-word');

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

/**
 * Is it how a page speaks by which it was judged? What a document states or a checker rules has no manner, and where a
 * reader found the words that bear it out, and asked what speaks against them, nothing need be guessed from manner.
 */
const isByManner = (reasons: readonly Reason[]): boolean =>
  !hasReason(reasons, 'stance.in-a-line', 'stance.fact-check', 'stance.bears-out', 'model.vouches', 'model.same');

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

function whyNotCounted(interested: boolean, contradictsItself: boolean): Reason | null {
  if (interested) return because('count.own-release');
  return contradictsItself ? because('count.also-disputes') : null;
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
