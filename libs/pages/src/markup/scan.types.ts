/** Part of the page, by the nearest descriptive ancestor. */
export type Region = 'article' | 'main' | 'header' | 'footer' | 'nav' | 'aside' | 'comments' | 'dialog' | 'other';

export interface TextBlock {
  text: string;
  /** Position in document order. */
  order: number;
  tag: string;
  /** Lower-case class, id, itemprop and test-id tokens of the element and its nearest three ancestors. */
  hints: string;
  region: Region;
  /** True if not visible (`display:none`, `hidden`, off screen, zero size). */
  hidden: boolean;
  /** Share of characters inside links, 0–1. */
  linkShare: number;
  /** True inside a box that the template marks as not part of the article. */
  chrome: boolean;
}

export interface TimeElement extends Pick<TextBlock, 'text' | 'hints' | 'region' | 'order' | 'hidden'> {
  datetime: string | null;
  /** True for a `time` element or one with the time in an attribute; false if only its class marks it as a date. */
  named: boolean;
}

/**
 * A visible element, not beside the story, that names a writer: `rel=author`, `itemprop=author`, or a class such as
 * `author-name`.
 */
export interface WriterElement extends Pick<TextBlock, 'text' | 'order'> {
  /**
   * `named`: by its own markup; `boxed`: set off inside a box that names the writer; `worded`: set off behind "By";
   * `linked`: only by its URL, that of a writer's page.
   */
  sign: 'named' | 'boxed' | 'worded' | 'linked';
}

/** All attributes of an element, as written. */
export type Attributes = Record<string, string>;

/** Facts that depend on the tag only. */
export interface TagTraits {
  inline: boolean;
  raw: boolean;
  /** True if markup that ends inside the element is truncated. */
  mustClose: boolean;
  /** Heading level 1–3; otherwise 0. */
  level: number;
  name: string;
  /** The name in upper case. */
  upper: string;
  /** True for elements that never hold article text and that the article finder ignores. */
  noText: boolean;
  /** True for navigation and dialogs. */
  chrome: boolean;
  /** True for `html`, `head` and `body`. */
  frame: boolean;
  /** Belongs in the head of a page. */
  inHead: boolean;
}

/** Result of one streaming pass over the markup. All strings are untrusted. */
export interface PageScan {
  /** Reason if a limit was exceeded; the tree must not be used then. */
  refused: string | null;
  language: string | null;
  title: string;
  headings: (Pick<TextBlock, 'text' | 'order' | 'hidden' | 'region'> & { level: number })[];
  metas: { name: string; content: string }[];
  links: { rel: string; href: string }[];
  /** Links with short URLs, as written; where each is on the page is found out only if asked. */
  shortLinks: { href: string; text: string; place: Pick<TextBlock, 'hidden' | 'region'> }[];
  jsonLd: string[];
  /** Text of all other scripts, one entry each. */
  scripts: string[];
  times: TimeElement[];
  writers: WriterElement[];
  blocks: TextBlock[];
  /** Microdata: itemprop with its content attribute or URL. */
  properties: { name: string; value: string; region: Region }[];
  comments: string[];
  /** Prose in alt, aria-label, title, placeholder and data-* attributes. */
  attributes: string[];
  passwordFields: number;
  refresh: string | null;
  base: string | null;
  /** True if the markup ends inside elements that must be closed. */
  truncated: boolean;
  elements: number;
  depth: number;
}
