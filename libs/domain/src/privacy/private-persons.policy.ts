import type { Topic } from '../topic';
import {
  AFTER_AGE_FOREIGN,
  AFTER_FATE_FOREIGN,
  BEFORE_AGE_FOREIGN,
  CHILD_FOREIGN,
  FIRST_FOREIGN,
  PRIVATE_ROLE_FOREIGN,
  PUBLIC_ROLE_FOREIGN,
} from './person-cues-foreign.registry';
import { fold, isTitleCase, properNames, regionName, words } from '@corroborate/text';

/** Somebody of whom no third party should learn that we ask about them, and what shows it. */
export interface PrivatePerson {
  name: string;
  minor: boolean;
  reason: string;
}

/** Longest text that is read for names. */
const MOST_TEXT = 6_000;
/** Characters before and after a name in which a cue may stand. */
const NEAR = 80;

const CHILD_ENGLISH = 'boy|girl|toddler|baby|infant|child|schoolboy|schoolgirl|pupil|teen|teenager|minor|newborn';
const CHILD = `${CHILD_ENGLISH}|${CHILD_FOREIGN}`;
const PRIVATE_ROLE =
  `${CHILD_ENGLISH}|resident|victim|suspect|defendant|accused|driver|passenger|pedestrian|cyclist|motorist|motorcyclist|hiker|swimmer|shopper|customer|patient|tenant|homeowner|landlord|neighbou?r|` +
  'student|witness|bystander|survivor|widow|widower|mother|father|mom|mum|dad|parent|son|daughter|brother|sister|wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?|' +
  'grandmother|grandfather|grandson|granddaughter|uncle|aunt|cousin|nephew|niece|waitress|waiter|cashier|clerk|retiree|pensioner|local man|local woman|man|woman|' +
  PRIVATE_ROLE_FOREIGN;
const PUBLIC_ROLE =
  'president|premier|chancellor|minister|secretary|senator|sen|representative|rep|congressman|congresswoman|lawmaker|legislator|governor|gov|mayor|councill?or|councilman|councilwoman|alderman|commissioner|' +
  'judge|justice|sheriff|marshal|prosecutor|attorney general|district attorney|chief|superintendent|ambassador|general|admiral|colonel|captain|lieutenant|sergeant|officer|pope|king|queen|prince|princess|' +
  'bishop|archbishop|cardinal|ceo|chairman|chairwoman|chairperson|chair|executive|founder|director|commentator|anchor|coach|quarterback|footballer|striker|player|actor|actress|singer|rapper|musician|' +
  'author|novelist|candidate|spokesman|spokeswoman|spokesperson|official|leader|professor|harbor master|mp|mep|' +
  PUBLIC_ROLE_FOREIGN;

const BEFORE_AGE = /\b(\d{1,3})[- ](year|month|week|day)s?[- ]old(?: [\p{L}-]+){0,3},? $/iu;
const AFTER_AGE =
  /^(?:, (?:aged? )?(\d{1,3})(?=[,.;)]| (?:of|from|who|was|is|and|had|has)\b|$)|,? \((?:aged? )?(\d{1,3})\)|, (\d{1,3})[- ](year|month)s?[- ]old)/iu;
/** Children go by their first name, which at the start of a sentence looks like any word. */
const AGED = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}’'-]{2,30}(?=, \d{1,2},| \(\d{1,2}\))/gu;
const BEFORE_ROLE = new RegExp(
  `(?<!\\p{L})(${PRIVATE_ROLE})s?(?:,| named| called| identified as| namens| nommée?| llamad[oa]| chamad[oa]| di nome)? (?:mr\\.? |mrs\\.? |ms\\.? |miss )?$`,
  'iu',
);
const IDENTIFIED = /\b(?:identified|named)(?: [\p{L}-]+){0,4} as $/iu;
const AFTER_ROLE = new RegExp(
  `^, (?:who (?:is|was) )?(?:an? |the |one of the |his |her |their |eine? |der |die |une? |la |le |una? |uma? |il |o )(?:[\\p{L}\\d-]+ ){0,4}?(${PRIVATE_ROLE})(?!\\p{L})`,
  'iu',
);
const AFTER_FATE =
  /^,? (?:was|were|is|has been|had been) (?:[\p{L}]+ly )?(arrested|charged|detained|accused|booked|jailed|indicted|killed|injured|hurt|wounded|shot|stabbed|attacked|assaulted|found dead|pronounced dead|reported missing|hospitali[sz]ed|rescued|bitten|struck)\b/iu;
const BEFORE_OFFICE = new RegExp(`(?<!\\p{L})(?:${PUBLIC_ROLE})\\.?,? $`, 'iu');
const AFTER_OFFICE = new RegExp(
  `^(?:, (?:d[ei] )?\\d{1,3}(?: (?:ans|años|anos|anni|jahre))?| \\(\\d{1,3}\\))?,? (?:who (?:is|was) )?(?:an? |the |its |their |his |her |then |former |ex-)?(?:[\\p{L}’'-]+ ){0,4}?(?:${PUBLIC_ROLE})(?!\\p{L})`,
  'iu',
);

/** Last words of names that people do not have. */
const NOT_PEOPLE = new Set(
  (
    'inc co corp ltd llc plc gmbh ag company group bank trust university college school academy hospital clinic church mosque temple museum library theatre theater ' +
    'street road avenue lane drive boulevard square bridge river park highway route station hill creek plaza mall pier bay lake island beach valley mountain county city town village district ' +
    'council committee commission department office agency police service union association society foundation institute court ministry parliament senate congress party team club league ' +
    'times post news herald tribune journal gazette press radio tv airlines airways airport industries castings works factory plant mill hotel store center centre state states'
  ).split(' '),
);

/**
 * Who in a topic is a private person: a minor, or somebody named with an age, as a resident, victim, suspect or the
 * like, and
 * neither known to the registry nor named with an office. Of whom nothing tells either way is left alone, and so are
 * bodies and places.
 * `isKnown`: names that are public, whatever the text says.
 */
export function privatePersons(
  topic: Pick<Topic, 'title' | 'summary' | 'articleText' | 'entities' | 'location'>,
  isKnown: (name: string) => boolean,
): PrivatePerson[] {
  const text = [topic.title, topic.summary ?? '', topic.articleText ?? '']
    .join(' .\n')
    .slice(0, MOST_TEXT)
    .replace(/[ \t]+/g, ' ');
  // Where every word has a capital only the rest of the text tells where a name begins.
  const running = isTitleCase(topic.title) ? text.slice(topic.title.length) : text;
  const names = [...topic.entities, ...properNames(`. ${running}`), ...(running.match(AGED) ?? [])]
    .map(bareName)
    .filter((name) => isPersonShaped(name, topic.location));
  const judged = [...new Map(names.map((name) => [fold(name), name])).values()].flatMap((name) =>
    isKnown(name) ? [] : (judge(name, text) ?? []),
  );
  return judged.filter((one) => !judged.some((other) => other !== one && fold(other.name).includes(fold(one.name))));
}

/**
 * The words by which the text names somebody with a public office ("Mayor", ", director of"); null where it does not.
 */
export function officeOf(name: string, text: string): string | null {
  const body = text.slice(0, MOST_TEXT);
  for (let at = name === '' ? -1 : body.indexOf(name); at >= 0; at = body.indexOf(name, at + name.length)) {
    const before = BEFORE_OFFICE.exec(body.slice(Math.max(0, at - NEAR), at))?.[0];
    const after = AFTER_OFFICE.exec(
      body.slice(at + name.length, at + name.length + NEAR).split(/[.;\n](?:\s|$)/u)[0] ?? '',
    )?.[0];
    const office = (before ?? after)?.replace(/^[\s,]+|[\s,]+$/g, '');
    if (office) return office;
  }
  return null;
}

function judge(name: string, text: string): PrivatePerson | null {
  let found: PrivatePerson | null = null;
  let isPublic = false;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
    const before = text.slice(Math.max(0, at - NEAR), at);
    const after = text.slice(at + name.length, at + name.length + NEAR).split(/[.;\n](?:\s|$)/u)[0] ?? '';
    const cue = cueOf(before, after);
    if (cue?.minor) return { name, ...cue };
    isPublic ||= BEFORE_OFFICE.test(before) || AFTER_OFFICE.test(after);
    found ??= cue && isFullName(name) ? { name, ...cue } : null;
  }
  return isPublic ? null : found;
}

function cueOf(before: string, after: string): Omit<PrivatePerson, 'name'> | null {
  const [old, next] = [
    BEFORE_AGE.exec(before) ?? BEFORE_AGE_FOREIGN.exec(before),
    AFTER_AGE_FOREIGN.exec(after) ?? AFTER_AGE.exec(after),
  ];
  const age = Number(old?.[1] ?? next?.[1] ?? next?.[2] ?? next?.[3] ?? NaN);
  const unit = old?.[2] ?? next?.[4] ?? 'year';
  if (Number.isFinite(age)) {
    const minor = age < 18 || unit !== 'year';
    return { minor, reason: minor ? 'A minor, named with an age.' : 'Named with an age.' };
  }
  const role = (BEFORE_ROLE.exec(before) ?? AFTER_ROLE.exec(after))?.[1]?.toLowerCase();
  if (role !== undefined) return { minor: new RegExp(`^(?:${CHILD})$`).test(role), reason: `Named as ${role}.` };
  const fate = AFTER_FATE.exec(after)?.[1]?.toLowerCase();
  if (fate !== undefined) return { minor: false, reason: `Named as somebody who was ${fate}.` };
  const told = AFTER_FATE_FOREIGN.exec(after)?.[0];
  if (told !== undefined)
    return { minor: false, reason: `Named as somebody of whom it is said:${told.replace(/^,/, '')}.` };
  return IDENTIFIED.test(before) ? { minor: false, reason: 'Named as somebody who was identified.' } : null;
}

/** Capitalised roles grow together with names: "Suspect Ada Moor". */
const ROLE_IN_NAME = new RegExp(`^(?:(?:${PRIVATE_ROLE}|${PUBLIC_ROLE}|mr|mrs|ms|miss|dr)\\.?\\s+)+(?=\\p{Lu})`, 'iu');
const bareName = (name: string): string => name.trim().replace(FIRST_FOREIGN, '').replace(ROLE_IN_NAME, '');
/** "Mayor Ann Roe" without the office, "Suspect Ann Roe" without the role. */
export const withoutOffice = bareName;

const isFullName = (name: string): boolean => /\s/.test(name);

function isPersonShaped(name: string, location: string | null): boolean {
  const parts = words(name);
  if (parts.length === 0 || parts.length > 5 || /[\d&]/.test(name) || !/^\p{Lu}/u.test(name)) return false;
  if (NOT_PEOPLE.has(parts.at(-1)?.folded ?? '') || regionName(name) !== null) return false;
  return !` ${fold(location ?? '').replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${fold(name)} `);
}
