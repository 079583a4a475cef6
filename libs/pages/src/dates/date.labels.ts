import { allMatches, globalPattern, lexicon } from '@corroborate/text';
import { couldContainDate, parseDateText } from './date.parse';
import type { DateCandidate, ParsedDate } from './date.types';

type Role = DateCandidate['role'];

/** A date in a line, with the role given by the word before it. */
export interface LabelledDate {
  date: ParsedDate;
  role: Role;
}

/** Roles of the date behind a word: as of a day, a page was changed then, and also published unless it names a day. */
const ROLES: Record<'others' | 'published' | 'modified' | 'as-of', readonly Role[]> = {
  others: [],
  published: ['published'],
  modified: ['modified'],
  'as-of': ['modified', 'unknown'],
};
const LABEL_PATTERNS = (['others', 'published', 'modified', 'as-of'] as const).map((section) => ({
  roles: ROLES[section],
  pattern: globalPattern(lexicon('any', 'date-words', section)),
}));
const OPENS_WITH_CLOCK = new RegExp(
  String.raw`^\W{0,4}(?:(?:${lexicon('any', 'date-words', 'clock').source}) )?\d{1,2}[:.h]\d\d`,
  'i',
);

/** A word before a date; without roles if the date does not concern the page. */
interface Label {
  roles: readonly Role[];
  at: number;
  end: number;
}

function labelsIn(line: string): Label[] {
  const found = LABEL_PATTERNS.flatMap(({ roles, pattern }) =>
    allMatches(line, pattern).map((match) => ({ roles, at: match.index, end: match.index + match[0].length })),
  );
  const ordered = found.sort((a, b) => a.at - b.at || b.end - a.end);
  return ordered.filter((one, at) => !ordered.slice(0, at).some((other) => one.at < other.end));
}

/** Role given by the first label in a line. */
export const firstLabelRole = (line: string): Role => labelsIn(line)[0]?.roles[0] ?? 'unknown';

/**
 * Dates of a line with their labels: "Updated 9 March 2024, published 5 March 2024". A date before the first label
 * takes its role only if that label has no date or time of its own: "5 March 2024 | Updated 08:24" gives a publication
 * date.
 */
export function labelledDates(line: string, dayFirst: boolean, languages?: readonly string[]): LabelledDate[] {
  if (!couldContainDate(line)) return [];
  const labels = labelsIn(line);
  const behind = labels.map((label, at) => line.slice(label.end, labels[at + 1]?.at ?? line.length));
  const dated = labels.map(({ roles }, at) => ({ roles, date: parseDateText(behind[at] ?? '', dayFirst, languages) }));
  const lead = parseDateText(line.slice(0, labels[0]?.at ?? line.length), dayFirst, languages);
  const withRoles = dated.flatMap(({ roles, date }) => (date ? roles.map((role) => ({ role, date })) : []));
  if (!lead) return withRoles;
  const isAnswered = dated.some(({ date }) => date !== null) || OPENS_WITH_CLOCK.test(behind[0] ?? '');
  const role = roleBeforeLabel(labels[0], isAnswered);
  return role ? [{ role, date: lead }, ...withRoles] : withRoles;
}

function roleBeforeLabel(first: Label | undefined, isAnswered: boolean): Role | null {
  if (!first) return 'unknown';
  if (!isAnswered) return first.roles[0] ?? null;
  return first.roles[0] === 'modified' ? 'published' : 'unknown';
}
