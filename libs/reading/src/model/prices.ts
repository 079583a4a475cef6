/** US dollars for a million tokens. */
export interface TokenPrice {
  in: number;
  out: number;
}

/**
 * List prices, long contexts and discounts for repeated or batched input not counted. Providers change theirs at will,
 * so the setting goes before this table. Looked up in November 2026:
 * - OpenAI: its model pages, developers.openai.com/api/docs/models/…, for gpt-6-luna, gpt-5.6-luna, gpt-5.4-nano,
 *   gpt-5-nano and gpt-4.1-nano (the last two called deprecated and retired there); the others as copied from its
 *   pricing page by others in March 2026.
 * - Gemini: ai.google.dev/gemini-api/docs/pricing, by hearsay: libraries and resellers that name it as their source.
 *   gemini-2.5-pro is that of prompts over 200 000 tokens, the dearer one.
 * - xAI: docs.x.ai of June 2025 for grok-3 and grok-3-mini, hearsay for the others. All three older ones are reported
 *   to be answered by grok-4.3, at its price, since May 2026: their rows then book too much, or too little for
 *   grok-3-mini.
 */
export const listPrices: Readonly<Record<string, TokenPrice>> = {
  'gpt-6-luna': { in: 0.1, out: 0.5 },
  'gpt-5.6-luna': { in: 0.2, out: 1.2 },
  'gpt-5.4-nano': { in: 0.2, out: 1.25 },
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
  'gemini-3.5-flash-lite': { in: 0.3, out: 2.5 },
  'grok-4.3': { in: 1.25, out: 2.5 },
  'grok-4': { in: 3, out: 15 },
  'grok-3': { in: 3, out: 15 },
  'grok-3-mini': { in: 0.3, out: 0.5 },
};

/** The price set by the operator (`in/out`), else the listed one; null when neither is there. */
export function priceOf(model: string, set: string | undefined): TokenPrice | null {
  if (set === undefined) return listPrices[model] ?? null;
  const [dollarsIn = NaN, dollarsOut = NaN] = set.split('/').map(Number);
  return Number.isFinite(dollarsIn) && Number.isFinite(dollarsOut) ? { in: dollarsIn, out: dollarsOut } : null;
}

/** Default price without a setting: zero for a self-hosted server. */
export const unsetPriceOf = (url: string | undefined, key: string | undefined): string | undefined =>
  key !== undefined && isService(url) ? undefined : '0/0';

/** Services that charge ask for a key, at a name in the web and the usual port of https. */
function isService(url: string | undefined): boolean {
  const at = URL.parse(url ?? '');
  return at?.protocol === 'https:' && at.port === '' && /[^.]\.[a-z]{2,}$/i.test(at.hostname);
}

/** US dollars. */
export const costOf = (price: TokenPrice, tokensIn: number, tokensOut: number): number =>
  (price.in * tokensIn + price.out * tokensOut) / 1_000_000;
