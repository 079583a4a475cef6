import { lexicon } from './lexicon';

/** A sentence of a text with its JavaScript string positions: `text.slice(start, end) === sentence.text`. */
export interface Sentence {
  text: string;
  start: number;
  end: number;
  /** Index of its paragraph. */
  paragraph: number;
}

/** Text beyond this is not split: longer pages are filler or a denial-of-service attempt. */
const MAX_CHARS = 200_000;

/** Maximum spaces after a period; more is not running text. */
const MAX_BLANKS = 200;

const ABBREVIATIONS = new Set(lexicon('en', 'abbreviations').words);

/** Splits running text into sentences, keeping offsets. Blank lines and single line breaks always end one. */
export function splitSentences(text: string): Sentence[] {
  const body = text.slice(0, MAX_CHARS);
  const sentences: Sentence[] = [];
  let lineStart = 0;
  let paragraph = 0;
  for (const line of body.split('\n')) {
    if (line.trim().length > 0) sentences.push(...sentencesOfLine({ text: line, start: lineStart, paragraph }));
    else paragraph += 1;
    lineStart += line.length + 1;
  }
  return sentences;
}

/** A line and its offset. */
type Line = Omit<Sentence, 'end'>;

function sentencesOfLine(whole: Line): Sentence[] {
  const line = whole.text;
  const sentences: (Sentence | null)[] = [];
  let from = 0;
  for (let i = 0; i < line.length; i += 1) {
    if (!'.!?'.includes(line.charAt(i))) continue;
    let end = i + 1;
    while (end < line.length && '.!?"”’\')]'.includes(line.charAt(end))) end += 1;
    // If the sentence continues after a run of periods, none of them ends it; skip the run.
    const on = end < line.length && continuesSentence(line, end);
    if (on) i = end - 1;
    if (on || (end < line.length && !isBoundary(line, from, i))) continue;
    sentences.push(sentenceAt(whole, from, end));
    from = end;
    i = end - 1;
  }
  sentences.push(sentenceAt(whole, from, line.length));
  return sentences.filter((sentence) => sentence !== null);
}

/** True if the next character is not a space, or the next letter is lower case. */
function continuesSentence(line: string, end: number): boolean {
  return !/\s/.test(line.charAt(end)) || /^\s+\p{Ll}/u.test(line.slice(end, end + MAX_BLANKS));
}

function isBoundary(line: string, from: number, dot: number): boolean {
  if (line.charAt(dot) !== '.') return true;
  const word = /([\p{L}.]+)$/u.exec(line.slice(Math.max(from, dot - 12), dot))?.[1] ?? '';
  if (word.length === 1 && /\p{Lu}/u.test(word)) return false;
  return !ABBREVIATIONS.has(word.toLowerCase());
}

/** Part of the line without surrounding spaces; null if empty. */
function sentenceAt(line: Line, from: number, to: number): Sentence | null {
  const raw = line.text.slice(from, to);
  const text = raw.trim();
  if (!text) return null;
  const start = line.start + from + raw.length - raw.trimStart().length;
  return { text, start, end: start + text.length, paragraph: line.paragraph };
}
