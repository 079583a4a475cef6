import { countWords } from '@corroborate/text';
import { BODY_RULES } from '../pages.thresholds';
import { findArticle } from './finder';
import { pruneTree, removeNotes, type PageMarks } from './prune';
import { renderBody, type Body } from './render';
import type { PageTree } from './tree';
import { buildTree } from './tree.builder';

/**
 * Body text and links of a page. The markup must be within the scan's limits; `tree` comes from the same pass, without
 * page chrome. `contentWords` counts the words outside page chrome: if far fewer are extracted, pruning removed part of
 * the article.
 */
export function readBody(html: string, tree: PageTree, marks: PageMarks, contentWords: () => number): Body {
  const { title } = marks;
  const { suspiciousWords, retryWords } = BODY_RULES;
  let first: PageTree | null = tree;
  const pruned = tryReadBody(title, () => {
    const fresh = first ?? buildTree(html, true);
    first = null;
    pruneTree(fresh, marks);
    return fresh;
  });
  if (countWords(pruned.text, suspiciousWords) >= suspiciousWords || contentWords() < retryWords) return pruned;
  const whole = tryReadBody(title, () => {
    const fresh = buildTree(html, false);
    removeNotes(fresh, marks);
    return fresh;
  });
  return whole.text.length > pruned.text.length ? whole : pruned;
}

/** The <noscript> text, for pages that otherwise show hardly any text. */
export function readNoscript(html: string, marks: PageMarks): Body {
  return tryReadBody(marks.title, () => {
    const tree = buildTree(html, true, true);
    pruneTree(tree, marks);
    return tree;
  });
}

function tryReadBody(title: string, freshTree: () => PageTree): Body {
  const content = findArticle(freshTree);
  return content ? renderBody(content, title) : { text: '', links: [], withheld: false };
}
