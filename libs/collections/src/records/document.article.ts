import { createHash } from 'node:crypto';
import { because, siteOf, type Article, type DateRecord, type SourceProfile } from '@corroborate/domain';
import type { CollectedDocument, CollectionName } from '../collection.types';

const DAY = 86_400_000;

/**
 * Where documents of a collection stand for us: a host that no name service may ever know (RFC 6761), so that no page
 * of the web can pass for one, and nobody fetches an address that a document claims for itself.
 */
const collectionHost = (server: string): string => `${server}-collection.invalid`;

/** A document as it is captured: its text letter by letter, under an address of ours. */
export function articleOfDocument(document: CollectedDocument, { server, tool }: CollectionName, now: Date): Article {
  const host = collectionHost(server);
  const url = `https://${host}/${encodeURIComponent(tool)}/${encodeURIComponent(document.id)}`;
  return {
    url,
    finalUrl: url,
    canonicalUrl: url,
    host,
    site: siteOf(host),
    verdict: 'complete',
    verdictReason: `as the collection ${server}/${tool} has it`,
    httpStatus: 200,
    title: document.title,
    byline: null,
    outletName: `${server}/${tool}`,
    section: null,
    language: 'en',
    published: dateOf(document),
    modified: null,
    text: document.text,
    wordCount: document.text.split(/\s+/).filter(Boolean).length,
    links: [],
    agencyCredit: null,
    claimReviews: [],
    notices: [],
    schemaTypes: [],
    steering: [],
    contentHash: createHash('sha256').update(document.text).digest('hex'),
    fetchedAt: now.toISOString(),
    via: 'live',
  };
}

function dateOf({ date }: CollectedDocument): DateRecord | null {
  if (date === null) return null;
  const value = `${date}T00:00:00.000Z`;
  const latest = new Date(Date.parse(value) + DAY).toISOString();
  return { value, precision: 'day', signal: 'platform', zone: null, earliest: value, latest };
}

/** How a collection stands as a source where the operator made it the first-hand record of the matter. */
export function standingOfCollection(collection: { name: string; host: string; matter: string }): SourceProfile {
  const { name, host, matter } = collection;
  return {
    host,
    site: siteOf(host),
    name,
    kind: 'official',
    tier: 1,
    score: 90,
    stars: 5,
    reliability: 'very reliable',
    ownerGroup: null,
    country: null,
    place: null,
    reasons: [because('collection.primary', { collection: name, matter })],
  };
}
