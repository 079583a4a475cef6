import type { Reason } from '@corroborate/domain';
import type { ProseSentence } from '@corroborate/reading';
import { faultOf, toldFault } from '../check/check-sentence.policy';
import type { Notes } from '../compose/notes';
import { agreeing, inWords } from '../days';
import { ofTheCase, told, type Draft, type DraftSection } from '../draft';
import type { DroppedSentence } from '../report.types';
import { plainLine } from '../quoting';
import { proseFault } from './prose-fault.policy';

/** Sentences that a paragraph must keep for a model's words to stand at all. */
const LEAST = { summary: 2, findings: 2 };

/** What a model wrote, as far as it holds. */
export interface Written {
  by: string;
  /** Null where too little of it holds, so that the composed text stands. */
  summary: Draft[] | null;
  findings: Draft[] | null;
  dropped: DroppedSentence[];
}

/** Null where no model wrote, or where the main claim is not confirmed any more. */
export function writtenIn(notes: Notes): Written | null {
  const { prose } = notes.data;
  if (!prose || notes.standingOf(notes.core()?.id ?? '') !== 'confirmed') return null;
  const dropped: DroppedSentence[] = [];
  const kept = (section: 'summary' | 'findings'): Draft[] | null => {
    const drafts = prose[section].flatMap((sentence) => {
      const [draft, fault] = heldAgainst(sentence, notes);
      if (fault) dropped.push({ section, why: toldFault(fault) });
      return fault ? [] : [draft];
    });
    const once = [...new Map(drafts.map((draft) => [draft.text, draft])).values()];
    return once.length >= LEAST[section] ? once : null;
  };
  return { by: prose.by, summary: kept('summary'), findings: kept('findings'), dropped };
}

/** Held against the words it rests on, then against their captures as every sentence is. */
function heldAgainst(sentence: ProseSentence, notes: Notes): [Draft, Reason | null] {
  const draft = told(
    plainLine(sentence.text),
    sentence.rests.map(({ sourceId, quote }) => notes.cite(sourceId, quote)),
  );
  return [draft, proseFault({ ...sentence, text: draft.text }) ?? faultOf(draft, notes.list)];
}

/** The first paragraph of the summary is the model's, in place of the composed lead; who confirms and denies stays. */
export function withWrittenLead(section: DraftSection, { summary }: Written): DraftSection {
  if (!summary) return section;
  const [first, ...rest] = section.groups;
  const [what, ...others] = first?.items ?? [];
  if (!first || !what) return section;
  const [, ...standing] = what.sentences;
  return {
    ...section,
    groups: [{ ...first, items: [{ sentences: summary }, { sentences: standing }, ...others] }, ...rest],
  };
}

/** Before the claims one by one, which stay as they are. */
export const withWrittenFindings = (section: DraftSection, { findings }: Written): DraftSection =>
  findings
    ? {
        ...section,
        groups: [{ heading: 'In short', as: 'prose', items: [{ sentences: findings }] }, ...section.groups],
      }
    : section;

/** Whose words these are, for Limitations. */
export function whoWrote({ by, summary, findings, dropped }: Written): Draft[] {
  if (!summary && !findings) return [];
  const where = [summary ? 'the first paragraph' : '', findings ? '“In short”' : ''].filter(Boolean).join(' and ');
  const many = dropped.length;
  const fell = `${inWords(many)} of its sentences did not hold and ${agreeing(many, 'is', 'are')} left out`;
  const left = many > 0 ? `; ${fell}` : '';
  return [
    ofTheCase(`${plainLine(by)} wrote ${where} from the words cited there, checked sentence by sentence${left}.`),
  ];
}
