import { findMainClaim, hasReason, type Claim, type Topic } from '@corroborate/domain';
import type { PageNotes } from '@corroborate/reading';
import {
  allMatches,
  fold,
  isTitleCase,
  lexicon,
  lexiconLanguages,
  nameKey,
  findProperNames,
  regionName,
} from '@corroborate/text';
import { hasAccusation, hasAllegation, isAccused, lowercaseHeadline } from './accusation.roles';
import { checkPattern } from './pre-publication.patterns';

const NOT_THE_ACCUSED = checkPattern('not-the-accused');
const FORCE_AT_START = new RegExp(`^(?:${lexicon('en', 'serious', 'forces').source})(?!\\p{L})`, 'iu');
/** Offices and organizations that identify someone without a name, in every language with a word list. */
const IDENTIFIABLE = new RegExp(
  lexiconLanguages('persons')
    .map((language) => lexicon(language, 'persons', 'identifiable').pattern.source)
    .join('|'),
  'giu',
);
const PERSON_NOUN_SOURCE = lexicon('en', 'accusation', 'person-noun').source;
/** Capitalized words in headlines that are not names: "Woman", "Former Teacher", "Three-Year-Old". */
const GENERIC_PERSON = new RegExp(
  `^(?:${PERSON_NOUN_SOURCE})s?(?: \\S+ly)?$|\\b(?:${PERSON_NOUN_SOURCE})s?$|-(?:year|month)-old`,
  'iu',
);
/** Maximum number of names returned. */
const MAX_ACCUSED = 4;

type AccusationTopic = Pick<Topic, 'title' | 'entities' | 'location'>;

/**
 * People and organizations accused in the title or main claim, without places, courts, prosecutors, newsrooms, victims
 * and accusers. If only a model found the allegation, returns everyone named in the sentence and those accused
 * according to page notes.
 */
export function findAccused(topic: AccusationTopic, core: string, noted: readonly string[] = []): string[] {
  const texts = [topic.title, core].filter((text) => text !== '').map((text) => `. ${lowerTitle(text)}`);
  const readable = texts.some(hasAllegation);
  const read = namesIn(topic, texts).filter((name) => !readable || texts.some((text) => isAccused(name, text)));
  // If the text names the accused, additional people from notes are probably their representatives.
  const more = readable && read.length > 0 ? [] : noted;
  return withoutPartialNames([...read, ...more]).slice(0, MAX_ACCUSED);
}

/**
 * Whether an identifiable person or organization is accused, by name or office. If rules cannot tell accuser from
 * accused (because only a model found the allegation, or in another language), any office holder in the text counts as
 * accused.
 */
export function isPartyAccused(topic: AccusationTopic, core: string): boolean {
  if (findAccused(topic, core).length > 0) return true;
  const texts = [topic.title, core].map(lowerTitle);
  const readable = texts.some(hasAllegation);
  return texts.some((text) => allMatches(text, IDENTIFIABLE).some(([office]) => !readable || isAccused(office, text)));
}

/**
 * People accused according to a model's notes, if the main claim is an accusation: those whom a passage accuses or, if
 * there is no such passage, those who deny it, in any language.
 */
export function findAccusedInNotes(
  { topic, claims }: { topic: AccusationTopic; claims: readonly Claim[] },
  pages: readonly Pick<PageNotes, 'actors' | 'statements'>[],
): string[] {
  const core = findMainClaim(claims);
  const isAccusation = core && (hasReason(core.reasons, 'statement.grave') || hasAccusation(core.text));
  if (!isAccusation) return [];
  const accused = pages.flatMap(({ actors }) =>
    actors.filter(({ name, quote }) => isAccused(name, quote)).map(({ name }) => name),
  );
  const denying = pages.flatMap(({ statements }) =>
    statements.filter(({ claimId, side }) => claimId === core.id && side === 'denies').map(({ speaker }) => speaker),
  );
  // Lawyers and colleagues also deny accusations, so denials identify the accused only if no page says who is accused.
  const named = accused.length > 0 ? accused : denying;
  return withoutPartialNames(named.filter((name) => isIdentifiable(name, topic.location))).slice(0, MAX_ACCUSED);
}

const withoutPartialNames = (given: readonly string[]): string[] => {
  const names = new Map(given.map((name) => [nameKey(name), name] as const));
  return [...names].filter(([key]) => key !== '' && isCompleteName(key, names)).map(([, name]) => name);
};

/** In title case, capitals of small words and accusatory words carry no meaning. */
const lowerTitle = (text: string): string => (isTitleCase(text) ? lowercaseHeadline(text) : text);

function namesIn({ entities, location }: AccusationTopic, texts: string[]): string[] {
  const folded = fold(texts.join(' '));
  const listed = entities.filter((name) => folded.includes(fold(name)));
  return withoutPartialNames(
    [...listed, ...texts.flatMap(findProperNames)].filter((name) => isIdentifiable(name, location)),
  );
}

/** Whether a name is not merely part of a longer one: drops "Dast" if "Mirel Dast" is listed. */
const isCompleteName = (key: string, names: ReadonlyMap<string, string>): boolean =>
  ![...names.keys()].some((other) => other !== key && ` ${other} `.includes(` ${key} `));

function isIdentifiable(name: string, location: string | null): boolean {
  if (NOT_THE_ACCUSED.test(name) || regionName(name) !== null || /^\d/.test(name)) return false;
  if (FORCE_AT_START.test(name) || GENERIC_PERSON.test(name)) return false;
  return !` ${nameKey(location ?? '')} `.includes(` ${nameKey(name)} `);
}
