import type { PublicRecord, RecordSource } from '../../world/world.types';
import { parseForm, json, jsonBody } from '../replies';
import type { Reply, Upstream, UpstreamContext } from '../upstream.types';
import { findRecords, within } from './register.records';

/** Parameters of a search request. */
interface RecordQuestion {
  text: string;
  /** Inclusive bounds of the record's date. */
  from?: unknown;
  to?: unknown;
  keep?: (record: PublicRecord) => boolean;
  start: number;
  size: number;
}

/** One page of the matching records. */
export interface RecordPage {
  rows: PublicRecord[];
  total: number;
  form: URLSearchParams;
  /** Offset of the next page; null after the last. */
  next: number | null;
}

/** Search of one register: its request format and its response format. */
export interface RecordSearch {
  source: RecordSource;
  host: string;
  path: string;
  ask: (form: URLSearchParams, body: Record<string, unknown>) => RecordQuestion;
  answer: (page: RecordPage) => unknown;
  /** Status of a response without records. */
  emptyStatus?: number;
}

export const searchUpstream = (search: RecordSearch): Upstream => ({
  name: search.source,
  serves: (host) => host === search.host,
  owns: ({ pathname }) => pathname === search.path,
  handle: (request, context) => {
    const form = parseForm(request);
    return reply(search, search.ask(form, jsonBody(request) ?? {}), form, context);
  },
});

function reply(search: RecordSearch, asked: RecordQuestion, form: URLSearchParams, context: UpstreamContext): Reply {
  const { text, from, to, keep = () => true, start, size } = asked;
  const all = findRecords(search.source, text, context).filter((record) => within(record, from, to) && keep(record));
  const end = start + size;
  const page = { rows: all.slice(start, end), total: all.length, form, next: all.length > end ? end : null };
  return json(search.answer(page), all.length === 0 ? (search.emptyStatus ?? 200) : 200);
}
