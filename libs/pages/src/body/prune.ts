import type { DomDocument, DomElement } from './dom';

/** Never part of an article's text, whatever Readability thinks of it. */
const NEVER = [
  'script:not([type="application/ld+json"])',
  'style',
  'template',
  'svg',
  'iframe',
  'object',
  'embed',
  'dialog',
  'nav',
  'noscript',
  '[role="dialog"]',
  '[role="alertdialog"]',
  '[role="navigation"]',
  '[aria-modal="true"]',
  '[hidden]',
].join(',');

const JUNK =
  /(?:^|[\s_-])(?:related|recommend(?:ed|ations?)?|more-(?:stories|news|from|on)|most-(?:read|popular)|newsletter|signup|sign-up|subscribe|subscription|social|share|sharing|sharebar|share-?(?:buttons?|tools?|links?|bar)|addtoany|addthis|sharedaddy|jp-relatedposts|outbrain|taboola|promo|advert(?:isement)?|ads?|ad-(?:slot|unit|container|wrapper)|sponsored|comments?|comment-?(?:list|section|area)|disqus_thread|cookie|consent|breadcrumbs?|pagination|author-?(?:bio|box|info|card)|about-?author|bio|post-tags|tags|tag-list|print-?only|screen-reader-text|sr-only|visually-?hidden|read-?more|read-?next|also-?read|see-also|trending|caption|wp-caption-text|credit|photo-credit|image-credit)(?:[\s_-]|$)/;
const KEEP =
  /article-?body|articlebody|story-?body|post-?content|entry-?content|main-?content|body-?content|article-?content|content-?body/;

/** Takes out of the tree what templates mark as something else than the article. */
export function pruneDocument(document: DomDocument): void {
  const root = document.documentElement;
  if (!root) return;
  for (const element of [...root.querySelectorAll(NEVER)]) element.remove();
  const total = root.textContent?.length ?? 0;
  for (const element of [...root.querySelectorAll('[class],[id],aside,figcaption,form')]) {
    if (isJunk(element, total)) element.remove();
  }
}

function isJunk(element: DomElement, total: number): boolean {
  const name = element.localName;
  if (name === 'body' || name === 'html' || name === 'main' || name === 'article' || name === 'a')
    return false;
  if (name === 'figcaption') return true;
  const hints = `${element.getAttribute('class') ?? ''} ${element.getAttribute('id') ?? ''}`
    .slice(0, 400)
    .toLowerCase();
  if (KEEP.test(hints) && name !== 'form') return false;
  if (name !== 'aside' && name !== 'form' && !JUNK.test(hints)) return false;
  // What holds a large part of the page is its frame, whatever it is called; some systems put a form around all.
  return (
    (element.textContent?.length ?? 0) < total * 0.3 ||
    (name !== 'form' && element.querySelector('p') === null)
  );
}
