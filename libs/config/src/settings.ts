import { CorroborateError } from '@corroborate/domain';
import { SECRET_SETTINGS, settingsSchema, type Settings } from './settings.schema';

/** Settings as texts, the way an environment gives them. */
export type SettingTexts = Partial<Record<keyof Settings, string>>;

/**
 * Parses the environment once, `overrides` before it and `fallbacks` behind it. Every wrong variable is named in one
 * error; values of secrets are not.
 */
export function loadSettings(
  env: Record<string, string | undefined> = process.env,
  overrides: SettingTexts = {},
  fallbacks: SettingTexts = {},
): Settings {
  const given: Record<string, string | undefined> = { ...fallbacks, ...env, ...overrides };
  const known = Object.keys(settingsSchema.shape).map((key) => [key, blankToUndefined(given[key])]);
  const parsed = settingsSchema.safeParse(Object.fromEntries(known));
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new CorroborateError(
    'invalid-configuration',
    `The configuration has ${faults.length} fault(s): ${faults.join('; ')}`,
    {
      hint: 'Correct these environment variables and start again; docs/configuration.md lists them all.',
      details: { faults },
    },
  );
}

const blankToUndefined = (value: string | undefined) =>
  value === undefined || value.trim() === '' ? undefined : value;

/** Replaces the values of secrets, for logs and for the settings page. */
export function redactSettings(settings: Settings): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(settings).map(([key, value]) => [
      key,
      value !== undefined && (SECRET_SETTINGS as readonly string[]).includes(key) ? '***' : value,
    ]),
  );
}
