import { DAY_MS, type PlannedQuery, type RankedResult, type SameEventJudge, type Topic } from '@corroborate/domain';
import {
  findConceptMentions,
  listContentStems,
  hasName,
  indexNames,
  isStopword,
  lexicon,
  oneLine,
  tokenizeWords,
} from '@corroborate/text';
import { EARLIER_STATEMENTS } from '../context.thresholds';
import { splitPlaces } from '../judge/topic-entities.policy';
import { listNames } from '../registers/judge/same-organisation.policy';
import type { KeyActor, ReadableReport } from './actor.types';

const QUERY_WORDS = 3;

/** Query for statements before the event on the title's subject; null without a date or other words. */
export function statementQuery(topic: Topic, actor: KeyActor): PlannedQuery | null {
  const telling = selectQueryWords(topic, actor);
  const name = oneLine(actor.name.replace(/["()]/g, ' ')).slice(0, 120);
  if (topic.eventDate === null || telling.length === 0 || name === '') return null;
  return {
    strategy: 'earlier-statements',
    text: `"${name}" ${telling.slice(0, QUERY_WORDS).join(' ')}`,
    to: new Date(latestAllowedMs(topic.eventDate)).toISOString(),
    reason: `Finds what ${name} said on the subject before the event.`,
  };
}

const AMOUNT = lexicon('en', 'amounts').pattern;

/** Other names in the title come first, then the event, then other words; figures and times are too specific. */
function selectQueryWords(topic: Topic, actor: KeyActor): string[] {
  const own = new Set(
    [...listNames(actor), ...splitPlaces(topic)].flatMap((text) => tokenizeWords(text).map(({ stem }) => stem)),
  );
  const title = topic.title.slice(0, 300);
  const usable = tokenizeWords(title).filter(
    ({ folded, stem }) => !isStopword(folded) && folded.length > 2 && !AMOUNT.test(folded) && !own.has(stem),
  );
  const named = new Set(
    topic.entities
      .slice(0, 50)
      .filter((name) => hasName(indexNames(title), name))
      .flatMap((name) => tokenizeWords(name).map(({ stem }) => stem)),
  );
  const kinds = findConceptMentions(title);
  const rank = ({ stem, start }: { stem: string; start: number }) => {
    if (named.has(stem)) return 0;
    return kinds.some((kind) => start >= kind.start && start < kind.end) ? 1 : 2;
  };
  const all = [...usable].sort((a, b) => rank(a) - rank(b));
  // Names and the kind of event are enough; older reports often lack any further word.
  const enough = all.filter((word) => rank(word) < 2);
  return [...new Set((enough.length > 0 ? enough : all).map(({ raw }) => raw))];
}

const latestAllowedMs = (event: string): number => Date.parse(event) - EARLIER_STATEMENTS.leastDaysBefore * DAY_MS;

/**
 * Reports worth reading for the actor's earlier statements: dated well before the event, naming the
 * actor and the subject, and not about the event itself with a wrong date.
 */
export function selectWorthReading(
  topic: Topic,
  actor: KeyActor,
  results: readonly RankedResult[],
  judge: SameEventJudge,
): RankedResult[] {
  const wanted = new Set(listContentStems(`${topic.title} ${topic.summary ?? ''}`.slice(0, 2_000)));
  const own = new Set(listNames(actor).flatMap((name) => listContentStems(name)));
  return results.filter(({ title, snippet, engineDate, url }) => {
    if (url === topic.url || engineDate === null || !isBefore(engineDate.latest ?? engineDate.value, topic))
      return false;
    const index = indexNames(`${title} . ${snippet}`);
    if (!listNames(actor).some((name) => hasName(index, name))) return false;
    if (!listContentStems(`${title} ${snippet}`).some((stem) => wanted.has(stem) && !own.has(stem))) return false;
    return (
      judge(
        {
          title: topic.title,
          text: topic.summary,
          names: topic.entities,
          place: topic.location,
          when: topic.eventDate,
        },
        { title, text: snippet, when: engineDate.value },
      ).verdict !== 'same'
    );
  });
}

/** The page's own date overrides the engine's; a page with a later date is not an earlier report. */
export const isEarlierReport = ({ published }: Pick<ReadableReport, 'published'>, topic: Topic): boolean =>
  published === null || isBefore(published.latest ?? published.value, topic);

function isBefore(moment: string, { eventDate }: Topic): boolean {
  if (eventDate === null) return false;
  const at = Date.parse(moment);
  return (
    at <= latestAllowedMs(eventDate) && at >= Date.parse(eventDate) - EARLIER_STATEMENTS.mostYearsBefore * 365 * DAY_MS
  );
}
