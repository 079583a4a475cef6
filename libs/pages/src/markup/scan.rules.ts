import { lexicon } from '@corroborate/text';
import { memoizeByText } from '../remembered';
import type { Attributes, Region, TagTraits } from './scan.types';

const INLINE = new Set([
  'a',
  'abbr',
  'acronym',
  'b',
  'bdi',
  'bdo',
  'big',
  'cite',
  'code',
  'data',
  'del',
  'dfn',
  'em',
  'font',
  'i',
  'img',
  'ins',
  'kbd',
  'mark',
  'q',
  's',
  'samp',
  'small',
  'span',
  'strike',
  'strong',
  'sub',
  'sup',
  'time',
  'tt',
  'u',
  'var',
  'ruby',
  'rb',
  'rt',
  'rp',
  'wbr',
  'o:p',
  'nobr',
  'meta',
  'link',
  'script',
  'style',
]);

/** Elements whose content is not text. */
const RAW_TAGS = new Set([
  ...['script', 'style', 'template', 'svg', 'math', 'iframe', 'object', 'select', 'textarea', 'rt', 'rp'],
]);
const MUST_CLOSE_TAGS = new Set([
  ...['div', 'article', 'section', 'main', 'script', 'style', 'ul', 'ol', 'table', 'aside', 'header', 'footer'],
]);
const HEADINGS = ['h1', 'h2', 'h3'];
const NON_TEXT_TAGS = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'iframe',
  'object',
  'embed',
  'rt',
  'rp',
]);
const CHROME_TAGS = new Set(['nav', 'dialog']);
const FRAME_TAGS = new Set(['html', 'head', 'body']);
const HEAD_TAGS = new Set(['meta', 'link', 'title', 'base', 'basefont', 'bgsound', 'noframes']);

/** Computed once per tag, because set lookups for every element are slower. */
export const getTagTraits = memoizeByText((tag): TagTraits => ({
  inline: INLINE.has(tag),
  raw: RAW_TAGS.has(tag),
  mustClose: MUST_CLOSE_TAGS.has(tag),
  level: HEADINGS.indexOf(tag) + 1,
  name: tag,
  upper: tag.toUpperCase(),
  noText: NON_TEXT_TAGS.has(tag),
  chrome: CHROME_TAGS.has(tag),
  frame: FRAME_TAGS.has(tag),
  inHead: HEAD_TAGS.has(tag),
}));

/** Attributes in which scripts keep a time, as seconds or milliseconds. */
export const EPOCH_ATTRIBUTES = ['data-timestamp', 'data-time', 'data-date', 'data-utime'] as const;
const READ_ATTRIBUTES = [
  ...EPOCH_ATTRIBUTES,
  ...(['class', 'id', 'itemprop', 'rel', 'data-testid', 'data-component', 'role', 'hidden', 'style'] as const),
  ...(['type', 'lang', 'xml:lang', 'href', 'property', 'name', 'content', 'value', 'http-equiv'] as const),
  ...(['datetime', 'title', 'data-datetime', 'data-published', 'itemscope', 'itemtype'] as const),
  ...(['shadowrootmode', 'shadowroot', 'aria-modal', 'layout'] as const),
] as const;
type ReadName = (typeof READ_ATTRIBUTES)[number];
/** The attributes that rules may ask for; any other name is a type error. */
export type ReadAttributes = Record<ReadName, string | undefined>;

const NO_ATTRIBUTES = Object.fromEntries(READ_ATTRIBUTES.map((name) => [name, undefined])) as ReadAttributes;
const NAMES: ReadonlySet<string> = new Set(READ_ATTRIBUTES);
const isRead = (name: string): name is ReadName => NAMES.has(name);

/**
 * All such objects have the same shape: asking differently built ones for properties that most lack is slow. Elements
 * without such attributes share one.
 */
export function readAttributes(attributes: Attributes): ReadAttributes {
  let read = NO_ATTRIBUTES;
  for (const name in attributes) {
    if (!isRead(name)) continue;
    if (read === NO_ATTRIBUTES) read = { ...NO_ATTRIBUTES };
    read[name] = attributes[name];
  }
  return read;
}

/** What an element's class names and IDs say about it. */
export interface BoxNames {
  /** The names in lower case. */
  hints: string;
  /** `junk`: not part of the article. Names may indicate both `junk` and `article`. */
  junk: boolean;
  article: boolean;
  comments: boolean;
  related: boolean;
  consent: boolean;
  footer: boolean;
}

/** Names that a template author uses to describe an element. */
export function readBoxNames(attributes: ReadAttributes): BoxNames {
  const { class: classes, id, itemprop, rel } = attributes;
  const test = attributes['data-testid'] ?? attributes['data-component'];
  let written = classes ?? '';
  for (const more of [id, itemprop, rel, test]) if (more) written += ` ${more}`;
  return readNames(written);
}

interface NamedElement {
  own: string;
  above: NamedElement | null;
}

/** Names of the element and its nearest ancestors, separated by `|`. */
export function joinHints({ own, above }: NamedElement, most = 4): string {
  let hints = own;
  for (let at = above, levels = 1; at && levels < most; at = at.above, levels += 1) hints += `|${at.own}`;
  return hints;
}

/** Names of the element and its parent only. */
export function nearHints(hints: string): string {
  const end = hints.indexOf('|', hints.indexOf('|') + 1);
  return end < 0 ? hints : hints.slice(0, end);
}

const CHROME_NAMES = lexicon('any', 'template-marks', 'junk').pattern;
const ARTICLE = lexicon('any', 'template-marks', 'article').pattern;
const COMMENTS = lexicon('any', 'template-marks', 'comments').pattern;
const RELATED = lexicon('any', 'template-marks', 'related').pattern;
const CONSENT = /(^|[\s_-])(cookie|consent|gdpr|cmp)[a-z]*([\s_-]|$)/;
const FOOTER = /(^|[\s_-])(site-?footer|page-?footer|footer|colophon|impressum)([\s_-]|$)/;

/** Matches if any of an element's names is significant; most are not, so one test rules them out. */
const SIGNIFICANT_NAMES = new RegExp(
  [CHROME_NAMES, ARTICLE, COMMENTS, RELATED, CONSENT, FOOTER].map(({ source }) => source).join('|'),
  CHROME_NAMES.flags,
);

/** Cached, because the elements of a page share few sets of names. */
export const readNames = memoizeByText((written): BoxNames => {
  const hints = written.slice(0, 300).toLowerCase().replaceAll('|', ' ').trim();
  return SIGNIFICANT_NAMES.test(hints) ? classifyNames(hints) : { hints, ...NEUTRAL_NAMES };
});

function classifyNames(hints: string): BoxNames {
  return {
    hints,
    junk: CHROME_NAMES.test(hints),
    article: ARTICLE.test(hints),
    comments: COMMENTS.test(hints) && !/count|link|btn|button/.test(hints),
    related: RELATED.test(hints),
    consent: CONSENT.test(hints),
    footer: FOOTER.test(hints),
  };
}

const NEUTRAL_NAMES: Omit<BoxNames, 'hints'> = {
  ...{ junk: false, article: false, comments: false, related: false, consent: false, footer: false },
};
export const NO_NAMES: BoxNames = { hints: '', ...NEUTRAL_NAMES };

/** Parts of the page frame; if they are hidden initially, a script shows them. */
const FRAMES = new Set(['html', 'body', 'main', 'article']);

/** Whether the template marks the element as not part of the article. */
export const isChromeBox = (tag: string, { junk, article }: BoxNames): boolean =>
  junk && !article && !FRAMES.has(tag) && tag !== 'a';

/** Microdata of the item that a page is about; its box may have the name of a box beside an article. */
const MAIN_ITEM: ReadonlySet<string> = new Set(['blogPost', 'mainEntity']);

/** Region of an element's content. Landmarks and descriptive class names change it; other elements inherit it. */
export function resolveRegion(tag: string, names: BoxNames, attributes: ReadAttributes, parent: Region): Region {
  if (parent === 'comments' || parent === 'dialog') return parent;
  const role = attributes.role ?? '';
  if (tag === 'dialog' || role === 'dialog' || role === 'alertdialog') return 'dialog';
  if (tag !== 'body' && tag !== 'html' && names.consent) return 'dialog';
  if (tag !== 'body' && tag !== 'html' && tag !== 'main' && tag !== 'article' && names.comments) return 'comments';
  if (tag === 'nav' || role === 'navigation') return 'nav';
  if (tag === 'aside' || role === 'complementary') return 'aside';
  if (tag !== 'body' && tag !== 'html' && tag !== 'main' && names.related && !names.article) return 'aside';
  if (MAIN_ITEM.has(attributes.itemprop ?? '')) return 'article';
  if (parent === 'aside' || parent === 'nav' || parent === 'footer') return parent;
  if (tag === 'article' || attributes.itemprop === 'articleBody') return 'article';
  if (tag === 'main' || role === 'main') return parent === 'article' ? 'article' : 'main';
  if (parent === 'article') return parent;
  if (tag === 'footer' || role === 'contentinfo' || names.footer) return parent === 'main' ? 'main' : 'footer';
  if (tag === 'header' || role === 'banner') return parent === 'main' ? 'main' : 'header';
  return parent;
}

const HIDDEN_STYLES = [
  /(?:^|[;\s/])(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|clip\s*:\s*rect\(\s*0)/i,
  /(?:^|[;\s/])(?:left|top|text-indent)\s*:\s*-\d{3,}/i,
];
/** Scripts fade such elements in, and reset the size on the elements inside. */
const FADED_STYLE = /(?:^|[;\s/])(?:opacity\s*:\s*0(?:\.0+)?|font-size\s*:\s*0(?:px|em|rem|pt|%)?)\s*(?:;|$|!)/i;
const HIDDEN_CLASS = lexicon('any', 'template-marks', 'hidden').pattern;
/** `md:block`, `d-lg-block`: shown on wider screens. */
const SHOWN_ON_SOME_SCREENS =
  /(?:^|\s)(?:[a-z0-9]{1,6}:|d-(?:xs|sm|md|lg|xl|xxl)-)(?:block|flex|grid|inline|table|contents)/;

/** Whether class names hide the element on all screens. */
export const isHiddenByClass = memoizeByText((className) => {
  const names = className.slice(0, 400).toLowerCase();
  return HIDDEN_CLASS.test(names) && !SHOWN_ON_SOME_SCREENS.test(names);
});

/** React streams late parts of a page in hidden boxes with such IDs; a script moves each to its placeholder. */
const STREAMED_ID = /S:([0-9a-f]{1,8})$/;
const PLACEHOLDER_ID = /[BP]:([0-9a-f]{1,8})$/;

export const streamedSegment = ({ id, hidden }: ReadAttributes): string | null =>
  hidden === undefined ? null : (STREAMED_ID.exec(id ?? '')?.[1] ?? null);
export const streamedPlaceholder = ({ id }: ReadAttributes): string | null =>
  PLACEHOLDER_ID.exec(id ?? '')?.[1] ?? null;

/** A declarative shadow root is rendered; other templates are not. */
export const isShadowRoot = (tag: string, attributes: ReadAttributes): boolean =>
  tag === 'template' && (attributes.shadowrootmode ?? attributes.shadowroot) !== undefined;

/** True if an attribute of the element itself hides it, whatever style sheets and scripts do. */
export function hiddenByAttribute(attributes: ReadAttributes): boolean {
  const { hidden, style, layout } = attributes;
  if (layout === 'nodisplay') return true;
  if (hidden !== undefined && hidden !== 'until-found' && streamedSegment(attributes) === null) return true;
  return Boolean(style) && isHiddenStyle(style!.slice(0, 2000));
}
const isHiddenStyle = memoizeByText((style) => HIDDEN_STYLES.some((hidden) => hidden.test(style)));

/** True if the element and its content are not visible when the page opens. */
export function isHiddenByMarkup(tag: string, attributes: ReadAttributes): boolean {
  const { style } = attributes;
  if (hiddenByAttribute(attributes) || (style && FADED_STYLE.test(style.slice(0, 2000)))) return true;
  return attributes.class !== undefined && !FRAMES.has(tag) && isHiddenByClass(attributes.class);
}
