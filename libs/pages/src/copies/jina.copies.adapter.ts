import {
  blocked,
  failed,
  found,
  limited,
  nothingFound,
  type Article,
  type CallContext,
  type GatewayResponse,
  type Outcome,
} from '@corroborate/domain';
import { lexicon, readJson, collapseWhitespace } from '@corroborate/text';
import { getHost, parseAddress, toSite } from '../address';
import { COPY_RULES } from '../pages.thresholds';
import type { CopyFinderDeps, CopyRequest, CopySource } from './copy.types';
import { markdownToMarkup } from './markdown.policy';

const WALL_WARNING = lexicon('any', 'reader-warnings', 'walls').pattern;

interface ReaderPage {
  title: string;
  content: string;
  publishedTime: string | null;
}

/** Jina Reader: fetches the page from its own servers and returns Markdown. The service sees every URL requested. */
export class JinaCopies implements CopySource {
  readonly name = 'reader';

  constructor(private readonly deps: CopyFinderDeps) {}

  async *copies(request: CopyRequest, context: CallContext): AsyncGenerator<Outcome<Article>, void, void> {
    const { readerPaceMs: intervalMs, maxWaitMs, timeoutMs } = COPY_RULES;
    const answer = await this.deps.gateway.call(
      {
        provider: 'jina-reader',
        url: `https://r.jina.ai/${request.address}`,
        headers: { accept: 'application/json', dnt: '1', 'x-retain-images': 'none' },
        timeoutMs,
        maxBytes: this.deps.settings.FETCH_MAX_BYTES,
        pace: { key: 'jina-reader', intervalMs, maxWaitMs },
        retries: 0,
      },
      context,
    );
    const page = answer.kind === 'found' ? parsePage(answer.value, request.address) : answer;
    yield page.kind === 'found' ? found(await this.parse(page.value, request)) : page;
  }

  private async parse(page: ReaderPage, request: CopyRequest): Promise<Article> {
    const article = await this.deps.pool.extract({
      html: markdownToMarkup(page.content.slice(0, COPY_RULES.maxMarkdownChars), page.title, page.publishedTime),
      url: request.asked,
      finalUrl: request.address,
      httpStatus: 200,
      headers: {},
      fetchedAt: this.deps.clock.now().toISOString(),
      via: 'reader',
    });
    return {
      ...article,
      verdictReason: `Copy made by a reading service (r.jina.ai). ${article.verdictReason}`,
    };
  }
}

function parsePage({ status, body }: GatewayResponse, address: string): Outcome<ReaderPage> {
  if (status === 429) return limited('rate limit of the reading service reached');
  if (status === 402) return limited('the reading service requires payment');
  if (status === 401 || status === 403 || status === 451) return blocked(`the reading service returned HTTP ${status}`);
  if (status === 422) return nothingFound('the reading service found no content');
  if (status < 200 || status >= 300) return failed(`the reading service returned HTTP ${status}`);
  const data = parseData(body.toString('utf8'));
  if (!data || typeof data.content !== 'string') return failed('the reading service returned an unreadable response');
  // The service returns 200 even for errors and paywalls of the target and reports them only here.
  const warning = typeof data.warning === 'string' ? collapseWhitespace(data.warning.slice(0, 2_000)) : '';
  if (WALL_WARNING.test(warning)) return blocked(`the reading service warns: ${warning.slice(0, 200)}`);
  const url = parseAddress(typeof data.url === 'string' ? data.url : null);
  if (!url || toSite(url.hostname) !== toSite(getHost(address)))
    return nothingFound('the reading service was redirected to another site');
  return found({
    title: typeof data.title === 'string' ? data.title : '',
    content: data.content,
    publishedTime: isoDate(data.publishedTime),
  });
}

/** If the page has no date, the field holds Last-Modified, which is never in ISO format. */
const isoDate = (given: unknown): string | null =>
  typeof given === 'string' && /^\d{4}-\d{2}-\d{2}(?:[T ]|$)/.test(given) && !Number.isNaN(Date.parse(given))
    ? given
    : null;

function parseData(body: string): Record<string, unknown> | null {
  const answer = readJson(body) as { data?: unknown } | null | undefined;
  return answer && typeof answer.data === 'object' ? (answer.data as Record<string, unknown> | null) : null;
}
