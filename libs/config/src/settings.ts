import { CorroborateError } from '@corroborate/domain';
import { findUnknownServers } from './data-fields';
import { readEnvironment, type Environment } from './environment';
import { chooseModel } from './model-choice';
import { SETTING_NAMES, settingsSchema, SHARED_SETTINGS, type Settings } from './settings.schema';
import { adviceOnNames } from './unknown-settings.policy';

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
