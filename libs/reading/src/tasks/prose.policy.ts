import type { Topic } from '@corroborate/domain';
import { contentStems, quantities } from '@corroborate/text';
import { speaksToMachines } from '../grounding/instructions.policy';
import { legible, numberPassages, type NumberedPassage } from '../grounding/passages.policy';
import { REASONING } from '../reasoning.thresholds';

/** Quote from a credible page on a confirmed claim, for the writing model. */
export interface ProseFinding {
  /** The claim as a sentence. */
  claim: string;
  sourceId: number;
  /** Verbatim. */
  quote: string;
}

export interface ProseInput {
  topic: Topic;
  findings: readonly ProseFinding[];
}

/** Report sentences written by a model; the report builder checks each against its sources. */
export interface Prose {
  /** Name of the model. */
  by: string;
  summary: ProseSentence[];
  findings: ProseSentence[];
}

export interface ProseSentence {
  text: string;
  rests: { sourceId: number; quote: string }[];
}

/** A finding as shown to a model. */
export interface ShownFinding extends NumberedPassage {
  finding: ProseFinding;
}

/** Findings without possible prompt injections. */
export const shownFindings = (findings: readonly ProseFinding[]): ShownFinding[] =>
  findings
    .slice(0, REASONING.maxProseFindings)
    .filter(({ quote }) => numberPassages(quote, '').every(({ withheld }) => !withheld))
    .map((finding, at) => ({ id: `f${at + 1}`, raw: finding.quote, start: 0, withheld: false, finding }));

/** Null if it cites no passage that was shown, is a possible prompt injection, or says more than its passages. */
export function proseSentence(
  { text, passages }: { text: string; passages: readonly string[] },
  shown: readonly ShownFinding[],
): ProseSentence | null {
  const said = legible(text);
  const cited = shown.filter(({ id }) => passages.includes(id));
  const unknown = passages.some((id) => !shown.some((one) => one.id === id));
  if (said === '' || cited.length === 0 || unknown || speaksToMachines(said)) return null;
  const ground = cited.map(({ raw }) => raw).join(' ');
  if (!restsOn(said, ground)) return null;
  return { text: said, rests: cited.map(({ finding: { sourceId, quote } }) => ({ sourceId, quote })) };
}

/** Whether every figure and most words of a sentence are in its sources. */
export function restsOn(text: string, ground: string): boolean {
  const stems = contentStems(text);
  const known = new Set(contentStems(ground));
  const figures = quantities(text).every(({ quote }) => ground.includes(quote));
  return figures && stems.filter((stem) => known.has(stem)).length >= 0.6 * stems.length;
}
