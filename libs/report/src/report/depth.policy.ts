import type { ReportDepth, ReportGroup, ReportSection, SectionId } from './report.types';

const BRIEF: readonly SectionId[] = ['summary', 'findings', 'limitations', 'recommendations'];

/**
 * `full`: all of it. `executive`: the sections that a decision takes, without quotes beside the findings. `bullets`:
 * every section, one bullet an item, without detail.
 */
export function atDepth(whole: ReportSection[], depth: ReportDepth): ReportSection[] {
  if (depth === 'full') return whole;
  const sections = whole.filter(({ id }) => depth === 'bullets' || BRIEF.includes(id)).map(withoutDetail);
  return depth === 'bullets' ? sections.map(inBullets) : sections;
}

const withoutDetail = (section: ReportSection): ReportSection => ({
  ...section,
  groups: section.groups.map((group) => ({ ...group, items: group.items.map(brief) })),
});

/** At least one sentence stays. */
function brief(item: ReportGroup['items'][number]): ReportGroup['items'][number] {
  const main = item.sentences.filter(({ minor }) => !minor);
  return { ...item, sentences: main.length > 0 ? main : item.sentences.slice(0, 1) };
}

const inBullets = (section: ReportSection): ReportSection => ({
  ...section,
  groups: section.groups.map((group) => ({
    ...group,
    as: 'list' as const,
    items:
      group.as === 'list'
        ? group.items
        : group.items.flatMap(({ label, sentences }) => sentences.map((one) => ({ label, sentences: [one] }))),
  })),
});
