import { readFileSync } from 'node:fs';
import type { Settings } from '@corroborate/config';
import { decodeHtml, extractArticle } from '@corroborate/pages';
import pLimit from 'p-limit';
import { ProxyAgent, request } from 'undici';

type Egress = Pick<Settings, 'EGRESS_PROXY_URL' | 'EGRESS_CA_FILE'>;

/** An answer the product got. */
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
 * What it costs to get the same answers (pages, robots.txt, search results) and to read the pages with the
 * product's own reader, but without queue, database, framework or judgement: undici, sixteen at a time. CPU
 * time of this process in ms; of two runs the cheaper one, so that the script is as warm as the product was.
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
    // A page that fails costs the bare script what it costs; the product met the same page.
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
