import { everywhere, fold, lexicon, nameKey } from '@corroborate/text';
import type { ReadSource } from '../parts.types';
import { tellable, tellsIt } from '../read-sources';
import type { PersonOverTime, PersonRole } from './timeline.types';

const OFFICE = everywhere(lexicon('en', 'timeline', 'offices'));
const ONLY_OFFICE = new RegExp(`^(?:${lexicon('en', 'timeline', 'offices').source}|general)$`, 'iu');
const BEFORE = lexicon('en', 'timeline', 'was-before').pattern;
const FULL_NAME = "\\p{Lu}[\\p{L}'’-]{1,20}(?: \\p{Lu}\\.)?(?: \\p{Lu}[\\p{L}'’-]{1,20}){1,2}";
const NAME_BEHIND = new RegExp(`^,? (${FULL_NAME})`, 'u');
const NAME_AHEAD = new RegExp(`(${FULL_NAME}), (?:the |a |an |its |who (?:is|was) (?:the |a )?)?$`, 'u');
const PEOPLE = { most: 20 };

/**
 * People whom pages that tell the story call by an office, with what each is called there and on other pages, by the
 * days of the pages.
 */
export function rolesOverTime(sources: readonly ReadSource[]): PersonOverTime[] {
  const people = new Map<string, PersonOverTime>();
  const called = inOrder(sources).flatMap((source) => rolesIn(source).map((one) => ({ ...one, source })));
  const named = new Set(called.filter(({ source }) => tellsIt(source)).map(({ person }) => nameKey(person)));
  for (const { person, role } of called.filter((one) => named.has(nameKey(one.person)))) {
    const known = people.get(nameKey(person)) ?? { person, roles: [] };
    people.set(nameKey(person), known);
    const same = known.roles.find((one) => isSameRole(fold(one.role), fold(role.role)));
    if (same) same.sourceIds = [...new Set([...same.sourceIds, ...role.sourceIds])];
    else known.roles.push(role);
  }
  return [...people.values()].sort((a, b) => tellers(b) - tellers(a)).slice(0, PEOPLE.most);
}

/** "Chief" is "fire chief" told shortly; "former fire chief" is not. */
const isSameRole = (a: string, b: string): boolean =>
  BEFORE.test(`${firstWord(a)} `) === BEFORE.test(`${firstWord(b)} `) && (a.endsWith(b) || b.endsWith(a));
const firstWord = (role: string): string => role.split(' ', 1)[0] ?? '';

const tellers = ({ roles }: PersonOverTime): number => new Set(roles.flatMap(({ sourceIds }) => sourceIds)).size;

/** Earliest first; those without a day behind. */
const inOrder = (sources: readonly ReadSource[]): ReadSource[] =>
  [...sources].sort((a, b) => (a.view.published?.value ?? '9999').localeCompare(b.view.published?.value ?? '9999'));

interface Called {
  person: string;
  role: PersonRole;
}

function rolesIn({ view, page }: ReadSource): Called[] {
  return tellable(page).flatMap((sentence) =>
    [...sentence.text.matchAll(OFFICE)].flatMap((match): Called[] => {
      const found = calledAt(sentence.text, match[0], match.index);
      if (!found) return [];
      const { person, role } = found;
      const { text: quote, start, end } = sentence;
      const date = view.published?.value ?? null;
      return [{ person, role: { role, date, sourceIds: [view.id], quote, start, end } }];
    }),
  );
}

/** “former harbour master Ada Roe”, “Ada Roe, the former harbour master”. */
function calledAt(text: string, office: string, at: number): { person: string; role: string } | null {
  const ahead = text.slice(0, at);
  const before = BEFORE.exec(ahead)?.[0] ?? '';
  const name =
    NAME_BEHIND.exec(text.slice(at + office.length))?.[1] ??
    NAME_AHEAD.exec(ahead.slice(0, ahead.length - before.length))?.[1];
  return name && !ONLY_OFFICE.test(name.split(' ', 1)[0] ?? '') ? { person: name, role: `${before}${office}` } : null;
}
