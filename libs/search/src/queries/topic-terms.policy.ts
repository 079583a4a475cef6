import type { Topic } from '@corroborate/domain';
import { contentStems, isStopWord, stem, wordsOf } from '../text/words';

/** What a topic is about, as far as words tell. Everything is cleaned of query operators. */
export interface TopicTerms {
  /** Given entities and names read from the text, most distinctive first. */
  names: string[];
  /** What the title itself puts in quotation marks. */
  quoted: string[];
  /** Figures as written, with their unit word: "284 billion". */
  numbers: string[];
  /** Content words of the title in order. */
  words: string[];
  /** Content words of the title that are no part of a name. */
  eventWords: string[];
  /** The place itself, without the region it lies in. */
  place: string | null;
  /** Telling words of summary and article that the title lacks. */
  extra: string[];
}

const MAX_TEXT = 3000;

/** Letters, digits and the marks that belong to words and amounts; no quotes, colons or brackets. */
export function cleanWords(text: string): string {
  return text
    .slice(0, MAX_TEXT)
    .replace(/[^\p{L}\p{M}\p{N}\s'’.,&%$€£-]/gu, ' ')
    .replace(/(^|\s)[-'’.,&]+|[-'’.,&]+(?=\s|$)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

export function topicTerms(topic: Topic): TopicTerms {
  const title = cleanWords(topic.title);
  const lead = cleanWords(`${topic.summary ?? ''} ${topic.articleText ?? ''}`);
  const places = (topic.location ?? '').split(',').map(cleanWords).filter(Boolean);
  const names = namesOf(topic, title, lead, places);
  const inNames = new Set(names.flatMap((name) => wordsOf(name).map(stem)));
  const words = unique(
    wordsOf(title).filter((word) => !isStopWord(word) && (word.length > 1 || /\d/.test(word))),
  );
  const known = new Set([...words.map(stem), ...inNames]);
  return {
    names,
    quoted: quotedIn(topic.title),
    numbers: unique([...numbersIn(title), ...numbersIn(lead.slice(0, 600))]).slice(0, 4),
    words,
    eventWords: words.filter((word) => !inNames.has(stem(word))),
    place: places[0] ?? null,
    extra: frequent(lead).filter((word) => !known.has(stem(word))),
  };
}

function namesOf(topic: Topic, title: string, lead: string, places: string[]): string[] {
  const given = topic.entities
    .map((entity) => cleanWords(entity).split(' ').slice(0, 7).join(' '))
    .filter((name) => name.length > 1);
  const read = [...(isTitleCase(title) ? [] : capitalRuns(title)), ...capitalRuns(lead.slice(0, 600))];
  const candidates = unique([...given, ...read]).slice(0, 30);
  const score = (name: string) =>
    (title.includes(name) ? 3 : 0) +
    (lead.includes(name) ? 1 : 0) +
    (given.includes(name) ? 1 : 0) +
    (name.includes(' ') ? 1.5 : 0) -
    (places.some((place) => place.toLowerCase() === name.toLowerCase()) ? 4 : 0);
  const ranked = candidates.map((name) => ({ name, score: score(name) })).sort((a, b) => b.score - a.score);
  return ranked
    .filter(({ name, score: s }) => s > 0 || given.includes(name))
    .map(({ name }) => name)
    .slice(0, 8);
}

/** In a Title Like This a capital says nothing. */
export function isTitleCase(title: string): boolean {
  const long = title
    .split(' ')
    .slice(1)
    .filter((word) => word.length > 3 && /^\p{L}/u.test(word));
  return long.length >= 3 && long.filter((word) => /^\p{Lu}/u.test(word)).length / long.length > 0.7;
}

const JOINT = new Set(['of', 'de', 'la', 'von', 'van', 'al', 'bin', 'and', '&']);

/** Runs of capitalised words inside sentences; a sentence's first word opens one only when more follow or it is an acronym. */
export function capitalRuns(text: string): string[] {
  const runs: string[] = [];
  for (const sentence of text.split(/(?<=[.!?])\s+/)) runs.push(...runsIn(sentence.split(' ')));
  return unique(runs).filter((run) => run.length > 2);
}

function runsIn(words: string[]): string[] {
  const runs: string[] = [];
  let run: string[] = [];
  const close = (nextStart: number) => {
    while (run.length > 0 && JOINT.has(run[run.length - 1] as string)) run.pop();
    const opensSentence = nextStart - run.length <= 0;
    if (run.length > 1 || (run.length === 1 && (!opensSentence || /^\p{Lu}{2,}/u.test(run[0] as string))))
      runs.push(run.join(' '));
    run = [];
  };
  words.forEach((raw, index) => {
    const word = raw.replace(/['’]s$/, '').replace(/[.,]+$/, '');
    const capital = /^\p{Lu}/u.test(word) && !(index === 0 && isStopWord(word));
    if (capital || (run.length > 0 && (JOINT.has(word) || /^\d+$/.test(word)))) run.push(word);
    else if (run.length > 0) close(index);
    if (capital && /[,.]$|['’]s$/.test(raw)) close(index + 1);
  });
  if (run.length > 0) close(words.length);
  return runs.map((found) => found.split(' ').slice(0, 6).join(' '));
}

function quotedIn(title: string): string[] {
  const spans = [
    ...title
      .slice(0, MAX_TEXT)
      .matchAll(/["“]([^"“”]{8,160})["”]|(?<=^|\s)['‘]([^'‘’]{8,160})['’](?=$|[\s.,;:!?])/g),
  ];
  return spans.map((match) => cleanWords(match[1] ?? match[2] ?? '')).filter((span) => span.includes(' '));
}

const numbersIn = (text: string): string[] =>
  [...text.matchAll(/(?<![\p{L}\d])[$€£]?\d[\d.,]*\d%?|(?<![\p{L}\d])\d%?/gu)]
    .map(
      (match) =>
        match[0] +
        (/^ (million|billion|trillion|thousand|percent|per cent)\b/i.exec(
          text.slice(match.index + match[0].length, match.index + match[0].length + 12),
        )?.[0] ?? ''),
    )
    .filter((number) => /\d{2}| /.test(number));

/** Content words that come up more than once, or are long, most frequent first. */
function frequent(text: string): string[] {
  const seen = new Map<string, { word: string; count: number }>();
  for (const word of wordsOf(text)) {
    if (isStopWord(word) || word.length < 4) continue;
    const entry = seen.get(stem(word));
    if (entry) entry.count++;
    else seen.set(stem(word), { word, count: 1 });
  }
  return [...seen.values()]
    .sort((a, b) => b.count - a.count || b.word.length - a.word.length)
    .slice(0, 20)
    .map(({ word }) => word);
}

/** The most telling words of a text, at most `max`, in their order. */
export function keywords(text: string, terms: Pick<TopicTerms, 'names'>, max: number): string[] {
  const names = new Set(terms.names.slice(0, 4).flatMap(contentStems));
  const words = unique(
    cleanWords(text)
      .split(' ')
      .filter((word) => word !== '' && !isStopWord(word.replace(/['’]s$/, ''))),
  );
  const capitals = !isTitleCase(cleanWords(text));
  const weight = (word: string) =>
    (names.has(stem(word)) ? 3 : 0) +
    (/\d/.test(word) ? 2 : 0) +
    (capitals && /^\p{Lu}/u.test(word) ? 1.5 : 0) +
    Math.min(word.length, 10) / 10;
  const best = new Set(
    words
      .map((word, index) => ({ word, rank: weight(word) - index / 100 }))
      .sort((a, b) => b.rank - a.rank)
      .slice(0, max)
      .map(({ word }) => word),
  );
  return words
    .filter((word) => best.has(word))
    .map((word) => word.replace(/['’]s$/, '').replace(/[.,]+$/, ''));
}

function unique(items: string[]): string[] {
  const seen = new Set<string>();
  return items.filter((item) => !seen.has(item.toLowerCase()) && seen.add(item.toLowerCase()));
}
