import { createReason, type Reason } from '@corroborate/domain';
import { fold, lexicon, findProperNames, tokenizeWords } from '@corroborate/text';

/** A self-contained statement from the topic's text. */
export interface Statement {
  text: string;
  /** Edits that made the text self-contained. */
  notes: Reason[];
}

const sentenceLexicon = (section: string) => lexicon('en', 'claim-sentences', section);
const PRONOUN = sentenceLexicon('subject').pattern;
const POSSESSIVE = sentenceLexicon('owner').pattern;
const PERSON_PRONOUNS = new Set(sentenceLexicon('of-person').words);
const PLURAL_PRONOUNS = new Set(sentenceLexicon('of-several').words);
/** Impersonal "it", as in "It is raining". */
const IMPERSONAL_SUBJECT = sentenceLexicon('subjectless').pattern;
const VERB = sentenceLexicon('verbs').pattern;

/** Replaces an opening pronoun with the only name at the start of the previous sentence. Unchanged if ambiguous. */
export function resolvePronoun(text: string, before: string | null): Statement {
  const word = PRONOUN.exec(text)?.[0] ?? POSSESSIVE.exec(text)?.[0];
  if (!word || before === null || IMPERSONAL_SUBJECT.test(text)) return { text, notes: [] };
  const name = plainSubject(before, word.toLowerCase());
  if (!name) return { text, notes: [] };
  const put = POSSESSIVE.test(text) ? toPossessive(name) : name;
  return {
    text: `${put}${text.slice(word.length)}`,
    notes: [createReason('statement.pronoun', { word, name })],
  };
}

const toPossessive = (name: string): string => (name.endsWith('s') ? `${name}’` : `${name}’s`);

const ARTICLE = new RegExp(`^(?:${sentenceLexicon('articles').source})\\s+`, 'i');
function plainSubject(before: string, pronoun: string): string | null {
  const names = findProperNames(`. ${before}`)
    .concat(findProperNames(before))
    .filter((name, at, all) => all.findIndex((other) => fold(other) === fold(name)) === at);
  const subject = names.find((name) => fold(before).replace(ARTICLE, '').startsWith(fold(name)));
  if (!subject) return null;
  const isPerson = /^\p{Lu}[\p{L}'-]+ (?:\p{Lu}\.? )?\p{Lu}[\p{L}'-]+$/u.test(subject);
  // "He" can refer to any person named in that sentence, "it" to anything else named there.
  const rivals = names.filter(
    (name) => name !== subject && !subject.includes(name) && !isWeekday(name) && !isPlaceReference(before, name),
  );
  if (PERSON_PRONOUNS.has(pronoun)) return isPerson && rivals.every((name) => !/\s/.test(name)) ? subject : null;
  if (PLURAL_PRONOUNS.has(pronoun)) return null;
  return rivals.length === 0 || !isPerson ? withArticle(before, subject) : null;
}

const DEFINITE_ARTICLE = sentenceLexicon('definite').source;
const PLACE_PREPOSITIONS = ['in-place', 'of-place'].map((section) => lexicon('en', 'where', section).source).join('|');
const AT_PLACE = new RegExp(` (?:${PLACE_PREPOSITIONS})\\s+(?:(?:${DEFINITE_ARTICLE})\\s+)?$`, 'i');
/** Whether the name follows a preposition of place, since a place is unlikely to be the one who acts. */
const isPlaceReference = (text: string, name: string): boolean => AT_PLACE.test(text.slice(0, text.indexOf(name)));
const WEEKDAYS = new Set(lexicon('en', 'calendar', 'weekdays').words);
const isWeekday = (name: string): boolean => WEEKDAYS.has(name.toLowerCase());
const BEGINS_WITH_THE = new RegExp(`^(?:${DEFINITE_ARTICLE})\\s`, 'i');
const withArticle = (before: string, name: string): string => (BEGINS_WITH_THE.test(before) ? `The ${name}` : name);

const OWN_SUBJECT = String.raw`(?:${sentenceLexicon('new-subject').source}|\d[\d,]*|\p{Lu}[\p{L}'-]+)`;
const CLAUSE_BREAK = new RegExp(
  String.raw`;\s+|,\s+(?:${sentenceLexicon('joins').source})\s+(?=${OWN_SUBJECT}\s)`,
  'u',
);

/** Splits a sentence into single statements, at semicolons and at "and" before a new subject. */
export function splitStatements(text: string): string[] {
  if (/["“”]/.test(text)) return [text];
  const parts = text.split(CLAUSE_BREAK).map((part) => part.trim());
  const standing = parts.every((part) => tokenizeWords(part).length >= 5 && VERB.test(part));
  return parts.length > 1 && parts.length <= 4 && standing ? parts.map(toSentence) : [text];
}

const toSentence = (part: string): string => `${part.charAt(0).toUpperCase()}${part.slice(1).replace(/[.,;]+$/, '')}.`;
