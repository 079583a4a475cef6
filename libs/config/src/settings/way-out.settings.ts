import { z } from 'zod';
import { address, flag, int, list, number, optional, usd, WEB } from './kinds';

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
  BUDGET_USD: usd(0.5, 'What one investigation may spend on paid calls'),
  COST_ALERT_USD: usd(1, 'Spending of one investigation above which an alert is logged'),
  CACHE_HOURS: int(24, 0, 8760, 'How long answers of upstreams are reused'),
  RATE_SCALE: number(
    1,
    [0, 10],
    'Multiplies every politeness interval; 0 switches spacing off and is meant for sandboxes only',
  ),

  // The way out
  EGRESS_PROXY_URL: address('HTTP proxy through which all outside traffic leaves', WEB),
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
      'the evidence, and where they stood before is told. Pictures of posts are kept with what Bluesky and Mastodon ' +
      'answered',
  ),
  C2PA_TRUST_FILES: list().describe(
    'Comma list of files with certificates in PEM of those whom you trust to name signers of pictures (C2PA): it is ' +
      'told whether a signer leads to one of them. It moves no level; see docs/evidence.md',
  ),
  PAGE_WORKERS: int(1, 0, 16, 'Worker threads that parse pages; 0 parses in the calling thread'),
  JUDGE_WORKERS: int(1, 0, 16, 'Worker threads that judge what pages say; 0 judges in the calling thread'),
};
