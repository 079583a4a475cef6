import leven from 'leven';
import { FILE_SUFFIX } from './environment';
import { SECRET_SETTINGS, SETTING_NAMES, SHARED_SETTINGS } from './settings.schema';

const SETTINGS: readonly string[] = SETTING_NAMES;
const SECRETS: readonly string[] = SECRET_SETTINGS;
const KNOWN = [...SETTINGS, ...SECRETS.map((name) => `${name}${FILE_SUFFIX}`)];
const KNOWN_NAMES = new Set([...KNOWN, ...SHARED_SETTINGS.map((name) => name.toLowerCase())]);
const OWN_PREFIX = 'CORROBORATE_';

/** Names shorter than this are too near to those of other programs to say anything. */
const SHORTEST = 6;
/** From this length on two letters may differ, before one: `EXA_API_KEY` is no `XAI_API_KEY`. */
const LONG = 14;

/** Among the names of an environment, which belongs to many programs, those near to a setting and none. */
function misspeltSettings(names: readonly string[]) {
  return names.flatMap((name) => {
    const meant = KNOWN_NAMES.has(name) ? null : meantBy(name.toUpperCase());
    return meant === null ? [] : [{ name, meant }];
  });
}

function meantBy(name: string): string | null {
  const own = name.startsWith(OWN_PREFIX) ? nearest(name.slice(OWN_PREFIX.length)) : null;
  return own ?? nearest(name);
}

function nearest(name: string): string | null {
  if (KNOWN_NAMES.has(name)) return name;
  if (name.length < SHORTEST) return null;
  const near = KNOWN.filter((known) => isNear(name, known));
  return near.sort((a, b) => leven(name, a) - leven(name, b))[0] ?? null;
}

function isNear(name: string, known: string): boolean {
  const distance = leven(name, known, { maxDistance: 3 });
  return distance <= (name.length >= LONG ? 2 : 1) || (distance === 2 && hasSameLetters(name, known));
}

/** Two letters that changed places count as two that differ. */
const hasSameLetters = (a: string, b: string): boolean => sorted(a) === sorted(b);
const sorted = (text: string): string => Array.from(text).sort().join('');

/** A file is read for secrets alone: whoever gives one for another setting would wait in vain. */
function isUnreadFile(name: string): boolean {
  const setting = name.endsWith(FILE_SUFFIX) ? name.slice(0, -FILE_SUFFIX.length) : '';
  return !KNOWN_NAMES.has(name) && SETTINGS.includes(setting);
}

/** One sentence for each name of the environment or of `.env` that was probably meant for us and is not read. */
export function adviceOnNames(names: readonly string[]): string[] {
  const [files, others] = [names.filter(isUnreadFile), names.filter((name) => !isUnreadFile(name))];
  return [
    ...misspeltSettings(others).map(
      ({ name, meant }) => `${name} is ignored: there is no such setting. Did you mean ${meant}?`,
    ),
    ...files.map((name) => `${name} is ignored: only secrets can be read from files.`),
  ];
}
