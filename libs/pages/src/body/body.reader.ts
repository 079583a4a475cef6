import { countWords } from '@corroborate/text';
import { BODY_RULES } from '../pages.thresholds';
import { findArticle } from './finder';
import { pruneTree } from './prune';
import { renderBody, type Body } from './render';
import type { PageTree } from './tree';
import { buildTree } from './tree.builder';

/**
 * Body text and links of a page. The scan must have found the markup within its limits; `tree` is what was built
 * beside it, without chrome. `contentWords` is what the scan saw outside the page's chrome: where far less comes
 * out, the pruning took the article for chrome.
 */
export function readBody(html: string, tree: PageTree, title: string, contentWords: number): Body {
  let first: PageTree | null = tree;
  const pruned = attempt(title, () => {
    const fresh = first ?? buildTree(html, true);
    first = null;
    pruneTree(fresh);
    return fresh;
  });
  if (countWords(pruned.text) >= BODY_RULES.suspiciousWords || contentWords < BODY_RULES.retryWords) return pruned;
  const whole = attempt(title, () => buildTree(html, false));
  return whole.text.length > pruned.text.length ? whole : pruned;
}

function attempt(title: string, freshTree: () => PageTree): Body {
  const content = findArticle(freshTree);
  return content ? renderBody(content, title) : { text: '', links: [] };
}
