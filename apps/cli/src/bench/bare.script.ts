import { readFileSync } from 'node:fs';
import type { Settings } from '@corroborate/config';
import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import pLimit from 'p-limit';
import { ProxyAgent, request } from 'undici';

type Document = ConstructorParameters<typeof Readability>[0];

/**
 * What it costs to fetch and parse the same pages with no queue, database, framework or judgement: undici,
 * linkedom and Readability, sixteen at a time. Answers CPU time of this process in ms.
 */
export async function bareCpuMs(urls: string[], settings: Pick<Settings, 'EGRESS_PROXY_URL' | 'EGRESS_CA_FILE'>): Promise<number> {
  const dispatcher = new ProxyAgent({
    uri: settings.EGRESS_PROXY_URL ?? '',
    requestTls: { ca: settings.EGRESS_CA_FILE ? readFileSync(settings.EGRESS_CA_FILE) : undefined },
  });
  const limit = pLimit(16);
  const before = process.cpuUsage();
  await Promise.all(urls.map((url) => limit(() => fetchAndParse(url, dispatcher))));
  const { user, system } = process.cpuUsage(before);
  await dispatcher.close();
  return (user + system) / 1000;
}

async function fetchAndParse(url: string, dispatcher: ProxyAgent): Promise<void> {
  try {
    const { body } = await request(url, { dispatcher });
    const page = parseHTML(await body.text()) as unknown as { document: Document };
    new Readability(page.document).parse();
  } catch {
    // A page that fails costs the bare script what it costs; the product met the same page.
  }
}
