import { DomUtils, parseDocument } from 'htmlparser2';
import { escapeMarkup, html } from './upstreams/replies';
import type { Reply } from './upstreams/upstream.types';
import type { Page } from './world/world.types';

/** Changes a page's normal response into the way the page behaves. `visit` counts requests for this page from 1. */
export function applyBehaviour(page: Page, reply: Reply, visit: number): Reply {
  switch (page.behaviour.kind) {
    case 'ok':
      return reply;
    case 'slow':
      return { ...reply, delayMs: page.behaviour.ms };
    case 'hang':
    case 'reset':
    case 'truncate':
      return { ...reply, wire: { kind: page.behaviour.kind } };
    case 'huge':
      return { ...reply, wire: { kind: 'huge', bytes: page.behaviour.bytes } };
    case 'paywall':
      return { ...reply, body: typeof reply.body === 'string' ? applyPaywall(reply.body) : reply.body };
    case 'blocked':
      return challenge(page);
    case 'flaky':
      return visit <= page.behaviour.times ? unavailable() : reply;
  }
}

function unavailable(): Reply {
  return html(
    '<html><head><title>503 Service Temporarily Unavailable</title></head><body><center><h1>503 Service ' +
      'Temporarily Unavailable</h1></center><hr><center>nginx</center></body></html>',
    503,
  );
}

/**
 * Half of the hosts use 503, like challenges that require a script to run; the others 403, like challenges for
 * people.
 */
function wallStatus(page: Page): number {
  if (page.status && page.status >= 400) return page.status;
  return new URL(page.url).hostname.length % 2 === 0 ? 403 : 503;
}

/** Response of a bot challenge: a script to solve instead of the page's text. */
function challenge(page: Page): Reply {
  const host = new URL(page.url).hostname;
  const status = wallStatus(page);
  const name = escapeMarkup(host);
  const body =
    '<!DOCTYPE html><html lang="en-US"><head><title>Just a moment...</title><meta ' +
    'http-equiv="Content-Type" content="text/html; charset=UTF-8"><meta name="robots" ' +
    'content="noindex,nofollow"><meta http-equiv="refresh" content="390"></head>\n' +
    '<body><div class="main-wrapper" role="main"><div class="main-content"><h1 class="zone-name-title ' +
    `h1">${name}</h1><h2 id="challenge-running" class="h2">Verifying you are human. This may take a few ` +
    'seconds.</h2>\n' +
    '<div id="challenge-stage"></div><noscript><div class="h2"><span id="challenge-error-text">Enable ' +
    'JavaScript and cookies to continue</span></div></noscript>\n' +
    `<div id="challenge-body-text" class="core-msg spacer">${name} needs to review the security of your ` +
    'connection before proceeding.</div></div></div>\n' +
    `<script>(function(){window._cf_chl_opt={cvId:'3',cZone:'${name}',cType:'managed'};var ` +
    `a=document.createElement('script');a.src='/cdn-cgi/challenge-platform/h/g/orchestrate/chl_page/v1';` +
    `document.getElementsByTagName('head')[0].appendChild(a);})();` +
    '</script></body></html>';
  return html(body, status, {
    server: 'cloudflare',
    'cf-mitigated': 'challenge',
    'cache-control': 'private, max-age=0, no-store',
  });
}

/** Text of at least this many characters belongs to the story, not to the page frame. */
const MIN_STORY_CHARS = 60;
const PAYWALL_HTML =
  '<div class="paywall" id="paywall" data-testid="paywall"><h2>Subscribe to continue reading</h2>' +
  '<p>This article is for subscribers only.</p><p>Already a subscriber? <a href="/login">Log in</a>' +
  '</p><a href="/subscribe">See subscription options</a></div>' +
  '<script ' +
  'type="application/ld+json">{"@context":"https://schema.org","@type":"WebPage","isAccessibleForFree":false,' +
  '"hasPart":{"@type":"WebPageElement","isAccessibleForFree":false,"cssSelector":".paywall"}}' +
  '</script>';

/** Keeps head, headline and first paragraph; removes the rest of the story, also from the page's metadata. */
export function applyPaywall(page: string): string {
  const document = parseDocument(page);
  let kept = 0;
  const isStory = (node: { data?: string }) => (node.data ?? '').replace(/\s+/g, ' ').trim().length >= MIN_STORY_CHARS;
  for (const paragraph of DomUtils.getElementsByTagName('p', document, true)) {
    if (DomUtils.textContent(paragraph).trim().length >= MIN_STORY_CHARS && ++kept > 1)
      DomUtils.removeElement(paragraph);
  }
  const body = DomUtils.getElementsByTagName('body', document, true)[0] ?? document;
  for (const node of DomUtils.filter((candidate) => String(candidate.type) === 'text', body, true)) {
    if (isInsideScript(node) || !isStory(node as { data?: string })) continue;
    if (kept === 0) kept++;
    else if (DomUtils.getElementsByTagName('p', document, true).every((p) => !contains(p, node)))
      DomUtils.removeElement(node);
  }
  for (const script of DomUtils.getElementsByTagName('script', document, true)) hideArticleBody(script);
  const rest = DomUtils.getOuterHTML(document, { encodeEntities: 'utf8' });
  const end = rest.search(/<\/body>/i);
  return end === -1 ? rest + PAYWALL_HTML : rest.slice(0, end) + PAYWALL_HTML + rest.slice(end);
}

type Node = ReturnType<typeof DomUtils.filter>[number];

function contains(ancestor: Node, node: Node): boolean {
  for (let at: Node | null = node; at; at = at.parent as Node | null) if (at === ancestor) return true;
  return false;
}

function isInsideScript(node: Node): boolean {
  const name = (node.parent as { name?: string } | null)?.name;
  return name === 'script' || name === 'style' || name === 'title' || name === 'h1';
}

function hideArticleBody(script: Node): void {
  for (const child of DomUtils.getChildren(script)) {
    const text = child as { data?: string };
    if (text.data)
      text.data = text.data.replace(/"articleBody"\s*:\s*"(?:[^"\\]|\\.)*"/g, '"isAccessibleForFree":false');
  }
}
