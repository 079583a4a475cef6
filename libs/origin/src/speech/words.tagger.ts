import { createRequire } from 'node:module';
import { lexicon } from '@corroborate/text';
import type nlp from 'compromise/two';

/** What a word does in its sentence, as far as finding speakers needs it. */
export type WordKind =
  | 'noun'
  | 'pronoun'
  | 'adjective'
  | 'determiner'
  | 'number'
  | 'preposition'
  | 'conjunction'
  | 'adverb'
  | 'verb'
  | 'modal'
  | 'auxiliary'
  | 'gerund'
  | 'participle'
  | 'other';

export interface Word {
  text: string;
  /** Lower case, straight apostrophes. */
  plain: string;
  /** Offsets into the text, end exclusive. */
  start: number;
  end: number;
  kind: WordKind;
  proper: boolean;
  /** Signs between the word before and this one, and between this one and the next; blanks left out. */
  before: string;
  after: string;
}

interface Term {
  text: string;
  pre: string;
  post: string;
  tags?: Set<string>;
}

let tagger: typeof nlp | null = null;

/** Loaded with the first text: that takes half a second, and most processes tag no word. */
const tagged = (text: string) => (tagger ??= createRequire(__filename)('compromise/two') as typeof nlp)(text);

/** The tagger's time grows faster than a sentence; no one writes longer ones. */
const MAX_PIECE = 1500;

/**
 * Sentences of tagged words, with their places in `text`. `wanted`: which stretches are worth tagging, which is dear;
 * all by default.
 */
export function tagWords(
  text: string,
  wanted: (stretch: { start: number; end: number }) => boolean = () => true,
): Word[][] {
  let at = 0;
  return pieces(text).flatMap((piece) => {
    const start = at;
    at += piece.length;
    return wanted({ start, end: at }) ? tagPiece(piece, start) : [];
  });
}

/** Paragraphs; one that is too long is cut at the last sentence's end, or blank, before the limit. */
function pieces(text: string): string[] {
  return text.split(/(?<=\n)/).flatMap((paragraph) => {
    const out: string[] = [];
    let rest = paragraph;
    while (rest.length > MAX_PIECE) {
      const head = rest.slice(0, MAX_PIECE);
      const end = Math.max(head.lastIndexOf('. '), head.lastIndexOf('.” '), head.lastIndexOf('." '));
      const cut = end > 0 ? head.indexOf(' ', end) + 1 : head.lastIndexOf(' ') + 1 || MAX_PIECE;
      out.push(rest.slice(0, cut));
      rest = rest.slice(cut);
    }
    return [...out, rest];
  });
}

function tagPiece(piece: string, offset: number): Word[][] {
  let at = offset;
  const sentences = (tagged(piece).docs as unknown as Term[][]).map((terms) => {
    const words: Word[] = [];
    for (const term of terms) {
      const start = at + term.pre.length;
      at = start + term.text.length + term.post.length;
      if (term.text === '') continue;
      words.push(wordOf(term, start));
    }
    return words;
  });
  return sentences
    .filter((words) => words.length > 0)
    .map(withMarks)
    .map(mended)
    .flatMap(atQuotes);
}

function wordOf({ text, pre, post, tags }: Term, start: number): Word {
  const plain = text.toLowerCase().replace(/[‘’]/g, "'");
  const kind = kindOf(plain, tags ?? new Set());
  return {
    text,
    plain,
    start,
    end: start + text.length,
    kind,
    proper: /^\p{Lu}/u.test(text),
    before: marks(pre),
    after: marks(post),
  };
}

/** Signs without their blanks; a hyphen inside a word is none, one between blanks is a dash. */
const marks = (raw: string): string => raw.replace(/\s-\s/g, '—').replace(/^-$/, '').replace(/\s/g, '');

/** A sign stands once in the tagger's answer; here both neighbours see it. */
function withMarks(words: Word[]): Word[] {
  return words.map((word, at) => ({
    ...word,
    before: (words[at - 1]?.after ?? '') + word.before,
    after: word.after + (words[at + 1]?.before ?? ''),
  }));
}

/** A bare verb form squeezed between a name's words and the next verb is a noun: "the appeals court ruled". */
function mended(words: Word[]): Word[] {
  return words.map((word, at) => {
    const [before, next] = [words[at - 1], words[at + 1]];
    const squeezed =
      word.kind === 'verb' &&
      before &&
      next &&
      word.after === '' &&
      before.after === '' &&
      /^(?:noun|adjective|determiner)$/.test(before.kind) &&
      /^(?:verb|modal|auxiliary)$/.test(next.kind);
    return squeezed && !/(?:ed|ing)$/.test(word.plain) && !PLAIN_VERBS.has(word.plain)
      ? { ...word, kind: 'noun' as const }
      : word;
  });
}

/** The tagger reads over a full stop inside a closing quote; the next sentence begins there all the same. */
function atQuotes(words: Word[]): Word[][] {
  const out: Word[][] = [];
  let from = 0;
  for (let at = 0; at < words.length - 1; at += 1) {
    if (!/[.!?](?:["”]|'')/.test(words[at]?.after ?? '') || !words[at + 1]?.proper) continue;
    out.push(words.slice(from, at + 1));
    from = at + 1;
  }
  return [...out, words.slice(from)];
}

const smallWords = (section: string): ReadonlySet<string> => new Set(lexicon('en', 'function-words', section).words);
const AUXILIARIES = smallWords('auxiliary');
const MODALS = smallWords('modal');
const PRONOUNS = smallWords('pronoun');
const ADVERBS = smallWords('adverb');
const PREPOSITIONS = smallWords('preposition');
const CONJUNCTIONS = smallWords('conjunction');
/** Never anything else than verbs. */
const PLAIN_VERBS = smallWords('plain-verb');
const DETERMINERS = smallWords('determiner');

function kindOf(plain: string, tags: Set<string>): WordKind {
  if (MODALS.has(plain) && !tags.has('ProperNoun') && !tags.has('Month') && !tags.has('Date')) return 'modal';
  if (AUXILIARIES.has(plain)) return 'auxiliary';
  if (ADVERBS.has(plain)) return 'adverb';
  if (PREPOSITIONS.has(plain) && !tags.has('ProperNoun')) return 'preposition';
  if (CONJUNCTIONS.has(plain)) return 'conjunction';
  if (DETERMINERS.has(plain)) return 'determiner';
  if (PRONOUNS.has(plain)) return 'pronoun';
  return taggedKind(plain, tags);
}

function taggedKind(plain: string, tags: Set<string>): WordKind {
  if (tags.has('Verb')) return verbKind(plain, tags);
  if (tags.has('Value')) return 'number';
  if (tags.has('Pronoun')) return tags.has('Possessive') ? 'determiner' : 'pronoun';
  if (tags.has('Noun')) return 'noun';
  if (tags.has('Adjective')) return 'adjective';
  if (tags.has('Adverb') || tags.has('Negative')) return 'adverb';
  if (tags.has('Determiner')) return 'determiner';
  if (tags.has('Preposition')) return 'preposition';
  return tags.has('Conjunction') ? 'conjunction' : 'other';
}

function verbKind(plain: string, tags: Set<string>): WordKind {
  if (plain.endsWith('ing') && tags.has('Gerund')) return 'gerund';
  if (tags.has('Participle') && !tags.has('PastTense')) return 'participle';
  return 'verb';
}
