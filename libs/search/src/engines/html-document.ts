import { createRequire } from 'node:module';

const load = createRequire(__filename);

/** Loaded with the first page: most processes read no engine's pages. */
const library = () => load('linkedom') as typeof import('linkedom');

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
export const htmlDocument = (html: string): HtmlNode =>
  (library().parseHTML(html) as unknown as { document: HtmlNode }).document;
