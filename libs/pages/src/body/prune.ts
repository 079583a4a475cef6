import { followingOutside, following, type PageTree, type TreeElement } from './tree';

const JUNK =
  /(?:^|[\s_-])(?:related|recommend(?:ed|ations?)?|more-(?:stories|news|from|on)|most-(?:read|popular)|newsletter|signup|sign-up|subscribe|subscription|social|share|sharing|sharebar|share-?(?:buttons?|tools?|links?|bar)|addtoany|addthis|sharedaddy|jp-relatedposts|outbrain|taboola|promo|advert(?:isement)?|ads?|ad-(?:slot|unit|container|wrapper)|sponsored|comments?|comment-?(?:list|section|area)|disqus_thread|cookie|consent|breadcrumbs?|pagination|author-?(?:bio|box|info|card)|about-?author|bio|post-tags|tags|tag-list|print-?only|screen-reader-text|sr-only|visually-?hidden|read-?more|read-?next|also-?read|see-also|trending|caption|wp-caption-text|credit|photo-credit|image-credit)(?:[\s_-]|$)/;
const KEEP =
  /article-?body|articlebody|story-?body|post-?content|entry-?content|main-?content|body-?content|article-?content|content-?body/;

/** Takes out of the tree what templates mark as something else than the article. */
export function pruneTree(tree: PageTree): void {
  const root = tree.documentElement;
  const total = root.textContent.length;
  let at = following(root, root);
  while (at) {
    const junk: boolean = isJunk(at, total);
    const next: TreeElement | null = junk ? followingOutside(at, root) : following(at, root);
    if (junk) at.remove();
    at = next;
  }
}

function isJunk(element: TreeElement, total: number): boolean {
  const name = element.localName;
  if (name === 'body' || name === 'html' || name === 'main' || name === 'article' || name === 'a') return false;
  if (name === 'figcaption') return true;
  const boxed = name === 'aside' || name === 'form';
  const { className, id } = element;
  if (!boxed && className === '' && id === '') return false;
  const hints = `${className} ${id}`.slice(0, 400).toLowerCase();
  if (KEEP.test(hints) && name !== 'form') return false;
  if (!boxed && !JUNK.test(hints)) return false;
  // What holds a large part of the page is its frame, whatever it is called; some systems put a form around all.
  return (
    element.textContent.length < total * 0.3 || (name !== 'form' && element.getElementsByTagName('p').length === 0)
  );
}
