import leven from 'leven';
import { CorroborateError } from '@corroborate/domain';
import { findUnknownServers } from './data-fields';
import { readEnvironment, type Environment, FILE_SUFFIX } from './environment';
import { SETTING_NAMES, settingsSchema, SHARED_SETTINGS, type Settings, SECRET_SETTINGS } from './settings.schema';

/** Unparsed settings, as in an environment. */
export type SettingTexts = Partial<Record<keyof Settings, string>>;

/**
 * Parses the environment (default: the process environment with `.env` and secret files). `overrides` take precedence
 * over it, `fallbacks` do not. One error names all invalid settings, but not their values, which can be secrets.
 * @throws CorroborateError `invalid-configuration`
 */
export function loadSettings(
  env: Record<string, string | undefined> = readEnvironment(),
  overrides: SettingTexts = {},
  fallbacks: SettingTexts = {},
): Settings {
  const given: Record<string, string | undefined> = { ...fallbacks, ...env, ...overrides };
  const known = SETTING_NAMES.map((key) => [key, textFor(key, given)]);
  const parsed = settingsSchema.safeParse(Object.fromEntries(known));
  if (!parsed.success)
    // Each invalid list item is an issue; duplicates are removed, so that the setting is named once.
    throw invalidSettingsError([
      ...new Set(parsed.error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`)),
    ]);
  const unknown = findUnknownServers(parsed.data.DATA_FIELDS, parsed.data.MCP_SERVERS);
  if (unknown.length > 0) throw invalidSettingsError(unknown);
  return chooseModel(parsed.data);
}

function invalidSettingsError(faults: string[]): CorroborateError {
  return new CorroborateError(
    'invalid-configuration',
    `${faults.length === 1 ? 'A setting is' : `${faults.length} settings are`} invalid:\n  ${faults.join('\n  ')}`,
    {
      hint: 'Correct the environment or .env and start again; see docs/configuration.md.',
      details: { faults },
    },
  );
}

/** One sentence for each probably misspelled name in the environment or `.env`. */
export const adviceOnEnvironment = (env: Environment = readEnvironment()): string[] => adviceOnNames(Object.keys(env));

const textFor = (key: keyof Settings, given: Environment): string | undefined =>
  blankToUndefined(given[key]) ??
  (SHARED_SETTINGS.includes(key) ? blankToUndefined(given[key.toLowerCase()]) : undefined);

const blankToUndefined = (value: string | undefined) =>
  value === undefined || value.trim() === '' ? undefined : value;

/** URL of Ollama on its default port. */
const DEFAULT_LOCAL_URL = 'http://127.0.0.1:11434/v1';

type Provider = Settings['REASONER_PROVIDER'][number];

/** Selects default models if only an API key or URL is set, so that one setting is enough to configure a model. */
function chooseModel(settings: Settings): Settings {
  const { REASONER, REASONER_PROVIDER: named } = settings;
  const isModel =
    REASONER === 'model' || (REASONER === 'auto' && (named.length > 0 || availableProviders(settings).length > 0));
  if (!isModel) return { ...settings, REASONER: 'rules' };
  const providers: Settings['REASONER_PROVIDER'] =
    named.length > 0 ? named : preferNonCritic(availableProviders(settings), settings.CRITIC_PROVIDER);
  const asksLocal = [...providers, ...settings.CRITIC_PROVIDER].includes('local');
  const url = settings.LOCAL_MODEL_URL ?? (asksLocal ? DEFAULT_LOCAL_URL : undefined);
  return { ...settings, REASONER: 'model', REASONER_PROVIDER: providers, LOCAL_MODEL_URL: url };
}

/**
 * Leaves out the critics' providers, if others are available. `openai` if none is available, so that the error names a
 * missing key.
 */
const preferNonCritic = (providers: Provider[], critics: readonly Provider[]): Provider[] =>
  [providers.filter((one) => !critics.includes(one)), providers].find((list) => list.length > 0) ?? ['openai'];

function availableProviders(settings: Settings): Provider[] {
  const { OPENAI_API_KEY, GEMINI_API_KEY, XAI_API_KEY, LOCAL_MODEL_URL } = settings;
  const given: [Provider, string | undefined][] = [
    ['openai', OPENAI_API_KEY],
    ['gemini', GEMINI_API_KEY],
    ['xai', XAI_API_KEY],
    ['local', LOCAL_MODEL_URL],
  ];
  return given.filter(([, value]) => value !== undefined).map(([provider]) => provider);
}

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
