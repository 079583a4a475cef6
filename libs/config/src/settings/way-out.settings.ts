import { z } from 'zod';
import { address, flag, int, number, optional, proxyAddress, usd, WEB } from './kinds';

/** Null when one of them is no origin. */
function originsOf(list: string): string[] | null {
  const parts = list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const isOrigin = (part: string) =>
    /^https?:$/.test(new URL(part).protocol) && new URL(part).href === `${new URL(part).origin}/`;
  return parts.every((part) => URL.canParse(part) && isOrigin(part)) ? parts.map((part) => new URL(part).origin) : null;
}

/** What may be spent, how fast we ask, and the way out. */
export const WAY_OUT = {
  BUDGET_USD: usd(0.5, 'Budget of one investigation for paid calls, in US dollars'),
  COST_ALERT_USD: usd(1, 'Spending of one investigation that triggers an alert in the log, in US dollars'),
  CACHE_HOURS: int(24, 0, 8760, 'Hours for which upstream responses are cached'),
  RATE_SCALE: number(
    1,
    [0, 10],
    'Multiplier for all minimum intervals between calls; 0 disables them (sandboxes only)',
  ),

  // The way out
  EGRESS_PROXY_URL: address('HTTP proxy for all outgoing traffic', WEB),
  HTTPS_PROXY: proxyAddress(
    'HTTP proxy for https addresses where EGRESS_PROXY_URL is not set; `https_proxy` as well. Without it HTTP_PROXY ' +
      'serves both',
  ),
  HTTP_PROXY: proxyAddress('HTTP proxy for http addresses where EGRESS_PROXY_URL is not set; `http_proxy` as well'),
  NO_PROXY: optional(
    'Comma list of hosts, domains (`.example.com`) and ports (`host:8080`) that are reached without HTTPS_PROXY and ' +
      'HTTP_PROXY, or `*`; `no_proxy` as well. This machine itself never needs to be listed',
  ),
  EGRESS_CA_FILE: optional('PEM file of the certificate authority that the egress proxy signs with'),
  ALLOW_PRIVATE_NETWORKS: flag(false, 'Lets the gateway reach private addresses; for closed test networks only'),
  WEBHOOK_PRIVATE_ORIGINS: z
    .string()
    .default('')
    .transform(
      (v, context) =>
        originsOf(v) ??
        (context.addIssue({
          code: 'custom',
          message: 'must be origins such as http://10.0.0.5:8080, separated by commas',
        }),
        z.NEVER),
    )
    .describe(
      'Comma list of origins in your own network that webhooks may be sent to, e.g. ' +
        '`http://10.0.0.5:8080`; all others must be public and https',
    ),
  CONTACT: z
    .string()
    .default('https://github.com/corroborate/corroborate')
    .describe('Web or mail address put into the User-Agent so that sites can reach you'),
  FETCH_TIMEOUT_MS: int(10000, 500, 120000, 'Longest wait for one page or API answer'),
  FETCH_MAX_BYTES: int(5_000_000, 10_000, 100_000_000, 'Largest answer read, decoded bytes'),
  READER_FALLBACK: flag(
    false,
    'Asks Jina Reader (r.jina.ai) for pages that neither the site nor the Wayback Machine shows; the ' +
      'service learns their addresses',
  ),
  READ_PICTURES: flag(
    true,
    'Looks, after the decision, at the lead pictures of sources that count or dispute: their files are kept with ' +
      'the evidence, and what they say of themselves is shown. Pictures of posts are kept with what Bluesky and ' +
      'Mastodon answered',
  ),
  PAGE_WORKERS: int(1, 0, 16, 'Worker threads that parse pages; 0 parses in the calling thread'),
  JUDGE_WORKERS: int(1, 0, 16, 'Worker threads that judge what pages say; 0 judges in the calling thread'),
};
