import { prompt } from './prompts/prompts';
import { REASONING } from '../reasoning.thresholds';
import { costOf, listPrices, type TokenPrice } from './prices';

/** Amount of text that models read in an investigation. */
export interface Workload {
  /** Pages read by the first reader, which takes notes. */
  pages: number;
  /**
   * Pages the first reader finds to support or dispute; these are also read by the critic and for the claims of
   * sources.
   */
  found: number;
  /** Pages among them that rules do not see as support; these get the adversarial question. */
  doubted: number;
  /** Characters shown per page. */
  shown: number;
}

export interface Tokens {
  in: number;
  out: number;
}

/** English has about four characters per token. */
const CHARS_A_TOKEN = 4;
/** Characters of IDs and quotation marks per passage, and average passage length. */
const AROUND_PASSAGE = 28;
const PASSAGE = 130;
/** Characters of fence markers, topic and statements. */
const TOPIC = 900;
/** Tokens per answer: a quote per statement, one quote, or about 25 quoted items. */
const ANSWERS = { stance: 200, 'source-claims': 350, vouching: 45, 'page-notes': 1_200 } as const;
/** Tokens of notes on a page that takes no side, whose lists are mostly empty. */
const OFF_TOPIC = 350;
/** Plan, critique, frameworks, claims, answers, consolidation and article, once each; measured in the demo. */
const ONCE: Tokens = { in: 15_000, out: 3_700 };

/** Tokens of an investigation with a first reader and a critic, without hidden reasoning. */
export function estimateOf({ pages, found, doubted, shown }: Workload): Tokens {
  return {
    in: Math.round(
      pages * tokensOf('page-notes', shown) +
        found * (tokensOf('stance', shown) + tokensOf('source-claims', shown)) +
        doubted * tokensOf('vouching', shown) +
        ONCE.in,
    ),
    out:
      found * (ANSWERS['page-notes'] + ANSWERS.stance + ANSWERS['source-claims']) +
      (pages - found) * OFF_TOPIC +
      doubted * ANSWERS.vouching +
      ONCE.out,
  };
}

/** Input tokens of one task on a page with that many characters shown. */
export function tokensOf(task: keyof typeof ANSWERS, shown: number): number {
  const words = prompt('reader').text.length + prompt(task).text.length;
  const passages = shown + Math.ceil(shown / PASSAGE) * AROUND_PASSAGE;
  return (words + passages + TOPIC) / CHARS_A_TOKEN;
}

/** Typical and maximum workload of `detailed` mode; typical pages have about 700 words. */
export const WORKLOADS = {
  typical: { pages: 25, found: 10, doubted: 4, shown: 3_000 },
  most: { pages: 38, found: 20, doubted: 10, shown: REASONING.maxPageChars },
} as const satisfies Record<string, Workload>;

/** Cost with each listed model, cheapest first. */
export const pricedByModel = (tokens: Tokens): { model: string; price: TokenPrice; usd: number }[] =>
  Object.entries(listPrices)
    .map(([model, price]) => ({ model, price, usd: costOf(price, tokens.in, tokens.out) }))
    .sort((a, b) => a.usd - b.usd);
