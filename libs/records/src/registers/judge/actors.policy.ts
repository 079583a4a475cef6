import { createReason, findOfficeTitle, type Reason, type Topic } from '@corroborate/domain';
import { fold, lexicon, lexiconSections, tokenizeWords } from '@corroborate/text';
import { topicEntities } from '../../judge/topic-entities.policy';
import { nameWords } from './same-name.policy';
import { RECORD_LIMITS } from '../record.thresholds';
import type { Actor, ActorKind } from '../record.types';
import { findSpelledOut, type SpelledOut } from './spelled-out.policy';

/**
 * Names in the topic with their probable kind, best known first. Initials are replaced by the full name if the topic
 * spells them out.
 */
export function listActors(topic: Topic): Actor[] {
  const names = topicEntities(topic)
    .filter(({ kind, name }) => kind === 'actor' && isProper(name))
    .map(({ name }) => bareName(name));
  const known = identifyActors(names, topic);
  const rank = ({ kind }: Actor) => (kind === 'unknown' ? 1 : 0);
  return known.sort((a, b) => rank(a) - rank(b)).slice(0, RECORD_LIMITS.actors);
}

/** Probable kind of each name, in order; a name and its abbreviation are merged. */
export function identifyActors(names: readonly string[], topic: Topic): Actor[] {
  const short = findSpelledOut([topic.title, topic.summary ?? '', topic.articleText ?? ''].join('\n'));
  const whole = names.map((name) => short.find(({ initials }) => initials === name)?.name ?? name);
  return [...new Set(whole)].map((name) => withInitials(toActor(name, topic), short));
}

function withInitials(actor: Actor, short: readonly SpelledOut[]): Actor {
  const own = short.filter(({ name }) => nameWords(name).join(' ') === nameWords(actor.name).join(' '));
  return own.length === 0
    ? actor
    : {
        ...actor,
        aliases: own.map(({ initials }) => initials),
        reasons: [...actor.reasons, ...own.map(({ why }) => why)],
      };
}

/** The name without a preceding title of office. */
export const bareName = (name: string): string => name.replace(LEADING_TITLE, '');

const nameFormPattern = (section: string): RegExp => lexicon('en', 'name-forms', section).pattern;
const KIND_PATTERNS: [ActorKind, RegExp][] = [
  ['campaign', nameFormPattern('campaign')],
  ['public-body', nameFormPattern('public-body')],
  ['company', nameFormPattern('legal-form')],
  ['nonprofit', nameFormPattern('nonprofit')],
  ['company', nameFormPattern('trade')],
];

const TITLE_BEFORE = `(?:${lexicon('en', 'titles-before-names').source})`;

const LEADING_TITLE = new RegExp(`^${TITLE_BEFORE}\\.?\\s+(?=\\p{Lu}[\\p{L}.'’-]*\\s+\\p{Lu})`, 'iu');

const NON_NAME_PATTERNS = [...lexiconSections('en', 'no-names').values()].map(({ pattern }) => pattern);
/** "polling places" and "November 3 election" are not names. */
export const isProper = (name: string): boolean =>
  /^\p{Lu}/u.test(name) && !NON_NAME_PATTERNS.some((pattern) => pattern.test(name));

/** Kind of organization that a name indicates; null if it indicates none. */
export const bodyKind = (name: string): ActorKind | null => findKindPattern(name)?.[0] ?? null;

const findKindPattern = (name: string) => KIND_PATTERNS.find(([, pattern]) => pattern.test(name));

function toActor(name: string, topic: Topic): Actor {
  const sign = findKindPattern(name);
  if (sign) return { name, kind: sign[0], reasons: [createReason('actor.name-form', { name, kind: sign[0] })] };
  const text = [
    topic.title,
    topic.summary ?? '',
    (topic.articleText ?? '').slice(0, 5000),
    ...topic.entities.slice(0, 50),
  ].join(' . ');
  const person = personReason(name, text);
  if (person) return { name, kind: 'person', reasons: [person] };
  return findPositions(name, text).some((start) =>
    BUSINESS_CONTEXT.test(text.slice(start + name.length, start + name.length + 50)),
  )
    ? { name, kind: 'company', reasons: [createReason('actor.as-business', { name })] }
    : { name, kind: 'unknown', reasons: [createReason('actor.unknown', { name })] };
}

/** Two to four capitalized words with an office, or followed by words typical of a person. */
function personReason(name: string, text: string): Reason | null {
  const parts = name.split(/\s+/);
  if (parts.length < 2 || parts.length > 4 || !parts.every((part) => /^\p{Lu}[\p{L}.'’-]*$/u.test(part))) return null;
  const at = findPositions(name, text);
  const before = at.find((start) =>
    new RegExp(`\\b${TITLE_BEFORE}\\.?\\s*$`, 'i').test(text.slice(Math.max(0, start - 40), start)),
  );
  if (before !== undefined) return createReason('actor.office-before', { name });
  const office = findOfficeTitle(name, text);
  if (office !== null) return createReason('actor.with-office', { name, office });
  const after = at.find((start) => PERSON_CONTEXT.test(text.slice(start + name.length, start + name.length + 40)));
  return after === undefined ? null : createReason('actor.as-person', { name });
}

const PERSON_CONTEXT = lexicon('en', 'told-of', 'person').pattern;
const BUSINESS_CONTEXT = lexicon('en', 'told-of', 'business').pattern;

/** Up to ten positions of the name in the text. */
function findPositions(name: string, text: string): number[] {
  const [hay, needle] = [fold(text), fold(name)];
  const found: number[] = [];
  // If folding changes the length, offsets would be wrong, so nothing is read.
  if (hay.length !== text.length || tokenizeWords(name).length === 0) return found;
  for (let at = hay.indexOf(needle); at >= 0 && found.length < 10; at = hay.indexOf(needle, at + needle.length))
    found.push(at);
  return found;
}
