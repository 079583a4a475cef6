import { readJson } from '@corroborate/text';
import { z } from 'zod';
import { computeCost, type TokenPrice } from './prices';

/** Reported usage; `costUsd` is null if the provider does not report a cost. */
export interface ReportedUsage {
  tokensIn: number;
  tokensOut: number;
  costUsd: number | null;
}

const tokenCount = z.coerce.number().min(0);
const optionalCount = tokenCount.nullish().catch(null);

const usageSchema = z.object({
  prompt_tokens: tokenCount,
  completion_tokens: optionalCount,
  total_tokens: optionalCount,
  cost_in_usd_ticks: optionalCount,
  cost: optionalCount,
  is_byok: z.boolean().nullish().catch(null),
  cost_details: z.object({ upstream_inference_cost: optionalCount }).nullish().catch(null),
});
const usedSchema = z.object({ usage: usageSchema.nullish() });

/** xAI reports costs in units of 1e-10 US dollars. */
const USD_PER_TICK = 1e-10;

/** Null if the response does not report tokens. */
export function parseUsage(text: string): ReportedUsage | null {
  const usage = usedSchema.safeParse(readJson(text)).data?.usage;
  if (!usage) return null;
  // Gemini and xAI include hidden reasoning only in the total and charge it as output.
  const beyondPrompt = (usage.total_tokens ?? 0) - usage.prompt_tokens;
  return {
    tokensIn: usage.prompt_tokens,
    tokensOut: Math.max(usage.completion_tokens ?? 0, beyondPrompt),
    costUsd: chargedUsd(usage),
  };
}

/** OpenRouter charges a fee; with the customer's own provider key, the provider charges separately. */
function chargedUsd(usage: z.infer<typeof usageSchema>): number | null {
  if (typeof usage.cost_in_usd_ticks === 'number') return usage.cost_in_usd_ticks * USD_PER_TICK;
  if (typeof usage.cost !== 'number') return null;
  return usage.cost + (usage.is_byok ? (usage.cost_details?.upstream_inference_cost ?? 0) : 0);
}

/** Cost reported by the provider, or else computed from token prices. */
export const computeUsageCost = (price: TokenPrice, used: ReportedUsage): number =>
  used.costUsd ?? computeCost(price, used.tokensIn, used.tokensOut);
