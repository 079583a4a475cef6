import { z } from 'zod';
import { address, flag, int, number, optional, proxyAddress, usd, WEB_SCHEMES, SECRET } from './kinds';

/** Parses origins; null if an item is not an origin. */
function originsOf(list: string): string[] | null {
  const parts = list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const isOrigin = (part: string) =>
    /^https?:$/.test(new URL(part).protocol) && new URL(part).href === `${new URL(part).origin}/`;
  return parts.every((part) => URL.canParse(part) && isOrigin(part)) ? parts.map((part) => new URL(part).origin) : null;
}

/** Budgets, rate limits, cache and egress proxy. */
export const EGRESS = {
  BUDGET_USD: usd(0.5, 'Budget of one investigation for paid calls, in US dollars'),
  COST_ALERT_USD: usd(1, 'Spending of one investigation that triggers an alert in the log, in US dollars'),
  CACHE_HOURS: int(24, 0, 8760, 'Hours for which upstream responses are cached'),
  RATE_SCALE: number(
    1,
    [0, 10],
    'Multiplier for all minimum intervals between calls; 0 disables them (sandboxes only)',
  ),

  // Egress
  EGRESS_PROXY_URL: address('HTTP proxy for all outgoing traffic', WEB_SCHEMES).meta(SECRET),
  HTTPS_PROXY: proxyAddress(
    'HTTP proxy for https URLs if EGRESS_PROXY_URL is not set; also read as `https_proxy`. If not set, ' +
      'HTTP_PROXY is used for both',
  ).meta(SECRET),
  HTTP_PROXY: proxyAddress('HTTP proxy for http URLs if EGRESS_PROXY_URL is not set; also read as `http_proxy`').meta(
    SECRET,
  ),
  NO_PROXY: optional(
    'Comma-separated hosts, domains (`.example.com`) and ports (`host:8080`) that bypass HTTPS_PROXY ' +
      'and HTTP_PROXY, or `*` for all; also read as `no_proxy`. Loopback always bypasses them',
  ),
  EGRESS_CA_FILE: optional('PEM file with the CA certificate of the egress proxy'),
  ALLOW_PRIVATE_NETWORKS: flag(
    false,
    'Whether outgoing requests can reach private addresses; for closed test networks only',
  ),
  WEBHOOK_PRIVATE_ORIGINS: z
    .string()
    .default('')
    .transform(
      (v, context) =>
        originsOf(v) ??
        (context.addIssue({
          code: 'custom',
          message: 'must be a comma-separated list of origins such as http://10.0.0.5:8080',
        }),
        z.NEVER),
    )
    .describe(
      'Comma-separated origins in your own network to which webhooks can be sent, e.g. ' +
        '`http://10.0.0.5:8080`; all others must be public and use https',
    ),
  CONTACT: z
    .string()
    .default('https://github.com/corroborate/corroborate')
    .describe('Web or email address sent in the User-Agent so that site operators can reach you'),
  FETCH_TIMEOUT_MS: int(10000, 500, 120000, 'Timeout of one page or API request in ms'),
  FETCH_MAX_BYTES: int(5_000_000, 10_000, 100_000_000, 'Maximum size of one response in bytes, after decoding'),
  READER_FALLBACK: flag(
    false,
    'Whether Jina Reader (r.jina.ai) is used for pages that neither the site nor the Wayback Machine ' +
      'provides; the service learns their URLs',
  ),
  READ_PICTURES: flag(
    true,
    'Whether lead images of sources counted or disputing are downloaded after the decision, stored ' +
      'with the evidence and their embedded metadata shown. For posts, the image information from ' +
      'Bluesky and Mastodon is stored',
  ),
  PAGE_WORKERS: int(1, 0, 16, 'Worker threads for parsing pages; 0: none, the main thread parses'),
  JUDGE_WORKERS: int(1, 0, 16, 'Worker threads for evaluating pages; 0: none, the main thread evaluates'),
};
