import { isLandWord, lexicon, localNameOf, properPart, thingsIn } from '@corroborate/text';
import type { PlannedQuery, Topic } from '@corroborate/domain';
import { eventWordsIn, type EventKind } from './event-words.policy';
import { isGlossaryLanguage, tagOf } from './language.policy';
import { phrase, spaced } from './query-text.policy';
import type { TopicTerms } from './topic-terms.policy';

/** Topic data for queries. */
export interface Subject {
  topic: Topic;
  terms: TopicTerms;
  kinds: EventKind[];
}

/**
 * Names usable in another language: proper names without English common words or country names ("Spanish", "tram line
 * 4").
 */
const properNames = ({ topic, terms }: Subject): string[] =>
  terms.names.filter(
    (name) =>
      /^\p{Lu}/u.test(name) && !isLandWord(name) && !OUR_WORDS.test(name) && !(topic.location ?? '').includes(name),
  );
/** Public bodies and offices have other names in other languages. */
const OUR_WORDS = lexicon('en', 'untranslated').pattern;

/** The town as written, with its local name if different. */
function townFor({ terms }: Subject, language: string): string | null {
  if (terms.place === null || isLandWord(terms.place))
    return terms.place === null ? null : localNameOf(terms.place, language);
  const there = localNameOf(terms.place, language);
  return there === null || there.toLowerCase() === terms.place.toLowerCase()
    ? phrase(terms.place)
    : `(${terms.place} OR ${there})`;
}

interface InLanguage {
  language: string;
  town: string | null;
  names: string[];
  things: string[];
  events: string[];
}

/** Keeps names and figures; translates event and object words. */
function inLanguage(
  material: Subject,
  language: string | null,
  speakers: string,
  text: (parts: InLanguage) => string | null,
): PlannedQuery | null {
  const { topic, terms, kinds } = material;
  if (language === null || language === (terms.language ?? 'en') || !isGlossaryLanguage(language)) return null;
  const things = terms.language === null || terms.language === 'en' ? thingsIn(topic.title, language) : [];
  const events = eventWordsIn(kinds.slice(0, 2), language, 2);
  const said = text({ language, town: townFor(material, language), names: properNames(material), things, events });
  if (said === null) return null;
  return {
    strategy: 'other-language',
    text: said,
    language: tagOf(language, topic),
    reason:
      `In ${LANGUAGE_NAMES.of(language) ?? language}, the language ${speakers}: outlets write of it in their own ` +
      'words.',
  };
}

/** Place and event words, which local reports contain whatever names they use. */
const placeAndWords =
  ({ terms }: Subject) =>
  ({ town, names, things, events }: InLanguage): string | null => {
    const [name] = names;
    const words = [...things.slice(0, 1), ...events];
    const subject = name !== undefined && terms.names[0] === name && !name.includes('(') ? phrase(name) : null;
    if (town === null)
      return subject === null || words.length === 0 ? null : spaced(subject, ...words, terms.numbers[0]);
    if (words.length > 0) return spaced(town, ...words);
    return subject === null ? null : spaced(subject, town);
  };

/** Name and event; without a name the figure, which needs no translation. */
const nameAndEvent =
  ({ terms }: Subject) =>
  ({ town, names, things, events }: InLanguage): string | null => {
    const [name, second] = names;
    const words = [...events, ...things].slice(0, 2);
    if (name === undefined)
      return terms.numbers[0] === undefined || town === null ? null : spaced(town, terms.numbers[0], words[0]);
    if (words.length > 0) return spaced(phrase(name), ...words, terms.numbers[0]);
    return second === undefined && town === null
      ? null
      : spaced(phrase(name), second === undefined ? town : phrase(second));
  };

const LANGUAGE_NAMES = new Intl.DisplayNames(['en'], { type: 'language' });

/**
 * Names only: they are spelled alike in languages with the same script. Names that contain common
 * words ("Sule tunnel") are excluded.
 */
export function namesInLanguage(subject: Subject, language: string | null, speakers: string): PlannedQuery | null {
  const { topic, terms } = subject;
  if (language === null || language === (terms.language ?? 'en')) return null;
  const names = [...new Set(properNames(subject).map(properPart))].slice(0, MOST_NAMES).map(phrase);
  if (names.length === 0) return null;
  return {
    strategy: 'local-names',
    text: names.length > 1 ? `(${names.join(' OR ')})` : (names[0] ?? ''),
    language: tagOf(language, topic),
    reason: `Uses only its names, in ${LANGUAGE_NAMES.of(language) ?? language}, the language ${speakers}.`,
  };
}
const MOST_NAMES = 3;

/** Two small queries instead of one, because most local reports lack some word. */
export const placeInLanguage = (subject: Subject, language: string | null, speakers: string): PlannedQuery | null =>
  inLanguage(subject, language, speakers, placeAndWords(subject));
export const nameInLanguage = (subject: Subject, language: string | null, speakers: string): PlannedQuery | null =>
  inLanguage(subject, language, speakers, nameAndEvent(subject));

/**
 * Any of its names plus its town, without other words. Background, follow-ups and reports in other
 * languages often share no words with the headline or the questions.
 */
export function anyNameOf(subject: Subject): string | null {
  const { place } = subject.terms;
  const town = place === null || isLandWord(place) ? [] : [place];
  const names = [...new Set([...town, ...properNames(subject).map(properPart)])].slice(0, MOST_NAMES).map(phrase);
  return names.length > 1 ? `(${names.join(' OR ')})` : (names[0] ?? null);
}
