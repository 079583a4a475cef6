import { failed, found, limited, nothingFound, type CallContext, type Outcome } from '@corroborate/domain';
import { encodeUriPart, fold, hasName, indexNames, oneLine, removeInvisible } from '@corroborate/text';
import {
  isObject,
  isSuccess,
  listObjects,
  listObjectsOrNull,
  ProviderClient,
  parseRetryAt,
  createStatusMessage,
  stringOr,
  type ProviderResponse,
  type Fields,
  type JsonReadOptions,
  type ProviderParts,
} from '@corroborate/providers';
import { RESEARCH_LIMITS } from '../context.thresholds';
import type { ContextDocument, ContextEntity, ContextManifest, ContextSource } from '../context.types';
import { baseTitle } from '../judge/fit.policy';

export const WIKIPEDIA: ContextManifest = {
  name: 'wikipedia',
  title: 'Wikipedia',
  homepage: 'https://www.mediawiki.org/wiki/API:Main_page',
  priceUsd: 0,
  // Wikimedia asks for sequential calls; the gateway's User-Agent identifies us.
  paceMs: 200,
  terms: 'Text is CC BY-SA 4.0: name the article when quoting.',
  selfTest: 'Reuters',
  notes: ['Anyone can edit it: it explains topics and confirms nothing.'],
};

const MAX_BYTES = 2_000_000;
/** Maximum characters of article text; background is usually in the first part. */
const MAX_TEXT = 60_000;
const SEARCH_SIZE = 6;

interface Candidates {
  titles: string[];
  namesakes: string[];
}

/** Searches for the name, then reads the matching articles. */
export class WikipediaSource implements ContextSource {
  readonly manifest = WIKIPEDIA;
  private readonly api: ProviderClient;

  constructor(parts: ProviderParts) {
    this.api = new ProviderClient(parts, this.manifest, {
      headers: { accept: 'application/json' },
      maxContentLength: MAX_BYTES,
      say: createStatusMessage('Wikipedia refused the request'),
      judge,
    });
  }

  async find(
    entity: ContextEntity,
    language: string | null,
    context: CallContext,
  ): Promise<Outcome<ContextDocument[]>> {
    const host = hostOf(language);
    const candidates = await this.candidates(host, entity, context);
    if (candidates.kind !== 'found') return candidates;
    const documents: ContextDocument[] = [];
    for (const title of candidates.value.titles.slice(0, RESEARCH_LIMITS.documents)) {
      const article = await this.article(host, title, candidates.value, context);
      if (article.kind === 'found') documents.push(article.value);
      else if (article.kind !== 'nothing-found' && documents.length === 0) return article;
    }
    return documents.length > 0 ? found(documents) : nothingFound(`no readable article on ${entity.name}`);
  }

  private async candidates(host: string, entity: ContextEntity, context: CallContext): Promise<Outcome<Candidates>> {
    const name = oneLine(entity.name.replace(/["|]/g, ' ')).slice(0, 200);
    const srsearch = [`"${name}"`, entity.region?.replace(/["|:]/g, ' ')].filter(Boolean).join(' ');
    const query = { list: 'search', srsearch, srlimit: String(SEARCH_SIZE), srnamespace: '0', srprop: '' };
    const answer = await this.ask(host, query, context, {
      read: ({ search }) => listObjectsOrNull(search),
      otherwise: 'Wikipedia returned no result list',
    });
    if (answer.kind !== 'found') return answer;
    const titles = answer.value.map(({ title }) => title).filter((title) => typeof title === 'string');
    const named = titles.filter((title) => fold(baseTitle(title)) === fold(name) || hasName(indexNames(title), name));
    const region = fold(entity.region ?? '');
    const rank = (title: string) =>
      (sameBase(title, name) ? 0 : 2) + (region !== '' && !fold(title).includes(region) ? 1 : 0);
    const ordered = [...named].sort((a, b) => rank(a) - rank(b));
    if (ordered.length === 0) return nothingFound(`no article is named ${name}`);
    return found({ titles: ordered, namesakes: ordered.filter((title) => sameBase(title, name)) });
  }

  private async article(
    host: string,
    title: string,
    { namesakes }: Candidates,
    context: CallContext,
  ): Promise<Outcome<ContextDocument>> {
    const query = {
      prop: 'extracts|pageprops|info',
      explaintext: '1',
      redirects: '1',
      inprop: 'url',
      titles: title.replace(/\|/g, ' '),
    };
    const answer = await this.ask(host, query, context, {
      read: ({ pages }) => listObjects(pages)[0] ?? {},
      otherwise: 'Wikipedia returned no result',
    });
    if (answer.kind !== 'found') return answer;
    const page = answer.value;
    const text = clean(stringOr(page.extract));
    if (page.missing === true || text === '') return nothingFound(`the article “${title}” has no text`);
    const shown = stringOr(page.title, title);
    return found({
      title: shown,
      text,
      url: articleUrl(page.fullurl, host, shown),
      sourceName: WIKIPEDIA.title,
      ambiguous: isObject(page.pageprops) && 'disambiguation' in page.pageprops,
      namesakes: namesakes.filter((other) => other !== title && other !== shown),
    });
  }

  /** One call of the action API; `reading` parses its `query` part. */
  private ask<T>(
    host: string,
    query: Record<string, string>,
    context: CallContext,
    { read, otherwise }: JsonReadOptions<T>,
  ): Promise<Outcome<T>> {
    const params = { action: 'query', format: 'json', formatversion: 2, ...query };
    return this.api.callJson(context, (http) => http.get(`https://${host}/w/api.php`, { params }), {
      read: ({ query: result }) => (isObject(result) ? read(result) : null),
      otherwise,
    });
  }
}

/** The action API reports errors with status 200. */
function judge(answer: ProviderResponse, { error }: Fields, now: Date): Outcome<never> | null {
  if (!isSuccess(answer) || !isObject(error)) return null;
  const code = stringOr(error.code, 'unknown').slice(0, 60);
  return code === 'maxlag' || code === 'ratelimited'
    ? limited(`Wikipedia: ${code}`, parseRetryAt(answer, now))
    : failed(`Wikipedia: ${code}`);
}

const sameBase = (title: string, name: string): boolean => fold(baseTitle(title)) === fold(name);

/** The Wikipedia edition of the language; English if the tag is not a plain language code. */
function hostOf(language: string | null): string {
  const code = (language ?? 'en').split('-')[0]?.toLowerCase() ?? 'en';
  return /^[a-z]{2,3}$/.test(code) ? `${code}.wikipedia.org` : 'en.wikipedia.org';
}

/** The article's own URL, if it is on Wikipedia. */
function articleUrl(fullUrl: unknown, host: string, title: string): string {
  const url = typeof fullUrl === 'string' ? URL.parse(fullUrl) : null;
  const own = url !== null && url.protocol === 'https:' && url.hostname.endsWith('.wikipedia.org');
  return own ? url.href : `https://${host}/wiki/${encodeUriPart(title.replaceAll(' ', '_'))}`;
}

/** Keeps line breaks, which separate paragraphs and headings. */
const clean = (text: string): string => removeInvisible(text.slice(0, MAX_TEXT)).trim();
