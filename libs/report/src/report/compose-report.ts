import type { Mode } from '@corroborate/domain';
import { checkedSection } from './check/check-section';
import { backgroundSection } from './compose/background';
import { findingsSection } from './compose/findings';
import { limitationsSection, recommendationsSection } from './compose/limits';
import { integritySection } from './compose/integrity';
import { Notes } from './compose/notes';
import { originSection } from './compose/origin';
import { balanceSection, positionsSection, statementsSection, timelineSection } from './compose/parts';
import { peopleSection } from './compose/people';
import { questionsSection } from './compose/questions';
import { summarySection } from './compose/summary';
import { atDepth } from './depth.policy';
import type { DraftSection } from './draft';
import { withWrittenFindings, withWrittenLead, writtenIn, type Written } from './prose/written';
import { plainLine } from './quoting';
import type { ReportInput } from './report.input';
import type { Report, ReportDepth, ReportSection, ReportSource } from './report.types';
import { settled } from './settled.policy';
import { withSpelledNames } from './spelled-names';
import { sourceList, type SourceList } from './source-list';

const COMPOSERS = [
  summarySection,
  findingsSection,
  questionsSection,
  timelineSection,
  positionsSection,
  balanceSection,
  peopleSection,
  statementsSection,
  originSection,
  backgroundSection,
  integritySection,
  recommendationsSection,
];

/** How deep a report goes where nobody says. */
const usualDepth = (mode: Mode): ReportDepth => (mode === 'quick' ? 'executive' : 'full');

/**
 * The report of a case, written whole from what its stages know. Every sentence that states something of the story has
 * been checked against the captures it cites; what did not hold is left out and counted.
 */
export function composeReport(given: ReportInput, depth: ReportDepth = usualDepth(given.data.mode)): Report {
  const input = withSpelledNames(settled(given));
  const list = sourceList(input);
  const notes = new Notes(input, list);
  const written = writtenIn(notes);
  const composers = input.data.lastLook ? COMPOSERS : COMPOSERS.filter((one) => one !== integritySection);
  const checked = composers.map((compose) => checkedSection(withWritten(compose(notes), written), list));
  const own = checked.flatMap((one) => one.dropped);
  const limits = checkedSection(limitationsSection(notes, own.length, written), list);
  const dropped = [...own, ...(written?.dropped ?? [])];
  const whole = checked.map(({ section }) => section);
  whole.splice(-1, 0, limits.section);
  const sections = atDepth(whole, depth);
  return { ...headOf(input), depth, sections, sources: sourcesOf(sections, list), dropped };
}

function withWritten(section: DraftSection, written: Written | null): DraftSection {
  if (!written) return section;
  if (section.id === 'summary') return withWrittenLead(section, written);
  return section.id === 'findings' ? withWrittenFindings(section, written) : section;
}

function headOf({ data }: ReportInput) {
  const { applied, recommended, held, confidence, independentCredible, review } = data.decision;
  return {
    investigationId: data.investigationId,
    topicId: data.topic.id,
    title: plainLine(data.topic.title),
    mode: data.mode,
    decidedAt: data.decidedAt,
    verdict: {
      levelBefore: data.topic.verificationStatus,
      ...{ level: applied, recommended, held, confidence },
      ...{ independentCredible, reviewRequired: review.required },
    },
  };
}

/** With what is cited marked; the topic's own page and background are listed where they are. */
function sourcesOf(sections: readonly ReportSection[], list: SourceList): ReportSource[] {
  const cited = citedIn(sections);
  return list.entries.map(({ source }) => ({ ...source, cited: cited.has(source.n) }));
}

const citedIn = (sections: readonly ReportSection[]): Set<number> =>
  new Set(
    sections
      .flatMap(({ groups }) => groups)
      .flatMap(({ items }) => items)
      .flatMap(({ sentences }) => sentences)
      .flatMap(({ citations }) => citations.map(({ n }) => n)),
  );
