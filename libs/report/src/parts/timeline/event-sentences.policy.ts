import { DAY_MS } from '@corroborate/domain';
import {
  conceptMentions,
  contentStems,
  fold,
  FOREIGN_CONCEPTS,
  foreignDenial,
  foreignDoubt,
  frameAt,
  hasName,
  indexNames,
  lexicon,
  newsroomDay,
  properNames,
  quantities,
  words,
} from '@corroborate/text';
import { kindOfPage, type TopicModel } from '@corroborate/stance';
import type { ReadSource } from '../parts.types';
import { ownWords, tellable, tellsIt, type Tellable } from '../read-sources';
import { toldDate, type ToldDate } from './event-dates.policy';

/** A sentence of a page that tells of something that happened. */
export interface EventSentence {
  source: ReadSource;
  sentence: Tellable;
  told: ToldDate | null;
  /** Words that tell what happened, dates left out. */
  stems: ReadonlySet<string>;
  names: string[];
  /** Stem of the first verb by which something happens. */
  verb: string;
  /** Kinds of event it speaks of. */
  kinds: ReadonlySet<string>;
}

const PER_PAGE = 40;
/** How many sentences on a day still holds for those that say the hour alone. */
const HOLDS = 4;
const PAST = new Set(lexicon('en', 'timeline', 'past').words);
const NO_EVENT = new Set(lexicon('en', 'timeline', 'no-event').words);

/** What a page tells of the topic's story as having happened, dated or not. */
export function eventSentences(source: ReadSource, topic: TopicModel): EventSentence[] {
  if (kindOfPage(source.article, source.page)) return [];
  const outlet = callSigns(source.view.name);
  const ownText = ownWords(source.article.text);
  const published = source.view.published;
  const foreign = !(source.article.language ?? 'en').startsWith('en');
  const happens = foreign ? foreignHappening : happening;
  const found: EventSentence[] = [];
  const days = new DaysOfPage(source);
  for (const sentence of tellable(source.page)) {
    const text = ownText.slice(sentence.start, sentence.end);
    const before = days.before(sentence);
    const said = toldDate(text, { published, before, foreign, announced: isAnnounced(sentence, topic) });
    const own = OWN_DOING.test(text) || outlet.test(text.replace(TOLD_TO_US, ' '));
    const verb = found.length < PER_PAGE && !own ? happens(text, sentence) : null;
    const told = said ?? (verb === null || foreign ? null : days.goingOn(text));
    const on = verb !== null && isOnTopic(sentence, said, { topic, source, goesOn: said === null && told !== null });
    days.note(sentence, said, on);
    if (verb !== null && on) found.push(eventOf({ source, sentence, told, verb }, topic));
  }
  return found;
}

/** What days a page has given so far, for sentences that give none themselves. */
class DaysOfPage {
  private last: { day: number; at: number } | null = null;
  private story: number | null = null;
  private readonly today: number | null;

  constructor(private readonly source: ReadSource) {
    this.today = newsroomDay(source.view.published);
  }

  note({ at }: Tellable, told: ToldDate | null, onTopic: boolean): void {
    if (!told || !isDay(told)) return;
    this.last = { day: told.from, at };
    if (onTopic) this.story ??= told.from;
  }

  /** The day given last, where it still holds. */
  before({ at }: Tellable): number | null {
    return this.last && at - this.last.at <= HOLDS ? this.last.day : null;
  }

  /** A report of the same or the next day tells on of the day it began with, unless it says otherwise. */
  goingOn(text: string): ToldDate | null {
    if (this.story === null || this.today === null || !tellsIt(this.source)) return null;
    const age = this.today - this.story;
    if (age < 0 || age > FRESH || ANOTHER_DAY.test(text) || SPOKEN.test(text.replace(SAID_SO, '.'))) return null;
    const value = new Date(this.story * DAY_MS).toISOString().slice(0, 10);
    return { date: { value, precision: 'day' }, from: this.story, to: this.story, quotes: [] };
  }
}

/** Days between what happened and a report that tells on of it. */
const FRESH = 1;
const SPOKEN = lexicon('en', 'timeline', 'spoken').pattern;
/** Who said it, behind what happened. */
const SAID_SO = /, (?:[\p{L}.'’-]{1,30},? ){1,8}(?:said|says)\.$/u;
const ANOTHER_DAY = lexicon('en', 'timeline', 'another-day').pattern;

const isDay = ({ date }: ToldDate): boolean => date.precision === 'day' || date.precision === 'time';

function eventOf(
  { source, sentence, told, verb }: Pick<EventSentence, 'source' | 'sentence' | 'told' | 'verb'>,
  topic: TopicModel,
): EventSentence {
  const undated = (told?.quotes ?? []).reduce((text, quote) => text.replace(quote, ' '), sentence.text);
  return {
    source,
    sentence,
    told,
    verb,
    stems: new Set(contentStems(undated)),
    names: namesIn(sentence.text, topic),
    kinds: new Set(sentence.mentions.map(({ id }) => id)),
  };
}

const MOST_NAMES = 8;
const DATE = new RegExp(`^(?:${lexicon('en', 'calendar', 'month-forms').source})\\b`, 'iu');

/** Names of the topic as it has them, then others; days are none. */
function namesIn(text: string, { names }: TopicModel): string[] {
  const index = indexNames(text);
  const known = names.filter((name) => hasName(index, name));
  const others = properNames(`. ${text}`).filter(
    (name) => !DATE.test(name) && !known.some((one) => hasName(indexNames(name), one)),
  );
  return [...known, ...others].slice(0, MOST_NAMES);
}

/** Where the event itself is told, the day of telling stands for it until a report knows better. */
const isAnnounced = ({ mentions }: Tellable, { concepts }: TopicModel): boolean =>
  mentions.some(({ id }) => concepts.flat().includes(id));

/**
 * The first verb in the past by which something happens, in the page's own words and said plainly: its stem, or null.
 */
function happening(text: string, { speech }: Tellable): string | null {
  if (speech || /\?["”’)]*$/.test(text)) return null;
  const verb = words(text.slice(0, 600)).find(({ folded, raw, start, end }) => {
    if (raw !== folded || !isPast(folded)) return false;
    const { planned, hedged, rumour, debunked, negated } = frameAt(text, start, end);
    return !(planned || hedged || rumour || debunked || negated);
  });
  return verb?.stem ?? null;
}

/** In the commonest languages beside English: a kind of event, told without doubt, plan or no. */
function foreignHappening(text: string, { speech }: Tellable): string | null {
  const [event] = conceptMentions(text, FOREIGN_CONCEPTS);
  if (!event || speech || foreignDoubt(text) !== null || foreignDenial(text, event.start) !== null) return null;
  return event.id;
}

/** “WKPM 9” and “News 9” of “WKPM News 9”: a newsroom that is in the sentence itself. */
function callSigns(name: string): { test(text: string): boolean } {
  const words = name.split(' ');
  const sign = /^\p{Lu}{3,5}$/u.test(words[0] ?? '') && /\d$/.test(name) ? [`${words[0]} `] : [];
  const names = words.length > 1 ? [`${name} `, `${words.slice(-2).join(' ')} `, ...sign] : [`${name} `];
  return { test: (text) => names.some((one) => text.includes(one)) };
}
/** Who is told something is no doer. */
const TOLD_TO_US = /\b(?:told|to|with) (?:the )?(?:\p{Lu}[\p{L}.]{0,20} |\d{1,2} ){1,4}/gu;

/** “WKPM was at the float”, “we asked”: what the newsroom did is not the story. */
const OWN_DOING = lexicon('en', 'timeline', 'own-doing').pattern;

const isPast = (word: string): boolean =>
  !NO_EVENT.has(word) && (PAST.has(word) || (word.length > 4 && word.endsWith('ed')));

interface OnTopic {
  topic: TopicModel;
  source: ReadSource;
  /** It gives no day, and goes on with that of the page. */
  goesOn: boolean;
}

/**
 * It names whom or what the topic is about, or tells its story. A page that tells the story itself needs less: what it
 * dates to these very days belongs to it, and last names do.
 */
function isOnTopic({ text, stems, mentions }: Tellable, told: ToldDate | null, on: OnTopic): boolean {
  const { topic, source, goesOn } = on;
  const index = indexNames(text);
  if (topic.names.some((name) => hasName(index, name))) return true;
  const shared = topic.story.filter((stem) => stems.has(stem)).length;
  const near = isNear(told, topic.eventDate);
  if (!tellsIt(source)) return shared >= (near ? 2 : 3);
  if (goesOn) return shared >= 2 && (mentions.length > 0 || quantities(text).length > 0);
  return (
    shared >= 2 || near || (told !== null && shared >= 1) || lastNames(topic).some((name) => index.tokens.has(name))
  );
}

/** "Whitcombe" of "Dale Whitcombe"; a word that is short may be any. */
const lastNames = ({ subjects }: TopicModel): string[] =>
  subjects.flatMap((name) => {
    const [, last = '', ...more] = name.split(' ');
    return more.length === 0 && /^\p{Lu}\p{Ll}{3,}/u.test(last) ? [fold(last)] : [];
  });

const NEAR_DAYS = { before: 3, after: 8 };
function isNear(told: ToldDate | null, event: Date | null): boolean {
  if (!told || !event) return false;
  const days = told.from - event.getTime() / DAY_MS;
  return days >= -NEAR_DAYS.before && days <= NEAR_DAYS.after;
}
