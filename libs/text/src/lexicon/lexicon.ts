import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { shippedPath } from '../shipped-path';
import { LexiconError } from './lexicon.error';
import { readList } from './list.reader';
import type { LexiconEntry, Lexicon, ListFile } from './list.types';

const fileCache = new Map<string, ListFile>();

/**
 * A list in `data/lexicon/<language>/<list>.yaml` or one of its sections, cached. Throws a
 * LexiconError with file and line.
 */
export function lexicon(language: string, list: string, section?: string): Lexicon {
  const file = listFile(language, list);
  if (section === undefined) return file.whole;
  const found = file.sections.get(section);
  if (found === undefined) throw new LexiconError(listName(language, list), 1, `there is no section "${section}"`);
  return found;
}

/** Sections of a list by name, in file order. */
export const lexiconSections = (language: string, list: string): ReadonlyMap<string, Lexicon> =>
  listFile(language, list).sections;

/** A list with values per word, in file order. */
export const lexiconEntries = (language: string, list: string): ReadonlyMap<string, LexiconEntry> =>
  listFile(language, list).entries;

/** A list with one value per word. */
export function lexiconTable(language: string, list: string): ReadonlyMap<string, string> {
  return new Map(
    [...lexiconEntries(language, list)].map(([name, entry]) => {
      if (typeof entry === 'string') return [name, entry] as const;
      throw new LexiconError(listName(language, list), 1, `"${name}" is listed with more than one meaning`);
    }),
  );
}

/** A list with several values per word. */
export function lexiconLists(language: string, list: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    [...lexiconEntries(language, list)].map(([name, entry]) => {
      if (isList(entry)) return [name, entry] as const;
      throw new LexiconError(listName(language, list), 1, `"${name}" has no list of meanings`);
    }),
  );
}

const isList = (entry: LexiconEntry): entry is readonly string[] => Array.isArray(entry);

/** A list with named values per word; missing names are omitted. */
export function lexiconRows(language: string, list: string): [string, Readonly<Record<string, string>>][] {
  return [...lexiconEntries(language, list)].map(([name, entry]) => {
    if (typeof entry === 'object' && !Array.isArray(entry)) return [name, entry as Readonly<Record<string, string>>];
    throw new LexiconError(listName(language, list), 1, `"${name}" has no named groups`);
  });
}

/** Languages that have this list, alphabetically, without `any`. */
export const lexiconLanguages = (list: string): string[] => languagesWith(`${list}.yaml`);

/**
 * Languages in which the rules reader is tested with a battery of labeled pages,
 * `data/lexicon/<language>/battery.json`.
 */
export const batteryLanguages = (): string[] => languagesWith('battery.json');

function languagesWith(file: string): string[] {
  return readdirSync(lexiconFolder(), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'any')
    .map(({ name }) => name)
    .filter((language) => readdirSync(path.join(lexiconFolder(), language)).includes(file))
    .sort();
}

/** A new global pattern for all matches in a text, so that no `lastIndex` is shared. */
export const globalPattern = ({ pattern }: Pick<Lexicon, 'pattern'>): RegExp =>
  new RegExp(pattern, `${pattern.flags}g`);

const listName = (language: string, list: string): string => `data/lexicon/${language}/${list}.yaml`;

function listFile(language: string, list: string): ListFile {
  const name = listName(language, list);
  const known = fileCache.get(name);
  if (known) return known;
  const read = readList(readListText(path.join(lexiconFolder(), language, `${list}.yaml`), name), name);
  fileCache.set(name, read);
  return read;
}

function readListText(file: string, name: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new LexiconError(name, 0, 'the list is missing');
  }
}

let cachedFolder: string | null = null;
function lexiconFolder(): string {
  cachedFolder ??= shippedPath('lexicon');
  if (cachedFolder === null) throw new LexiconError('data/lexicon', 0, 'the lists are missing from the installation');
  return cachedFolder;
}
