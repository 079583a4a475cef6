import { isStopword } from '@corroborate/text';
import { normalizeForComparison, plainLine } from '../quoting';
import type { RolePart } from '../report.parts';

/** Maximum length of a role next to a name, in characters. */
const MAX_ROLE_CHARS = 60;
const ARTICLE = /^(?:the|an?|who|el|la|los|las|le|les|der|die|das) /i;
export const POSSESSIVE = /^(?:his|her|its|their|our|my) /i;

/**
 * The role to print with a name: the last one written as a title or apposition, otherwise the longest; null if none
 * fits.
 */
export function chosenRole<Role extends RolePart>(roles: readonly Role[], name: string): Role | null {
  const fit = fittingRoles(roles, name);
  const titled = fit.filter((one) => isAdjacentTo(one, name)).at(-1);
  const [longest] = fit.toSorted((a, b) => b.role.length - a.role.length);
  return titled ?? longest ?? null;
}

/**
 * Roles that can be printed as roles: not “moved by” or “her bookshop”, nor a single word that is not adjacent to the
 * name.
 */
export const fittingRoles = <Role extends RolePart>(roles: readonly Role[], name: string): Role[] =>
  roles.flatMap((one) => {
    const bare = withoutName(plainLine(one.role), name);
    const isTitle = isAdjacentTo({ ...one, role: bare }, name);
    const role = isTitle ? bare.replace(POSSESSIVE, '') : bare;
    return isRole(role) && (isTitle || role.includes(' ')) ? [{ ...one, role }] : [];
  });

/** “lieutenant” for “lieutenant Ann Roe”, “seconded by” for “seconded by Roe”. */
const withoutName = (role: string, name: string): string =>
  role
    .split(name, 1)[0]
    ?.split(name.split(' ').at(-1) ?? name, 1)[0]
    ?.trim() || role;

export const shownRole = (role: string): string => plainLine(role).replace(ARTICLE, '');

/** Whether the page writes the role as a title or apposition of the name. */
export function isAdjacentTo({ role, quote }: RolePart, name: string): boolean {
  const plain = normalizeForComparison(role);
  const texts = [
    normalizeForComparison(quote),
    normalizeForComparison(quote).replace(TITLE_ABBREVIATION, '').replace(AGE, ','),
  ];
  const names = [normalizeForComparison(name), normalizeForComparison(name).split(' ').at(-1) ?? ''];
  return names.some((one) =>
    [`${plain} ${one}`, `${plain}, ${one}`, `${one}, ${plain}`].some((written) =>
      texts.some((text) => text.includes(written)),
    ),
  );
}
/** “senior physician Dr. Ann Roe”. */
const TITLE_ABBREVIATION = /(?<=\s)\p{L}{2,5}\. /gu;
/** “Ann Roe, 46, electrician”, “Ann Roe, 46 anos, eletricista”. */
const AGE = /, \d{1,3}(?: \p{L}{1,6})?,/gu;

function isRole(role: string): boolean {
  const last = role.split(' ').at(-1)?.toLowerCase() ?? '';
  return role !== '' && role.length <= MAX_ROLE_CHARS && !POSSESSIVE.test(role) && !isStopword(last);
}
