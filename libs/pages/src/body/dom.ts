import { parseHTML } from 'linkedom';

/** The few members of the document tree that this room uses; the compiler's DOM library is not loaded. */
export interface DomNode {
  readonly nodeType: number;
  textContent: string | null;
  readonly parentNode: DomElement | null;
  readonly childNodes: ArrayLike<DomNode> & Iterable<DomNode>;
  readonly nextSibling: DomNode | null;
  readonly firstChild: DomNode | null;
}
export interface DomElement extends DomNode {
  readonly localName: string;
  readonly className: string;
  readonly id: string;
  getAttribute(name: string): string | null;
  hasAttribute(name: string): boolean;
  querySelector(selector: string): DomElement | null;
  querySelectorAll(selector: string): ArrayLike<DomElement> & Iterable<DomElement>;
  remove(): void;
}
export interface DomDocument {
  readonly documentElement: DomElement | null;
  readonly body: DomElement | null;
}

export function parseDocument(html: string): DomDocument {
  const { document } = parseHTML(html) as { document: DomDocument };
  return document;
}

export const isElement = (node: DomNode): node is DomElement => node.nodeType === 1;
export const isText = (node: DomNode): boolean => node.nodeType === 3;
