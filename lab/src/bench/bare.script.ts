import { readFileSync } from 'node:fs';
import type { Settings } from '@corroborate/config';
import { decodeHtml, extractArticle } from '@corroborate/pages';
import pLimit from 'p-limit';
import { ProxyAgent, request } from 'undici';

type Egress = Pick<Settings, 'EGRESS_PROXY_URL' | 'EGRESS_CA_FILE'>;

/** A response that the product received. */
export interface Fetched {
  url: string;
  isPage: boolean;
}

interface Page {
  url: string;
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * CPU time in ms of getting the same responses (pages, robots.txt, search results) and reading the pages with the
 * product's reader, but without queue, database, framework or evaluation: undici, sixteen concurrent requests. The
 * cheaper of two runs, so that the script is as warmed up as the product.
 */
export const bareCpuMs = async (fetched: Fetched[], settings: Egress): Promise<number> =>
  Math.min(await cpuMs(fetched, settings), await cpuMs(fetched, settings));

async function cpuMs(fetched: Fetched[], settings: Egress): Promise<number> {
  const dispatcher = new ProxyAgent({
    uri: settings.EGRESS_PROXY_URL ?? '',
    requestTls: { ca: settings.EGRESS_CA_FILE ? readFileSync(settings.EGRESS_CA_FILE) : undefined },
  });
  const limit = pLimit(16);
  const before = process.cpuUsage();
  await Promise.all(fetched.map((item) => limit(() => fetchAndParse(item, dispatcher))));
  const { user, system } = process.cpuUsage(before);
  await dispatcher.close();
  return (user + system) / 1000;
}

async function fetchAndParse({ url, isPage }: Fetched, dispatcher: ProxyAgent): Promise<void> {
  try {
    const { statusCode: status, headers, body } = await request(url, { dispatcher });
    const plain = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    const page = { url, status, headers: plain, body: Buffer.from(await body.arrayBuffer()) };
    if (isPage) readAsProduct(page);
  } catch {
    // The cost of a failed page counts as well, because the product met the same page.
  }
}

function readAsProduct({ url, status, headers, body }: Page): void {
  const { text } = decodeHtml(body, headers);
  extractArticle({
    html: text,
    url,
    finalUrl: url,
    httpStatus: status,
    headers,
    fetchedAt: new Date().toISOString(),
    via: 'live',
  });
}
