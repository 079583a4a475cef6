import { lexicon } from '@corroborate/text';
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

const COMMENTS = lexicon('any', 'template-marks', 'comments').pattern;
const RELATED = lexicon('any', 'template-marks', 'related').pattern;

/** Where an element puts its content; landmarks and telling class names change the region, others keep the parent's. */
export function regionOf(tag: string, hints: string, attributes: Attributes, parent: Region): Region {
  if (parent === 'comments' || parent === 'dialog') return parent;
  const role = attributes.role ?? '';
  if (tag === 'dialog' || role === 'dialog' || role === 'alertdialog') return 'dialog';
  if (/(^|[\s_-])(cookie|consent|gdpr|cmp)[a-z]*([\s_-]|$)/.test(hints) && tag !== 'body' && tag !== 'html')
    return 'dialog';
  if (
    tag !== 'body' &&
    tag !== 'html' &&
    tag !== 'main' &&
    tag !== 'article' &&
    COMMENTS.test(hints) &&
    !/count|link|btn|button/.test(hints)
  )
    return 'comments';
  if (tag === 'nav' || role === 'navigation') return 'nav';
  if (tag === 'aside' || role === 'complementary') return 'aside';
  if (tag !== 'body' && tag !== 'html' && tag !== 'main' && RELATED.test(hints)) return 'aside';
  if (parent === 'aside' || parent === 'nav' || parent === 'footer') return parent;
  if (tag === 'article' || attributes.itemprop === 'articleBody') return 'article';
  if (tag === 'main' || role === 'main') return parent === 'article' ? 'article' : 'main';
  if (parent === 'article') return parent;
  if (
    tag === 'footer' ||
    role === 'contentinfo' ||
    /(^|[\s_-])(site-?footer|page-?footer|footer|colophon|impressum)([\s_-]|$)/.test(hints)
  )
    return parent === 'main' ? 'main' : 'footer';
  if (tag === 'header' || role === 'banner') return parent === 'main' ? 'main' : 'header';
  return parent;
}

const HIDDEN_STYLES = [
  /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden|clip\s*:\s*rect\(\s*0)/i,
  /(?:^|[;\s])(?:opacity\s*:\s*0(?:\.0+)?|font-size\s*:\s*0(?:px|em|rem|pt|%)?)\s*(?:;|$|!)/i,
  /(?:^|[;\s])(?:left|top|text-indent)\s*:\s*-\d{3,}/i,
];
const HIDDEN_CLASS = /(^|\s)(sr-only|screen-reader-text|visually-?hidden|assistive-text|u-hidden|d-none)(\s|$)/;

/** True when the element and all in it are not shown to a reader who sees the page. */
export function hiddenByMarkup(tag: string, attributes: Attributes): boolean {
  if (tag === 'noscript') return true;
  if (attributes.hidden !== undefined && attributes.hidden !== 'until-found') return true;
  const { style } = attributes;
  if (style && HIDDEN_STYLES.some((hidden) => hidden.test(style.slice(0, 2000)))) return true;
  return attributes.class !== undefined && HIDDEN_CLASS.test(attributes.class.toLowerCase());
}
