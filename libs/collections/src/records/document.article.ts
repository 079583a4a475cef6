import {
  DAY_MS,
  createReason,
  sha256,
  toSite,
  type Article,
  type DateRecord,
  type RecordedExchange,
  type SourceProfile,
} from '@corroborate/domain';
import { encodeUriPart } from '@corroborate/text';
import type { CollectedDocument, CollectionName } from '../collection.types';

/**
 * Host in URLs of collection documents: a reserved name that never resolves (RFC 6761), so that no web page can pass
 * for a document, and URLs claimed by documents are never fetched.
 */
const collectionHost = (server: string): string => `${server}-collection.invalid`;

export const collectionUrl = ({ server, tool }: CollectionName): string =>
  `https://${collectionHost(server)}/${encodeUriPart(tool)}`;

/** Provider name of collection documents in captures. */
export const COLLECTION_PROVIDER = 'collection';

/** A collection document as stored in the chain of a case. */
export interface CapturedBody extends Pick<CollectedDocument, 'id' | 'title' | 'text' | 'date' | 'fields'> {
  collection: string;
  /** SHA-256 of the server response that contained it and that is stored as well; null if unknown. */
  received_in: string | null;
}

/** Capture of a document that was used. It is an extract of the response to which it refers, not a web response. */
export function toExchange(
  { id, title, text, date, fields, receivedIn }: CollectedDocument,
  { server, tool }: CollectionName,
  { investigationId, stage, at }: Pick<RecordedExchange, 'investigationId' | 'stage' | 'at'>,
): RecordedExchange {
  const url = documentUrl({ server, tool }, id);
  const collection = `${server}/${tool}`;
  const body: CapturedBody = { collection, id, title, text, date, fields, received_in: receivedIn ?? null };
  return {
    investigationId,
    stage,
    provider: COLLECTION_PROVIDER,
    at,
    fromCache: false,
    request: { method: 'GET', url, headers: {} },
    response: { status: 200, headers: { 'content-type': 'application/json' }, url, redirects: [], peer: null },
    body: Buffer.from(JSON.stringify(body)),
  };
}

/** The document text in stored bytes; null if the bytes have another format. */
export function parseCapturedText(bytes: Buffer): Pick<CapturedBody, 'title' | 'text'> | null {
  try {
    const { title, text } = JSON.parse(bytes.toString('utf8')) as Partial<CapturedBody>;
    return typeof title === 'string' && typeof text === 'string' ? { title, text } : null;
  } catch {
    return null;
  }
}

const documentUrl = (collection: CollectionName, id: string): string =>
  `${collectionUrl(collection)}/${encodeUriPart(id)}`;

/** Converts a document to an article: its verbatim text under one of our URLs. */
export function toArticle(document: CollectedDocument, { server, tool }: CollectionName, now: Date): Article {
  const host = collectionHost(server);
  const url = documentUrl({ server, tool }, document.id);
  return {
    url,
    finalUrl: url,
    canonicalUrl: url,
    host,
    site: toSite(host),
    verdict: 'complete',
    verdictReason: `according to the collection ${server}/${tool}`,
    httpStatus: 200,
    title: document.title,
    byline: null,
    outletName: `${server}/${tool}`,
    section: null,
    language: 'en',
    published: toDateRecord(document),
    modified: null,
    text: document.text,
    wordCount: document.text.split(/\s+/).filter(Boolean).length,
    links: [],
    agencyCredit: null,
    claimReviews: [],
    notices: [],
    schemaTypes: [],
    steering: [],
    contentHash: sha256(document.text),
    fetchedAt: now.toISOString(),
    via: 'live',
  };
}

function toDateRecord({ date }: CollectedDocument): DateRecord | null {
  if (date === null) return null;
  const value = `${date}T00:00:00.000Z`;
  const latest = new Date(Date.parse(value) + DAY_MS).toISOString();
  return { value, precision: 'day', signal: 'platform', zone: null, earliest: value, latest };
}

/** Source profile of a collection declared the primary record of a matter. */
export function toCollectionProfile(collection: { name: string; host: string; matter: string }): SourceProfile {
  const { name, host, matter } = collection;
  return {
    host,
    site: toSite(host),
    name,
    kind: 'official',
    tier: 1,
    score: 90,
    stars: 5,
    reliability: 'very reliable',
    ownerGroup: null,
    country: null,
    place: null,
    reasons: [createReason('collection.primary', { collection: name, matter })],
  };
}
