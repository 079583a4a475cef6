import { memoizeByText } from '../remembered';

/**
 * The tree of a page: the part of the DOM that the article finder and this package use, optimized for speed. Attributes
 * are plain values, children a linked list, and an element's text is cached until something inside it changes.
 */
export type TreeNode = TreeElement | TreeText;

const NO_CHILDREN: readonly TreeNode[] = [];

export class TreeText {
  readonly nodeType = 3;
  readonly nodeName = '#text';
  readonly childNodes: readonly TreeNode[] = NO_CHILDREN;
  parentNode: TreeElement | null = null;
  previousSibling: TreeNode | null = null;
  nextSibling: TreeNode | null = null;

  constructor(public textContent: string) {}

  remove(): void {
    this.parentNode?.removeChild(this);
  }
}

/** Names in a list such as `h1,h2`. Called only by the article finder, with a few dozen fixed lists. */
const parseSelector = memoizeByText((selector) => new Set(selector.toLowerCase().split(',')));

export class TreeElement {
  readonly nodeType = 1;
  parentNode: TreeElement | null = null;
  previousSibling: TreeNode | null = null;
  nextSibling: TreeNode | null = null;
  firstChild: TreeNode | null = null;
  lastChild: TreeNode | null = null;
  /** Written by the article finder; declared here so that all elements have the same shape. */
  readability: unknown = undefined;
  _readabilityDataTable: unknown = undefined;
  private text: string | null = null;
  private inner: string | null = null;
  private nodes: TreeNode[] | null = null;
  private elements: TreeElement[] | null = null;

  constructor(
    public localName: string,
    readonly values: Record<string, string>,
    public tagName = localName.toUpperCase(),
  ) {}

  /** Makes the article finder rename elements in place instead of copying them. */
  get __JSDOMParser__(): boolean {
    return true;
  }
  get nodeName(): string {
    return this.tagName;
  }
  get className(): string {
    return this.values.class ?? '';
  }
  set className(value: string) {
    this.values.class = value;
  }
  get id(): string {
    return this.values.id ?? '';
  }
  set id(value: string) {
    this.values.id = value;
  }
  get attributes(): TreeAttribute[] {
    return Object.entries(this.values).map(([name, value]) => new TreeAttribute(name, value));
  }
  getAttribute(name: string): string | null {
    return this.values[name] ?? null;
  }
  setAttribute(name: string, value: string): void {
    this.values[name] = value;
  }
  setAttributeNode({ name, value }: TreeAttribute): void {
    this.values[name] = value;
  }
  removeAttribute(name: string): void {
    if (this.values[name] !== undefined) delete this.values[name];
  }

  /** Text of all descendants. If it is cached, the text of every descendant is cached too. */
  get textContent(): string {
    if (this.text !== null) return this.text;
    let text = '';
    for (let node = this.firstChild; node; node = node.nextSibling) text += node.textContent;
    return (this.text = text);
  }
  /** `textContent` with white space trimmed and collapsed. */
  get innerText(): string {
    if (this.inner !== null) return this.inner;
    return (this.inner = this.textContent.trim().replace(/\s{2,}/g, ' '));
  }

  get childNodes(): TreeNode[] {
    if (this.nodes) return this.nodes;
    const list: TreeNode[] = [];
    for (let node = this.firstChild; node; node = node.nextSibling) list.push(node);
    return (this.nodes = list);
  }
  get children(): TreeElement[] {
    if (this.elements) return this.elements;
    const list: TreeElement[] = [];
    for (let node = this.firstChild; node; node = node.nextSibling) if (node.nodeType === 1) list.push(node);
    return (this.elements = list);
  }
  get firstElementChild(): TreeElement | null {
    return elementFrom(this.firstChild);
  }
  get nextElementSibling(): TreeElement | null {
    return elementFrom(this.nextSibling);
  }

  getElementsByTagName(name: string): TreeElement[] {
    const found: TreeElement[] = [];
    for (let at = nextElement(this, this); at; at = nextElement(at, this)) if (at.localName === name) found.push(at);
    return found;
  }
  /** Elements whose name is in a list such as `h1,h2`, in document order. */
  querySelectorAll(selector: string): TreeElement[] {
    const names = parseSelector(selector);
    const found: TreeElement[] = [];
    for (let at = nextElement(this, this); at; at = nextElement(at, this)) if (names.has(at.localName)) found.push(at);
    return found;
  }

  appendChild<T extends TreeNode>(node: T): T {
    node.parentNode?.removeChild(node);
    node.parentNode = this;
    node.previousSibling = this.lastChild;
    if (this.lastChild) this.lastChild.nextSibling = node;
    else this.firstChild = node;
    this.lastChild = node;
    this.changed();
    return node;
  }
  removeChild<T extends TreeNode>(node: T): T {
    const { previousSibling, nextSibling } = node;
    if (previousSibling) previousSibling.nextSibling = nextSibling;
    else this.firstChild = nextSibling;
    if (nextSibling) nextSibling.previousSibling = previousSibling;
    else this.lastChild = previousSibling;
    node.parentNode = node.previousSibling = node.nextSibling = null;
    this.changed();
    return node;
  }
  replaceChild<T extends TreeNode>(fresh: TreeNode, old: T): T {
    fresh.parentNode?.removeChild(fresh);
    const { previousSibling, nextSibling } = old;
    fresh.parentNode = this;
    fresh.previousSibling = previousSibling;
    fresh.nextSibling = nextSibling;
    if (previousSibling) previousSibling.nextSibling = fresh;
    else this.firstChild = fresh;
    if (nextSibling) nextSibling.previousSibling = fresh;
    else this.lastChild = fresh;
    old.parentNode = old.previousSibling = old.nextSibling = null;
    this.changed();
    return old;
  }
  remove(): void {
    this.parentNode?.removeChild(this);
  }

  private changed(): void {
    this.nodes = null;
    this.elements = null;
    // If this text is not cached, neither is that of the ancestors.
    if (this.text === null) return;
    this.text = this.inner = null;
    for (let at = this.parentNode; at && at.text !== null; at = at.parentNode) at.text = at.inner = null;
  }
}

export class TreeAttribute {
  constructor(
    readonly name: string,
    readonly value: string,
  ) {}
  cloneNode(): TreeAttribute {
    return this;
  }
}

/** The document: a root with head and body, even if the markup omits them. */
export class PageTree {
  readonly documentElement = new TreeElement('html', {});
  readonly head = this.documentElement.appendChild(new TreeElement('head', {}));
  readonly body = this.documentElement.appendChild(new TreeElement('body', {}));
  /** URLs are made absolute later, when the page's base is known. */
  readonly baseURI = '';
  readonly documentURI = '';

  get firstChild(): TreeElement {
    return this.documentElement;
  }
  get title(): string {
    return this.head.getElementsByTagName('title')[0]?.textContent ?? '';
  }
  createElement(name: string): TreeElement {
    return new TreeElement(name.toLowerCase(), {});
  }
  getElementsByTagName(name: string): TreeElement[] {
    return this.documentElement.getElementsByTagName(name);
  }
  querySelectorAll(selector: string): TreeElement[] {
    return this.documentElement.querySelectorAll(selector);
  }
}

function elementFrom(node: TreeNode | null): TreeElement | null {
  while (node && node.nodeType !== 1) node = node.nextSibling;
  return node;
}

/** The next element in document order inside `root`, excluding `root`. */
export function nextElement(element: TreeElement, root: TreeElement): TreeElement | null {
  const child = elementFrom(element.firstChild);
  return child ?? nextElementOutside(element, root);
}

/** The next element in document order outside this one. */
export function nextElementOutside(element: TreeElement, root: TreeElement): TreeElement | null {
  for (let at: TreeElement | null = element; at && at !== root; at = at.parentNode) {
    const next = elementFrom(at.nextSibling);
    if (next) return next;
  }
  return null;
}

/** Whether the element is the other one or inside it. */
export function isInside(element: TreeElement, outer: TreeElement): boolean {
  for (let at: TreeElement | null = element; at; at = at.parentNode) if (at === outer) return true;
  return false;
}
