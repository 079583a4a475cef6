import { splitSentences } from '@corroborate/text';
import { toVisibleText, type NumberedPassage } from '../grounding/passages.policy';
import { REASONING } from '../reasoning.thresholds';

/**
 * Prepares text for a checker: one line without frame markers, so that a page cannot end its document and start another
 * prompt.
 */
export const toCheckerText = (text: string): string => toVisibleText(text.replace(/[<>]/gu, ' '));

/** Joins the text of passages, leaving out possible prompt injections. */
export const joinPassages = (passages: readonly NumberedPassage[]): string =>
  toCheckerText(
    passages
      .filter(({ withheld }) => !withheld)
      .map(({ raw }) => raw)
      .join(' '),
  );

/** The passage at this offset and its neighbors. */
export function passageWithNeighbors(passages: readonly NumberedPassage[], place: number): NumberedPassage[] {
  const at = passages.findIndex(({ start, raw }) => start <= place && place < start + raw.length);
  const { checkerContextPassages } = REASONING;
  return at < 0 ? [] : passages.slice(Math.max(0, at - checkerContextPassages), at + checkerContextPassages + 1);
}

/** Splits a document into windows of whole sentences with at most `max` characters; longer sentences are cut. */
export function splitIntoWindows(document: string, max: number): string[] {
  const windows: string[] = [];
  let open = '';
  for (const piece of splitSentences(document).flatMap(({ text }) => splitAtLength(text, max))) {
    const longer = open === '' ? piece : `${open} ${piece}`;
    if (longer.length <= max) open = longer;
    else {
      windows.push(open);
      open = piece;
    }
  }
  return open === '' ? windows : [...windows, open];
}

const splitAtLength = (text: string, max: number): string[] =>
  Array.from({ length: Math.ceil(text.length / max) }, (_, index) => text.slice(index * max, (index + 1) * max));

/** Whether the probability counts as support. */
export const isSupported = (probability: number): boolean => probability >= REASONING.checkerYes;

/** Whether the probability is so low that no language model needs to read the page. */
export const isClearlyUnsupported = (probability: number): boolean => probability < REASONING.checkerNothing;
