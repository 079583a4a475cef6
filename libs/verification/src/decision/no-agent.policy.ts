import { lexicon } from '@corroborate/text';

const said = (section: string): RegExp => lexicon('en', 'serious', section).pattern;
const whole = (section: string): RegExp => new RegExp(`^(?:${lexicon('en', 'serious', section).source})$`, 'iu');

const FORCE = said('forces');
const LEADS_ON = whole('leads-on');
const PASSES = whole('passes');
const TURNS_AWAY = whole('turns-away');
const NO_AGENT_NAMED = said('nobody-named');
const PAPERS = said('papers');
/** Words for agents: people and offices. */
const AGENT_WORDS = [said('doers'), said('offices')];
const LAID_AT_A_DOOR = [said('deeds'), said('laid-at-a-door')];

/** Characters examined before and after a verb. */
const REACH = 200;
/** Ends a clause. */
const BREAK = /[,;:.!?()"“”—–]/u;
const BY = /\bby\b/iu;
/** Maximum words of a place or time: "at the old Brandt cannery". */
const PLACE_WORDS = 5;
/**
 * Maximum modifiers before the cause ("a huge overnight warehouse fire"); none are allowed if "that" follows, because
 * the cause is then probably an object.
 */
const MODIFIERS = 3;
const ARTICLES = new Set(['a', 'an', 'the']);
/** Nationality adjectives: "Russian fire" is gunfire. */
const OF_A_PEOPLE = /^\p{Lu}\p{L}+(?:i|ese|ish|ian|ean|can|man|ench|utch)$/u;
const WHICH = /^(?:that|which)$/iu;
const NAME = /^\p{Lu}\p{Ll}+$/u;
const NAMED_STORM = /^(?:storm|hurricane|typhoon|cyclone)$/iu;

/**
 * Whether the verb has no accusable agent: natural cause ("a fire in Orrin destroyed the cannery"), or passive without
 * an agent. False if in doubt.
 */
export function hasNoAgent(text: string, offset: number): boolean {
  if (LAID_AT_A_DOOR.some((words) => words.test(text))) return false;
  const before = text.slice(Math.max(0, offset - REACH), offset);
  const clause = before.split(BREAK).at(-1) ?? '';
  return isOfNature(clause) || isLeftOpen(clause, text, offset);
}

/**
 * Whether a passive names no agent: "The chapel was buried that night". Excludes papers, which are rarely destroyed by
 * accident.
 */
const isLeftOpen = (clause: string, text: string, offset: number): boolean =>
  NO_AGENT_NAMED.test(clause) && !PAPERS.test(text) && !BY.test(text.slice(offset, offset + REACH));

function isOfNature(clause: string): boolean {
  const force = FORCE.exec(clause);
  if (!force || AGENT_WORDS.some((words) => words.test(clause))) return false;
  const modifiers = wordsOf(clause.slice(0, force.index)).filter((word) => !ARTICLES.has(word.toLowerCase()));
  const rest = wordsOf(clause.slice(force.index + force[0].length));
  if (NAMED_STORM.test(force[0]) && NAME.test(rest[0] ?? '')) rest.shift();
  return canPrecede(modifiers, rest) && leadsToVerb(rest);
}

const wordsOf = (text: string): string[] => text.split(/\s+/u).filter((word) => word !== '');

/** "Firm begins fire that destroyed …" is about the firm, so modifiers are limited. */
const canPrecede = (modifiers: string[], rest: string[]): boolean =>
  modifiers.length <= (WHICH.test(rest[0] ?? '') ? 0 : MODIFIERS) &&
  !modifiers.some((word) => OF_A_PEOPLE.test(word) || LEADS_ON.test(word) || TURNS_AWAY.test(word));

/** Whether only places, times and auxiliaries are between the cause and the verb. */
function leadsToVerb(words: string[]): boolean {
  let left = 0;
  for (const [at, word] of words.entries()) {
    const opensClause = WHICH.test(word) && LEADS_ON.test(words[at - 1] ?? '');
    if (TURNS_AWAY.test(word) || opensClause) return false;
    if (LEADS_ON.test(word)) left = PLACE_WORDS;
    else if (!PASSES.test(word) && (left -= 1) < 0) return false;
  }
  return true;
}
