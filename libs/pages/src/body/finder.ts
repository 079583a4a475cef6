import { Readability } from '@mozilla/readability';
import { BODY_RULES } from '../pages.thresholds';
import type { PageTree, TreeElement, TreeText } from './tree';

/** What the finder leaves out, strictest first: all three of its rules, then one less each time. */
const SIEVES = [0b111, 0b110, 0b100, 0b000];

/** What a search leaves to the next one of the same page. */
interface Carried {
  byline: string | null;
  tree: PageTree | null;
}

/**
 * The part of the page that is the article, found by Readability. When little comes out, a fresh tree is searched
 * with a wider sieve, as Readability itself does by writing and parsing the page again.
 */
export function findArticle(freshTree: () => PageTree): TreeElement | null {
  const carried: Carried = { byline: null, tree: null };
  let best: TreeElement | null = null;
  for (const sieve of SIEVES) {
    const content = search(freshTree(), sieve, carried);
    const length = content?.innerText.length ?? 0;
    if (length >= BODY_RULES.charThreshold) return content;
    if (length > (best?.innerText.length ?? 0)) best = content;
  }
  return best;
}

/**
 * The line with the writer's name is taken out once, and the whole body is a candidate once: a later search must
 * take neither another line for the name nor all of the page for the article.
 */
function search(tree: PageTree, sieve: number, carried: Carried): TreeElement | null {
  tree.body.readability = carried.tree?.body.readability;
  tree.documentElement.readability = carried.tree?.documentElement.readability;
  const found = new Finder(tree, sieve, carried.byline).parse();
  carried.byline ??= found?.byline ?? null;
  carried.tree = tree;
  return found?.content ?? null;
}

/** Readability without its work on looks and addresses, of which only text and links are used here. */
class Finder extends Readability<TreeElement> {
  constructor(tree: PageTree, sieve: number, byline: string | null) {
    super(tree, {
      disableJSONLD: true,
      keepClasses: true,
      serializer: (element: unknown) => element as TreeElement,
    });
    // No limit: which result is long enough is decided above, where a fresh tree is at hand.
    Object.assign(this, { _charThreshold: 0, _flags: sieve, _articleByline: byline });
  }

  protected _getInnerText(node: TreeElement | TreeText, normalise = true): string {
    if (!normalise) return node.textContent.trim();
    return node.nodeType === 1 ? node.innerText : node.textContent.trim().replace(/\s{2,}/g, ' ');
  }
  /** `aria-hidden` keeps text from screen readers, not from the eye: pages set it on prose behind a dialog. */
  protected _isProbablyVisible(node: TreeElement): boolean {
    const { style } = node;
    if (style?.display === 'none' || style?.visibility === 'hidden' || node.hasAttribute('hidden')) return false;
    return node.getAttribute('aria-hidden') !== 'true' || holdsProse(node);
  }
  protected _cleanStyles(): void {}
  protected _fixRelativeUris(): void {}
}

const PROSE_HOLDERS = new Set(['p', 'div', 'section', 'main', 'article', 'body']);

const holdsProse = (node: TreeElement): boolean =>
  PROSE_HOLDERS.has(node.localName) &&
  (node.localName === 'p' ? [node] : node.getElementsByTagName('p')).some(
    ({ innerText }) => innerText.length >= BODY_RULES.proseChars,
  );
