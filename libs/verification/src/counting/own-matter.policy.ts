import { DAY_MS, type SourceView, type Topic } from '@corroborate/domain';
import { fold, lexicon, properNames, tokenizeWords } from '@corroborate/text';
import { OWN_MATTER } from '../verification.thresholds';

const said = (section: string): RegExp => lexicon('en', 'own-matter', section).pattern;

const IN_FAVOUR = [said('clears-itself'), said('denies-blame'), said('praises-itself')];
const COMPANY_ACTS = said('company-acts');
const OFFICE_ACTS = said('office-acts');
const WATCHDOGS = said('watchdogs');
const LEGAL_FORM = new RegExp(String.raw`[\s,]+(?:${lexicon('any', 'outlet-names', 'company').source})\.?$`, 'u');

/** Source and topic data that the checks need. */
type Speaker = Pick<SourceView, 'site' | 'name' | 'kind' | 'tier' | 'registered' | 'stance'>;
type Owned = Pick<SourceView, 'ownerGroup'>;
type Matter = Pick<Topic, 'title' | 'entities' | 'eventDate'>;

/**
 * Words with which the source clears or praises itself; null if none. Does not apply to courts and watchdogs that
 * assess others.
 */
export function selfServingWords({ site, name, stance }: Speaker, { title }: Matter): string | null {
  if (WATCHDOGS.test(fold(`${name} ${site}`))) return null;
  const texts = [title, stance.passage?.quote ?? ''].map((text) => text.slice(0, OWN_MATTER.chars));
  return texts.flatMap((text) => IN_FAVOUR.flatMap((sign) => sign.exec(text)?.[0] ?? []))[0] ?? null;
}

/** Whether a public office, authority or court reports its own actions, decisions or counts. */
export const isOfficialOnOwnAction = (source: Speaker, topic: Matter): boolean =>
  source.kind === 'official' &&
  source.tier === 1 &&
  OFFICE_ACTS.test(topic.title) &&
  selfServingWords(source, topic) === null;

/**
 * Whether a company reports its own decision on a site that has long had exactly its name; new domains are easy to
 * fake. Excludes actions that involve others, and claims in its own favor.
 */
export function isCompanyOnOwnAction(source: Speaker, topic: Matter): boolean {
  if (source.kind !== 'company' && source.kind !== 'unknown') return false;
  if (source.tier !== 3 || !isLongKnown(source, topic) || selfServingWords(source, topic) !== null) return false;
  const act = COMPANY_ACTS.exec(topic.title);
  return act !== null && namesOf(topic).some((name) => isSiteOf(name, source.site) && actsFirst(name, act, topic));
}

/** Owner of the outlet if named in the topic; otherwise null. */
export function ownerNamed({ ownerGroup }: Owned, topic: Matter): string | null {
  const owner = joinedWords(withoutForm(ownerGroup ?? ''));
  return owner !== '' && namesOf(topic).some((name) => joinedWords(name) === owner) ? ownerGroup : null;
}

/** Whether the company that the topic is about denies the topic on its own site. */
export const isDenialByCompany = ({ kind, site, name: own, stance }: SourceView, topic: Matter): boolean =>
  kind === 'company' &&
  stance.stance === 'disputes' &&
  namesOf(topic).some((name) => isSiteOf(name, site) || joinedWords(name) === joinedWords(withoutForm(own)));

function isLongKnown({ registered }: Speaker, { eventDate }: Matter): boolean {
  if (!registered || !eventDate) return false;
  return Date.parse(eventDate) - Date.parse(registered) >= OWN_MATTER.siteDays * DAY_MS;
}

const namesOf = ({ title, entities }: Matter): string[] => [...entities, ...properNames(title)].map(withoutForm);
const withoutForm = (name: string): string => name.replace(LEGAL_FORM, '');

/** Whether the site's name is exactly the company's: "corvin-mills.example" and "Corvin Mills". */
function isSiteOf(name: string, site: string): boolean {
  const joined = joinedWords(name);
  return joined.length >= OWN_MATTER.nameLetters && joined === (site.split('.')[0] ?? '').replace(/-/g, '');
}

const joinedWords = (name: string): string =>
  tokenizeWords(name)
    .map(({ folded }) => folded)
    .join('')
    .replace(/[^\p{L}\d]/gu, '');

/** Whether the company is the subject of the action rather than its object. */
function actsFirst(name: string, act: RegExpExecArray, { title }: Matter): boolean {
  const first = tokenizeWords(name)[0]?.folded;
  return first !== undefined && tokenizeWords(title.slice(0, act.index)).some(({ folded }) => folded === first);
}
