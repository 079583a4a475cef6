import { prompt } from './prompts/prompts';
import { REASONING } from '../reasoning.thresholds';
import { costOf, listPrices, type TokenPrice } from './prices';

/** Amount of text an investigation gives models to read. */
export interface Workload {
  /** Pages put to the first reader, which notes all that they say. */
  pages: number;
  /** Of those, pages that it calls support or denial: read by the critic too, and asked about the claims of others. */
  found: number;
  /** Of those, pages that rules do not see as support: asked about once more. */
  doubted: number;
  /** Characters of a page's passages that are shown. */
  shown: number;
}

export interface Tokens {
  in: number;
  out: number;
}

/** English runs to about four characters a token. */
const CHARS_A_TOKEN = 4;
/** Ids and quotation marks around a passage, and how long one is on average. */
const AROUND_PASSAGE = 28;
const PASSAGE = 130;
/** The marks of the fence around foreign text, the topic and the statements before it. */
const TOPIC = 900;
/** Tokens of an answer: a quote for each statement, a quote, some 25 quoted items. */
const ANSWERS = { stance: 200, 'source-claims': 350, vouching: 45, 'page-notes': 1_200 } as const;
/** Of a page that takes no side most lists are empty. */
const OFF_TOPIC = 350;
/** Plan, critique, claims, answers and consolidation, once each, as measured in the demo. */
const ONCE: Tokens = { in: 10_000, out: 2_600 };

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

/** Tokens of one question about a page of which that much is shown. */
export function tokensOf(task: keyof typeof ANSWERS, shown: number): number {
  const words = prompt('reader').text.length + prompt(task).text.length;
  const passages = shown + Math.ceil(shown / PASSAGE) * AROUND_PASSAGE;
  return (words + passages + TOPIC) / CHARS_A_TOKEN;
}

/** Two workloads of `detailed`: pages of some 700 words, and as much of as many pages as it reads at most. */
export const WORKLOADS = {
  typical: { pages: 25, found: 10, doubted: 4, shown: 3_000 },
  most: { pages: 38, found: 20, doubted: 10, shown: REASONING.maxPageChars },
} as const satisfies Record<string, Workload>;

/** Cost with each listed model, cheapest first. */
export const pricedByModel = (tokens: Tokens): { model: string; price: TokenPrice; usd: number }[] =>
  Object.entries(listPrices)
    .map(([model, price]) => ({ model, price, usd: costOf(price, tokens.in, tokens.out) }))
    .sort((a, b) => a.usd - b.usd);
