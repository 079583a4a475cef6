import type { Result, ResultSource } from '../api/types';

/** Adds an opening quotation mark, because a passage can start inside a quotation. */
export const addOpeningQuote = (passage: string): string => {
  const closing = /^[^“"]*([”"])(?![^“"]*[”"])/.exec(passage)?.[1];
  return closing === undefined ? passage : `${closing === '"' ? '"' : '“'}${passage}`;
};

/**
 * The passage without headline and byline, if a source card has it in that form; otherwise as on the page. Cards do not
 * contain corrected passages.
 */
export function shownPassage(
  { source_id, passage }: Pick<ResultSource, 'source_id' | 'passage'>,
  cards: readonly Pick<NonNullable<Result['source_cards']>[number], 'source_id' | 'key_finding'>[] = [],
): string | null {
  const finding = cards.find((card) => card.source_id === source_id)?.key_finding;
  const shown = finding && finding.quote === passage ? finding.text : passage;
  return shown && addOpeningQuote(shown);
}
