import { DAY_MS, type Topic } from '@corroborate/domain';
import { findConceptMentions, fold, isStopword, isTitleCase, findProperNames, tokenizeWords } from '@corroborate/text';
import { WINDOW } from '../social.thresholds';

/** Terms and dates expected in posts about this event. */
export type TopicFocus = ReturnType<typeof topicFocus>;

const MAX_TITLE_CHARS = 500;
const MAX_LEAD_CHARS = 600;

export function topicFocus(topic: Topic, now: Date) {
  const title = topic.title.slice(0, MAX_TITLE_CHARS);
  const places = (topic.location ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const names = namesOf(topic, title, places);
  const focusText =
    findConceptMentions(title).length > 0 ? title : `${title}. ${(topic.summary ?? '').slice(0, MAX_LEAD_CHARS)}`;
  const mentions = findConceptMentions(focusText);
  const known = new Set([...names, ...places].flatMap((name) => tokenizeWords(name).map((word) => word.stem)));
  const telling = tokenizeWords(title).filter(
    (word) => !isStopword(word.folded) && (word.folded.length > 2 || /\d/.test(word.folded)),
  );
  const isEvent = (word: { start: number; end: number }) =>
    mentions.some((one) => word.start >= one.start && word.end <= one.end);
  return {
    /** People, organizations and things, most distinctive first; without places. */
    names,
    town: places[0] ?? null,
    region: places[1] ?? null,

    /** Kinds of event in the title (domain concept ids). */
    concepts: [...new Set(mentions.map(({ id }) => id))],

    /** The title's event words, as written. */
    eventWords: uniqueByFoldedText(
      mentions.map(({ quote }) => eventWord(quote)).filter((word) => !known.has(fold(word))),
    ),

    /** Stems of the title's other distinctive words: no names, places or event words. */
    stems: uniqueByFoldedText(
      telling
        .filter((word) => !known.has(word.stem) && !(focusText === title && isEvent(word)))
        .map(({ stem }) => stem),
    ),

    /** Stems of all distinctive words of the title. */
    titleStems: uniqueByFoldedText(telling.map(({ stem }) => stem)),
    event: parseDate(topic.eventDate),

    /** Period in which posts about the event can have been written; null if the topic has no date. */
    window: windowOf(parseDate(topic.eventDate), parseDate(topic.discoveryDate), now),
  };
}

/** The main word of an expression: networks require every word, and people write "strike", not "strike hits". */
function eventWord(quote: string): string {
  const candidates = tokenizeWords(quote).map(({ raw }) => raw);
  return candidates.find((word) => findConceptMentions(word).length > 0) ?? candidates[0] ?? quote;
}

/** Given entities first; names are read from the title only if its capitalization is meaningful. */
function namesOf(topic: Topic, title: string, places: string[]): string[] {
  const placeWords = new Set(places.flatMap((place) => tokenizeWords(place).map((word) => word.folded)));
  const isPlace = (name: string) =>
    tokenizeWords(name).every((word) => placeWords.has(word.folded) || isStopword(word.folded));
  const read = isTitleCase(title) ? [] : findProperNames(`. ${title}`);
  const all = [...topic.entities.map((name) => name.trim()), ...read].filter(
    (name) => name.length > 1 && name.length < 120 && !isPlace(name),
  );
  const kept = all.filter(
    (name, index) =>
      !all.slice(0, index).some((other) => fold(other).includes(fold(name)) || fold(name).includes(fold(other))),
  );
  const inTitle = (name: string) => (fold(title).includes(fold(name)) ? 0 : 1);
  return kept.sort((a, b) => inTitle(a) - inTitle(b)).slice(0, 8);
}

function windowOf(event: Date | null, discovery: Date | null, now: Date) {
  const start = event ?? discovery;
  if (!start) return null;
  const before = event ? WINDOW.beforeEventDays : WINDOW.beforeDiscoveryDays;
  const after = event ? WINDOW.afterEventDays : WINDOW.afterDiscoveryDays;
  const from = start.getTime() - before * DAY_MS;
  const to = Math.min(Math.max(start.getTime(), discovery?.getTime() ?? 0) + after * DAY_MS, now.getTime());
  return from < to ? { from: new Date(from), to: new Date(to) } : null;
}

function parseDate(value: string | null): Date | null {
  const time = value === null ? NaN : Date.parse(value);
  return Number.isFinite(time) ? new Date(time) : null;
}

const uniqueByFoldedText = (items: string[]): string[] => [
  ...new Map(items.map((item) => [fold(item), item])).values(),
];
