import { Readability } from '@mozilla/readability';
import { BODY_RULES } from '../pages.thresholds';
import type { PageTree, TreeElement, TreeText } from './tree';

/** Flags of Readability's rules, strictest first: all three, then one fewer each time. */
const FLAG_SETS = [0b111, 0b110, 0b100, 0b000];

/** State passed from one search to the next on the same page. */
interface SearchState {
  byline: string | null;
  tree: PageTree | null;
}

/**
 * The element that contains the article, found by Readability. If it yields little text, a fresh tree is searched with
 * looser rules, as Readability does by parsing the page again.
 */
export function findArticle(freshTree: () => PageTree): TreeElement | null {
  const carried: SearchState = { byline: null, tree: null };
  let best: TreeElement | null = null;
  for (const sieve of FLAG_SETS) {
    const content = runReadability(freshTree(), sieve, carried);
    const length = content?.innerText.length ?? 0;
    if (length >= BODY_RULES.charThreshold) return content;
    if (length > (best?.innerText.length ?? 0)) best = content;
  }
  return best;
}

/**
 * Passes on the byline and the scores of the body, so that a later search neither takes another line as byline nor the
 * whole page as the article.
 */
function runReadability(tree: PageTree, sieve: number, carried: SearchState): TreeElement | null {
  tree.body.readability = carried.tree?.body.readability;
  tree.documentElement.readability = carried.tree?.documentElement.readability;
  const found = new ArticleFinder(tree, sieve, carried.byline).parse();
  carried.byline ??= found?.byline ?? null;
  carried.tree = tree;
  return found?.content ?? null;
}

/** Readability without its cleanup of styles and URLs; only text and links are used. */
class ArticleFinder extends Readability<TreeElement> {
  constructor(tree: PageTree, sieve: number, byline: string | null) {
    super(tree, {
      disableJSONLD: true,
      keepClasses: true,
      serializer: (element: unknown) => element as TreeElement,
    });
    // No minimum length: the caller decides, because it can build a fresh tree.
    Object.assign(this, { _charThreshold: 0, _flags: sieve, _articleByline: byline });
  }

  protected _getInnerText(node: TreeElement | TreeText, normalise = true): string {
    if (!normalise) return node.textContent.trim();
    return node.nodeType === 1 ? node.innerText : node.textContent.trim().replace(/\s{2,}/g, ' ');
  }
  /** The tree has no hidden elements. `aria-hidden` is for screen readers only; prose behind a dialog has it. */
  protected _isProbablyVisible(node: TreeElement): boolean {
    return node.getAttribute('aria-hidden') !== 'true' || containsProse(node);
  }
  protected _cleanStyles(): void {}
  protected _fixRelativeUris(): void {}
}

const PROSE_CONTAINERS = new Set(['p', 'div', 'section', 'main', 'article', 'body']);

const containsProse = (node: TreeElement): boolean =>
  PROSE_CONTAINERS.has(node.localName) &&
  (node.localName === 'p' ? [node] : node.getElementsByTagName('p')).some(
    ({ innerText }) => innerText.length >= BODY_RULES.proseChars,
  );
