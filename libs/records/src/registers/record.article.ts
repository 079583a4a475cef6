import {
  DAY_MS,
  createReason,
  sha256,
  toSite,
  withTitle,
  type Article,
  type DateRecord,
  type SourceProfile,
} from '@corroborate/domain';
import { registerManifests } from './create-registers';
import type { PublicRecord, RecordManifest } from './record.types';

/** The record as an article: its text is the register's text, verbatim. */
export function recordToArticle(record: PublicRecord, now: Date): Article {
  const host = new URL(record.url).hostname;
  return {
    url: record.url,
    finalUrl: record.url,
    canonicalUrl: record.url,
    host,
    site: toSite(host),
    verdict: 'complete',
    verdictReason: `according to ${registerTitle(record.register)}`,
    httpStatus: 200,
    title: record.title,
    byline: null,
    outletName: registerTitle(record.register),
    section: null,
    language: 'en',
    published: dateOf(record),
    modified: null,
    text: record.text,
    wordCount: record.text.split(/\s+/).filter(Boolean).length,
    links: [],
    agencyCredit: null,
    claimReviews: [],
    notices: [],
    schemaTypes: [],
    steering: [],
    contentHash: sha256(record.text),
    fetchedAt: now.toISOString(),
    via: 'live',
  };
}

/** A document read from the record's URL, with the register's title and date. */
export const withRecordTitle = (record: PublicRecord, article: Article): Article => ({
  ...withTitle(article, record.title),
  outletName: registerTitle(record.register),
  published: dateOf(record) ?? article.published,
});

function dateOf({ date }: PublicRecord): DateRecord | null {
  if (date === null) return null;
  return {
    value: date,
    precision: 'day',
    signal: 'platform',
    zone: null,
    earliest: date,
    latest: new Date(Date.parse(date) + DAY_MS).toISOString(),
  };
}

const registerTitle = (register: string): string =>
  registerManifests().find(({ name }) => name === register)?.title ?? register;

export const ownsHost = ({ hosts }: Pick<RecordManifest, 'hosts'>, host: string): boolean =>
  hosts.some((one) => one === host || (one.startsWith('.') && host.endsWith(one)));

/** Source profile of a register; null if it is unknown or the page is not on its hosts. */
export function registerProfile(register: string, host: string): SourceProfile | null {
  const manifest = registerManifests().find(({ name }) => name === register);
  if (!manifest || !ownsHost(manifest, host)) return null;
  return {
    host,
    site: toSite(host),
    name: manifest.title,
    kind: 'official',
    tier: 1,
    score: 95,
    stars: 5,
    reliability: 'very reliable',
    ownerGroup: null,
    country: manifest.country === 'world' ? null : manifest.country,
    place: null,
    reasons: [createReason('outlet.public-record', { register: manifest.title })],
  };
}
