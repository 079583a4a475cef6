import { DomUtils, parseDocument } from 'htmlparser2';
import { behindPaywall, wallStatus } from '../behaviours';
import { textOfHtml, textOfPdf } from '../index/page.text';
import type { Page } from '../world/world.types';
import type { WorldView } from '../world/world.view';
import { bodyOf } from './page.body';
import { json, plain, retryAfter } from './replies';
import type { Reply, Upstream, UpstreamRequest } from './upstream.types';

/** Jina Reader: fetches a page of the world with a browser of its own and answers with Markdown. */
export const jina: Upstream = {
  name: 'jina',
  serves: (host) => host === 'r.jina.ai',
  handle: async (request, { view }) => {
    const target = URL.parse(request.url.href.slice(request.url.origin.length + 1));
    if (!target || !/^https?:$/.test(target.protocol))
      return refusal(400, 40000, 'ParamValidationError', 'Invalid URL');
    return answer(request, target.href, await visit(target, view));
  },
  fault: ({ kind, status, retryAfter: seconds }) => {
    const code = kind === 'quota' ? 429 : status;
    const name = code === 429 ? 'RateLimitTriggeredError' : 'ServiceUnavailableError';
    const reply = refusal(code, code * 100, name, code === 429 ? 'Rate limit exceeded' : 'Service unavailable');
    return { ...reply, headers: { ...reply.headers, ...retryAfter(seconds) } };
  },
};

interface Seen {
  url: string;
  title: string;
  content: string;
  published: string | null;
  /** HTTP status of the page itself; the reader answers 200 all the same. */
  status: number;
}

/** What its browser ends up with; null when nothing could be loaded. */
async function visit(target: URL, view: WorldView, hops = 3): Promise<Seen | null> {
  const page = view.pageAt(target) ?? view.pageNear(target);
  if (!page) return view.knowsHost(target.hostname) ? missing(target) : null;
  const next = page.redirect === undefined ? null : URL.parse(page.redirect, page.url);
  if (next) return hops > 0 ? visit(next, view, hops - 1) : null;
  const { kind } = page.behaviour;
  if (kind === 'hang' || kind === 'reset') return null;
  // Its browser runs the script that some walls ask for; the others' puzzle comes back as if it were the page.
  const status = kind === 'blocked' ? wallStatus(page) : 503;
  if (status !== 503) return { ...missing(target), title: 'Just a moment...', content: PUZZLE, status };
  return read(page, view);
}

const PUZZLE = 'Verifying you are human. This may take a few seconds.\n\nEnable JavaScript and cookies to continue';
const missing = ({ href }: URL): Seen => ({
  url: href,
  title: '404 Not Found',
  content: '# Not Found',
  published: null,
  status: 404,
});

async function read(page: Page, view: WorldView): Promise<Seen> {
  const { type, body } = await bodyOf(page, view);
  // Behind a wall the status is the wall's.
  const head = { url: page.url, status: page.behaviour.kind === 'blocked' ? 200 : (page.status ?? 200) };
  if (typeof body !== 'string')
    return {
      ...head,
      title: page.title ?? '',
      content: type === 'application/pdf' ? textOfPdf(body) : '',
      published: null,
    };
  const markup = page.behaviour.kind === 'paywall' ? behindPaywall(body) : body;
  const { title, text } = textOfHtml(withMarkedLinks(markup, page.url));
  return { ...head, title, content: text.replaceAll('\n', '\n\n'), published: publishedIn(markup) };
}

/** Links as Markdown writes them, so that they live through the reading of plain text. */
function withMarkedLinks(markup: string, base: string): string {
  const document = parseDocument(markup);
  for (const link of DomUtils.getElementsByTagName('a', document, true)) {
    const address = URL.parse(DomUtils.getAttributeValue(link, 'href') ?? '', base);
    const text = DomUtils.textContent(link).replace(/\s+/g, ' ').trim();
    const first = link.children.find((child) => String(child.type) === 'text') as { data: string } | undefined;
    if (address && text !== '' && first && link.children.length === 1) first.data = `[${text}](${address.href})`;
  }
  return DomUtils.getOuterHTML(document, { encodeEntities: 'utf8' });
}

function publishedIn(markup: string): string | null {
  const meta = /<meta[^>]{0,200}(?:article:published_time|datePublished)[^>]{0,80}content=["']([^"'>]{4,60})["']/i;
  return meta.exec(markup)?.[1] ?? null;
}

function answer({ headers }: UpstreamRequest, asked: string, seen: Seen | null): Reply {
  if (!seen || seen.content.trim() === '')
    return refusal(422, 42206, 'AssertionFailureError', `No content available for URL ${asked}`);
  const { title, url, content, published, status } = seen;
  const warning =
    status >= 400 ? `Target URL returned error ${status}: ${status === 404 ? 'Not Found' : 'Forbidden'}` : null;
  const usage = { tokens: Math.ceil(content.length / 4) };
  if (!(headers.accept ?? '').includes('application/json')) return plain(asText(seen, warning));
  const data = { title, description: '', url, content, metadata: {}, external: {}, usage };
  const more = { ...(published ? { publishedTime: published } : {}), ...(warning ? { warning } : {}) };
  return json({ code: 200, status: 20000, data: { ...data, ...more }, meta: { usage } });
}

function asText({ title, url, content, published }: Seen, warning: string | null): string {
  const lines = [
    `Title: ${title}`,
    `URL Source: ${url}`,
    published ? `Published Time: ${published}` : null,
    warning ? `Warning: ${warning}` : null,
    `Markdown Content:\n${content}`,
  ];
  return lines.filter((line) => line !== null).join('\n\n');
}

function refusal(code: number, status: number, name: string, message: string): Reply {
  return json({ data: null, code, name, status, message, readableMessage: `${name}: ${message}` }, code);
}
