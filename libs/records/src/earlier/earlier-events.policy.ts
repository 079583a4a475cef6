import {
  findConceptMentions,
  hasName,
  indexNames,
  withoutUrls,
  isStopword,
  findNamedRegions,
  regionsOverlap,
  tokenizeWords,
} from '@corroborate/text';
import {
  DAY_MS,
  createReason,
  type PlannedQuery,
  type RankedResult,
  type Reason,
  type SameEventJudge,
  type Topic,
} from '@corroborate/domain';
import { PRECEDENT_LIMITS } from '../context.thresholds';
import type { ContextDetail } from '../context.types';
import type { EarlierReport } from '../timeline/timeline.types';
import { splitPlaces, topicEntities } from '../judge/topic-entities.policy';

/** Query with actor or place and event, before the date of the event; null if incomplete. */
export function earlierQuery(given: Topic): PlannedQuery | null {
  const topic = withoutUrls(given);
  const [kind] = findConceptMentions(topic.title);
  const who = topicEntities(topic)[0]?.name.replace(/["()]/g, ' ').trim();
  if (!kind || !who || topic.eventDate === null) return null;
  return {
    strategy: 'earlier-events',
    text: `"${who}" ${removeStopwords(topic.title.slice(kind.start, kind.end))}`,
    to: new Date(latestAllowedMs(topic.eventDate)).toISOString(),
    reason: `Finds earlier events that involve ${who}.`,
  };
}

const removeStopwords = (text: string): string =>
  tokenizeWords(text)
    .filter(({ folded }) => !isStopword(folded))
    .map(({ raw }) => raw)
    .join(' ');
const latestAllowedMs = (event: string): number => Date.parse(event) - PRECEDENT_LIMITS.leastDaysBefore * DAY_MS;

/**
 * Earlier reports of the same kind of event with the same people or place. Undated reports and those that may be about
 * this event are excluded, so that an old event is never taken for the new one.
 */
export function earlierReports(topic: Topic, results: readonly RankedResult[], judge: SameEventJudge): ContextDetail[] {
  const found = results.flatMap((result): ContextDetail[] => {
    const tie = findTie(topic, result);
    return tie === null || isPossiblySameEvent(topic, result, judge) ? [] : [detailOf(result, tie)];
  });
  const unique = [...new Map(found.map((detail) => [detail.quote, detail])).values()];
  return unique.sort((a, b) => (b.date ?? '').localeCompare(a.date ?? '')).slice(0, PRECEDENT_LIMITS.reports);
}

/**
 * Much older reports that match this event and mention no other time: a republished story, or a
 * wrong date. Shown to editors only; not used in decisions.
 */
export function selectEarlierReports(
  topic: Topic,
  results: readonly RankedResult[],
  judge: SameEventJudge,
): EarlierReport[] {
  const found = results.flatMap((result): EarlierReport[] => {
    const tie = findTie(topic, result);
    const day = result.engineDate?.value;
    if (tie === null || day === undefined || !isPossiblySameEvent(topic, result, judge)) return [];
    return [
      {
        title: result.title,
        url: result.url,
        site: result.site,
        date: day,
        reasons: [tie, createReason('earlier.possible-republication')],
      },
    ];
  });
  return found.sort((a, b) => a.date.localeCompare(b.date)).slice(0, PRECEDENT_LIMITS.reports);
}

/** What the report shares with the topic; null if that is too little, or if the report is not known to be earlier. */
function findTie(topic: Topic, { title, snippet, engineDate, url }: RankedResult): Reason | null {
  if (topic.eventDate === null || engineDate === null || url === topic.url) return null;
  const time = Date.parse(engineDate.latest ?? engineDate.value);
  const oldest = Date.parse(topic.eventDate) - PRECEDENT_LIMITS.mostYearsBefore * 365 * DAY_MS;
  if (!(time <= latestAllowedMs(topic.eventDate)) || time < oldest) return null;
  const wanted = new Set(findConceptMentions(topic.title).map(({ id }) => id));
  const kind = findConceptMentions(title).find(({ id }) => wanted.has(id));
  const index = indexNames(`${title} . ${snippet}`);
  const name = topicEntities(topic)
    .map((entity) => entity.name)
    .find((one) => hasName(index, one));
  if (!kind || name === undefined || liesElsewhere(topic, `${title} . ${snippet}`)) return null;
  return createReason('earlier.tells-of', { name, words: title.slice(kind.start, kind.end) });
}

function liesElsewhere(topic: Topic, text: string): boolean {
  const own = splitPlaces(topic).flatMap((place) => [...findNamedRegions(place)]);
  const named = [...findNamedRegions(text)];
  return own.length > 0 && named.length > 0 && !regionsOverlap(named, own);
}

/** If only the date distinguishes the report from the event, it may be misdated and is not counted as earlier. */
function isPossiblySameEvent(topic: Topic, { title, snippet }: RankedResult, judge: SameEventJudge): boolean {
  const own = { title: topic.title, text: topic.summary, names: topic.entities, place: topic.location };
  return judge(own, { title, text: snippet }).verdict === 'same' && !namesAnotherTime(topic, `${title} . ${snippet}`);
}

const namesAnotherTime = ({ eventDate }: Topic, text: string): boolean => {
  const year = new Date(eventDate ?? 0).getUTCFullYear();
  const years = [...text.matchAll(/\b(?:19|20)\d\d\b/g)].map(([one]) => Number(one));
  return years.length > 0 && years.every((one) => one < year);
};

function detailOf({ title, url, site, engineDate }: RankedResult, tie: Reason): ContextDetail {
  const day = engineDate?.value ?? null;
  return {
    kind: 'precedent',
    text: `${site}, ${day?.slice(0, 10)}: ${title}`,
    quote: title,
    sourceUrl: url,
    sourceName: site,
    date: day,
    reasons: [createReason('earlier.reported'), tie],
  };
}
