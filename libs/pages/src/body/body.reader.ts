import { findAgencyCredit } from '@corroborate/domain';
import { countWords } from '@corroborate/text';
import { BODY_RULES } from '../pages.thresholds';
import { findArticle } from './finder';
import { pruneTree, removeNotes, type PageMarks } from './prune';
import { renderBody, type Body } from './render';
import type { PageTree, TreeText, TreeElement, TreeNode } from './tree';
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

/** Contents that make a short box part of the article. */
const CONTENTS = 'pre,code,li,table,blockquote';
const HEADINGS = 'h1,h2,h3,h4,h5,h6';

/**
 * Text of short boxes between and below the paragraphs, such as offers and buttons: the template gives them a class of
 * their own, while nearly all prose is in boxes of one class. A series of boxes, such as entries of a list, is left
 * out. Pieces of text, because the article finder moves them to other elements.
 */
function listOddTexts(content: TreeElement): TreeText[] {
  const all = content.querySelectorAll('p,div,section,aside');
  const usual = usualBox(all.filter(isProse));
  if (usual === null) return [];
  const first = all.findIndex((one) => isProse(one) && boxOf(one) === usual);
  const odd = all.slice(first).filter((one) => isOddBox(one, usual));
  return [...Map.groupBy(odd, nameOf).values()]
    .filter((boxes) => new Set(boxes.map(({ innerText }) => innerText)).size < BODY_RULES.leastSeries)
    .flatMap((boxes) => boxes.flatMap(textsIn));
}

const nameOf = ({ localName, className }: TreeElement): string => `${localName} ${className}`;
const boxOf = ({ parentNode }: TreeElement): string => (parentNode ? nameOf(parentNode) : '');
const textsIn = (node: TreeNode): TreeText[] => (node.nodeType === 3 ? [node] : node.childNodes.flatMap(textsIn));
const lengthOf = (all: readonly TreeElement[]): number => all.reduce((sum, { innerText }) => sum + innerText.length, 0);
const isProse = ({ localName, innerText }: TreeElement): boolean =>
  localName === 'p' && innerText.length >= BODY_RULES.proseChars;

/** Class of the boxes that hold nearly all prose; null if the template is not that regular. */
function usualBox(prose: TreeElement[]): string | null {
  const least = lengthOf(prose) * BODY_RULES.usualShare;
  const usual = [...Map.groupBy(prose, boxOf)].find(([, some]) => lengthOf(some) >= least);
  return usual && prose.length >= BODY_RULES.usualParagraphs ? usual[0] : null;
}

function isOddBox(box: TreeElement, usual: string): boolean {
  // Classes such as `md:block` say how a box looks, not what it is.
  if (box.localName === 'p' || box.className === '' || box.className.includes(':')) return false;
  if (box.textContent.length >= BODY_RULES.oddMarkup || box.innerText.length >= BODY_RULES.oddChars) return false;
  const inside = box.querySelectorAll('div,section,aside');
  if ([box, ...inside].some((one) => nameOf(one) === usual) || box.querySelectorAll(CONTENTS).length > 0) return false;
  const isHeading = box.querySelectorAll(HEADINGS).some(({ innerText }) => innerText === box.innerText);
  return !isHeading && findAgencyCredit(box.innerText, null) === null;
}

function tryReadBody(title: string, freshTree: () => PageTree): Body {
  const odd: TreeText[] = [];
  const content = findArticle(() => {
    const tree = freshTree();
    odd.push(...listOddTexts(tree.body));
    return tree;
  });
  for (const text of odd) text.remove();
  return content ? renderBody(content, title) : { text: '', links: [], withheld: false };
}
