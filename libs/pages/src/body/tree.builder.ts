import { Parser } from 'htmlparser2';
import { quickTokenizer } from '../markup/quick.tokenizer';
import { isShadowRoot, readAttributes, streamedPlaceholder, streamedSegment } from '../markup/scan.rules';
import { PageTree, TreeElement, TreeText } from './tree';

type Attributes = Record<string, string>;

/** Never article text, and ignored by the article finder. */
const NO_TEXT = new Set(['script', 'style', 'noscript', 'template', 'svg', 'iframe', 'object', 'embed', 'rt', 'rp']);
const CHROME_TAGS = new Set(['nav', 'dialog']);
const CHROME_ROLES = new Set(['dialog', 'alertdialog', 'navigation']);
const FRAME_TAGS = new Set(['html', 'head', 'body']);
const HEAD_TAGS = new Set(['meta', 'link', 'title', 'base', 'basefont', 'bgsound', 'noframes']);

/**
 * Builds the tree from parser events. Where `html`, `head` and `body` are omitted, nodes are placed as a browser would.
 * With `prune`, navigation, dialogs and hidden elements are left out.
 */
export class TreeBuilder {
  readonly tree = new PageTree();
  private at: TreeElement = this.tree.documentElement;
  private readonly open: TreeElement[] = [];
  /** Depth inside an element that is left out. */
  private left = 0;
  private readonly placeholders = new Map<string, TreeElement>();
  private readonly segments: { key: string; element: TreeElement }[] = [];

  constructor(
    private readonly prune: boolean,
    private readonly noscript = false,
  ) {}

  /** `read`: the attributes that rules ask for. */
  openTag(name: string, read: Attributes, attributes: Attributes): void {
    if (this.left > 0 || this.isLeftOut(name, read)) {
      if (this.left === 0 && name === 'template') this.keepPlace(read);
      this.left += 1;
      return;
    }
    this.open.push(this.at);
    const segment = streamedSegment(read);
    // Readability ignores template elements.
    const tag = name === 'template' || name === 'noscript' ? 'div' : name;
    this.at = this.frame(tag, attributes) ?? this.home(tag).appendChild(new TreeElement(tag, attributes));
    if (segment !== null) this.keepSegment(segment, this.at);
  }

  private keepPlace(attributes: Attributes): void {
    const key = streamedPlaceholder(attributes);
    if (key !== null) this.placeholders.set(key, this.home('div').appendChild(new TreeElement('div', {})));
  }

  private keepSegment(key: string, element: TreeElement): void {
    element.removeAttribute('hidden');
    this.segments.push({ key, element });
  }

  /** Moves late-streamed parts to where the page's script would put them. */
  finish(): void {
    for (const { key, element } of this.segments) {
      const place = this.placeholders.get(key);
      if (place?.parentNode && !isInside(place, element)) place.parentNode.replaceChild(element, place);
      this.placeholders.delete(key);
    }
  }

  closeTag(): void {
    if (this.left > 0) this.left -= 1;
    else this.at = this.open.pop() ?? this.tree.documentElement;
  }

  text(text: string): void {
    if (this.left > 0) return;
    // Long white space has no meaning and slows third-party patterns.
    const piece = text.length < 200 ? text : text.replace(/\s{200,}/g, ' ');
    const parent = this.isFrame() && piece.trim() !== '' ? this.tree.body : this.at;
    const last = parent.lastChild;
    if (last?.nodeType === 3) last.textContent += piece;
    else parent.appendChild(new TreeText(piece));
  }

  private isLeftOut(name: string, attributes: Attributes): boolean {
    if (name === 'noscript' && this.noscript) return false;
    if (NO_TEXT.has(name)) return !isShadowRoot(name, attributes);
    if (!this.prune || name === 'html' || name === 'body') return false;
    return (
      CHROME_TAGS.has(name) ||
      (attributes.hidden !== undefined && streamedSegment(attributes) === null) ||
      CHROME_ROLES.has(attributes.role ?? '') ||
      attributes['aria-modal'] === 'true'
    );
  }

  /** `html`, `head` and `body` exist once, however often they are written. */
  private frame(name: string, attributes: Attributes): TreeElement | null {
    const { documentElement, head, body } = this.tree;
    // Output before the page begins (server warnings, banners) is not part of it.
    if (name === 'html' && this.open.length === 1) while (body.firstChild) body.firstChild.remove();
    if (!FRAME_TAGS.has(name)) return null;
    const element = [documentElement, head, body].find(({ localName }) => localName === name) ?? null;
    if (element) for (const key in attributes) element.values[key] ??= attributes[key]!;
    return element;
  }

  private isFrame(): boolean {
    return this.at === this.tree.documentElement || this.at === this.tree.head;
  }

  private home(name: string): TreeElement {
    if (!this.isFrame()) return this.at;
    return HEAD_TAGS.has(name) && this.tree.body.firstChild === null ? this.tree.head : this.tree.body;
  }
}

/** Builds a new tree, for use after the first one was modified. */
export function buildTree(html: string, prune: boolean, noscript = false): PageTree {
  const builder = new TreeBuilder(prune, noscript);
  const parser = new Parser(
    {
      onopentag: (name, attributes) => builder.openTag(name, readAttributes(attributes), attributes),
      onclosetag: () => builder.closeTag(),
      ontext: (text) => builder.text(text),
    },
    { Tokenizer: quickTokenizer },
  );
  parser.end(html);
  builder.finish();
  return builder.tree;
}

function isInside(element: TreeElement, outer: TreeElement): boolean {
  for (let at: TreeElement | null = element; at; at = at.parentNode) if (at === outer) return true;
  return false;
}
