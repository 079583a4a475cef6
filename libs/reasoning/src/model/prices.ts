/** US dollars for a million tokens. */
export interface TokenPrice {
  in: number;
  out: number;
}

/** List prices, long contexts not counted. Providers change theirs at will, so the setting goes before this table. */
const LIST_PRICES: Record<string, TokenPrice> = {
  'gpt-4.1': { in: 2, out: 8 },
  'gpt-4.1-mini': { in: 0.4, out: 1.6 },
  'gpt-4.1-nano': { in: 0.1, out: 0.4 },
  'gpt-4o': { in: 2.5, out: 10 },
  'gpt-4o-mini': { in: 0.15, out: 0.6 },
  'gpt-5': { in: 1.25, out: 10 },
  'gpt-5-mini': { in: 0.25, out: 2 },
  'gpt-5-nano': { in: 0.05, out: 0.4 },
  'gemini-2.5-pro': { in: 2.5, out: 15 },
  'gemini-2.5-flash': { in: 0.3, out: 2.5 },
  'gemini-2.5-flash-lite': { in: 0.1, out: 0.4 },
  'grok-4': { in: 3, out: 15 },
  'grok-3': { in: 3, out: 15 },
  'grok-3-mini': { in: 0.3, out: 0.5 },
};

/** The price set by the operator (`in/out`), else the listed one; null when neither is there. */
export function priceOf(model: string, set: string | undefined): TokenPrice | null {
  if (set === undefined) return LIST_PRICES[model] ?? null;
  const [dollarsIn = NaN, dollarsOut = NaN] = set.split('/').map(Number);
  return Number.isFinite(dollarsIn) && Number.isFinite(dollarsOut) ? { in: dollarsIn, out: dollarsOut } : null;
}

/** US dollars. */
export const costOf = (price: TokenPrice, tokensIn: number, tokensOut: number): number =>
  (price.in * tokensIn + price.out * tokensOut) / 1_000_000;
