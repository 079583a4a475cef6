import leven from 'leven';
import { FILE_SUFFIX } from './environment';
import { SECRET_SETTINGS, SETTING_NAMES, SHARED_SETTINGS } from './settings.schema';

const ALL_SETTINGS: readonly string[] = SETTING_NAMES;
const ALL_SECRETS: readonly string[] = SECRET_SETTINGS;
const SUGGESTED_NAMES = [...ALL_SETTINGS, ...ALL_SECRETS.map((name) => `${name}${FILE_SUFFIX}`)];
const KNOWN_NAMES = new Set([...SUGGESTED_NAMES, ...SHARED_SETTINGS.map((name) => name.toLowerCase())]);
const OWN_PREFIX = 'CORROBORATE_';

/** Minimum length of a name to be checked; shorter ones are too similar to variables of other programs. */
const MIN_CHECKED_LENGTH = 6;
/**
 * Names of at least this length are matched with two typos, shorter ones with one: `EXA_API_KEY` does not match
 * `XAI_API_KEY`.
 */
const MIN_TWO_TYPO_LENGTH = 14;

/** Environment variables that resemble a setting but are not one. */
function findMisspelledSettings(names: readonly string[]) {
  return names.flatMap((name) => {
    const meant = KNOWN_NAMES.has(name) ? null : suggestSetting(name.toUpperCase());
    return meant === null ? [] : [{ name, meant }];
  });
}

function suggestSetting(name: string): string | null {
  const own = name.startsWith(OWN_PREFIX) ? findNearest(name.slice(OWN_PREFIX.length)) : null;
  return own ?? findNearest(name);
}

function findNearest(name: string): string | null {
  if (KNOWN_NAMES.has(name)) return name;
  if (name.length < MIN_CHECKED_LENGTH) return null;
  const near = SUGGESTED_NAMES.filter((known) => isNear(name, known));
  return near.sort((a, b) => leven(name, a) - leven(name, b))[0] ?? null;
}

function isNear(name: string, known: string): boolean {
  const distance = leven(name, known, { maxDistance: 3 });
  return distance <= (name.length >= MIN_TWO_TYPO_LENGTH ? 2 : 1) || (distance === 2 && hasSameLetters(name, known));
}

/** Detects transposed letters, which otherwise count as two edits. */
const hasSameLetters = (a: string, b: string): boolean => sortLetters(a) === sortLetters(b);
const sortLetters = (text: string): string => Array.from(text).sort().join('');

/** Whether the name is a `_FILE` variable that is ignored, because its setting is not a secret. */
function isUnreadFile(name: string): boolean {
  const setting = name.endsWith(FILE_SUFFIX) ? name.slice(0, -FILE_SUFFIX.length) : '';
  return !KNOWN_NAMES.has(name) && ALL_SETTINGS.includes(setting);
}

/** One sentence for each ignored name that was probably meant as a setting. */
export function adviceOnNames(names: readonly string[]): string[] {
  const [files, others] = [names.filter(isUnreadFile), names.filter((name) => !isUnreadFile(name))];
  return [
    ...findMisspelledSettings(others).map(
      ({ name, meant }) => `${name} is ignored: there is no such setting. Did you mean ${meant}?`,
    ),
    ...files.map((name) => `${name} is ignored: only secrets can be read from files.`),
  ];
}
