import { fold } from '@corroborate/text';
import { groundQuote } from '../grounding/grounding.policy';
import { isAddressedToAi } from '../grounding/instructions.policy';
import { toVisibleText, type NumberedPassage } from '../grounding/passages.policy';
import { isCoveredBySources } from '../grounding/unsourced-details.policy';

export interface Cited {
  passage: string;
  quote: string;
}

export interface Quoted {
  quote: string;
  start: number;
  end: number;
}

/** Compares items with the passages that were sent and counts ungrounded ones. */
export class Grounder {
  dropped = 0;
  private readonly page: string;

  constructor(private readonly shown: readonly NumberedPassage[]) {
    this.page = fold(shown.map(({ raw, withheld }) => (withheld ? '' : toVisibleText(raw))).join('\n'));
  }

  /** The quote as captured; null, and counted as ungrounded, if it is not in the cited passage. */
  quoted({ passage, quote }: Cited): Quoted | null {
    const found = groundQuote(quote, passage, this.shown);
    if (!found) this.dropped += 1;
    return found && { quote: found.quote, start: found.start, end: found.end };
  }

  /** Items with a grounded quote, mapped by `make`. Null results are counted as ungrounded as well. */
  keep<G extends Cited, T>(given: readonly G[], make: (one: G, at: Quoted) => T | null): T[] {
    return given.flatMap((one) => {
      const at = this.quoted(one);
      const made = at && make(one, at);
      if (at && made === null) this.dropped += 1;
      return made === null ? [] : [made];
    });
  }

  /** The text if it occurs on the page; null if it does not or is empty. */
  onPage(text: string): string | null {
    const clean = toVisibleText(text);
    return clean !== '' && this.page.includes(fold(clean)) && !isAddressedToAi(clean) ? clean : null;
  }

  /**
   * The sentence written by the reader if it says no more than its quote, or else the quote, cut to `most` characters.
   */
  sentence(text: string, { quote }: Quoted, most = 300): string {
    const clean = toVisibleText(text);
    const holds = clean !== '' && isCoveredBySources(clean, quote) && !isAddressedToAi(clean);
    return (holds ? clean : toVisibleText(quote)).slice(0, most);
  }
}
