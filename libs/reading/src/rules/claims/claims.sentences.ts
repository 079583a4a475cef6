import { createReason, type Reason } from '@corroborate/domain';
import { fold, lexicon, properNames, tokenizeWords } from '@corroborate/text';

/** A self-contained statement of the topic's text. */
export interface Statement {
  text: string;
  /** Edits that made it self-contained. */
  notes: Reason[];
}

const said = (section: string) => lexicon('en', 'claim-sentences', section);
const PRONOUN = said('subject').pattern;
const POSSESSIVE = said('owner').pattern;
const OF_PERSON = new Set(said('of-person').words);
const OF_SEVERAL = new Set(said('of-several').words);
/** Impersonal "it", as in "It is raining". */
const NO_SUBJECT = said('subjectless').pattern;
const VERB = said('verbs').pattern;

/** Replaces a leading pronoun with the single name at the start of the previous sentence; unchanged if ambiguous. */
export function resolvePronoun(text: string, before: string | null): Statement {
  const word = PRONOUN.exec(text)?.[0] ?? POSSESSIVE.exec(text)?.[0];
  if (!word || before === null || NO_SUBJECT.test(text)) return { text, notes: [] };
  const name = plainSubject(before, word.toLowerCase());
  if (!name) return { text, notes: [] };
  const put = POSSESSIVE.test(text) ? ownersForm(name) : name;
  return {
    text: `${put}${text.slice(word.length)}`,
    notes: [createReason('statement.pronoun', { word, name })],
  };
}

const ownersForm = (name: string): string => (name.endsWith('s') ? `${name}’` : `${name}’s`);

const ARTICLE = new RegExp(`^(?:${said('articles').source})\\s+`, 'i');
function plainSubject(before: string, pronoun: string): string | null {
  const names = properNames(`. ${before}`)
    .concat(properNames(before))
    .filter((name, at, all) => all.findIndex((other) => fold(other) === fold(name)) === at);
  const subject = names.find((name) => fold(before).replace(ARTICLE, '').startsWith(fold(name)));
  if (!subject) return null;
  const isPerson = /^\p{Lu}[\p{L}'-]+ (?:\p{Lu}\.? )?\p{Lu}[\p{L}'-]+$/u.test(subject);
  // "He" can refer to any person named in that sentence, "it" to anything else named there.
  const rivals = names.filter(
    (name) => name !== subject && !subject.includes(name) && !isCalendar(name) && !isWhere(before, name),
  );
  if (OF_PERSON.has(pronoun)) return isPerson && rivals.every((name) => !/\s/.test(name)) ? subject : null;
  if (OF_SEVERAL.has(pronoun)) return null;
  return rivals.length === 0 || !isPerson ? withArticle(before, subject) : null;
}

const THE = said('definite').source;
const WHERE = ['in-place', 'of-place'].map((section) => lexicon('en', 'where', section).source).join('|');
const AT_PLACE = new RegExp(` (?:${WHERE})\\s+(?:(?:${THE})\\s+)?$`, 'i');
/** A place name is unlikely to be the actor. */
const isWhere = (text: string, name: string): boolean => AT_PLACE.test(text.slice(0, text.indexOf(name)));
const WEEKDAYS = new Set(lexicon('en', 'calendar', 'weekdays').words);
const isCalendar = (name: string): boolean => WEEKDAYS.has(name.toLowerCase());
const BEGINS_WITH_THE = new RegExp(`^(?:${THE})\\s`, 'i');
const withArticle = (before: string, name: string): string => (BEGINS_WITH_THE.test(before) ? `The ${name}` : name);

const OWN_SUBJECT = String.raw`(?:${said('new-subject').source}|\d[\d,]*|\p{Lu}[\p{L}'-]+)`;
const SIDE_BY_SIDE = new RegExp(String.raw`;\s+|,\s+(?:${said('joins').source})\s+(?=${OWN_SUBJECT}\s)`, 'u');

/** Splits a sentence into single statements at semicolons, and at "and" before a new subject. */
export function atomic(text: string): string[] {
  if (/["“”]/.test(text)) return [text];
  const parts = text.split(SIDE_BY_SIDE).map((part) => part.trim());
  const standing = parts.every((part) => tokenizeWords(part).length >= 5 && VERB.test(part));
  return parts.length > 1 && parts.length <= 4 && standing ? parts.map(sentence) : [text];
}

const sentence = (part: string): string => `${part.charAt(0).toUpperCase()}${part.slice(1).replace(/[.,;]+$/, '')}.`;
