import { fold, isTitleCase, findProperNames, regionName, padWords, tokenizeWords } from '@corroborate/text';
import { createReason, type Reason } from '../reasons';
import type { Topic } from '../topic';
import * as CUES from './person-cues';

/** A person whose name must not be sent to third parties, with the cue that shows that the person is private. */
export interface PrivatePerson {
  name: string;
  minor: boolean;
  why: Reason;
}

/** Maximum text length searched for names. */
const MAX_TEXT_LENGTH = 6_000;
/** Maximum characters between a name and a cue. */
const CUE_DISTANCE = 80;

/**
 * Private persons in a topic: minors, and people described by age or as resident, victim or suspect who are not in the
 * registry and hold no office. Unclear cases, organizations and places are excluded. `isKnown` recognizes names that
 * are always public.
 */
export function findPrivatePersons(
  topic: Pick<Topic, 'title' | 'summary' | 'articleText' | 'entities' | 'location'>,
  isKnown: (name: string) => boolean,
): PrivatePerson[] {
  const text = [topic.title, topic.summary ?? '', topic.articleText ?? '']
    .join(' .\n')
    .slice(0, MAX_TEXT_LENGTH)
    .replace(/[ \t]+/g, ' ');
  // A title-case headline does not show where a name begins, so only the rest of the text is used.
  const running = isTitleCase(topic.title) ? text.slice(topic.title.length) : text;
  const names = [...topic.entities, ...findProperNames(`. ${running}`), ...(running.match(CUES.NAME_WITH_AGE) ?? [])]
    .map(removeRoleAndTitle)
    .filter((name) => isPersonShaped(name, topic.location));
  const judged = [...new Map(names.map((name) => [fold(name), name])).values()].flatMap((name) =>
    isKnown(name) ? [] : (assessName(name, text) ?? []),
  );
  return judged.filter((one) => !judged.some((other) => other !== one && fold(other.name).includes(fold(one.name))));
}

/** The public office given with a person's name ("Mayor", ", director of"); null if none. */
export function findOfficeTitle(name: string, text: string): string | null {
  const body = text.slice(0, MAX_TEXT_LENGTH);
  for (let at = name === '' ? -1 : body.indexOf(name); at >= 0; at = body.indexOf(name, at + name.length)) {
    const before = CUES.BEFORE_OFFICE.exec(body.slice(Math.max(0, at - CUE_DISTANCE), at))?.[0];
    const after = CUES.AFTER_OFFICE.exec(
      body.slice(at + name.length, at + name.length + CUE_DISTANCE).split(/[.;\n](?:\s|$)/u)[0] ?? '',
    )?.[0];
    const office = (before ?? after)?.replace(/^[\s,]+|[\s,]+$/g, '');
    if (office) return office;
  }
  return null;
}

function assessName(name: string, text: string): PrivatePerson | null {
  let found: PrivatePerson | null = null;
  let isPublic = false;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
    const before = text.slice(Math.max(0, at - CUE_DISTANCE), at);
    const after = text.slice(at + name.length, at + name.length + CUE_DISTANCE).split(/[.;\n](?:\s|$)/u)[0] ?? '';
    const cue = findCue(before, after);
    if (cue?.minor) return { name, ...cue };
    isPublic ||= CUES.BEFORE_OFFICE.test(before) || CUES.AFTER_OFFICE.test(after);
    found ??= cue && isFullName(name) ? { name, ...cue } : null;
  }
  return isPublic ? null : found;
}

const findForeignFate = (after: string): string | undefined =>
  CUES.AFTER_FATE_FOREIGN.map((fate) => fate.exec(after)?.[0]).find((match) => match !== undefined);

function findCue(before: string, after: string): Omit<PrivatePerson, 'name'> | null {
  const [old, next] = [
    CUES.BEFORE_AGE.exec(before) ?? CUES.BEFORE_AGE_FOREIGN.exec(before),
    CUES.AFTER_AGE_FOREIGN.exec(after) ?? CUES.AFTER_AGE.exec(after),
  ];
  const age = Number(old?.[1] ?? next?.[1] ?? next?.[2] ?? next?.[3] ?? NaN);
  const unit = old?.[2] ?? next?.[4] ?? 'year';
  if (Number.isFinite(age)) {
    const minor = age < 18 || unit !== 'year';
    return { minor, why: createReason(minor ? 'private.minor' : 'private.aged') };
  }
  const role = (CUES.BEFORE_ROLE.exec(before) ?? CUES.AFTER_ROLE.exec(after))?.[1]?.toLowerCase();
  if (role !== undefined) return { minor: CUES.CHILD_PATTERN.test(role), why: createReason('private.role', { role }) };
  const fate = CUES.AFTER_FATE.exec(after)?.[1]?.toLowerCase();
  if (fate !== undefined) return { minor: false, why: createReason('private.fate', { fate }) };
  const fateCue = findForeignFate(after);
  if (fateCue !== undefined)
    return { minor: false, why: createReason('private.said-of', { words: fateCue.replace(/^,/, '') }) };
  return CUES.BEFORE_IDENTIFIED.test(before) ? { minor: false, why: createReason('private.identified') } : null;
}

const removeRoleAndTitle = (name: string): string =>
  name.trim().replace(CUES.FOREIGN_FIRST_WORD, '').replace(CUES.ROLE_IN_NAME, '');
/** "Mayor Ann Roe" and "Suspect Ann Roe" without office and role. */
export const removeOffice = removeRoleAndTitle;

const isFullName = (name: string): boolean => /\s/.test(name);

function isPersonShaped(name: string, location: string | null): boolean {
  const parts = tokenizeWords(name);
  if (parts.length === 0 || parts.length > 5 || /[\d&]/.test(name) || !/^\p{Lu}/u.test(name)) return false;
  if (CUES.NOT_PEOPLE.has(parts.at(-1)?.folded ?? '') || regionName(name) !== null) return false;
  return !padWords(location ?? '').includes(` ${fold(name)} `);
}
