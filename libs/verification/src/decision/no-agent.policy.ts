import { lexicon } from '@corroborate/text';

const seriousPattern = (section: string): RegExp => lexicon('en', 'serious', section).pattern;
const wholeWordPattern = (section: string): RegExp =>
  new RegExp(`^(?:${lexicon('en', 'serious', section).source})$`, 'iu');

const FORCE_OF_NATURE = seriousPattern('forces');
const PLACE_OR_TIME_PREPOSITION = wholeWordPattern('leads-on');
const ALLOWED_BETWEEN = wholeWordPattern('passes');
const SUBJECT_CHANGE_WORDS = wholeWordPattern('turns-away');
const NO_AGENT_NAMED = seriousPattern('nobody-named');
const DOCUMENT_WORDS = seriousPattern('papers');
/** Words for those who can act: people and offices. */
const AGENT_WORDS = [seriousPattern('doers'), seriousPattern('offices')];
const HUMAN_CAUSE_WORDS = [seriousPattern('deeds'), seriousPattern('laid-at-a-door')];

/** Number of characters examined before and after a verb. */
const MAX_VERB_DISTANCE_CHARS = 200;
/** Punctuation that ends a clause. */
const CLAUSE_BREAK = /[,;:.!?()"“”—–]/u;
const BY = /\bby\b/iu;
/** Maximum number of words in a place or time phrase: "at the old Brandt cannery". */
const MAX_PLACE_WORDS = 5;
/**
 * Maximum number of modifiers before the cause: "a huge overnight warehouse fire". None are allowed if "that" follows,
 * because the cause is then probably an object.
 */
const MAX_MODIFIERS = 3;
const ARTICLES = new Set(['a', 'an', 'the']);
/** Nationality adjectives: "Russian fire" is gunfire. */
const NATIONALITY = /^\p{Lu}\p{L}+(?:i|ese|ish|ian|ean|can|man|ench|utch)$/u;
const RELATIVE_PRONOUN = /^(?:that|which)$/iu;
const NAME = /^\p{Lu}\p{Ll}+$/u;
const NAMED_STORM = /^(?:storm|hurricane|typhoon|cyclone)$/iu;

/**
 * Whether no one can be accused of the action: it has a natural cause ("a fire in Orrin destroyed the cannery") or is
 * in the passive without an agent. False if uncertain.
 */
export function hasNoAgent(text: string, offset: number): boolean {
  if (HUMAN_CAUSE_WORDS.some((words) => words.test(text))) return false;
  const before = text.slice(Math.max(0, offset - MAX_VERB_DISTANCE_CHARS), offset);
  const clause = before.split(CLAUSE_BREAK).at(-1) ?? '';
  return isNaturalForce(clause) || isAgentUnnamed(clause, text, offset);
}

/**
 * Whether a passive clause names no agent: "The chapel was buried that night". Excludes documents, which are rarely
 * destroyed by accident.
 */
const isAgentUnnamed = (clause: string, text: string, offset: number): boolean =>
  NO_AGENT_NAMED.test(clause) &&
  !DOCUMENT_WORDS.test(text) &&
  !BY.test(text.slice(offset, offset + MAX_VERB_DISTANCE_CHARS));

function isNaturalForce(clause: string): boolean {
  const force = FORCE_OF_NATURE.exec(clause);
  if (!force || AGENT_WORDS.some((words) => words.test(clause))) return false;
  const modifiers = wordsOf(clause.slice(0, force.index)).filter((word) => !ARTICLES.has(word.toLowerCase()));
  const rest = wordsOf(clause.slice(force.index + force[0].length));
  if (NAMED_STORM.test(force[0]) && NAME.test(rest[0] ?? '')) rest.shift();
  return canPrecede(modifiers, rest) && leadsToVerb(rest);
}

const wordsOf = (text: string): string[] => text.split(/\s+/u).filter((word) => word !== '');

/** "Firm begins fire that destroyed …" is about the firm, so only a few modifiers can precede the cause. */
const canPrecede = (modifiers: string[], rest: string[]): boolean =>
  modifiers.length <= (RELATIVE_PRONOUN.test(rest[0] ?? '') ? 0 : MAX_MODIFIERS) &&
  !modifiers.some(
    (word) => NATIONALITY.test(word) || PLACE_OR_TIME_PREPOSITION.test(word) || SUBJECT_CHANGE_WORDS.test(word),
  );

/** Whether only places, times and auxiliary verbs stand between the cause and the verb. */
function leadsToVerb(words: string[]): boolean {
  let left = 0;
  for (const [at, word] of words.entries()) {
    const opensClause = RELATIVE_PRONOUN.test(word) && PLACE_OR_TIME_PREPOSITION.test(words[at - 1] ?? '');
    if (SUBJECT_CHANGE_WORDS.test(word) || opensClause) return false;
    if (PLACE_OR_TIME_PREPOSITION.test(word)) left = MAX_PLACE_WORDS;
    else if (!ALLOWED_BETWEEN.test(word) && (left -= 1) < 0) return false;
  }
  return true;
}
