/** US dollars per million tokens. */
export interface TokenPrice {
  in: number;
  out: number;
}

/**
 * List prices, without long-context prices and discounts for cached or batched input. Providers change prices without
 * notice, so the setting takes precedence. As of November 2026:
 * - OpenAI: from its model pages, developers.openai.com/api/docs/models/…, for gpt-6-luna, gpt-5.6-luna, gpt-5.4-nano,
 *   gpt-5-nano and gpt-4.1-nano (the last two are listed there as deprecated); the others from third-party copies of
 *   its pricing page, March 2026.
 * - Gemini: from libraries and resellers that cite ai.google.dev/gemini-api/docs/pricing. The price of
 *   gemini-2.5-pro is the higher one, for prompts over 200,000 tokens.
 * - xAI: docs.x.ai of June 2025 for grok-3 and grok-3-mini, third-party reports for the others. The three older models
 *   are reported to be served by grok-4.3 at its price since May 2026; their rows are then too high, or too low for
 *   grok-3-mini.
 */
export const LIST_PRICES: Readonly<Record<string, TokenPrice>> = {
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

/** Price set by the operator (`in/out`), or else the list price; null if there is neither. */
export function getPrice(model: string, set: string | undefined): TokenPrice | null {
  if (set === undefined) return LIST_PRICES[model] ?? null;
  const [dollarsIn = NaN, dollarsOut = NaN] = set.split('/').map(Number);
  return Number.isFinite(dollarsIn) && Number.isFinite(dollarsOut) ? { in: dollarsIn, out: dollarsOut } : null;
}

/** Default price if none is set: zero for a self-hosted server. */
export const getDefaultPrice = (url: string | undefined, key: string | undefined): string | undefined =>
  key !== undefined && isService(url) ? undefined : '0/0';

/** Whether the server is a paid service, recognized by a public host name on the default HTTPS port. */
function isService(url: string | undefined): boolean {
  const at = URL.parse(url ?? '');
  return at?.protocol === 'https:' && at.port === '' && /[^.]\.[a-z]{2,}$/i.test(at.hostname);
}

/** Cost in US dollars. */
export const computeCost = (price: TokenPrice, tokensIn: number, tokensOut: number): number =>
  (price.in * tokensIn + price.out * tokensOut) / 1_000_000;
