import type { Topic } from '@corroborate/domain';
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
import { hasAllegation, isAccused, lowerAllegation } from './accusation.roles';
import { lookWords } from './look.words';

const NOT_THE_ACCUSED = lookWords('not-the-accused');
const FORCES = new RegExp(`^(?:${lexicon('en', 'serious', 'forces').source})(?!\\p{L})`, 'iu');
/** Offices and bodies by which somebody can be told without a name, in every language that names them. */
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
 * and without victims and accusers. Where only a reader found the allegation, everybody whom the sentence names.
 */
export function accusedIn(topic: Accusing, core: string): string[] {
  const texts = [topic.title, core].filter((text) => text !== '').map((text) => `. ${lowerTitle(text)}`);
  const readable = texts.some(hasAllegation);
  return namesIn(topic, texts)
    .filter((name) => !readable || texts.some((text) => isAccused(name, text)))
    .slice(0, MOST);
}

/**
 * Is an identifiable person or body accused, by name or by office? Where rules cannot tell the sides of an allegation,
 * because only a reader found it or it stands in another language, whoever has an office in it may be accused.
 */
export function isSomebodyAccused(topic: Accusing, core: string): boolean {
  if (accusedIn(topic, core).length > 0) return true;
  const texts = [topic.title, core].map(lowerTitle);
  const readable = texts.some(hasAllegation);
  return texts.some((text) => allMatches(text, IDENTIFIABLE).some(([office]) => !readable || isAccused(office, text)));
}

/** Capitals of a headline in title case say nothing of its small words and of those that accuse. */
const lowerTitle = (text: string): string => (isTitleCase(text) ? lowerAllegation(text) : text);

function namesIn({ entities, location }: Accusing, texts: string[]): string[] {
  const folded = fold(texts.join(' '));
  const listed = entities.filter((name) => folded.includes(fold(name)));
  const names = new Map(
    [...listed, ...texts.flatMap(properNames)]
      .filter((name) => isIdentifiable(name, location))
      .map((name) => [nameKey(name), name] as const),
  );
  return [...names].filter(([key]) => key !== '' && isWhole(key, names)).map(([, name]) => name);
}

/** "Dast" is not told beside "Mirel Dast". */
const isWhole = (key: string, names: ReadonlyMap<string, string>): boolean =>
  ![...names.keys()].some((other) => other !== key && ` ${other} `.includes(` ${key} `));

function isIdentifiable(name: string, location: string | null): boolean {
  if (NOT_THE_ACCUSED.test(name) || regionName(name) !== null || /^\d/.test(name)) return false;
  if (FORCES.test(name) || UNNAMED.test(name)) return false;
  return !` ${nameKey(location ?? '')} `.includes(` ${nameKey(name)} `);
}
