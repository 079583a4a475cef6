import {
  getConfidenceBand,
  buildDecidedVerdict,
  toReasonText,
  toReasonTexts,
  type StoredVerdict,
} from '@corroborate/domain';
import { getCaseVerdict } from '../verdict.builder';
import { validateSection } from './check/check-section';
import { CaseContext } from './compose/case-context';
import { confirmedSection, openSection, reportedSection } from './compose/claims.sections';
import { evidenceSection } from './compose/evidence.section';
import { balanceSection, checkSection, explanationsSection } from './compose/file.sections';
import { nextSection } from './compose/next.section';
import { backgroundSection, questionsSection } from './compose/background.sections';
import { peopleSection } from './compose/people.section';
import { statementsSection } from './compose/statements.section';
import { timelineSection } from './compose/timeline.section';
import { verdictSection } from './compose/verdict.section';
import { sectionsAtDepth } from './depth.policy';
import { plainLine } from './quoting';
import type { ReportInput } from './report.input';
import type { Report, ReportDepth, ReportSection, ReportSentence, ReportSource, ReportVerdict } from './report.types';
import { applyDecisions, finalDecision } from './settled.policy';
import { sourceList, type SourceList } from './source-list';
import { withPrintedNames } from './printed-names';

const COMPOSERS = [
  verdictSection,
  confirmedSection,
  reportedSection,
  openSection,
  statementsSection,
  evidenceSection,
  nextSection,
  timelineSection,
  peopleSection,
  questionsSection,
  explanationsSection,
  backgroundSection,
  balanceSection,
  checkSection,
];

/**
 * Composes the report of a case. Every statement about the story is checked against its cited captures; unverified
 * sentences are dropped and counted.
 */
export function composeReport(given: ReportInput, depth: ReportDepth = 'report'): Report {
  const named = withPrintedNames(given);
  const input = applyDecisions(named);
  const verdict = storedVerdict(named, input);
  const list = sourceList(input);
  const context = new CaseContext(input, list, verdict);
  const checked = COMPOSERS.map((compose) => validateSection(compose(context), list));
  const whole = checked.map(({ section }) => section);
  const numbers = numberSources(whole, list);
  const sections = renumberCitations(sectionsAtDepth(whole, depth), numbers);
  return {
    investigationId: input.data.investigationId,
    topicId: input.data.topic.id,
    title: plainLine(input.data.topic.title),
    mode: input.data.mode,
    decidedAt: input.data.decidedAt,
    verdict: reportVerdict(input, verdict),
    depth,
    sections,
    sources: sourcesOf(sections, list, numbers),
    dropped: checked.flatMap((one) => one.dropped),
  };
}

/** The verdict, including the latest editor decision unless a review is open again. */
function storedVerdict({ data, decisions, reviewOpen }: ReportInput, now: ReportInput): StoredVerdict {
  const last = reviewOpen ? null : finalDecision(decisions);
  return last ? buildDecidedVerdict(getCaseVerdict(data), last.levelAfter) : getCaseVerdict(now.data);
}

function reportVerdict({ data }: ReportInput, verdict: StoredVerdict): ReportVerdict {
  const { applied, recommended, held, confidence, independentCredible, review } = data.decision;
  return {
    state: verdict.state,
    reasons: toReasonTexts(verdict.why),
    next: toReasonText(verdict.next),
    confidenceBand: getConfidenceBand(verdict, confidence),
    levelBefore: data.topic.verificationStatus,
    ...{ level: applied, recommended, held, confidence },
    ...{ independentCredible, reviewRequired: review.required },
  };
}

/**
 * Maps positions in the source list to printed numbers: by first use in `report`, then in `file`; the same for all
 * depths.
 */
function numberSources(whole: readonly ReportSection[], list: SourceList): ReadonlyMap<number, number> {
  const used = [...citedNumbers(sectionsAtDepth(whole, 'report')), ...citedNumbers(sectionsAtDepth(whole, 'file'))];
  const order = new Set([...used, ...list.entries.map(({ source }) => source.n)]);
  return new Map([...order].map((n, at) => [n, at + 1]));
}

const citedNumbers = (sections: readonly ReportSection[]): number[] =>
  sections.flatMap(({ groups }) =>
    groups.flatMap(({ items }) =>
      items.flatMap(({ sentences }) => sentences.flatMap(({ citations }) => citations.map(({ n }) => n))),
    ),
  );

function renumberCitations(sections: readonly ReportSection[], numbers: ReadonlyMap<number, number>): ReportSection[] {
  const sentence = (one: ReportSentence): ReportSentence => ({
    ...one,
    citations: one.citations
      .map((citation) => ({ ...citation, n: numbers.get(citation.n) ?? citation.n }))
      .sort((a, b) => a.n - b.n),
  });
  return sections.map((section) => ({
    ...section,
    groups: section.groups.map((group) => ({
      ...group,
      items: group.items.map((item) => ({ ...item, sentences: item.sentences.map(sentence) })),
    })),
  }));
}

/** Sources by number; cited ones are marked. */
function sourcesOf(
  sections: readonly ReportSection[],
  list: SourceList,
  numbers: ReadonlyMap<number, number>,
): ReportSource[] {
  const cited = new Set(citedNumbers(sections));
  return list.entries
    .map(({ source }) => ({ ...source, n: numbers.get(source.n) ?? source.n }))
    .sort((a, b) => a.n - b.n)
    .map((source) => ({ ...source, cited: cited.has(source.n) }));
}
