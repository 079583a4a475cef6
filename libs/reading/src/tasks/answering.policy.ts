import { truncate } from '@corroborate/text';
import { isAddressedToAi } from '../grounding/instructions.policy';
import { findUnsourcedDetail } from '../grounding/unsourced-details.policy';
import { toVisibleText } from '../grounding/passages.policy';
import { answerItems, mergeEqualItems, type AnswerItem } from '../notes/answer-items.policy';
import { REASONING } from '../reasoning.thresholds';
import type { AnswerInput, AnswerSide } from './answering.types';

/** Notes sent in one request; equivalent notes are grouped. */
export interface ShownNotes {
  items: ReadonlyMap<AnswerItem, readonly AnswerItem[]>;
  /** Source ID of each page by its number in the request. */
  sourceIds: readonly number[];
}

/** Numbered within the case, so that prompts are identical across installations. */
export function selectShownNotes({ notes, groups }: Pick<AnswerInput, 'notes' | 'groups'>): ShownNotes {
  const sourceIds = [...notes.keys()];
  const numbers = new Map(sourceIds.map((id, at) => [id, at + 1]));
  const numbered = new Map([...notes.values()].map((page, at) => [at + 1, page]));
  const ids = new Map(
    answerItems(notes).map(({ id, sourceId }) => [id, id.replace(/\d+/, String(numbers.get(sourceId)))]),
  );
  const same = groups.map((group) => ({ ...group, items: group.items.map((id) => ids.get(id) ?? id) }));
  const items = [...mergeEqualItems(answerItems(numbered), same)].slice(0, REASONING.maxAnswerItems);
  return { items: new Map(items), sourceIds };
}

/** An answer as received from the model. */
export interface RawAnswerSide {
  answer: string;
  items: readonly string[];
}

/**
 * Null if the answer cites nothing that was sent. An answer that says more than its sources is replaced with their
 * quotes.
 */
export function checkAnswerStance(
  given: RawAnswerSide,
  shown: ShownNotes,
  claims: AnswerInput['claims'],
): AnswerSide | null {
  const wanted = new Set(given.items);
  const cited = claims.filter(({ id }) => wanted.has(id));
  const items = [...shown.items].flatMap(([item, same]) => (wanted.has(item.id) ? same : []));
  if (cited.length + items.length === 0) return null;
  const ground = [...cited, ...items.flatMap(({ text, quote }) => [{ text }, { text: quote }])];
  const visible = toVisibleText(given.answer);
  const grounds = ground.map(({ text }) => text).join('\n');
  const holds = visible !== '' && !isAddressedToAi(visible) && findUnsourcedDetail(visible, grounds) === null;
  const quotes = [...new Set([...items.map(({ quote }) => quote), ...cited.map(({ text }) => text)])];
  return {
    text: truncate(holds ? visible : toVisibleText(quotes.slice(0, 2).join(' … ')), REASONING.maxAnswerChars),
    claimIds: cited.map(({ id }) => id),
    items: items.map(({ sourceId, quote, start, end }) => ({
      ...{ sourceId: shown.sourceIds[sourceId - 1] ?? 0, quote, start, end },
    })),
  };
}
