import { createReason } from '@corroborate/domain';
import { lexicon } from '@corroborate/text';
import { ACTOR_LIMITS } from '../context.thresholds';
import type { ActorKind, PublicRecord } from '../registers/record.types';
import type {
  ActorDetail,
  ActorIdentifier,
  ActorProfile,
  EntityCandidate,
  KeyActor,
  FindNewsroom,
} from './actor.types';
import type { EntityChoice } from './choose-entity.policy';
import { NO_RECORD } from './track-record.policy';

export const bareProfile = (actor: KeyActor): ActorProfile => ({
  name: actor.name,
  kind: actor.kind,
  reasons: actor.reasons,
  aliases: actor.aliases,
  role: actor.role,
  identity: { state: 'not asked', reasons: [createReason('identity.not-asked')], candidates: [] },
  identifiers: [],
  details: [],
  statements: [],
  track: NO_RECORD,
});

/** Adds data of the chosen entity, or the reason if none was chosen. */
export function addEntity(
  profile: ActorProfile,
  { chosen, equal, reasons }: EntityChoice,
  sourceName: string,
): ActorProfile {
  if (!chosen) {
    const state = equal.length > 0 ? 'not told apart' : 'not found';
    return {
      ...profile,
      identity: {
        state,
        reasons,
        candidates: equal.slice(0, 5).map(({ label, description, url }) => ({ name: label, description, url })),
      },
    };
  }
  const kind = profile.kind === 'unknown' ? kindOf(chosen) : profile.kind;
  const details =
    profile.kind === 'unknown' && kind !== 'unknown'
      ? [createReason('actor.called', { source: sourceName, what: chosen.classes[0] ?? chosen.description })]
      : [];
  return {
    ...profile,
    kind,
    reasons: [...profile.reasons, ...details],
    aliases: [...new Set([...profile.aliases, chosen.label, ...chosen.aliases])]
      .filter((alias) => alias !== profile.name)
      .slice(0, 10),
    identity: { state: 'resolved', reasons, candidates: [] },
    identifiers: uniqueIdentifiers([...profile.identifiers, ...identifiersOf(chosen)]),
    details: [...profile.details, ...detailsOf(chosen, sourceName)].slice(0, ACTOR_LIMITS.details),
  };
}

function kindOf({ human, classes, description }: EntityCandidate): ActorKind {
  if (human) return 'person';
  const about = [...classes, description].join(' . ');
  return KINDS.find(([, pattern]) => pattern.test(about))?.[0] ?? 'unknown';
}

const KINDS: readonly [ActorKind, RegExp][] = [
  ['public-body', lexicon('en', 'entities', 'public-body').pattern],
  ['nonprofit', lexicon('en', 'entities', 'nonprofit').pattern],
  ['campaign', /\b(?:political party|campaign)\b/i],
  ['company', lexicon('en', 'entities', 'company').pattern],
];

function identifiersOf({ id, url, lei, cik, website }: EntityCandidate): ActorIdentifier[] {
  return [
    { scheme: 'wikidata', value: id, url },
    ...(lei === null ? [] : [{ scheme: 'lei', value: lei, url: leiUrl(lei) }]),
    ...(cik === null ? [] : [{ scheme: 'cik', value: String(Number(cik)), url: cikUrl(cik) }]),
    ...(website === null ? [] : [{ scheme: 'website', value: website.slice(0, 200), url: website.slice(0, 500) }]),
  ];
}

const leiUrl = (lei: string): string => `https://search.gleif.org/#/record/${lei}`;
export const cikUrl = (cik: string): string =>
  `https://www.sec.gov/cgi-bin/browse-edgar?action=getcompany&CIK=${String(Number(cik)).padStart(10, '0')}`;

function detailsOf(
  { url, description, offices, owners, places, trades }: EntityCandidate,
  sourceName: string,
): ActorDetail[] {
  const make = (kind: ActorDetail['kind'], text: string, quote: string): ActorDetail => ({
    kind,
    text,
    quote,
    sourceUrl: url,
    sourceName,
    date: null,
  });
  const trade = trades[0];
  return [
    ...(description === '' ? [] : [make('description', description, description)]),
    ...offices.slice(0, 2).map((office) => make('office', `Office: ${office}`, office)),
    ...(description === '' && trade !== undefined ? [make('description', trade, trade)] : []),
    ...owners.slice(0, 1).map((owner) => make('owner', `Owner: ${owner}`, owner)),
    ...places
      .filter((place) => !description.includes(place))
      .slice(0, 1)
      .map((place) => make('place', `Place: ${place}`, place)),
  ];
}

/** Adds the legal entity if exactly one matches; otherwise notes that there are several. */
export function addLegalEntity(
  profile: ActorProfile,
  records: readonly PublicRecord[],
  sourceName: string,
): ActorProfile {
  const [record, ...others] = records;
  // If several entities share the name, a number does not identify one.
  if (!record || others.length > 0 || profile.identity.state === 'not told apart') return profile;
  const details = (record.entity ?? []).map(({ tells, line }): ActorDetail => ({
    kind: tells,
    text: line,
    quote: line,
    sourceUrl: record.url,
    sourceName,
    date: record.date,
  }));
  return {
    ...profile,
    identity:
      profile.identity.state === 'resolved'
        ? profile.identity
        : {
            state: 'resolved',
            reasons: [...profile.identity.reasons, createReason('identity.only-legal-entity', { name: record.title })],
            candidates: [],
          },
    identifiers: uniqueIdentifiers([
      ...profile.identifiers,
      { scheme: 'lei', value: record.id, url: leiUrl(record.id) },
    ]),
    details: [...profile.details, ...details].slice(0, ACTOR_LIMITS.details + ACTOR_LIMITS.entityLines),
  };
}

/** Uses the newsroom's name from the registry. */
export function addNewsroom(profile: ActorProfile, newsroom: FindNewsroom): ActorProfile {
  const found = newsroom(profile.name);
  if (!found) return profile;
  const url = `https://${found.site}/`;
  return {
    ...profile,
    identifiers: uniqueIdentifiers([...profile.identifiers, { scheme: 'website', value: found.site, url }]),
    details: [
      ...profile.details,
      {
        kind: 'news-house',
        text: `Listed in the outlet registry: ${found.name}`,
        quote: found.name,
        sourceUrl: url,
        sourceName: 'Outlet registry',
        date: null,
      },
    ],
  };
}

const uniqueIdentifiers = (identifiers: ActorIdentifier[]): ActorIdentifier[] => [
  ...new Map(identifiers.map((one) => [`${one.scheme} ${one.value}`, one])).values(),
];
