import { DAY_MS, type SourceView, type Topic } from '@corroborate/domain';
import { fold, lexicon, findProperNames, tokenizeWords } from '@corroborate/text';
import { OWN_AFFAIRS_LIMITS } from '../verification.thresholds';

const ownMatterPattern = (section: string): RegExp => lexicon('en', 'own-matter', section).pattern;

const SELF_FAVORING_PATTERNS = [
  ownMatterPattern('clears-itself'),
  ownMatterPattern('denies-blame'),
  ownMatterPattern('praises-itself'),
];
const COMPANY_ACTION_PATTERN = ownMatterPattern('company-acts');
const OFFICE_ACTS = ownMatterPattern('office-acts');
const WATCHDOGS = ownMatterPattern('watchdogs');
const LEGAL_FORM = new RegExp(String.raw`[\s,]+(?:${lexicon('any', 'outlet-names', 'company').source})\.?$`, 'u');

/** Source and topic data that the checks need. */
type Speaker = Pick<SourceView, 'site' | 'name' | 'kind' | 'tier' | 'registered' | 'stance'>;
type OwnedSource = Pick<SourceView, 'ownerGroup'>;
type TopicSubject = Pick<Topic, 'title' | 'entities' | 'eventDate'>;

/**
 * Words with which the source clears or praises itself; null if there are none. Does not apply to courts and watchdogs
 * that assess others.
 */
export function findSelfServingWords({ site, name, stance }: Speaker, { title }: TopicSubject): string | null {
  if (WATCHDOGS.test(fold(`${name} ${site}`))) return null;
  const texts = [title, stance.passage?.quote ?? ''].map((text) => text.slice(0, OWN_AFFAIRS_LIMITS.chars));
  return texts.flatMap((text) => SELF_FAVORING_PATTERNS.flatMap((sign) => sign.exec(text)?.[0] ?? []))[0] ?? null;
}

/** Whether a public office, authority or court reports its own action, decision or count. */
export const isOfficialOnOwnAction = (source: Speaker, topic: TopicSubject): boolean =>
  source.kind === 'official' &&
  source.tier === 1 &&
  OFFICE_ACTS.test(topic.title) &&
  findSelfServingWords(source, topic) === null;

/**
 * Whether a company reports its own decision on a long-established site whose domain name exactly matches the company
 * name, because new domains are easy to fake. Excludes actions that involve others, and claims in the company's own
 * favor.
 */
export function isCompanyOnOwnAction(source: Speaker, topic: TopicSubject): boolean {
  if (source.kind !== 'company' && source.kind !== 'unknown') return false;
  if (source.tier !== 3 || !isLongEstablished(source, topic) || findSelfServingWords(source, topic) !== null)
    return false;
  const act = COMPANY_ACTION_PATTERN.exec(topic.title);
  return act !== null && namesOf(topic).some((name) => isSiteOf(name, source.site) && isSubjectOfAct(name, act, topic));
}

/** Owner of the outlet if the topic names it; otherwise null. */
export function findNamedOwner({ ownerGroup }: OwnedSource, topic: TopicSubject): string | null {
  const owner = joinedWords(withoutLegalForm(ownerGroup ?? ''));
  return owner !== '' && namesOf(topic).some((name) => joinedWords(name) === owner) ? ownerGroup : null;
}

/** Whether the company that the topic is about denies it on its own site. */
export const isDenialByCompany = ({ kind, site, name: own, stance }: SourceView, topic: TopicSubject): boolean =>
  kind === 'company' &&
  stance.stance === 'disputes' &&
  namesOf(topic).some((name) => isSiteOf(name, site) || joinedWords(name) === joinedWords(withoutLegalForm(own)));

function isLongEstablished({ registered }: Speaker, { eventDate }: TopicSubject): boolean {
  if (!registered || !eventDate) return false;
  return Date.parse(eventDate) - Date.parse(registered) >= OWN_AFFAIRS_LIMITS.siteDays * DAY_MS;
}

const namesOf = ({ title, entities }: TopicSubject): string[] =>
  [...entities, ...findProperNames(title)].map(withoutLegalForm);
const withoutLegalForm = (name: string): string => name.replace(LEGAL_FORM, '');

/** Whether the domain name exactly matches the company name: "corvin-mills.example" and "Corvin Mills". */
function isSiteOf(name: string, site: string): boolean {
  const joined = joinedWords(name);
  return joined.length >= OWN_AFFAIRS_LIMITS.nameLetters && joined === (site.split('.')[0] ?? '').replace(/-/g, '');
}

const joinedWords = (name: string): string =>
  tokenizeWords(name)
    .map(({ folded }) => folded)
    .join('')
    .replace(/[^\p{L}\d]/gu, '');

/** Whether the company performs the action, rather than being its object. */
function isSubjectOfAct(name: string, act: RegExpExecArray, { title }: TopicSubject): boolean {
  const first = tokenizeWords(name)[0]?.folded;
  return first !== undefined && tokenizeWords(title.slice(0, act.index)).some(({ folded }) => folded === first);
}
