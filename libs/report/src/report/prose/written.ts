import type { Reason } from '@corroborate/domain';
import type { ProseSentence } from '@corroborate/reading';
import { faultOf, formatFault } from '../check/check-sentence.policy';
import type { CaseContext } from '../compose/case-context';
import { caseStatement, sourcedDraft, type Draft, type DraftSection } from '../draft';
import type { DroppedSentence } from '../report.types';
import { plainLine } from '../quoting';
import { proseFault } from './prose-fault.policy';

/** Minimum number of sentences that must pass for a model's paragraph to be used. */
const LEAST = { summary: 2, findings: 2 };

/** Verified parts of a model's text. */
export interface Written {
  by: string;
  /** Null if too little was verified; the composed text is used. */
  summary: Draft[] | null;
  findings: Draft[] | null;
  dropped: DroppedSentence[];
}

/** Sentences by a model that pass the check; null if no model wrote any, or if the main claim is not confirmed. */
export function checkedProse(context: CaseContext): Written | null {
  const { prose } = context.data;
  const { core } = context;
  if (!prose || !core || context.standingOf(core.id) !== 'confirmed') return null;
  const dropped: DroppedSentence[] = [];
  const kept = (part: 'summary' | 'findings'): Draft[] | null => {
    const drafts = prose[part].flatMap((sentence) => {
      const [draft, fault] = heldAgainst(sentence, context);
      if (fault) dropped.push({ section: part === 'summary' ? 'verdict' : 'confirmed', why: formatFault(fault) });
      return fault ? [] : [draft];
    });
    const once = [...new Map(drafts.map((draft) => [draft.text, draft])).values()];
    return once.length >= LEAST[part] ? once : null;
  };
  return { by: prose.by, summary: kept('summary'), findings: kept('findings'), dropped };
}

/** Checks a sentence against its quotes, then against captures like any other. */
function heldAgainst(sentence: ProseSentence, context: CaseContext): [Draft, Reason | null] {
  const draft = sourcedDraft(
    plainLine(sentence.text),
    sentence.rests.map(({ sourceId, quote }) => context.cite(sourceId, quote)),
  );
  return [draft, proseFault({ ...sentence, text: draft.text }) ?? faultOf(draft, context.list)];
}

/** Inserts the model's text: in place of the claim if confirmed, and before the list of confirmed claims. */
export function withWritten(section: DraftSection, written: Written | null): DraftSection {
  if (section.id === 'verdict' && written?.summary) {
    const [first, ...rest] = section.groups;
    const [, ...others] = first?.items ?? [];
    return first
      ? { ...section, groups: [{ ...first, items: [{ sentences: written.summary }, ...others] }, ...rest] }
      : section;
  }
  if (section.id !== 'confirmed' || !written?.findings) return section;
  const findings = written.findings.map((sentence) => ({ ...sentence, minor: true }));
  return { ...section, groups: [{ as: 'prose', items: [{ sentences: findings }] }, ...section.groups] };
}

/** Names the model among the coverage gaps. */
export function whoWrote({ by, summary, findings, dropped }: Written): Draft[] {
  if (!summary && !findings) return [];
  const left = dropped.length > 0 ? `; ${dropped.length} of its sentences were left out` : '';
  return [
    caseStatement(`Summary written by ${plainLine(by)} from the quotes it cites, each sentence checked${left}.`, {
      minor: true,
    }),
  ];
}
