import { lexicon, lexiconLanguages } from '@corroborate/text';
import type { SpeechAct, Span } from './speech.types';

/** Languages whose speakers are known by their plainest cues. */
const LANGUAGES = lexiconLanguages('speech-cues');
const cues = (language: string, section: string): string => lexicon(language, 'speech-cues', section).source;

const ARTICLE = lexicon('any', 'foreign-names', 'article').source;
const JOINT = lexicon('any', 'foreign-names', 'joint').source;
const CAPITALISED = String.raw`\p{Lu}[\p{L}\d.'’&-]{0,30}`;
/** A name: an article and a title in small letters at most, then capitalised words. Bounded. */
const FIRST = String.raw`(?:(?:${ARTICLE})\s*)?(?:\p{Ll}{3,20}\s){0,2}${CAPITALISED}`;
const NAME = String.raw`${FIRST}(?:\s(?:(?:${JOINT})\s){0,2}${CAPITALISED}){0,5}`;

const patterns = new Map(LANGUAGES.map((language) => [language, patternsOf(language)]));

/** What stands before a source, what turns around it, and what stands after one. */
function patternsOf(language: string): RegExp[] {
  const [before, verbs] = [cues(language, 'before'), cues(language, 'verb')];
  return [
    new RegExp(String.raw`(?<![\p{L}])(?<cue>${before})\s(?<source>${NAME})`, 'gud'),
    new RegExp(String.raw`[,”»"“]\s(?<cue>${verbs})\s(?<source>${NAME})`, 'gud'),
    new RegExp(String.raw`(?<source>${NAME})\s(?<cue>${verbs})(?![\p{L}])`, 'gud'),
  ];
}

/** Speakers in a text of one of the languages known by their plainest cues; nothing in others. */
export function foreignSpeech(text: string, language: string): SpeechAct[] {
  const found: SpeechAct[] = [];
  for (const pattern of patterns.get(language) ?? [])
    for (const match of withCapitals(text).matchAll(pattern)) {
      const [source, cue] = [span(match, 'source'), span(match, 'cue')];
      if (source && cue && !found.some((one) => touches(one.cue, cue))) found.push({ source, cue, content: [] });
    }
  return found.sort((a, b) => a.cue.start - b.cue.start);
}

/** A cue may begin its sentence: its first letter is read as a small one there. Same length, so that places hold. */
const withCapitals = (text: string): string =>
  text.replace(OPENING, (all, sign: string, cue: string) => sign + cue.charAt(0).toLowerCase() + cue.slice(1));
const OPENING = new RegExp(
  String.raw`(^|[.!?\n»”"]\s?)(${LANGUAGES.map((language) => cues(language, 'opening')).join('|')})`,
  'g',
);

function span(match: RegExpMatchArray & { indices?: RegExpIndicesArray }, group: string): Span | null {
  const place = match.indices?.groups?.[group];
  return place ? { start: place[0], end: place[1] } : null;
}

const touches = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;
