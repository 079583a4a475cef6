import type { Result, ResultSource } from '../api/types';

/**
 * The passage as readers see it, headline and byline apart, where a card has it so; else as it stands on the page. Of a
 * passage that was corrected since, the card knows nothing.
 */
export function shownPassage(
  { source_id, passage }: Pick<ResultSource, 'source_id' | 'passage'>,
  cards: readonly Pick<NonNullable<Result['source_cards']>[number], 'source_id' | 'key_finding'>[] = [],
): string | null {
  const finding = cards.find((card) => card.source_id === source_id)?.key_finding;
  return finding && finding.quote === passage ? finding.text : passage;
}
