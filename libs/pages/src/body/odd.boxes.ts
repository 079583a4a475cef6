import { agencyCreditOf } from '@corroborate/domain';
import { BODY_RULES } from '../pages.thresholds';
import type { TreeElement, TreeNode, TreeText } from './tree';

/** Contents that make a short box part of the article. */
const CONTENTS = 'pre,code,li,table,blockquote';
const HEADINGS = 'h1,h2,h3,h4,h5,h6';

/**
 * Text of short boxes between and below the paragraphs, such as offers and buttons: the template gives them a class of
 * their own, while nearly all prose is in boxes of one class. A series of boxes, such as entries of a list, is left
 * out. Pieces of text, because the article finder moves them to other elements.
 */
export function listOddTexts(content: TreeElement): TreeText[] {
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
  return !isHeading && agencyCreditOf(box.innerText, null) === null;
}
