import { isCredible, isReadable, type ClaimFinding, type Passage } from '@corroborate/domain';
import { nameKey } from '@corroborate/text';
import type { CaseData } from '../case.types';
import { getCaseStandings } from '../claim-standings';
import { isSameName } from '../report/compose/case-context';
import { chosenRole, shownRole } from '../report/compose/roles';
import type { ReportInput } from '../report/report.input';
import type { NotedActor } from '../parts/noted/actors.types';
import type { ReportParts } from '../report/report.parts';
import type { Report } from '../report/report.types';

type FindSourceId = (sourceId: number) => string | null;

/** Data extracted from the pages: who, what, when, claims with their evidence, and what should still be captured. */
export function buildExtraction({ data, parts = {}, pages }: ReportInput, { sources }: Report) {
  const ids = new Map(sources.map(({ sourceId, id }) => [sourceId, id]));
  const idOf: FindSourceId = (sourceId) => ids.get(sourceId) ?? null;
  return {
    format: 2,
    iteration: data.rounds,
    ...peopleAndEntities(data, parts, idOf),
    claims: claimsOf(data, parts, idOf),
    events: eventsOf(parts, idOf),
    statements: statementsOf(parts, idOf),
    positions: positionsOf(parts, idOf),
    contradictions: contradictionsOf(data, idOf),
    sources_to_capture: pagesToCapture(data, parts, pages),
    sources: sources.map(({ id, url, stance, counts }) => ({ id, url, stance, counts })),
    voices: data.clusters
      .map(({ sourceIds }) => knownSourceIds(sourceIds, idOf))
      .filter((members) => members.length > 0),
  };
}

const knownSourceIds = (sourceIds: readonly number[], idOf: FindSourceId): string[] =>
  sourceIds.flatMap((id) => idOf(id) ?? []);

/** Actors that pages name, then profiled actors of the topic that no page names. */
export function peopleAndEntities(data: CaseData, { actors }: ReportParts, idOf: FindSourceId = () => null) {
  const noted = actors ?? [];
  const others = (data.actors ?? []).filter(
    (one) => !noted.some(({ name }) => isAnyName(name, [one.name, ...one.aliases])),
  );
  const people = others.filter(({ kind }) => kind === 'person');
  const bodies = others.filter(({ kind }) => kind !== 'person');
  const ofKind = (kind: NotedActor['kind']) => noted.filter((one) => one.kind === kind);
  return {
    people: [
      ...ofKind('person').map((one) => ({
        name: one.name,
        role: roleIn(one),
        roles: one.roles.map(({ role, date, sourceIds }) => ({ role, date, sources: knownSourceIds(sourceIds, idOf) })),
        needs_investigation: needsLookup(one, data),
        sources: knownSourceIds(one.sourceIds, idOf),
      })),
      ...people.map(({ name }) => ({ name, role: null, roles: [], needs_investigation: false, sources: [] })),
    ],
    entities: [
      ...ofKind('organization').map((one) => ({
        name: one.name,
        type: one.form ?? typeOf(one.name, data) ?? 'organization',
        jurisdiction: one.place ?? placeOf(one.name, data),
        needs_investigation: needsLookup(one, data),
        sources: knownSourceIds(one.sourceIds, idOf),
      })),
      ...bodies.map(({ name, kind }) => ({
        ...{ name, type: kind, jurisdiction: placeOf(name, data) },
        ...{ needs_investigation: false, sources: [] as string[] },
      })),
    ],
  };
}

const roleIn = ({ roles, name }: NotedActor): string | null => {
  const chosen = chosenRole(roles, name);
  return chosen && shownRole(chosen.role);
};

const profileOf = (name: string, { actors }: CaseData) =>
  (actors ?? []).find((one) => isAnyName(name, [one.name, ...one.aliases]));

const isAnyName = (name: string, names: readonly string[]): boolean =>
  names.some((one) => isSameName(nameKey(one), nameKey(name)));

const typeOf = (name: string, data: CaseData) => profileOf(name, data)?.kind;

const placeOf = (name: string, data: CaseData): string | null =>
  profileOf(name, data)?.details.find(({ kind }) => kind === 'place')?.text ?? null;

/** Whether public records could settle something about the actor, and it was not identified yet. */
const needsLookup = ({ name, worthLookingUp }: NotedActor, data: CaseData): boolean =>
  worthLookingUp === true && profileOf(name, data)?.identity.state !== 'resolved';

function claimsOf(data: CaseData, { positions }: ReportParts, idOf: FindSourceId) {
  const standings = getCaseStandings(data);
  return data.claims.map(({ id, text, kind, core }) => {
    const finding = data.findings.find(({ claimId }) => claimId === id);
    const standing = standings.get(id) ?? 'open';
    const holders = (positions ?? []).filter((one) => one.claimId === id && one.holds === 'affirms');
    return {
      ...{ id, text, kind, core },
      position: holders.map(({ holder }) => holder).join('; ') || null,
      needs_verification: standing !== 'confirmed' && finding?.verdict !== 'refuted',
      verdict: finding?.verdict ?? 'unverifiable',
      standing,
      confidence: finding?.confidence ?? 0,
      evidence: evidenceOf(finding, idOf),
    };
  });
}

const evidenceOf = (finding: ClaimFinding | undefined, idOf: FindSourceId) =>
  (finding?.evidence ?? []).flatMap(({ sourceId, stance, strength, passage }) =>
    idOf(sourceId) === null ? [] : [{ source: idOf(sourceId), stance, strength, passage: quoteSpan(passage) }],
  );

const quoteSpan = (passage: Passage | null) =>
  passage && { quote: passage.quote, start: passage.start, end: passage.end };

const eventsOf = ({ timeline }: ReportParts, idOf: FindSourceId) =>
  (timeline?.events ?? []).map(({ date, text, quote, sourceIds, entities = [] }) => ({
    date: date.value,
    event: text ?? quote,
    entities_involved: entities,
    quote,
    sources: knownSourceIds(sourceIds, idOf),
  }));

const statementsOf = ({ statements }: ReportParts, idOf: FindSourceId) =>
  (statements ?? []).map(({ speaker, date, venue, summary, quote, sourceId, claimId, evidence }) => ({
    ...{ speaker, date, venue, summary, quote },
    claim: claimId,
    evidence,
    source: idOf(sourceId),
  }));

const positionsOf = ({ positions }: ReportParts, idOf: FindSourceId) =>
  (positions ?? []).map(({ claimId, holder, holds, statements }) => ({
    claim: claimId,
    holder,
    holds,
    quotes: statements.map(({ sourceId, quote }) => ({ source: idOf(sourceId), quote })),
  }));

/** Values on which sources differ. */
const contradictionsOf = ({ discrepancies }: CaseData, idOf: FindSourceId) =>
  discrepancies.map(({ kind, about, reading, values }) => ({
    description: `${about}: ${values.map(({ value }) => value).join(' / ')}`,
    sources: [
      ...new Set(
        knownSourceIds(
          values.map(({ sourceId }) => sourceId),
          idOf,
        ),
      ),
    ],
    ...{ kind, about, reading },
    values: values.map(({ value, sourceId, quote }) => ({ value, source: idOf(sourceId), quote })),
  }));

/** Pages that could not be read, then things named on pages that could settle an open point. */
function pagesToCapture(data: CaseData, { steps }: ReportParts, pages: ReportInput['pages']) {
  const isIdentified = (name: string) => profileOf(name, data)?.identity.state === 'resolved';
  const named = (steps ?? []).filter(({ kind, what }) => kind !== 'lookup' || !isIdentified(what));
  const unread = data.sources.filter(
    ({ id, readable, isTopicPage }) => !readable && !isTopicPage && !isReadable(pages.get(id)?.verdict ?? 'error'),
  );
  return [
    ...unread.map(({ url, name, tier }) => ({
      ...{ url, what: name, type: 'page', priority: isCredible(tier) ? 'HIGH' : 'LOW', why: null as string | null },
    })),
    ...named.map(({ what, kind, why, claimId, quote }) => ({
      ...{ url: findUrl(what) ?? findUrl(quote), what, type: kind, priority: claimId ? 'HIGH' : 'MEDIUM', why },
    })),
  ];
}

/** URL printed on the page; null if none. */
const findUrl = (text: string): string | null =>
  /https?:\/\/[^\s"<>“”]{4,500}/.exec(text)?.[0].replace(/[).,;]$/, '') ?? null;
