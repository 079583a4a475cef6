import { isCountryWord, lexicon, getLocalName, withoutCommonSuffix, translateThings } from '@corroborate/text';
import type { PlannedQuery, Topic } from '@corroborate/domain';
import { findEventWords, type EventKind } from './event-words.policy';
import { isGlossaryLanguage, buildLanguageTag } from './language.policy';
import { quoteIfPhrase, joinWithSpaces } from './query-text.policy';
import type { TopicTerms } from './topic-terms.policy';

/** Topic data for queries. */
export interface QuerySubject {
  topic: Topic;
  terms: TopicTerms;
  kinds: EventKind[];
}

/**
 * Names usable in another language: proper names that contain no English common word or country name (unlike "Spanish",
 * "tram line 4").
 */
const properNames = ({ topic, terms }: QuerySubject): string[] =>
  terms.names.filter(
    (name) =>
      /^\p{Lu}/u.test(name) &&
      !isCountryWord(name) &&
      !UNTRANSLATED_WORDS.test(name) &&
      !(topic.location ?? '').includes(name),
  );
/** Words for public bodies and offices, which have other names in other languages. */
const UNTRANSLATED_WORDS = lexicon('en', 'untranslated').pattern;

/** The town as written, with its local name if different. */
function localTownName({ terms }: QuerySubject, language: string): string | null {
  if (terms.place === null || isCountryWord(terms.place))
    return terms.place === null ? null : getLocalName(terms.place, language);
  const there = getLocalName(terms.place, language);
  return there === null || there.toLowerCase() === terms.place.toLowerCase()
    ? quoteIfPhrase(terms.place)
    : `(${terms.place} OR ${there})`;
}

interface TranslatedParts {
  language: string;
  town: string | null;
  names: string[];
  things: string[];
  events: string[];
}

/** Query in another language: keeps names and figures; translates event and object words. */
function queryInLanguage(
  material: QuerySubject,
  language: string | null,
  speakers: string,
  text: (parts: TranslatedParts) => string | null,
): PlannedQuery | null {
  const { topic, terms, kinds } = material;
  if (language === null || language === (terms.language ?? 'en') || !isGlossaryLanguage(language)) return null;
  const things = terms.language === null || terms.language === 'en' ? translateThings(topic.title, language) : [];
  const events = findEventWords(kinds.slice(0, 2), language, 2);
  const phrase = text({
    language,
    town: localTownName(material, language),
    names: properNames(material),
    things,
    events,
  });
  if (phrase === null) return null;
  return {
    strategy: 'other-language',
    text: phrase,
    language: buildLanguageTag(language, topic),
    reason:
      `In ${DISPLAY_NAMES.of(language) ?? language}, the language ${speakers}: outlets write of it in their own ` +
      'words.',
  };
}

/** Place and event words, which local reports contain regardless of the names they use. */
const placeAndWordsText =
  ({ terms }: QuerySubject) =>
  ({ town, names, things, events }: TranslatedParts): string | null => {
    const [name] = names;
    const words = [...things.slice(0, 1), ...events];
    const subject = name !== undefined && terms.names[0] === name && !name.includes('(') ? quoteIfPhrase(name) : null;
    if (town === null)
      return subject === null || words.length === 0 ? null : joinWithSpaces(subject, ...words, terms.numbers[0]);
    if (words.length > 0) return joinWithSpaces(town, ...words);
    return subject === null ? null : joinWithSpaces(subject, town);
  };

/** Query text with name and event; without a name, with the figure, which needs no translation. */
const nameAndEventText =
  ({ terms }: QuerySubject) =>
  ({ town, names, things, events }: TranslatedParts): string | null => {
    const [name, second] = names;
    const words = [...events, ...things].slice(0, 2);
    if (name === undefined)
      return terms.numbers[0] === undefined || town === null ? null : joinWithSpaces(town, terms.numbers[0], words[0]);
    if (words.length > 0) return joinWithSpaces(quoteIfPhrase(name), ...words, terms.numbers[0]);
    return second === undefined && town === null
      ? null
      : joinWithSpaces(quoteIfPhrase(name), second === undefined ? town : quoteIfPhrase(second));
  };

const DISPLAY_NAMES = new Intl.DisplayNames(['en'], { type: 'language' });

/**
 * Names only: they are spelled alike in languages with the same script. Names that contain common
 * words ("Sule tunnel") are excluded.
 */
export function namesInLanguage(subject: QuerySubject, language: string | null, speakers: string): PlannedQuery | null {
  const { topic, terms } = subject;
  if (language === null || language === (terms.language ?? 'en')) return null;
  const names = [...new Set(properNames(subject).map(withoutCommonSuffix))].slice(0, MAX_NAMES).map(quoteIfPhrase);
  if (names.length === 0) return null;
  return {
    strategy: 'local-names',
    text: names.length > 1 ? `(${names.join(' OR ')})` : (names[0] ?? ''),
    language: buildLanguageTag(language, topic),
    reason: `Uses only its names, in ${DISPLAY_NAMES.of(language) ?? language}, the language ${speakers}.`,
  };
}
const MAX_NAMES = 3;

/** Two short queries instead of one, because most local reports lack one word or another. */
export const placeInLanguage = (
  subject: QuerySubject,
  language: string | null,
  speakers: string,
): PlannedQuery | null => queryInLanguage(subject, language, speakers, placeAndWordsText(subject));
export const nameInLanguage = (subject: QuerySubject, language: string | null, speakers: string): PlannedQuery | null =>
  queryInLanguage(subject, language, speakers, nameAndEventText(subject));

/**
 * Query for any of the topic's names plus its town, without other words. Background, follow-ups and reports in other
 * languages often share no words with the headline or the questions.
 */
export function anyNameQueryText(subject: QuerySubject): string | null {
  const { place } = subject.terms;
  const town = place === null || isCountryWord(place) ? [] : [place];
  const names = [...new Set([...town, ...properNames(subject).map(withoutCommonSuffix)])]
    .slice(0, MAX_NAMES)
    .map(quoteIfPhrase);
  return names.length > 1 ? `(${names.join(' OR ')})` : (names[0] ?? null);
}
