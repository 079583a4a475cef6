import { lexicon } from '@corroborate/text';
import { followingOutside, following, type PageTree, type TreeElement } from './tree';

const JUNK = lexicon('any', 'template-marks', 'junk').pattern;
const KEEP = lexicon('any', 'template-marks', 'article').pattern;

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
