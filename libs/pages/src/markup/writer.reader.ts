import { decodeOrKeep, lexicon, collapseWhitespace } from '@corroborate/text';
import { memoizeByText } from '../remembered';
import { joinHints, type ReadAttributes } from './scan.rules';
import type { OpenElement } from './open.element';
import type { Region, WriterElement } from './scan.types';

const WRITER_LIMITS = { writers: 40, chars: 120, open: 8 };
/** Parts of a page that name writers of other texts. */
export const BESIDE: ReadonlySet<Region> = new Set(['aside', 'comments', 'footer', 'nav', 'dialog']);
const WRITER_CLASS = lexicon('any', 'bylines', 'element').pattern;
const INLINE = new Set(['a', 'span', 'em', 'strong', 'b', 'i', 'cite', 'address', 'small']);

const OWN_PAGE = lexicon('any', 'bylines', 'page').pattern;

interface OpenWriter extends WriterElement {
  frame: OpenElement;
}

/** Collects elements that name a writer, in any box, during parsing. */
export class WriterReader {
  private readonly opened: OpenWriter[] = [];

  constructor(private readonly found: WriterElement[]) {}

  /** `before`: the last piece of text in front of the element. */
  open(attributes: ReadAttributes, frame: OpenElement, order: number, before: string): void {
    if (this.found.length >= WRITER_LIMITS.writers || this.opened.length >= WRITER_LIMITS.open) return;
    const sign = signOf(attributes, frame) ?? (SET_OFF.has(frame.tag) && isLead(before) ? 'worded' : null);
    if (sign === null || frame.hidden) return;
    // Templates also name the writer at the foot of the article.
    const isAtFoot = frame.region === 'footer' && AUTHOR_VALUE.test(attributes.itemprop ?? '');
    if (isAtFoot || !BESIDE.has(frame.region)) this.opened.push({ frame, text: '', order, sign });
  }

  text(text: string): void {
    for (const open of this.opened) if (open.text.length <= WRITER_LIMITS.chars) open.text += text;
  }

  close(top: OpenElement): void {
    const open = this.opened.at(-1);
    if (open?.frame !== top) return;
    this.opened.pop();
    const text = collapseWhitespace(open.text);
    const { order, sign } = open;
    if (text !== '' && text.length <= WRITER_LIMITS.chars) this.found.push({ text, order, sign });
  }
}

function signOf(attributes: ReadAttributes, frame: OpenElement): WriterElement['sign'] | null {
  if (namesWriter(attributes, frame)) return 'named';
  const { tag, above } = frame;
  if (!SET_OFF.has(tag)) return null;
  if (tag === 'a' && isWriterPage(attributes.href ?? '')) return 'linked';
  return above !== null && BOX.test(above.own) ? 'boxed' : null;
}
const SET_OFF = new Set(['a', 'b', 'strong']);
const BOX = lexicon('any', 'bylines', 'mark').pattern;
const LEAD_ONLY = new RegExp(String.raw`^\W{0,3}(?:${lexicon('any', 'bylines', 'lead').source})\s?[:：]?$`, 'iu');
const isLead = (before: string): boolean => before.length < MAX_LEAD_CHARS && LEAD_ONLY.test(before.trim());
const MAX_LEAD_CHARS = 30;

function namesWriter({ rel, itemprop, class: classes }: ReadAttributes, frame: OpenElement): boolean {
  const { tag } = frame;
  if ((rel || itemprop) && AUTHOR_VALUE.test(`${rel ?? ''} ${itemprop ?? ''}`) && tag !== 'link' && tag !== 'meta')
    return true;
  if (classes === undefined || !INLINE.has(tag)) return false;
  return listWriterClasses(classes).some((one) => one !== 'fn' || (isAuthorCard(frame) && !/\borg\b/.test(classes)));
}

const isWriterPage = (href: string): boolean => OWN_PAGE.test(href.includes('%') ? decodeOrKeep(href) : href);

const AUTHOR_VALUE = /(?:^|\s)author(?:\s|$)/i;
const listWriterClasses = memoizeByText((classes) =>
  classes
    .toLowerCase()
    .split(/\s+/)
    .filter((one) => WRITER_CLASS.test(one)),
);

/** `fn` is any full name in a microformat, including those of commenters. */
const isAuthorCard = (frame: OpenElement): boolean => /author|byline|autor|vcard/.test(joinHints(frame, 3));
