import { Parser } from 'htmlparser2';
import { quickTokenizer } from '../markup/quick.tokenizer';
import {
  hiddenByAttribute,
  isShadowRoot,
  readAttributes,
  streamedPlaceholder,
  streamedSegment,
  getTagTraits,
} from '../markup/scan.rules';
import type { ReadAttributes } from '../markup/scan.rules';
import type { Attributes, TagTraits } from '../markup/scan.types';
import { isInside, PageTree, TreeElement, TreeText } from './tree';

const CHROME_ROLES = new Set(['dialog', 'alertdialog', 'navigation']);
/** Stands in for a tag that Readability ignores, if the element's content is kept. */
const DIV_TRAITS = getTagTraits('div');

/**
 * Builds the tree from parser events. Where `html`, `head` and `body` are omitted, nodes are placed as a browser would.
 * Hidden elements are left out; with `prune`, navigation and dialogs, too.
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
  openTag(traits: TagTraits, read: ReadAttributes, attributes: Attributes): void {
    if (this.left > 0 || this.isLeftOut(traits, read)) {
      if (this.left === 0 && traits.name === 'template') this.keepPlace(read);
      this.left += 1;
      return;
    }
    this.open.push(this.at);
    const segment = streamedSegment(read);
    const kept = traits.noText ? DIV_TRAITS : traits;
    this.at =
      this.frame(kept, attributes) ?? this.home(kept).appendChild(new TreeElement(kept.name, attributes, kept.upper));
    if (segment !== null) this.keepSegment(segment, this.at);
  }

  private keepPlace(attributes: ReadAttributes): void {
    const key = streamedPlaceholder(attributes);
    if (key !== null) this.placeholders.set(key, this.home(DIV_TRAITS).appendChild(new TreeElement('div', {})));
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

  private isLeftOut({ name, noText, chrome }: TagTraits, attributes: ReadAttributes): boolean {
    if (noText) return !(name === 'noscript' && this.noscript) && !isShadowRoot(name, attributes);
    if (name === 'html' || name === 'body') return false;
    if (hiddenByAttribute(attributes)) return true;
    return this.prune && (chrome || CHROME_ROLES.has(attributes.role ?? '') || attributes['aria-modal'] === 'true');
  }

  /** `html`, `head` and `body` exist only once, however often the markup repeats them. */
  private frame({ name, frame }: TagTraits, attributes: Attributes): TreeElement | null {
    if (!frame) return null;
    const { documentElement, head, body } = this.tree;
    // Output before the page begins (server warnings, banners) is not part of it.
    if (name === 'html' && this.open.length === 1) while (body.firstChild) body.firstChild.remove();
    const element = [documentElement, head, body].find(({ localName }) => localName === name) ?? null;
    if (element) for (const key in attributes) element.values[key] ??= attributes[key]!;
    return element;
  }

  private isFrame(): boolean {
    return this.at === this.tree.documentElement || this.at === this.tree.head;
  }

  private home({ inHead }: TagTraits): TreeElement {
    if (!this.isFrame()) return this.at;
    return inHead && this.tree.body.firstChild === null ? this.tree.head : this.tree.body;
  }
}

/** Builds a new tree, for use after the first one was modified. */
export function buildTree(html: string, prune: boolean, noscript = false): PageTree {
  const builder = new TreeBuilder(prune, noscript);
  const parser = new Parser(
    {
      onopentag: (name, attributes) => builder.openTag(getTagTraits(name), readAttributes(attributes), attributes),
      onclosetag: () => builder.closeTag(),
      ontext: (text) => builder.text(text),
    },
    { Tokenizer: quickTokenizer },
  );
  parser.end(html);
  builder.finish();
  return builder.tree;
}
