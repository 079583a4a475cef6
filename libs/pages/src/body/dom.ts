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

/** The tree of a page. Markup may leave out `html`, `head` and `body`; the tree builder does not add them, so we do. */
export function parseDocument(markup: string): DomDocument {
  const html = completeMarkup(markup);
  const { document } = parseHTML(html) as { document: DomDocument };
  return document;
}

export const isElement = (node: DomNode): node is DomElement => node.nodeType === 1;
export const isText = (node: DomNode): boolean => node.nodeType === 3;

function completeMarkup(html: string): string {
  // Long runs of blanks mean nothing and are slow in patterns of other people.
  const tidy = html.replace(/\s{200,}/g, ' ');
  if (/<html[\s>]/i.test(tidy.slice(0, 20_000)) && /<body[\s>]/i.test(tidy)) return tidy;
  const headEnd = /<\/head\s*>/i.exec(tidy);
  const rest = headEnd ? tidy.slice(headEnd.index + headEnd[0].length) : tidy;
  const content = rest.replace(/<!doctype[^>]{0,300}>|<\/?(?:html|head|body)(?:\s[^>]{0,2000})?>/gi, '');
  return `<!doctype html><html><head></head><body>${content}</body></html>`;
}
