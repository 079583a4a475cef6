import { decodeOrKeep, lexicon, collapseWhitespace } from '@corroborate/text';
import { memoizeByText } from '../remembered';
import { hintsOf, type ReadAttributes } from './scan.rules';
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

  open(attributes: ReadAttributes, frame: OpenElement, order: number): void {
    if (this.found.length >= WRITER_LIMITS.writers || this.opened.length >= WRITER_LIMITS.open) return;
    const named = namesWriter(attributes, frame);
    const linked = !named && frame.tag === 'a' && isWriterPage(attributes.href ?? '');
    if ((named || linked) && !frame.hidden && !BESIDE.has(frame.region))
      this.opened.push({ frame, text: '', order, linked });
  }

  text(text: string): void {
    for (const open of this.opened) if (open.text.length <= WRITER_LIMITS.chars) open.text += text;
  }

  close(top: OpenElement): void {
    const open = this.opened.at(-1);
    if (open?.frame !== top) return;
    this.opened.pop();
    const text = collapseWhitespace(open.text);
    const { order, linked } = open;
    if (text !== '' && text.length <= WRITER_LIMITS.chars) this.found.push({ text, order, linked });
  }
}

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
const isAuthorCard = (frame: OpenElement): boolean => /author|byline|autor|vcard/.test(hintsOf(frame, 3));
