import { join } from 'node:path';
import { decodeXML } from 'entities';
import { XMLParser } from 'fast-xml-parser';
import { blocked, failed, found, type Outcome } from '@corroborate/domain';
import type { ParsePool, ThreadJob } from '@corroborate/pages';
import { isObject, listObjects, type ProviderResponse } from '@corroborate/providers';
import { FEED_LIMITS } from '../search.thresholds';

/** One item of a news feed. Fields are raw; entities are decoded only in the link. */
export type FeedItem = NonNullable<ReturnType<typeof feedItems>>[number];

/** Some feeds put the query into their namespace URL, so names are matched without prefix. */
const parser = new XMLParser({
  ignoreAttributes: true,
  removeNSPrefix: true,
  processEntities: false,
  parseTagValue: false,
  trimValues: true,
  isArray: (name) => name === 'item',
});

/** Parses a feed within the limits of the pool. */
export const FEED_JOB: ThreadJob<string, FeedItem[] | null> = {
  workerFile: join(__dirname, 'feed.worker.js'),
  here: (xml) => feedItems(xml),
};

/** Items of an RSS document. Null if it is not RSS, was truncated or exceeds the tag limit; [] if it has no items. */
export function feedItems(xml: string) {
  if (hasMoreTagsThan(FEED_LIMITS.tags, xml)) return null;
  if (!/^\s*(<\?xml|<rss)/i.test(xml.slice(0, 300)) || !/<\/rss>\s*$/i.test(xml.slice(-300))) return null;
  const channel = channelOf(xml);
  if (channel === null) return null;
  return listObjects(channel === '' ? [] : (channel.item ?? [])).map(
    ({ title, link, description, pubDate, source, Source }) => ({
      title: firstOrOnly(title),
      link: typeof firstOrOnly(link) === 'string' ? decodeXML(firstOrOnly(link) as string) : null,
      description: firstOrOnly(description),
      pubDate: firstOrOnly(pubDate),

      /** Text of `<source>`, with any namespace prefix. */
      source: firstOrOnly(source ?? Source),
    }),
  );
}

function channelOf(xml: string): Record<string, unknown> | '' | null {
  try {
    const document: unknown = parser.parse(xml);
    const rss = isObject(document) ? document.rss : null;
    const channel = isObject(rss) ? rss.channel : null;
    return channel === '' || isObject(channel) ? channel : null;
  } catch {
    return null;
  }
}

/** Parsing cost grows with the number of tags, so tags are counted before parsing. */
function hasMoreTagsThan(limit: number, xml: string): boolean {
  let count = 0;
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', at + 1)) if ((count += 1) > limit) return true;
  return false;
}

const firstOrOnly = (value: unknown): unknown => (Array.isArray(value) ? (value as unknown[])[0] : value);

/** Items of a feed response; `title`: engine name for errors. */
export async function readFeed(
  answer: ProviderResponse,
  pool: Pick<ParsePool, 'run'>,
  title: string,
): Promise<Outcome<FeedItem[]>> {
  if (looksLikePage(answer)) return blocked(`${title} returned a web page instead of a feed`);
  const items = await pool.run(FEED_JOB, answer.text);
  if (items.kind !== 'found') return items;
  return items.value === null ? failed(`${title} did not return a feed`) : found(items.value);
}

/** Whether a body that should be a feed looks like a web page. */
export const looksLikePage = ({ text, headers: { 'content-type': contentType = '' } }: ProviderResponse): boolean =>
  /^\s*<(!doctype html|html|head|body)/i.test(text.slice(0, 300)) ||
  (contentType.includes('text/html') && !/<rss/i.test(text.slice(0, 500)));
