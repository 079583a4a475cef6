import type { Result, ResultSource } from '../api/types';

/**
 * The passage without headline and byline, if a source card has it in that form; otherwise as on the page. Cards do not
 * contain corrected passages.
 */
export function shownPassage(
  { source_id, passage }: Pick<ResultSource, 'source_id' | 'passage'>,
  cards: readonly Pick<NonNullable<Result['source_cards']>[number], 'source_id' | 'key_finding'>[] = [],
): string | null {
  const finding = cards.find((card) => card.source_id === source_id)?.key_finding;
  return finding && finding.quote === passage ? finding.text : passage;
}
