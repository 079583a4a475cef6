import type { Dialect } from '../../index/query.parser';
import type { PageHit, PageQuery } from '../../index/search-engine';
import type { EngineName } from '../../world/world.types';
import { formOf, jsonBody } from '../replies';
import type { Reply, Upstream } from '../upstream.types';

interface PageQuestion extends Partial<Pick<PageQuery, 'from' | 'to' | 'minCoverage'>> {
  text: string;
  start: number;
  size: number;
}

interface PageAnswer {
  form: URLSearchParams;
  body: Record<string, unknown>;
  url: URL;
  text: string;
}

/** A search engine: its request format and its response format. */
export interface PageSearch {
  name: EngineName;
  host: RegExp;
  path: RegExp;
  dialect: Dialect;
  /** 1: every word must occur. */
  minCoverage: number;
  ask: (form: URLSearchParams, body: Record<string, unknown>) => PageQuestion;
  answer: (hits: PageHit[], asked: PageAnswer) => Reply;
}

export const engineUpstream = ({ name, host, path, ask, answer, ...engine }: PageSearch): Upstream => ({
  name,
  serves: (candidate) => host.test(candidate),
  owns: ({ pathname }) => path.test(pathname),
  handle: (request, { search }) => {
    const [form, body] = [formOf(request), jsonBody(request) ?? {}];
    const { text, start, size, ...bounds } = ask(form, body);
    const hits = search.search({ engine: name, raw: text, ...engine, ...bounds });
    return answer(hits.slice(start, start + size), { form, body, url: request.url, text });
  },
});
