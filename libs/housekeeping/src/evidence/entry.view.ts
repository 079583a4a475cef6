import type { ChainEntryEntity } from '@corroborate/db';
import type { EntryView } from './evidence.views';

/** What may be told of any entry; each kind has some of it. */
interface AnyContent {
  provider?: string;
  response?: { url?: string };
  snapshot?: { part?: string; url?: string };
  change?: string;
  why?: string;
  report?: { form?: string };
}

/** `sealed`: up to which entry a seal covers the chain. */
export function entryView({ seq, at, kind, content, sha256, originalSha256 }: KeptRow, sealed: number): EntryView {
  const told = JSON.parse(content) as AnyContent;
  const url = told.response?.url ?? told.snapshot?.url ?? null;
  const what = told.provider ?? told.snapshot?.part ?? told.change ?? told.why ?? told.report?.form ?? null;
  return { seq, at, kind, sha256, sealed: seq <= sealed, original: originalSha256, url, what };
}

type KeptRow = Omit<ChainEntryEntity, 'investigationId'>;
