import { DAY_MS } from './time';
import {
  findConceptMentions,
  listContentStems,
  isTitleCase,
  nameKey,
  findProperNames,
  regionName,
} from '@corroborate/text';
import type { Topic } from './topic';

/** Topic fields from which keys are derived. */
export type KeyedTopic = Pick<Topic, 'title' | 'entities' | 'location' | 'eventDate' | 'discoveryDate'>;

export interface TopicKeys {
  /** Topics that share one of these keys may be about the same event: a name or place in the same period. */
  names: number[];
  /** Topics that share one of these keys may be about the same event: three distinctive words of the headline. */
  words: number[];
  /** Topics that share one of these keys are about the same kind of event with the same actor or place, at any time. */
  series: number[];
}

/** Maximum time between reports of one event; half of the search window. */
const PERIOD_MS = 30 * DAY_MS;
const MAX_KEYS = { names: 8, stems: 6, kinds: 3 } as const;
/** Period of topics without a date. */
const UNDATED = '-';

/** Keys to store for a topic. They are 32-bit hashes, so matches must be verified. */
export function buildTopicKeys(topic: KeyedTopic): TopicKeys {
  return buildKeys(topic, [periodOf(topic) ?? UNDATED]);
}

/** Keys to look up similar topics, including neighboring periods. */
export function topicLookupKeys(topic: KeyedTopic): TopicKeys {
  const period = periodOf(topic);
  return buildKeys(topic, period === null ? [UNDATED] : [period - 1, period, period + 1, UNDATED]);
}

function buildKeys(topic: KeyedTopic, periods: (number | string)[]): TopicKeys {
  const { named, kinds } = readNamesAndKinds(topic);
  const of = (things: string[]) => periods.flatMap((period) => things.map((thing) => hashText(`${period}|${thing}`)));
  return {
    names: of(named),
    words: of(wordTriples(topic.title)),
    series: named.flatMap((thing) => kinds.map((kind) => hashText(`${kind}|${thing}`))),
  };
}

function readNamesAndKinds(topic: KeyedTopic): { named: string[]; kinds: string[] } {
  const [town] = (topic.location ?? '').split(',').map(nameKey);
  const place = town && regionName(town) === null ? [`p:${town}`] : [];
  const kinds = [...new Set(findConceptMentions(topic.title).map(({ id }) => id))].slice(0, MAX_KEYS.kinds);
  return { named: [...namesOf(topic, town).map((name) => `n:${name}`), ...place], kinds };
}

function namesOf({ title, entities }: KeyedTopic, town: string | undefined): string[] {
  const titleNames = isTitleCase(title) ? [] : findProperNames(`. ${title.slice(0, 500)}`);
  const names = [...entities.slice(0, 20), ...titleNames].map((name) => nameKey(name.slice(0, 200)));
  return [...new Set(names)]
    .filter((name) => name.length >= 3 && name !== town && regionName(name) === null)
    .slice(0, MAX_KEYS.names);
}

/** One or two shared words are too common; three words shared by headlines of the same month are not. */
function wordTriples(title: string): string[] {
  const stems = [...new Set(listContentStems(title.slice(0, 500)))].slice(0, MAX_KEYS.stems).sort();
  return stems.flatMap((one, at) =>
    stems
      .slice(at + 1)
      .flatMap((other, after) => stems.slice(at + after + 2).map((third) => `w:${one} ${other} ${third}`)),
  );
}

function periodOf({ eventDate, discoveryDate }: KeyedTopic): number | null {
  const at = Date.parse(eventDate ?? discoveryDate ?? '');
  return Number.isNaN(at) ? null : Math.floor(at / PERIOD_MS);
}

/** FNV-1a as a signed 32-bit number. */
function hashText(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value | 0;
}
