import { parseHTML } from 'linkedom';

/** The little of the DOM that adapters read. */
export interface HtmlNode {
  querySelectorAll(selector: string): Iterable<HtmlElement>;
  querySelector(selector: string): HtmlElement | null;
}
export interface HtmlElement extends HtmlNode {
  getAttribute(name: string): string | null;
  innerHTML: string;
  textContent: string | null;
  closest(selector: string): HtmlElement | null;
  nextElementSibling: HtmlElement | null;
}

/** Scripts are not run, nothing is loaded. */
export const htmlDocument = (html: string): HtmlNode => (parseHTML(html) as unknown as { document: HtmlNode }).document;
