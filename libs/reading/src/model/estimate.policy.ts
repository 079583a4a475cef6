import { loadPrompt } from './prompts/prompts';
import { REASONING } from '../reasoning.thresholds';
import { computeCost, LIST_PRICES, type TokenPrice } from './prices';

/** Amount of text that models read in an investigation. */
export interface Workload {
  /** Pages read by the first reader, which takes notes on them. */
  pages: number;
  /**
   * Pages on which the first reader finds support or dispute. The critic also reads these, and the sources' claims are
   * extracted from them.
   */
  found: number;
  /** The pages among these in which rules find no support, and for which the adversarial question is asked. */
  doubted: number;
  /** Number of characters sent per page. */
  shown: number;
}

export interface Tokens {
  in: number;
  out: number;
}

/** English has about four characters per token. */
const CHARS_PER_TOKEN = 4;
/** Characters of IDs and quotation marks per passage, and average passage length. */
const PASSAGE_OVERHEAD_CHARS = 28;
const PASSAGE_CHARS = 130;
/** Number of characters of data fence, topic and statements. */
const TOPIC_CHARS = 900;
/** Tokens per answer: a quote per statement, one quote, or about 25 quoted items. */
const ANSWER_TOKENS = { stance: 200, 'source-claims': 350, vouching: 45, 'page-notes': 1_200 } as const;
/** Tokens of notes on a page that neither supports nor disputes, with mostly empty lists. */
const OFF_TOPIC_TOKENS = 350;
/**
 * Tokens of the tasks that run once per investigation (plan, critique, frameworks, claims, answers, consolidation,
 * article), as measured in the demo.
 */
const ONE_TIME_TOKENS: Tokens = { in: 15_000, out: 3_700 };

/** Tokens of an investigation with a first reader and a critic, without hidden reasoning. */
export function estimateTokens({ pages, found, doubted, shown }: Workload): Tokens {
  return {
    in: Math.round(
      pages * countTaskTokens('page-notes', shown) +
        found * (countTaskTokens('stance', shown) + countTaskTokens('source-claims', shown)) +
        doubted * countTaskTokens('vouching', shown) +
        ONE_TIME_TOKENS.in,
    ),
    out:
      found * (ANSWER_TOKENS['page-notes'] + ANSWER_TOKENS.stance + ANSWER_TOKENS['source-claims']) +
      (pages - found) * OFF_TOPIC_TOKENS +
      doubted * ANSWER_TOKENS.vouching +
      ONE_TIME_TOKENS.out,
  };
}

/** Input tokens of one task for a page of which this many characters are sent. */
export function countTaskTokens(task: keyof typeof ANSWER_TOKENS, shown: number): number {
  const words = loadPrompt('reader').text.length + loadPrompt(task).text.length;
  const passages = shown + Math.ceil(shown / PASSAGE_CHARS) * PASSAGE_OVERHEAD_CHARS;
  return (words + passages + TOPIC_CHARS) / CHARS_PER_TOKEN;
}

/** Typical and maximum workload of `detailed` mode; typical pages have about 700 words. */
export const WORKLOADS = {
  typical: { pages: 25, found: 10, doubted: 4, shown: 3_000 },
  most: { pages: 38, found: 20, doubted: 10, shown: REASONING.maxPageChars },
} as const satisfies Record<string, Workload>;

/** Cost with each listed model, cheapest first. */
export const priceByModel = (tokens: Tokens): { model: string; price: TokenPrice; usd: number }[] =>
  Object.entries(LIST_PRICES)
    .map(([model, price]) => ({ model, price, usd: computeCost(price, tokens.in, tokens.out) }))
    .sort((a, b) => a.usd - b.usd);
