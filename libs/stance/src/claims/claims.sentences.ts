import { because, type Reason } from '@corroborate/domain';
import { fold, lexicon, properNames, words } from '@corroborate/text';

/** A statement of the topic's text that stands by itself. */
export interface Statement {
  text: string;
  /** What was done so that it stands by itself. */
  notes: Reason[];
}

const PRONOUN = /^(it|he|she|they)\b(?!['’])/i;
const POSSESSIVE = /^(its|his|her|their)\s/i;
/** A verb soon after makes it the subject of a sentence, not "It is raining". */
const NO_SUBJECT = lexicon('en', 'claim-sentences', 'subjectless').pattern;
const VERB = lexicon('en', 'claim-sentences', 'verbs').pattern;

/**
 * Puts the name in the place of an opening pronoun where the sentence before leaves no choice: it names one thing or
 * person, at its start. Anything less plain is left as it was written.
 */
export function resolvePronoun(text: string, before: string | null): Statement {
  const word = PRONOUN.exec(text)?.[1] ?? POSSESSIVE.exec(text)?.[1];
  if (!word || before === null || NO_SUBJECT.test(text)) return { text, notes: [] };
  const name = plainSubject(before, word.toLowerCase());
  if (!name) return { text, notes: [] };
  const put = POSSESSIVE.test(text) ? ownersForm(name) : name;
  return {
    text: `${put}${text.slice(word.length)}`,
    notes: [because('statement.pronoun', { word, name })],
  };
}

const ownersForm = (name: string): string => (name.endsWith('s') ? `${name}’` : `${name}’s`);

const ARTICLE = /^(?:the|a|an)\s+/i;
function plainSubject(before: string, pronoun: string): string | null {
  const names = properNames(`. ${before}`)
    .concat(properNames(before))
    .filter((name, at, all) => all.findIndex((other) => fold(other) === fold(name)) === at);
  const subject = names.find((name) => fold(before).replace(ARTICLE, '').startsWith(fold(name)));
  if (!subject) return null;
  const isPerson = /^\p{Lu}[\p{L}'-]+ (?:\p{Lu}\.? )?\p{Lu}[\p{L}'-]+$/u.test(subject);
  // "He" may be anybody named in that sentence; "it" anything that is no person.
  const rivals = names.filter(
    (name) => name !== subject && !subject.includes(name) && !isCalendar(name) && !isWhere(before, name),
  );
  if (/^(?:he|she|his|her)$/.test(pronoun))
    return isPerson && rivals.every((name) => !/\s/.test(name)) ? subject : null;
  if (/^(?:they|their)$/.test(pronoun)) return null;
  return rivals.length === 0 || !isPerson ? withArticle(before, subject) : null;
}

/** Named as the place of what happened, it is hardly who did it. */
const isWhere = (text: string, name: string): boolean =>
  / (?:in|at|near|outside|from|of)\s+(?:the\s+)?$/i.test(text.slice(0, text.indexOf(name)));
const isCalendar = (name: string): boolean => /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/i.test(name);
const withArticle = (before: string, name: string): string => (/^the\s/i.test(before) ? `The ${name}` : name);

/** One statement a sentence: parts that a semicolon, or "and" with a subject of its own, sets side by side. */
export function atomic(text: string): string[] {
  if (/["“”]/.test(text)) return [text];
  const parts = text
    .split(/;\s+|,\s+(?:and|but|while)\s+(?=(?:the|a|an|some|about|more than|nearly|\d[\d,]*|\p{Lu}[\p{L}'-]+)\s)/u)
    .map((part) => part.trim());
  const standing = parts.every((part) => words(part).length >= 5 && VERB.test(part));
  return parts.length > 1 && parts.length <= 4 && standing ? parts.map(sentence) : [text];
}

const sentence = (part: string): string => `${part.charAt(0).toUpperCase()}${part.slice(1).replace(/[.,;]+$/, '')}.`;
