import { lexicon } from '@corroborate/text';
import { remembered } from '../remembered';
import type { Attributes, Region } from './scan.types';

export const inlineTags = new Set([
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

/** The tokens a template author uses to say what a thing is. */
export function hintsOf(attributes: Attributes): string {
  const { class: classes, id, itemprop, rel } = attributes;
  const test = attributes['data-testid'] ?? attributes['data-component'] ?? '';
  if (!classes && !id && !itemprop && !rel && !test) return '';
  return `${classes ?? ''} ${id ?? ''} ${itemprop ?? ''} ${rel ?? ''} ${test}`
    .slice(0, 300)
    .toLowerCase()
    .replace(/\|/g, ' ')
    .trim();
}

/** What holds a page is shown as soon as its script runs. */
const FRAMES = new Set(['html', 'body', 'main', 'article']);
const CHROME = lexicon('any', 'template-marks', 'junk').pattern;
const ARTICLE = lexicon('any', 'template-marks', 'article').pattern;

/** Whether a template marks the element as something else than the article. */
export const isChromeBox = (tag: string, hints: string): boolean =>
  hints !== '' && !FRAMES.has(tag) && tag !== 'a' && isChromeName(hints) && !isArticleName(hints);

export const isChromeName = remembered((hints) => CHROME.test(hints));
export const isArticleName = remembered((hints) => ARTICLE.test(hints));
const isCommentsName = remembered((hints) => COMMENTS.test(hints) && !/count|link|btn|button/.test(hints));
const isRelatedName = remembered((hints) => RELATED.test(hints));
const isConsentName = remembered((hints) => /(^|[\s_-])(cookie|consent|gdpr|cmp)[a-z]*([\s_-]|$)/.test(hints));
const isFooterName = remembered((hints) =>
  /(^|[\s_-])(site-?footer|page-?footer|footer|colophon|impressum)([\s_-]|$)/.test(hints),
);

const COMMENTS = lexicon('any', 'template-marks', 'comments').pattern;
const RELATED = lexicon('any', 'template-marks', 'related').pattern;

/** Where an element puts its content; landmarks and telling class names change the region, others keep the parent's. */
export function regionOf(tag: string, hints: string, attributes: Attributes, parent: Region): Region {
  if (parent === 'comments' || parent === 'dialog') return parent;
  const role = attributes.role ?? '';
  if (tag === 'dialog' || role === 'dialog' || role === 'alertdialog') return 'dialog';
  if (tag !== 'body' && tag !== 'html' && isConsentName(hints)) return 'dialog';
  if (tag !== 'body' && tag !== 'html' && tag !== 'main' && tag !== 'article' && isCommentsName(hints))
    return 'comments';
  if (tag === 'nav' || role === 'navigation') return 'nav';
  if (tag === 'aside' || role === 'complementary') return 'aside';
  if (tag !== 'body' && tag !== 'html' && tag !== 'main' && isRelatedName(hints)) return 'aside';
  if (parent === 'aside' || parent === 'nav' || parent === 'footer') return parent;
  if (tag === 'article' || attributes.itemprop === 'articleBody') return 'article';
  if (tag === 'main' || role === 'main') return parent === 'article' ? 'article' : 'main';
  if (parent === 'article') return parent;
  if (tag === 'footer' || role === 'contentinfo' || isFooterName(hints)) return parent === 'main' ? 'main' : 'footer';
  if (tag === 'header' || role === 'banner') return parent === 'main' ? 'main' : 'header';
  return parent;
}

const HIDDEN_STYLES = [
  /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden|clip\s*:\s*rect\(\s*0)/i,
  /(?:^|[;\s])(?:opacity\s*:\s*0(?:\.0+)?|font-size\s*:\s*0(?:px|em|rem|pt|%)?)\s*(?:;|$|!)/i,
  /(?:^|[;\s])(?:left|top|text-indent)\s*:\s*-\d{3,}/i,
];
const HIDDEN_CLASS = lexicon('any', 'template-marks', 'hidden').pattern;
/** `md:block`, `d-lg-block`: the element is shown on wider screens. */
const SHOWN_ON_SOME_SCREENS =
  /(?:^|\s)(?:[a-z0-9]{1,6}:|d-(?:xs|sm|md|lg|xl|xxl)-)(?:block|flex|grid|inline|table|contents)/;

/** Whether class names switch the element off on every screen. */
export function isHiddenByClass(className: string): boolean {
  const names = className.slice(0, 400).toLowerCase();
  return HIDDEN_CLASS.test(names) && !SHOWN_ON_SOME_SCREENS.test(names);
}

/** React sends late parts of a page in hidden boxes with such ids; a script moves each to its placeholder. */
const STREAMED_ID = /S:([0-9a-f]{1,8})$/;
const PLACEHOLDER_ID = /[BP]:([0-9a-f]{1,8})$/;

export const streamedSegment = ({ id, hidden }: Attributes): string | null =>
  hidden === undefined ? null : (STREAMED_ID.exec(id ?? '')?.[1] ?? null);
export const streamedPlaceholder = ({ id }: Attributes): string | null => PLACEHOLDER_ID.exec(id ?? '')?.[1] ?? null;

/** A declarative shadow root is rendered; any other template is not. */
export const isShadowRoot = (tag: string, attributes: Attributes): boolean =>
  tag === 'template' && (attributes.shadowrootmode ?? attributes.shadowroot) !== undefined;

/** True when the element and all in it are not shown to a reader who sees the page. */
export function hiddenByMarkup(tag: string, attributes: Attributes): boolean {
  if (tag === 'noscript') return true;
  if (attributes.hidden !== undefined && attributes.hidden !== 'until-found' && streamedSegment(attributes) === null)
    return true;
  const { style } = attributes;
  if (style && HIDDEN_STYLES.some((hidden) => hidden.test(style.slice(0, 2000)))) return true;
  return attributes.class !== undefined && !FRAMES.has(tag) && isHiddenByClass(attributes.class);
}
