import { isCredible, type Article, type SourceView } from '@corroborate/domain';

/**
 * The pages that a free question is put to: credible ones that take a side, the surest first. Where none does, those
 * that only speak of it: whoever reads them is told to leave out what is of another event.
 */
export function pagesToAsk(
  sources: readonly SourceView[],
  captures: ReadonlyMap<number, Pick<Article, 'text'>>,
): { sourceId: number; text: string }[] {
  const credible = sources.filter(({ tier, isTopicPage }) => isCredible(tier) && !isTopicPage);
  const speaking = credible.filter(({ stance }) => stance.stance === 'supports' || stance.stance === 'disputes');
  const chosen = speaking.length > 0 ? speaking : credible.filter(({ stance }) => stance.stance === 'mentions');
  return chosen
    .toSorted((a, b) => b.stance.strength - a.stance.strength)
    .flatMap(({ id }) => {
      const text = captures.get(id)?.text;
      return text ? [{ sourceId: id, text }] : [];
    });
}
