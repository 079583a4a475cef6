import { type Topic } from '@corroborate/domain';
import {
  isForeignStopword,
  isCountryWord,
  isTitleCase,
  toStem,
  wordsAsWritten,
  stemsAsWritten,
} from '@corroborate/text';
import { deduplicateBy } from '../unique-by';
import { isUselessSearchTerm } from './search-term.policy';
import { findAliases } from './aliases.policy';
import { detectLanguage } from './language.policy';
import { capitalizedRuns, isCalendarWord } from './names.policy';

/** Search terms of a topic, without query operators. */
export type TopicTerms = ReturnType<typeof topicTerms>;

const MAX_TEXT_CHARS = 3000;
/** Leading characters from which names and figures are taken. */
const MAX_LEAD_CHARS = 600;
const MAX_NAMES = 8;

/** Letters, digits and the marks that belong to words and amounts; no quotes, colons or brackets. */
export function cleanWords(text: string): string {
  return text
    .slice(0, MAX_TEXT_CHARS)
    .replace(/[^\p{L}\p{M}\p{N}\s'’.,&%$€£-]/gu, ' ')
    .replace(/(^|\s)[-'’.,&]+|[-'’.,&]+(?=\s|$)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

export function topicTerms(topic: Topic) {
  const title = cleanWords(topic.title);
  const lead = `${topic.summary ?? ''} ${topic.articleText ?? ''}`.slice(0, MAX_TEXT_CHARS);
  const places = (topic.location ?? '').split(',').map(cleanWords).filter(Boolean);
  const language = detectLanguage(topic);
  const names = namesOf(topic, title, lead, places);
  const inNames = new Set(names.flatMap((name) => wordsAsWritten(name).map(toStem)));
  const inTitle = new Set(
    names.filter((name) => title.includes(name)).flatMap((name) => wordsAsWritten(name).map(toStem)),
  );
  const words = unique(
    title
      .split(' ')
      .map(stripWordEnding)
      .filter((word) => isDistinctive(word) && !isForeignStopword(word, language)),
  );
  const known = new Set([...words.flatMap(stemsAsWritten), ...inNames]);
  return {
    /** Two-letter code; null if undetermined. */
    language,

    /** Other forms of the topic's names. */
    aliases: findAliases(`${topic.title} ${lead}`, names),

    /** Given entities and names read from the text, most distinctive first. */
    names,

    /** Phrases quoted in the title. */
    quoted: quotedPhrases(topic.title),

    /** Figures as written, with their unit word: "284 billion". */
    numbers: unique([...amountsIn(title), ...amountsIn(cleanWords(lead.slice(0, MAX_LEAD_CHARS)))]).slice(0, 4),

    /** Content words of the title in order. */
    words,

    /** Content words of the title that are not part of a name in it. */
    eventWords: words.filter((word) => !wordsAsWritten(word).every((part) => inTitle.has(toStem(part)))),

    /** The place itself, without its region. */
    place: places[0] ?? null,

    /** Distinctive words of summary and article that do not occur in the title. */
    extra: frequentWords(cleanWords(lead)).filter(
      (word) => !known.has(toStem(word)) && !isForeignStopword(word, language),
    ),
  };
}

const stripWordEnding = (word: string) => word.replace(/['’]s$/, '').replace(/[.,]+$/, '');
const isDistinctive = (word: string) =>
  word !== '' && !isUselessSearchTerm(word) && (word.length > 1 || /\d|\P{ASCII}/u.test(word));

/** Entities and names in the title; names in the text only if the title has none and they are frequent. */
function namesOf(topic: Topic, title: string, lead: string, places: string[]): string[] {
  const given = topic.entities
    .map((entity) => cleanWords(entity).split(' ').slice(0, 7).join(' '))
    .filter((name) => name.length > 1);
  const leadNames = capitalizedRuns(lead.slice(0, MAX_LEAD_CHARS));
  const titled = [
    ...(isTitleCase(title) ? [] : capitalizedRuns(topic.title.slice(0, MAX_TEXT_CHARS)).map(cleanWords)),
    ...leadNames.filter((name) => title.includes(name)),
  ];
  const central = unique([...given, ...titled]).filter((name) => name.length > 1);
  const all = central.length > 0 ? central : leadNames.filter((name) => lead.split(name).length > 2);
  const telling = all.filter((name) => !isCountryWord(name));
  const candidates = telling.length > 0 ? telling : all;
  const score = (name: string) =>
    (title.includes(name) ? 3 : 0) +
    (lead.includes(name) ? 1 : 0) +
    (given.includes(name) ? 1 : 0) +
    (name.includes(' ') ? 1.5 : 0) -
    (places.some((place) => place.toLowerCase() === name.toLowerCase()) ? 4 : 0);
  return candidates
    .map((name) => ({ name, score: score(name) }))
    .sort((a, b) => b.score - a.score)
    .map(({ name }) => name)
    .slice(0, MAX_NAMES);
}

function quotedPhrases(title: string): string[] {
  const spans = [
    ...title
      .slice(0, MAX_TEXT_CHARS)
      .matchAll(/["“]([^"“”]{8,160})["”]|(?<=^|\s)['‘]([^'‘’]{8,160})['’](?=$|[\s.,;:!?])/g),
  ];
  return spans.map((match) => cleanWords(match[1] ?? match[2] ?? '')).filter((span) => span.includes(' '));
}

const UNIT = /^ (million|billion|trillion|thousand|percent|per cent)\b/i;

/** Amounts: not years, not small numbers without a unit, not parts of a compound like 17-year-old. */
function amountsIn(text: string): string[] {
  const found = [...text.matchAll(/(?<![\p{L}\d.,-])[$€£]?\d(?:[\d.,]*\d)?%?(?![\p{L}\d-])/gu)].map((match) => {
    const rest = text.slice(match.index + match[0].length, match.index + match[0].length + 12);
    return match[0] + (UNIT.exec(rest)?.[0] ?? '');
  });
  return found.filter((number) => /\d\D*\d\D*\d| |%|^[$€£]/.test(number) && !/^(19|20)\d\d$/.test(number));
}

/** Frequent or capitalized content words, most distinctive first. */
function frequentWords(text: string): string[] {
  const seen = new Map<string, { word: string; count: number }>();
  for (const word of wordsAsWritten(text)) {
    if (isUselessSearchTerm(word) || isCalendarWord(word) || word.length < 4) continue;
    const entry = seen.get(toStem(word));
    if (entry) entry.count++;
    else seen.set(toStem(word), { word, count: /^\p{Lu}/u.test(word) ? 1.5 : 1 });
  }
  const ranked = [...seen.values()].sort((a, b) => b.count - a.count || b.word.length - a.word.length);
  return ranked.slice(0, 20).map(({ word }) => word);
}

/**
 * The most distinctive words of a text, about `max`, in text order. A name of several words is kept
 * whole or omitted.
 */
export function keywords(text: string, terms: Pick<TopicTerms, 'names' | 'language'>, max: number): string[] {
  const units = keywordUnits(cleanWords(text), terms.names).filter((unit) => !isForeignStopword(unit, terms.language));
  const capitals = !isTitleCase(cleanWords(text));
  const weigh = (unit: string) => unitWeight(unit, terms.names, capitals);
  const ranked = units
    .map((unit, index) => ({ unit, rank: weigh(unit) - index / 100 }))
    .sort((a, b) => b.rank - a.rank);
  const chosen = new Set<string>();
  let count = 0;
  for (const { unit } of ranked) {
    const size = unit.split(' ').length;
    if (count > 0 && count + size > max) continue;
    chosen.add(unit);
    count += size;
  }
  return units.filter((unit) => chosen.has(unit)).flatMap((unit) => unit.split(' '));
}

/** Units of a text: each name as one unit, other content words separately. */
function keywordUnits(text: string, names: string[]): string[] {
  const units: string[] = [];
  const long = names.filter((name) => name.includes(' ') && name.split(' ').length <= 4).map((name) => name.split(' '));
  const words = text.split(' ').map(stripWordEnding);
  for (let i = 0; i < words.length; i++) {
    const name = long.find((parts) => parts.every((part, j) => words[i + j] === part));
    if (name) i += name.length - 1;
    const unit = name ? name.join(' ') : (words[i] as string);
    if (name || isDistinctive(unit)) units.push(unit);
  }
  return unique(units);
}

function unitWeight(unit: string, names: string[], capitals: boolean): number {
  const length = Math.min(unit.length, 10) / 10;
  const adverb = /[a-z]ly$/.test(unit) ? 0.8 : 0;
  return (
    (names.slice(0, 4).includes(unit) ? 3 : 0) +
    (/\d/.test(unit) ? 1.5 : 0) +
    (capitals && /^\p{Lu}/u.test(unit) ? 1.5 : 0) +
    length -
    adverb
  );
}

const unique = (items: string[]): string[] => deduplicateBy(items, (item) => item.toLowerCase());
