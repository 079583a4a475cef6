import { createReason, type Reason } from '@corroborate/domain';
import type { Draft, DraftGroup, DraftItem, DraftSection } from '../draft';
import {
  SECTION_TITLES,
  type DroppedSentence,
  type ReportGroup,
  type ReportItem,
  type ReportSection,
  type ReportSentence,
} from '../report.types';
import type { SourceList } from '../source-list';
import { sentenceFault, formatFault } from './check-sentence.policy';

/** The section reduced to verified sentences, and what was dropped. */
export function validateSection(
  section: DraftSection,
  list: SourceList,
): { section: ReportSection; dropped: DroppedSentence[] } {
  const faults: Reason[] = [];
  const groups = section.groups.flatMap((group) => keepCheckedGroup(group, list, faults));
  const why = faults.length > 0 ? createReason('section.nothing-holds', { sentences: faults.length }) : section.empty;
  return {
    section: {
      id: section.id,
      title: SECTION_TITLES[section.id],
      groups,
      empty: groups.length > 0 ? null : formatFault(why),
    },
    dropped: faults.map((fault) => ({ section: section.id, why: formatFault(fault) })),
  };
}

function keepCheckedGroup(
  { heading, as, columns, items }: DraftGroup,
  list: SourceList,
  faults: Reason[],
): ReportGroup[] {
  const kept = items.flatMap((item) => keepCheckedItem(item, list, faults));
  return kept.length > 0 ? [{ heading: heading ?? null, as, ...(columns && { columns }), items: kept }] : [];
}

function keepCheckedItem(item: DraftItem, list: SourceList, faults: Reason[]): ReportItem[] {
  const { label, href, sentences, note } = item;
  const kept = sentences.flatMap((draft) => (draft ? firstValidDraft(draft, list, faults) : []));
  if (kept.length === 0) return [];
  const noted = note ? kept.toSpliced(label ? 0 : 1, 0, ...firstValidDraft(note, list, faults)) : kept;
  return [{ label: label ?? null, ...(href ? { href } : {}), sentences: noted }];
}

/** A dropped sentence counts once, even if replaced by a narrower one. */
function firstValidDraft(draft: Draft, list: SourceList, faults: Reason[]): ReportSentence[] {
  const first = sentenceFault(draft, list);
  if (first !== null) faults.push(first);
  let holding: Draft | undefined = first === null ? draft : draft.fallback;
  while (holding && holding !== draft && sentenceFault(holding, list) !== null) holding = holding.fallback;
  if (!holding) return [];
  const { text, basis, citations, minor } = holding;
  return [{ text, basis, citations: uniqueCitations(citations), ...(minor ? { minor } : {}) }];
}

const uniqueCitations = (citations: ReportSentence['citations']): ReportSentence['citations'] => [
  ...new Map(citations.map((citation) => [citation.n, citation])).values(),
];
