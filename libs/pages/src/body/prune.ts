import { Readability } from '@mozilla/readability';
import { collapseWhitespace } from '@corroborate/text';
import { isHiddenByClass, readNames } from '../markup/scan.rules';
import { BODY_RULES } from '../pages.thresholds';
import { nextElementOutside, nextElement, isInside, type PageTree, type TreeElement } from './tree';

const PAGE_FRAMES = new Set(['body', 'html', 'main', 'article']);

/** Facts about the page that pruning depends on. */
export interface PageMarks {
  title: string;
  /** Names of the writers; a box with one of them as its heading is a note about the writer. */
  writers: readonly string[];
}

/** Removes elements that the template marks as not part of the article. */
export function pruneTree(tree: PageTree, { title, writers }: PageMarks): void {
  const root = tree.documentElement;
  const total = root.textContent.length;
  const headline = headlineIn(tree, title);
  const frames = ancestorsOf(headline);
  let at = nextElement(root, root);
  while (at) {
    const junk: boolean = !frames.has(at) && isJunk(at, total);
    const next: TreeElement | null = junk ? nextElementOutside(at, root) : nextElement(at, root);
    if (junk) at.remove();
    else if (frames.has(at) || at.textContent.length >= total * BODY_RULES.boilerplateShare) clearChromeNames(at);
    at = next;
  }
  if (headline) removeOtherArticles(tree, frames);
  removeWriterNotes(tree, writers, frames);
}

/** Removes only boxes about the writers. */
export function removeNotes(tree: PageTree, { title, writers }: PageMarks): void {
  removeWriterNotes(tree, writers, ancestorsOf(headlineIn(tree, title)));
}

function isJunk(element: TreeElement, total: number): boolean {
  const name = element.localName;
  if (PAGE_FRAMES.has(name) || name === 'a') return false;
  if (name === 'figcaption') return true;
  const boxed = name === 'aside' || name === 'form';
  const { className, id } = element;
  if (!boxed && className === '' && id === '') return false;
  const isSmall = (): boolean => element.textContent.length < total * BODY_RULES.boilerplateShare;
  if (className !== '' && isHiddenByClass(className))
    return element.textContent.length < total * BODY_RULES.hiddenShare;
  const { article, junk, comments } = readNames(id === '' ? className : `${className} ${id}`);
  if (article && name !== 'form') return false;
  if (!boxed && !junk && !comments) return false;
  // An element with a large share of the text is the page frame, whatever its name; some systems wrap everything in a
  // form.
  return isSmall() || (name !== 'form' && element.getElementsByTagName('p').length === 0);
}

const headingKey = (text: string): string => collapseWhitespace(text.slice(0, 400)).toLowerCase();

/** The heading equal to the title, otherwise the only h1; null if none. */
function headlineIn(tree: PageTree, title: string): TreeElement | null {
  const headings = tree.querySelectorAll('h1,h2').slice(0, 200);
  const wanted = headingKey(title);
  const named = headings.find(({ innerText }) => wanted !== '' && headingKey(innerText) === wanted);
  const main = headings.filter(({ localName }) => localName === 'h1');
  return named ?? (main.length === 1 ? main[0]! : null);
}

function ancestorsOf(element: TreeElement | null): Set<TreeElement> {
  const out = new Set<TreeElement>();
  for (let at = element; at; at = at.parentNode) out.add(at);
  return out;
}

const { unlikelyCandidates, negative } = (
  Readability.prototype as unknown as { REGEXPS: Record<'unlikelyCandidates' | 'negative', RegExp> }
).REGEXPS;

/**
 * Readability treats names such as `…-sidebar-layout` and `above-footer` as chrome, even on elements that contain the
 * article.
 */
function clearChromeNames(element: TreeElement): void {
  const { className, id } = element;
  if (className === '' && id === '') return;
  const names = `${className} ${id}`.slice(0, 400);
  if (!unlikelyCandidates.test(names) && !negative.test(names)) return;
  element.className = '';
  element.id = '';
}

/** Removes other stories below this one: article elements with a heading. */
function removeOtherArticles(tree: PageTree, frames: ReadonlySet<TreeElement>): void {
  const articles = tree.getElementsByTagName('article').slice(0, 500);
  const own = articles.find((one) => frames.has(one));
  if (!own) return;
  if (holdsAllProse(own, tree.body)) keepOnlyArticle(tree, own);
  if (own.textContent.length < BODY_RULES.charThreshold) return;
  // Posts of a live blog are inside the page's own article.
  for (const other of articles)
    if (!frames.has(other) && !isInside(other, own) && other.querySelectorAll('h1,h2,h3').length > 0) other.remove();
}

/** Whether the element holds nearly all of the page's paragraphs, or all that are longer than a line. */
function holdsAllProse(own: TreeElement, body: TreeElement): boolean {
  const lines = countProseChars(own, BODY_RULES.standfirstChars);
  if (lines > 0 && lines === countProseChars(body, BODY_RULES.standfirstChars)) return true;
  return (
    own.textContent.length >= BODY_RULES.charThreshold &&
    countProseChars(own) >= countProseChars(body) * BODY_RULES.articleShare
  );
}

/** Total characters in paragraphs of at least this length. */
const countProseChars = (element: TreeElement, least = 0): number =>
  element
    .getElementsByTagName('p')
    .reduce((sum, { textContent: { length } }) => sum + (length >= least ? length : 0), 0);

/** Reduces the page to an article that has nearly all of its prose. */
function keepOnlyArticle({ body }: PageTree, article: TreeElement): void {
  while (body.firstChild) body.firstChild.remove();
  body.appendChild(article);
}

/** Removes the largest box with a writer's name as its heading, no other heading, and no ancestor of the headline. */
function removeWriterNotes(tree: PageTree, writers: readonly string[], frames: ReadonlySet<TreeElement>): void {
  const names = new Set(writers.map(headingKey));
  if (names.size === 0) return;
  const headings = tree.querySelectorAll('h2,h3,h4,h5,h6').slice(0, 300);
  for (const heading of headings
    .filter(({ innerText }) => names.has(headingKey(innerText)))
    .slice(0, MAX_WRITER_NOTES)) {
    let box = heading;
    while (box.parentNode && !frames.has(box.parentNode) && isWriterNote(box.parentNode)) box = box.parentNode;
    if (box !== heading) box.remove();
  }
}

const MAX_WRITER_NOTES = 10;

const isWriterNote = (box: TreeElement): boolean =>
  box.textContent.length < BODY_RULES.writerNoteChars &&
  box.querySelectorAll('h1,h2,h3,h4,h5,h6').length === 1 &&
  box.getElementsByTagName('p').length <= BODY_RULES.writerNoteParagraphs;
