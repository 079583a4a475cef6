import { DAY_MS, CorroborateError, isActorName, isRole, ROLES, type Role } from '@corroborate/domain';

/** @throws CorroborateError `invalid-input` */
export function parseKeyName(name: string): string {
  if (isActorName(name)) return name;
  throw new CorroborateError('invalid-input', 'The key name is invalid.', {
    hint: 'Use up to 80 letters, digits, spaces and . _ @ + - characters, with a letter or digit at both ' + 'ends.',
  });
}

/**
 * Parses `editor,metrics` or several uses of the option.
 * @throws CorroborateError `invalid-input`
 */
export function readRoles(given: string[]): Role[] {
  const words = given.flatMap((each) => each.split(',')).map((word) => word.trim());
  const wrong = words.find((word) => !isRole(word));
  if (wrong !== undefined || words.length === 0)
    throw new CorroborateError(
      'invalid-input',
      `${wrong === undefined ? 'No role was given' : `Unknown role ${JSON.stringify(wrong)}`}.`,
      { hint: `Available roles: ${ROLES.join(', ')}.` },
    );
  return [...new Set(words.filter(isRole))];
}

/**
 * Parses `90d`, or a time such as `2027-01-01` or `2027-01-01T08:00:00Z`.
 * @throws CorroborateError `invalid-input`
 */
export function readExpiry(text: string | undefined, now: number): string | null {
  if (text === undefined) return null;
  const at = parseMoment(text, now);
  if (at > now) return new Date(at).toISOString();
  throw new CorroborateError('invalid-input', `${JSON.stringify(text)} is not a future time.`, {
    hint: 'Give a number of days such as 90d, or a date such as 2027-01-31.',
  });
}

/** NaN if the text is neither a number of days nor a time. */
function parseMoment(text: string, now: number): number {
  const days = /^(\d{1,5})d$/.exec(text)?.[1];
  if (days !== undefined) return now + Number(days) * DAY_MS;
  return /^\d{4}-\d\d-\d\d(?:T\S+)?$/.test(text) ? Date.parse(text) : NaN;
}
