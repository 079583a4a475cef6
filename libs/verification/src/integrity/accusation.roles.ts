import {
  allMatches,
  conceptById,
  findConceptMentions,
  globalPattern,
  fold,
  readSentenceFrame,
  isStopword,
  lexicon,
  type ConceptMention,
} from '@corroborate/text';

const accusationPattern = (section: string): RegExp => lexicon('en', 'accusation', section).pattern;
const PASSIVE = accusationPattern('passive');
const BEFORE_VICTIM = accusationPattern('before-victim');
const AGAINST_WORDS = accusationPattern('against');
const BY_WORDS = accusationPattern('by');
const AT_SCENE = accusationPattern('at-scene');
const ACCUSER = accusationPattern('accuser');
const COMMENTING_WORDS = accusationPattern('comments');
const TAKES_PROPERTY = accusationPattern('takes-property');
const PARTICIPLE = accusationPattern('participle');
const PERSON = accusationPattern('person-noun');
/** A name before a word for a person gives the person's origin: "Larkspur boy shot …". */
const PERSON_FOLLOWS = new RegExp(
  `^\\s+(?:[\\p{L}-]+\\s+)?(?:${lexicon('en', 'accusation', 'person-noun').source})s?\\b`,
  'iu',
);
const ACCIDENT = /\baccident(?:al|ally|s)?\b/iu;
const NO_OBJECT_FOLLOWS = accusationPattern('no-object');
const FIGURATIVE_WORDS = accusationPattern('figurative');
const CLEARED_WORDS = accusationPattern('cleared');
const WRONGDOING = globalPattern(lexicon('en', 'serious', 'wrongdoing'));
const RECEIVING_WORDS = globalPattern(lexicon('en', 'serious', 'took'));

/** In legal action, the accused is the object of the verb, not its subject. */
const LEGAL_STEPS: ReadonlySet<string> = new Set(['charge', 'arrest', 'convict', 'fine']);
/** Reports of violent events accuse only those named as responsible. */
const VIOLENT: ReadonlySet<string> = new Set(['die', 'shoot', 'attack', 'murder', 'assault']);
/** Maximum text length, and maximum distance between a name and an accusatory word, in characters. */
const MAX_READ_CHARS = 2_000;
const MAX_NAME_DISTANCE_CHARS = 90;
const CLAUSE_ENDS = /[;:.!?–—]\s|\b(?:after|as|when|while|but|because|over|amid)\b/iu;
/** "Jon Voss resigns over a secret fund": the person who leaves is the one accused. */
const RESIGNS_OVER = accusationPattern('leaves-over');

type AccusationTrigger = Pick<ConceptMention, 'id' | 'start' | 'end' | 'quote'>;

/**
 * Whether the text accuses this person or organization, as the one who acts or is the target of legal action. Victims,
 * accusers and commentators are not accused. English only.
 */
export function isAccused(name: string, text: string): boolean {
  const read = text.slice(0, MAX_READ_CHARS).replace(/[’‘]/gu, "'");
  const triggers = triggersIn(read);
  const at = read.toLowerCase().indexOf(name.toLowerCase().replace(/[’‘]/gu, "'"));
  if (at < 0 || CLEARED_WORDS.test(read)) return false;
  return triggers.some((trigger) => isNameAccused(trigger, { start: at, end: at + name.length }, read));
}

/** Whether the text contains an allegation in which accuser and accused can be distinguished. */
export const hasAllegation = (text: string): boolean =>
  CLEARED_WORDS.test(text) || triggersIn(text.slice(0, MAX_READ_CHARS)).length > 0;

/** Whether the text accuses someone, rather than only reporting a violent event. */
export const hasAccusation = (text: string): boolean =>
  triggersIn(text.slice(0, MAX_READ_CHARS)).some(({ id }) => !VIOLENT.has(id));

function triggersIn(text: string): AccusationTrigger[] {
  const concepts = findConceptMentions(text).filter(
    ({ id, start, end }) =>
      (conceptById(id)?.accusation === true || VIOLENT.has(id)) && !readSentenceFrame(text, start, end).negated,
  );
  const wrongdoingMatches = [...allMatches(text, WRONGDOING), ...allMatches(text, RECEIVING_WORDS)].map((match) => ({
    id: 'wrongdoing',
    start: match.index,
    end: match.index + match[0].length,
    quote: match[0],
  }));
  return [...concepts, ...wrongdoingMatches];
}

/** A title-case headline with stop words and accusatory words in lowercase. */
export function lowercaseHeadline(title: string): string {
  const small = title.replace(/\p{Lu}\p{Ll}*/gu, (word) =>
    isStopword(word.toLowerCase()) ? word.toLowerCase() : word,
  );
  return triggersIn(small.slice(0, MAX_READ_CHARS)).reduce(
    (text, { start, end }) => text.slice(0, start) + text.slice(start, end).toLowerCase() + text.slice(end),
    small,
  );
}

interface Span {
  start: number;
  end: number;
}

function isNameAccused(trigger: AccusationTrigger, name: Span, text: string): boolean {
  if (name.start < trigger.end && trigger.start < name.end) return false;
  const follows = name.start >= trigger.end;
  const gap = follows ? text.slice(trigger.end, name.start) : text.slice(name.end, trigger.start);
  if (gap.length > MAX_NAME_DISTANCE_CHARS) return false;
  if (CLAUSE_ENDS.test(gap)) return !follows && !VIOLENT.has(trigger.id) && RESIGNS_OVER.test(gap);
  return follows ? isNameAfterAccused(trigger, gap, text) : isNameBeforeAccused(trigger, gap, text);
}

/** "Police arrest N", "charges against N", "fraud at N"; not "indicted by N", "theft from N", "killing of N". */
function isNameAfterAccused({ id, quote, start, end }: AccusationTrigger, gap: string, text: string): boolean {
  if (/,/u.test(gap)) return false;
  if (AGAINST_WORDS.test(gap) && !(LEGAL_STEPS.has(id) && BY_WORDS.test(gap))) return true;
  if (BEFORE_VICTIM.test(`${quote}${gap}`) || BY_WORDS.test(gap)) return false;
  if (LEGAL_STEPS.has(id))
    return !isPassive(quote, text.slice(0, start), text.slice(end)) && !PERSON.test(gap) && isShortGap(gap);
  return AT_SCENE.test(gap) && !VIOLENT.has(id) && !TAKES_PROPERTY.test(fold(quote));
}

/** "N was charged", "N stole the files"; not "N sues", "N was robbed", "a man from N was arrested". */
function isNameBeforeAccused({ id, quote, end }: AccusationTrigger, gap: string, text: string): boolean {
  if ((PERSON.test(gap) || PERSON_FOLLOWS.test(gap)) && !/,/u.test(gap)) return false;
  if (VIOLENT.has(id) && ACCIDENT.test(text)) return false;
  if (COMMENTING_WORDS.test(gap) || FIGURATIVE_WORDS.test(text)) return false;
  const after = text.slice(end);
  if (LEGAL_STEPS.has(id)) return !isAccuser(quote, gap, after) && !/\p{Lu}\p{Ll}/u.test(gap.replace(APPOSITION, ''));
  if (/\p{Lu}\p{Ll}/u.test(gap)) return false;
  if (isVictimOfAct(quote, gap, after)) return false;
  return !(VIOLENT.has(id) && isNounForm(quote)) && !(id === 'die' && !/^kill/iu.test(quote));
}

/** Text between the first and last comma: "N, chief of police in Elm Valley, Ohio, was charged". */
const APPOSITION = /^,.*,/u;

/** Whether the named party is the accuser: the subject of an active verb with an object. */
const isAccuser = (quote: string, gap: string, after: string): boolean =>
  ACCUSER.test(quote) ||
  (PARTICIPLE.test(quote) && !PASSIVE.test(gap) && !NO_OBJECT_FOLLOWS.test(after)) ||
  AGAINST_WORDS.test(after.slice(0, 20).replace(/\S+\s*$/u, '')) ||
  /^\s+against\b/iu.test(after);

const isVictimOfAct = (quote: string, gap: string, after: string): boolean =>
  (PARTICIPLE.test(quote) && (PASSIVE.test(gap) || NO_OBJECT_FOLLOWS.test(after))) || TAKES_PROPERTY_NOUN.test(quote);
const TAKES_PROPERTY_NOUN = /^(?:theft|robber(?:y|ies)|burglar(?:y|ies))$/iu;

/** Whether the verb is passive: "was charged", or in headlines "man charged with". */
const isPassive = (quote: string, before: string, after: string): boolean =>
  PARTICIPLE.test(firstWordOf(quote)) && (PASSIVE.test(before) || quote.includes(' ') || NO_OBJECT_FOLLOWS.test(after));
const firstWordOf = (quote: string): string => quote.split(/\s/u, 1)[0] ?? '';
const isNounForm = (quote: string): boolean =>
  /(?:ings?|ers?|attacks?|assaults?|murders?|m[ae]n|deaths?|fire)$/iu.test(quote);
const isShortGap = (gap: string): boolean => gap.trim().split(/\s+/u).length <= MAX_WORDS_BETWEEN;
/** Maximum number of words between a verb and its object: "arrests the former president of the bank". */
const MAX_WORDS_BETWEEN = 5;
