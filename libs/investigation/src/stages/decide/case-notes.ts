import { isCredibleElsewhere, type SourceView } from '@corroborate/domain';
import type { NoteGroup, PageNotes, Reasoner } from '@corroborate/reading';
import { findReferenceNumbers } from '@corroborate/text';
import type { NamedLead } from '@corroborate/verification';
import type { CaseHistory } from '../../case/case.history';
import type { CrossReferenceOutput } from '../stage.types';
import type { StageInput } from '../stage';

/** A model's notes on pages that support or dispute the topic, with equivalent items grouped. */
export interface CaseNotes {
  /** By source ID. */
  notes: ReadonlyMap<number, PageNotes>;
  groups: readonly NoteGroup[];
}

/** Notes of the pages that support or dispute, most credible first; null if no model read any of them. */
export async function readCaseNotes(
  reasoner: Pick<Reasoner, 'consolidate'>,
  { topic, history }: Pick<StageInput, 'topic' | 'history'>,
  { claims, sources }: Pick<CrossReferenceOutput, 'claims' | 'sources'>,
): Promise<CaseNotes | null> {
  const notes = collectSidedNotes(history, sources);
  return notes.size === 0 ? null : { notes, groups: await reasoner.consolidate({ topic, claims, notes }) };
}

/**
 * Notes of other credible pages on the event or its background, which report people, statements and dates without
 * taking a side; null if a model took no notes on any page.
 */
export function collectBackgroundNotes(
  history: CaseHistory,
  sources: readonly SourceView[],
): Map<number, PageNotes> | null {
  const assessments = history.assessments();
  if (![...assessments.values()].some(({ notes }) => notes)) return null;
  const sided = new Set(selectSidedSources(sources).map(({ id }) => id));
  const others = sortByCredibility(sources.filter((view) => isCredibleElsewhere(view) && !sided.has(view.id)));
  return new Map(
    others.flatMap(({ id }) => {
      const noted = assessments.get(id)?.notes;
      return noted && RELATED_RELATIONS.has(noted.relation) ? [[id, noted] as const] : [];
    }),
  );
}

/** Leads named by pages on the event, including unreliable pages and the topic's own page. */
export function listNamedLeads(history: CaseHistory, sources: readonly SourceView[]): NamedLead[] {
  const assessments = history.assessments();
  return sortByCredibility(sources).flatMap(({ id, name, language }) => {
    const { notes } = assessments.get(id) ?? {};
    const leads = notes && RELATED_RELATIONS.has(notes.relation) ? leadsOf(notes) : [];
    return leads.map((lead) => ({ ...lead, outlet: name, language: language ?? null }));
  });
}

/** What a page gives as leads, the reference numbers in what it says, and whom public records could settle. */
function leadsOf({ leads, claims, statements, actors }: PageNotes): Pick<NamedLead, 'kind' | 'what'>[] {
  const said = [...leads, ...claims, ...statements, ...actors].map(({ quote }) => quote).join('\n');
  return [
    ...findReferenceNumbers(said).map((what) => ({ kind: 'record' as const, what })),
    ...leads,
    ...actors.filter(({ worthLookingUp }) => worthLookingUp).map(({ kind, name }) => ({ kind, what: name })),
  ].map(({ kind, what }) => ({ kind, what }));
}

export const RELATED_RELATIONS: ReadonlySet<PageNotes['relation']> = new Set(['this-event', 'background']);

/** Notes of the pages that support or dispute, by source ID, most credible first. */
export function collectSidedNotes(history: CaseHistory, sources: readonly SourceView[]): Map<number, PageNotes> {
  const assessments = history.assessments();
  return new Map(
    selectSidedSources(sources).flatMap(({ id }) => {
      const noted = assessments.get(id)?.notes;
      return noted ? [[id, noted] as const] : [];
    }),
  );
}

const selectSidedSources = (sources: readonly SourceView[]): SourceView[] =>
  sortByCredibility(
    sources.filter(
      ({ stance: { stance }, isTopicPage }) => !isTopicPage && (stance === 'supports' || stance === 'disputes'),
    ),
  );

/** Most credible first, independent of the order in which pages were stored. */
export const sortByCredibility = (sources: readonly SourceView[]): SourceView[] =>
  sources.toSorted((a, b) => a.tier - b.tier || (b.score ?? 0) - (a.score ?? 0) || a.url.localeCompare(b.url));
