import { coreClaim, hasReason, type Claim, type Topic } from '@corroborate/domain';
import type { PageNotes } from '@corroborate/reading';
import {
  allMatches,
  fold,
  isTitleCase,
  lexicon,
  lexiconLanguages,
  nameKey,
  properNames,
  regionName,
} from '@corroborate/text';
import { accusesSomebody, hasAllegation, isAccused, lowerAllegation } from './accusation.roles';
import { lookWords } from './look.words';

const NOT_THE_ACCUSED = lookWords('not-the-accused');
const FORCES = new RegExp(`^(?:${lexicon('en', 'serious', 'forces').source})(?!\\p{L})`, 'iu');
/** Offices and bodies by which someone can be told without a name, in every language that names them. */
const IDENTIFIABLE = new RegExp(
  lexiconLanguages('persons')
    .map((language) => lexicon(language, 'persons', 'identifiable').pattern.source)
    .join('|'),
  'giu',
);
const PERSONS = lexicon('en', 'accusation', 'person-noun').source;
/** "Woman", "Former Teacher", "Three-Year-Old": capitals of a headline, and no name. */
const UNNAMED = new RegExp(`^(?:${PERSONS})s?(?: \\S+ly)?$|\\b(?:${PERSONS})s?$|-(?:year|month)-old`, 'iu');
/** More names than an allegation is against. */
const MOST = 4;

type Accusing = Pick<Topic, 'title' | 'entities' | 'location'>;

/**
 * The people and bodies that the title or the main claim accuses, without places, courts, prosecutors and newsrooms,
 * and without victims and accusers. Where only a reader found the allegation, everybody whom the sentence names. Those
 * whom the notes of pages show as accused are added.
 */
export function accusedIn(topic: Accusing, core: string, noted: readonly string[] = []): string[] {
  const texts = [topic.title, core].filter((text) => text !== '').map((text) => `. ${lowerTitle(text)}`);
  const readable = texts.some(hasAllegation);
  const read = namesIn(topic, texts).filter((name) => !readable || texts.some((text) => isAccused(name, text)));
  return withoutRepeats([...read, ...noted]).slice(0, MOST);
}

/**
 * Is an identifiable person or body accused, by name or by office? Where rules cannot tell the sides of an allegation,
 * because only a reader found it or it is in another language, anyone who has an office in it may be accused.
 */
export function isSomebodyAccused(topic: Accusing, core: string): boolean {
  if (accusedIn(topic, core).length > 0) return true;
  const texts = [topic.title, core].map(lowerTitle);
  const readable = texts.some(hasAllegation);
  return texts.some((text) => allMatches(text, IDENTIFIABLE).some(([office]) => !readable || isAccused(office, text)));
}

/**
 * Whom the notes of a model show as accused where the main claim is an accusation: people and bodies whose passage
 * accuses them, and those that deny the main claim, in whatever language.
 */
export function accusedInNotes(
  { topic, claims }: { topic: Accusing; claims: readonly Claim[] },
  pages: readonly Pick<PageNotes, 'actors' | 'statements'>[],
): string[] {
  const core = coreClaim(claims);
  const isAccusation = core && (hasReason(core.reasons, 'statement.grave') || accusesSomebody(core.text));
  if (!isAccusation) return [];
  const named = pages.flatMap(({ actors, statements }) => [
    ...actors.filter(({ name, quote }) => isAccused(name, quote)).map(({ name }) => name),
    ...statements.filter(({ claimId, side }) => claimId === core.id && side === 'denies').map(({ speaker }) => speaker),
  ]);
  return withoutRepeats(named.filter((name) => isIdentifiable(name, topic.location))).slice(0, MOST);
}

const withoutRepeats = (given: readonly string[]): string[] => {
  const names = new Map(given.map((name) => [nameKey(name), name] as const));
  return [...names].filter(([key]) => key !== '' && isWhole(key, names)).map(([, name]) => name);
};

/** Capitals of a headline in title case say nothing of its small words and of those that accuse. */
const lowerTitle = (text: string): string => (isTitleCase(text) ? lowerAllegation(text) : text);

function namesIn({ entities, location }: Accusing, texts: string[]): string[] {
  const folded = fold(texts.join(' '));
  const listed = entities.filter((name) => folded.includes(fold(name)));
  return withoutRepeats([...listed, ...texts.flatMap(properNames)].filter((name) => isIdentifiable(name, location)));
}

/** "Dast" is not told beside "Mirel Dast". */
const isWhole = (key: string, names: ReadonlyMap<string, string>): boolean =>
  ![...names.keys()].some((other) => other !== key && ` ${other} `.includes(` ${key} `));

function isIdentifiable(name: string, location: string | null): boolean {
  if (NOT_THE_ACCUSED.test(name) || regionName(name) !== null || /^\d/.test(name)) return false;
  if (FORCES.test(name) || UNNAMED.test(name)) return false;
  return !` ${nameKey(location ?? '')} `.includes(` ${nameKey(name)} `);
}
