import type { Topic } from '@corroborate/domain';
import { contentStems, quantities } from '@corroborate/text';
import { speaksToMachines } from '../grounding/instructions.policy';
import { legible, numberPassages, type NumberedPassage } from '../grounding/passages.policy';
import { REASONING } from '../reasoning.thresholds';

/** What credible pages say of a claim that stands, for a model to write from. */
export interface ProseFinding {
  /** The claim as a sentence. */
  claim: string;
  sourceId: number;
  /** Letter by letter as the page has it. */
  quote: string;
}

export interface ProseInput {
  topic: Topic;
  findings: readonly ProseFinding[];
}

/** Sentences of a report that a model wrote; whoever composes the report checks each against what it rests on. */
export interface Prose {
  /** Who wrote them. */
  by: string;
  summary: ProseSentence[];
  findings: ProseSentence[];
}

export interface ProseSentence {
  text: string;
  rests: { sourceId: number; quote: string }[];
}

/** A finding as a model is shown it. */
export interface ShownFinding extends NumberedPassage {
  finding: ProseFinding;
}

/** Quotes that speak to machines are not shown at all. */
export const shownFindings = (findings: readonly ProseFinding[]): ShownFinding[] =>
  findings
    .slice(0, REASONING.maxProseFindings)
    .filter(({ quote }) => numberPassages(quote, '').every(({ withheld }) => !withheld))
    .map((finding, at) => ({ id: `f${at + 1}`, raw: finding.quote, start: 0, withheld: false, finding }));

/** Null where it names no passage that was shown, orders machines about, or says more than the passages it names. */
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

/** Every figure and most words of a sentence stand in what it rests on. */
export function restsOn(text: string, ground: string): boolean {
  const stems = contentStems(text);
  const known = new Set(contentStems(ground));
  const figures = quantities(text).every(({ quote }) => ground.includes(quote));
  return figures && stems.filter((stem) => known.has(stem)).length >= 0.6 * stems.length;
}
