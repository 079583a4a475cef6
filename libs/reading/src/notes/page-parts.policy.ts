import { splitSentences } from '@corroborate/text';
import { isAddressedToAi } from '../grounding/instructions.policy';
import type { NumberedPassage } from '../grounding/passages.policy';
import { REASONING } from '../reasoning.thresholds';

/**
 * Splits a page into parts of whole sentences that fit one request each, in reading order; text beyond the last part is
 * omitted. Possible prompt injections keep their number but not their text.
 */
export function pageParts(text: string): NumberedPassage[][] {
  const parts: NumberedPassage[][] = [];
  let room = 0;
  for (const { text: sentence, start } of splitSentences(text)) {
    const raw = sentence.slice(0, REASONING.maxPassageChars);
    if (raw.length > room) {
      if (parts.length === REASONING.maxPageParts) break;
      parts.push([]);
      room = REASONING.maxPageChars;
    }
    room -= raw.length;
    const part = parts.at(-1) ?? [];
    part.push({ id: `p${part.length + 1}`, raw, start, withheld: isAddressedToAi(raw) });
  }
  return parts;
}
