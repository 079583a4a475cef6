import {
  createReason,
  isCredible,
  findOfficeTitle,
  findPrivatePersons,
  removeOffice,
  type Topic,
} from '@corroborate/domain';
import { EARLIER_STATEMENTS, SPEAKER_LIMITS } from '../context.thresholds';
import { sharedName } from '../registers/judge/same-organisation.policy';
import type { MatchedRecord } from '../registers/record.types';
import type { ActorIdentifier, ActorProfile, ActorStatement, MainClaimStatement } from './actor.types';
import { bareProfile, cikUrl } from './profile.builder';
import { trackRecord } from './track-record.policy';

export interface CompletingInput {
  topic: Topic;
  /** Profiles from the background stage. */
  actors: readonly ActorProfile[];
  /** Speakers on the main claim in the pages read. */
  statements: readonly MainClaimStatement[];
  /** Register entries of the topic's actors. */
  records: readonly MatchedRecord[];
}

/**
 * Adds results of later stages: statements in pages, register numbers and cases, and officials quoted on pages, who are
 * known only from these pages.
 */
export function completeProfiles({ topic, actors, statements, records }: CompletingInput): ActorProfile[] {
  const known = actors.map((actor) => addRecords(addStatements(actor, statements), records));
  return [...known, ...buildSpeakerProfiles(topic, known, statements)];
}

function addStatements(actor: ActorProfile, statements: readonly MainClaimStatement[]): ActorProfile {
  const own = statements.filter(({ known }) => sharedName({ name: known }, actor) !== null).map(asStatement);
  return own.length === 0 ? actor : { ...actor, statements: [...actor.statements, ...selectBestStatements(own)] };
}

const asStatement = ({ known: _, role: _role, ...statement }: MainClaimStatement): ActorStatement => ({
  ...statement,
  when: 'now',
  sameMatter: true,
  reasons: [createReason('statement.on-claim')],
});

/** Statements from the most credible sources first, each sentence once. */
function selectBestStatements(statements: ActorStatement[]): ActorStatement[] {
  const unique = [...new Map(statements.map((one) => [one.quote, one])).values()];
  return unique.sort((a, b) => a.tier - b.tier).slice(0, EARLIER_STATEMENTS.shown.now);
}

function addRecords(actor: ActorProfile, records: readonly MatchedRecord[]): ActorProfile {
  const own = records.filter((record) => sharedName({ name: record.actor }, actor) !== null);
  if (own.length === 0) return actor;
  const identifiers = [
    ...new Map(
      [...actor.identifiers, ...own.flatMap(identifierOf)].map((one) => [`${one.scheme} ${one.value}`, one]),
    ).values(),
  ];
  const cases = own
    .filter(({ register }) => register === 'courtlistener')
    .map(({ title, date, url, form }) => ({
      kind: form === 'opinion' ? ('opinion' as const) : ('docket' as const),
      text: `${title}${date ? `, filed ${date.slice(0, 10)}` : ''}`,
      quote: title,
      sourceUrl: url,
      sourceName: 'CourtListener',
      date,
    }));
  const more = cases.filter(({ sourceUrl }) => !actor.track.entries.some((entry) => entry.sourceUrl === sourceUrl));
  return {
    ...actor,
    identifiers,
    track: more.length === 0 ? actor.track : withCounts(actor, [...actor.track.entries, ...more]),
  };
}

/** Keeps entries that are not shown in the counts. */
function withCounts({ track }: ActorProfile, entries: ActorProfile['track']['entries']): ActorProfile['track'] {
  const made = trackRecord(entries);
  const hidden = (kind: keyof typeof made.counts) =>
    (track.counts[kind] ?? 0) - track.entries.filter((entry) => entry.kind === kind).length;
  return {
    ...made,
    counts: Object.fromEntries(
      Object.entries(made.counts).map(([kind, count]) => [
        kind,
        count + Math.max(0, hidden(kind as keyof typeof made.counts)),
      ]),
    ),
  };
}

/** A filing may name several bodies, each with its own number. */
function identifierOf({ register, id, holders = [], url, parties, actor }: MatchedRecord): ActorIdentifier[] {
  const at = parties.findIndex((name) => sharedName({ name }, { name: actor }) !== null);
  const cik = /^cik:(\d{1,10})$/.exec(holders[at] ?? '')?.[1];
  if (cik !== undefined) return [{ scheme: 'cik', value: cik, url: cikUrl(cik) }];
  if (register === 'gleif') return [{ scheme: 'lei', value: id, url }];
  return register === 'companies-house' || register === 'propublica'
    ? [{ scheme: register === 'propublica' ? 'ein' : register, value: id, url }]
    : [];
}

/** People with an office who are quoted by a credible page or by several pages. */
function buildSpeakerProfiles(
  topic: Topic,
  actors: readonly ActorProfile[],
  statements: readonly MainClaimStatement[],
): ActorProfile[] {
  const byName = new Map<string, MainClaimStatement[]>();
  for (const one of statements) {
    const name = parsePersonName(one);
    if (name !== null && !actors.some((actor) => sharedName({ name }, actor) !== null))
      byName.set(name, [...(byName.get(name) ?? []), one]);
  }
  const wide = [...byName].filter(
    ([, own]) =>
      own.some(({ tier }) => isCredible(tier)) ||
      new Set(own.map(({ sourceId }) => sourceId)).size >= SPEAKER_LIMITS.leastPages,
  );
  return wide
    .flatMap(([name, own]) => profileOf(name, own, topic) ?? [])
    .sort((a, b) => b.statements.length - a.statements.length)
    .slice(0, SPEAKER_LIMITS.most);
}

const PERSON = /(?:^|\s)(\p{Lu}[\p{Ll}’'-]+(?: \p{Lu}\.)? \p{Lu}[\p{L}’'-]+)$/u;

/** "Harbor Works Director Ada Okafor" → "Ada Okafor"; null if the phrase does not name a person. */
function parsePersonName({ known }: MainClaimStatement): string | null {
  const [first = '', second = ''] = known.split(',').map((part) => part.trim());
  const name = PERSON.exec(first)?.[1] ?? PERSON.exec(second)?.[1];
  return name === undefined || removeOffice(name) !== name ? null : name;
}

function profileOf(name: string, statements: MainClaimStatement[], topic: Topic): ActorProfile | null {
  const withOffice = statements
    .map((one) => ({
      one,
      office: findOfficeTitle(name, one.quote) ?? findOfficeTitle(name, `${name}, ${one.role ?? ''}`),
    }))
    .find(({ office }) => office !== null);
  const quotes = statements.map(({ quote }) => quote).join('\n');
  const hidden = findPrivatePersons(
    { ...topic, articleText: `${topic.articleText ?? ''}\n${quotes}`, entities: [name] },
    () => false,
  ).some((one) => one.name.includes(name) || name.includes(one.name));
  if (!withOffice || hidden) return null;
  const { one, office } = withOffice;
  const profile = bareProfile({
    name,
    kind: 'person',
    aliases: [],
    reasons: [createReason('actor.office-in-source', { source: one.sourceName, name, office: office ?? '' })],
    role: { quote: one.quote, from: one.sourceName, sourceUrl: one.sourceUrl },
  });
  return {
    ...profile,
    identity: { ...profile.identity, reasons: [createReason('identity.pages-alone')] },
    statements: selectBestStatements(statements.map(asStatement)),
  };
}
