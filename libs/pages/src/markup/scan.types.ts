/** Part of the page a piece of text stands in, by the nearest telling ancestor. */
export type Region = 'article' | 'main' | 'header' | 'footer' | 'nav' | 'aside' | 'comments' | 'dialog' | 'other';

export interface TextBlock {
  text: string;
  /** Position in the order of the document. */
  order: number;
  tag: string;
  /** Lower-case class, id, itemprop and test-id tokens of the element and its nearest three ancestors. */
  hints: string;
  region: Region;
  /** Not shown to a reader (`display:none`, `hidden`, off screen, no size). */
  hidden: boolean;
  /** Share of the characters that stand inside links, 0–1. */
  linkShare: number;
  /** Stands in a box that the template marks as something else than the article. */
  chrome: boolean;
}

export interface TimeElement extends Pick<TextBlock, 'text' | 'hints' | 'region' | 'order' | 'hidden'> {
  datetime: string | null;
  /** A `time` element, or one that has the moment in an attribute; else its class alone calls it a date. */
  named: boolean;
}

/** An element that names a writer by itself: `rel=author`, `itemprop=author` or a class such as `author-name`. */
export type WriterElement = Pick<TextBlock, 'text' | 'region' | 'hidden'>;

export type Attributes = Record<string, string>;

/** What is known of an element by its tag alone. */
export interface TagTraits {
  inline: boolean;
  raw: boolean;
  /** A page that ends inside is cut off. */
  mustClose: boolean;
  /** Of a heading, 1–3; else 0. */
  level: number;
}

/** An element that is open while the markup is read, with what it has from those around it. */
export interface Frame extends Pick<TextBlock, 'tag' | 'region' | 'hidden' | 'chrome'> {
  /** Its own hints. */
  own: string;
  above: Frame | null;
  traits: TagTraits;
  link: boolean;
  /** What is inside is no text: a script, a style, a reading over characters. */
  raw: boolean;
  /** Stands in microdata of something else than the page: a video, a comment, an event. */
  ofAnother: boolean;
}

/** Everything one streaming pass over the markup can tell. All strings are hostile data. */
export interface PageScan {
  /** A sentence when a limit was passed; the tree must not be built then. */
  refused: string | null;
  language: string | null;
  title: string;
  headings: (Pick<TextBlock, 'text' | 'order' | 'hidden' | 'region'> & { level: number })[];
  metas: { name: string; content: string }[];
  links: { rel: string; href: string }[];
  /** Short links of the page's frame (header, footer, menus) as written. */
  frameLinks: { href: string; text: string }[];
  jsonLd: string[];
  /** Text of all other scripts, one entry each. */
  scripts: string[];
  times: TimeElement[];
  writers: WriterElement[];
  blocks: TextBlock[];
  /** Microdata: itemprop with its content attribute or address. */
  properties: { name: string; value: string; region: Region }[];
  comments: string[];
  /** alt, aria-label, title, placeholder and data-* prose. */
  attributes: string[];
  passwordFields: number;
  refresh: string | null;
  base: string | null;
  /** The markup stops inside elements that must be closed. */
  truncated: boolean;
  elements: number;
  depth: number;
}
