import {
  allMatches,
  conceptById,
  findConceptMentions,
  globalPattern,
  fold,
  FOREIGN_CONCEPTS,
  findForeignDenial,
  readSentenceFrame,
  isForeignStopword,
  isNegatedFrame,
  lexicon,
  findProperNames,
  type ConceptMention,
} from '@corroborate/text';
import { findMainClaim, type Claim, type Topic } from '@corroborate/domain';

const seriousPattern = (section: string): RegExp => lexicon('en', 'serious', section).pattern;

const HARM_TO_PEOPLE = seriousPattern('harm-to-people');
/** Titles of office holders. An allegation against one need not contain criminal terms. */
const OFFICE_WORDS = seriousPattern('offices');
const MONEY_WORDS = seriousPattern('sums');
const GIFT_WORDS = seriousPattern('gifts');
const RECEIVED_WORDS = seriousPattern('took');
const FROM_GIVER = seriousPattern('givers');
const WRONGDOING = globalPattern(lexicon('en', 'serious', 'wrongdoing'));
const MINORS = seriousPattern('minors');
export const HARM_TO_MINORS = 'harm to minors';
const HARM_CONCEPTS = new Set(['die', 'shoot', 'attack', 'murder', 'assault', 'outbreak', 'fraud', 'missing']);
/** Health claims say what makes people ill or well. A product fault ("can overheat") is not a health claim. */
const HEALTH_WORDS = seriousPattern('health');
const CRIME_SECTION = seriousPattern('crime-sections');

/**
 * Finds an allegation in the topic that could seriously harm someone if it were false. Events without an accused, such
 * as a fire, strike, recall or outage, do not count. Charges, fraud, abuse and killings attributed to someone do. The
 * death of a named person, harm to minors, and health claims count as well.
 */
export function findSeriousAllegation(topic: Topic, claims: Claim[]): { serious: boolean; words: string[] } {
  const core = findMainClaim(claims)?.text ?? '';
  const texts = [topic.title, core];
  const found = new Set<string>();
  for (const text of texts) {
    [...findAccusations(text, topic), ...findForeignAccusations(text, topic)].forEach((word) => found.add(word));
    const harm = HARM_TO_PEOPLE.exec(text)?.[0];
    if (harm) found.add(harm.toLowerCase());
    const health = HEALTH_WORDS.exec(text)?.[0];
    if (health) found.add(health.toLowerCase().slice(0, 60));
    const wrong = findWrongdoing(text);
    if (wrong && isAimedAtSomeone(text, topic)) found.add(wrong.toLowerCase());
    const money = findBribe(text);
    if (money) found.add(`${money.toLowerCase()} money`);
    if (MINORS.test(text) && findConceptMentions(text).some((one) => HARM_CONCEPTS.has(one.id)))
      found.add(HARM_TO_MINORS);
  }
  if (CRIME_SECTION.test(topic.category ?? '') && found.size === 0) {
    const word = claims.flatMap((claim) => findAccusations(claim.text, topic))[0];
    if (word) found.add(word);
  }
  return { serious: found.size > 0, words: [...found] };
}

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
function hasNoAgent(text: string, offset: number): boolean {
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

/** Returns the first word for deceit or abuse that is not attributed to a natural force or left without an agent. */
const findWrongdoing = (text: string): string | undefined =>
  allMatches(text, WRONGDOING).find(({ index }) => !hasNoAgent(text, index))?.[0];

/** The verb of receiving, if an office holder received money or gifts from others; otherwise undefined. */
const findBribe = (text: string): string | undefined =>
  OFFICE_WORDS.test(text) && (MONEY_WORDS.test(text) || GIFT_WORDS.test(text)) && FROM_GIVER.test(text)
    ? RECEIVED_WORDS.exec(text)?.[0]
    : undefined;

/** Accusatory expressions about an identifiable person, including killings and shootings. */
function findAccusations(text: string, topic: Topic): string[] {
  if (!isAimedAtSomeone(text, topic)) return [];
  const accident = isAccident(text);
  return findConceptMentions(text)
    .filter((mention) => {
      if (isForeignStopword(mention.quote, languageOf(topic))) return false;
      if (isHarmlessReading(mention.quote, text) || isHarmless(mention, text)) return false;
      if (conceptById(mention.id)?.accusation)
        return !isNegatedFrame(readSentenceFrame(text, mention.start, mention.end));
      return (mention.id === 'die' && !accident) || mention.id === 'shoot';
    })
    .map((mention) => fold(mention.quote));
}

/** Legal action reported in another language, unless negated. */
const findForeignAccusations = (text: string, topic: Topic): string[] =>
  [null, 'en'].includes(languageOf(topic))
    ? []
    : findConceptMentions(text, FOREIGN_CONCEPTS)
        .filter(({ id, start }) => conceptById(id)?.accusation && findForeignDenial(text, start) === null)
        .map(({ quote }) => fold(quote));

const languageOf = ({ language }: Topic): string | null => language?.split('-')[0]?.toLowerCase() ?? null;

const AIMED_AT = seriousPattern('aimed-at');
const isAimedAtSomeone = (text: string, topic: Topic): boolean =>
  findProperNames(`. ${text}`).length > 0 || topic.entities.length > 0 || AIMED_AT.test(text);

/** Causes of death or injury that need no perpetrator. */
const ACCIDENTS = new Set([
  'fire',
  'explosion',
  'collapse',
  'topple',
  'crash',
  'disaster',
  'sinkhole',
  'aground',
  'burst',
]);
/** People and offices that can perform an action. */
const AGENT_NOUNS = seriousPattern('doers');
const DELIBERATE_ACTS = seriousPattern('deeds');
const hasHumanAgent = (text: string): boolean => AGENT_NOUNS.test(text) || DELIBERATE_ACTS.test(text);
const VICTIMS = seriousPattern('victims');
/** Whether deaths or injuries are accidental or natural: the text names a cause and victims, but no perpetrator. */
const isAccident = (text: string): boolean =>
  findConceptMentions(text).some((one) => ACCIDENTS.has(one.id)) &&
  !hasHumanAgent(text) &&
  !MINORS.test(text) &&
  VICTIMS.test(text);

/** Ambiguous words ("charges", "fine", "sanctions"), each with the context that determines its meaning. */
const AMBIGUOUS_WORDS = [
  { word: seriousPattern('maybe-prices'), harmless: seriousPattern('prices'), grave: seriousPattern('charges') },
  { word: seriousPattern('maybe-fine'), harmless: null, grave: seriousPattern('fines') },
  { word: seriousPattern('maybe-kick'), harmless: seriousPattern('penalty-kicks'), grave: null },
  { word: seriousPattern('maybe-permit'), harmless: seriousPattern('sanctions'), grave: seriousPattern('sanctioned') },
];
function isHarmlessReading(quote: string, text: string): boolean {
  const word = fold(quote);
  const found = AMBIGUOUS_WORDS.find((one) => one.word.test(word));
  return found !== undefined && found.harmless?.test(text) !== false && found.grave?.test(text) !== true;
}

/** Fixed expressions in which words for death or shooting have another meaning. */
const HARMLESS_PHRASES = globalPattern(lexicon('en', 'serious', 'harmless'));

/** Harmless expressions: "photo shoot", "kills the bill", "flu shots". */
const isHarmless = ({ id, start, end }: ConceptMention, text: string): boolean =>
  (id === 'die' || id === 'shoot') &&
  [...text.matchAll(HARMLESS_PHRASES)].some((match) => match.index <= start && match.index + match[0].length >= end);
