import { Parser } from 'htmlparser2';
import { collapseWhitespace } from '@corroborate/text';
import { TreeBuilder } from '../body/tree.builder';
import type { PageTree } from '../body/tree';
import { PAGE_LIMITS } from '../pages.thresholds';
import { OpenElement } from './open.element';
import { quickTokenizer } from './quick.tokenizer';
import { joinHints, readAttributes, getTagTraits, type ReadAttributes } from './scan.rules';
import type { Attributes, PageScan, TextBlock } from './scan.types';
import { TimeReader } from './time.reader';
import { WriterReader } from './writer.reader';

const PROSE_ATTRIBUTES = [
  'alt',
  'aria-label',
  'title',
  'placeholder',
  'aria-description',
  'content',
  'value',
  'summary',
];

/**
 * Parses the markup once, in linear time: the scan for later rules, and the tree. Never throws. The tree of refused
 * markup is incomplete and must not be used.
 */
export function readMarkup(html: string): { scan: PageScan; tree: PageTree } {
  const scanner = new Scanner();
  if (html.length > PAGE_LIMITS.maxChars) {
    scanner.scan.refused = `The markup has ${html.length} characters; the limit is ${PAGE_LIMITS.maxChars}.`;
    html = html.slice(0, 200_000);
  }
  scanner.read(html);
  return { scan: scanner.scan, tree: scanner.builder.tree };
}

class Scanner {
  readonly scan: PageScan = {
    refused: null,
    language: null,
    title: '',
    headings: [],
    metas: [],
    links: [],
    shortLinks: [],
    jsonLd: [],
    scripts: [],
    times: [],
    writers: [],
    blocks: [],
    properties: [],
    comments: [],
    attributes: [],
    passwordFields: 0,
    refresh: null,
    base: null,
    truncated: false,
    elements: 0,
    depth: 0,
  };
  readonly builder = new TreeBuilder(true);
  private top: OpenElement | null = null;
  private depth = 0;
  private raw = 0;
  private texts = 0;
  private order = 0;
  private parts: string[] = [];
  private partChars = 0;
  private scriptChars = 0;
  private linkChars = 0;
  private jsonLd: string[] | null = null;
  private shortLink: PageScan['shortLinks'][number] | null = null;
  private inTitle = false;
  private newScript = false;
  private readonly times = new TimeReader(this.scan.times);
  private readonly writers = new WriterReader(this.scan.writers);
  private closedEnd = false;
  private ending = false;
  private openAtEnd = 0;

  read(html: string): void {
    const parser = new Parser(
      {
        onopentag: (name, attributes) => {
          const read = readAttributes(attributes);
          const { traits } = this.open(name, read, attributes);
          this.builder.openTag(traits, read, attributes);
          if (this.tooMuch()) parser.pause();
        },
        onclosetag: (name, implied) => {
          this.close(name, implied);
          this.builder.closeTag();
        },
        ontext: (text) => {
          this.text(text);
          this.builder.text(text);
          if (this.tooMuch()) parser.pause();
        },
        oncomment: (text) => this.comment(text),
      },
      { Tokenizer: quickTokenizer },
    );
    // In one piece: parsing slices takes a third longer.
    parser.write(html);
    this.ending = true;
    parser.end();
    this.builder.finish();
    this.flush();
    this.scan.truncated = !this.closedEnd && this.openAtEnd > 0 && !this.scan.refused;
  }

  private tooMuch(): boolean {
    const { elements, depth } = this.scan;
    if (elements > PAGE_LIMITS.maxElements)
      this.scan.refused ??= `The page has more than ${PAGE_LIMITS.maxElements} elements.`;
    else if (depth > PAGE_LIMITS.maxDepth)
      this.scan.refused ??= `The page is nested deeper than ${PAGE_LIMITS.maxDepth} levels.`;
    else if (this.texts > PAGE_LIMITS.maxTexts)
      this.scan.refused ??= `The page has more than ${PAGE_LIMITS.maxTexts} text nodes.`;
    else return false;
    return true;
  }

  private open(tag: string, attributes: ReadAttributes, all: Attributes): OpenElement {
    this.scan.elements += 1;
    const bare = hasNoAttributes(all);
    const frame = new OpenElement(tag, attributes, bare, this.top);
    if (!frame.traits.inline) this.flush();
    if (this.depth < PAGE_LIMITS.maxDepth * 2) {
      this.top = frame;
      this.depth += 1;
    }
    this.scan.depth = Math.max(this.scan.depth, this.depth);
    if (frame.raw) this.raw += 1;
    this.note(tag, attributes, frame);
    if (!bare || tag === 'time') this.times.open(attributes, frame, this.order);
    this.writers.open(attributes, frame, this.order, this.parts.at(-1) ?? '');
    if (bare) return frame;
    this.property(tag, attributes, frame);
    if (tag !== 'meta') this.proseAttributes(all);
    return frame;
  }

  private note(tag: string, attributes: ReadAttributes, frame: OpenElement): void {
    const { scan } = this;
    if (tag === 'meta') this.meta(attributes, frame);
    else if (tag === 'link') scan.links.push({ rel: normalizeCase(attributes.rel), href: attributes.href ?? '' });
    else if (tag === 'html') scan.language ??= attributes.lang || attributes['xml:lang'] || null;
    else if (tag === 'base') scan.base ??= attributes.href ?? null;
    else if (tag === 'title') this.inTitle = scan.title === '' && this.raw === 0;
    else if (tag === 'script') this.openScript(normalizeCase(attributes.type));
    else if (tag === 'input' && normalizeCase(attributes.type) === 'password') scan.passwordFields += 1;
    else if (tag === 'a') this.openShortLink(attributes.href, frame);
  }

  private openScript(type: string): void {
    this.jsonLd = type.includes('ld+json') ? [] : null;
    this.newScript = true;
  }

  /** Ignores long URLs: those of stories are long, those of pages about the outlet are not. */
  private openShortLink(href: string | undefined, frame: OpenElement): void {
    this.shortLink = null;
    if (!href || href.length > PAGE_LIMITS.maxFrameHref || href.startsWith('#')) return;
    this.shortLink = { href, text: '', place: frame };
    this.scan.shortLinks.push(this.shortLink);
  }

  private meta(attributes: ReadAttributes, { inOtherArticle }: OpenElement): void {
    if (attributes.itemprop && inOtherArticle) return;
    const name = normalizeCase(attributes.property || attributes.name || attributes.itemprop);
    const content = attributes.content ?? attributes.value ?? '';
    if (normalizeCase(attributes['http-equiv']) === 'refresh') this.scan.refresh ??= content;
    if (normalizeCase(attributes['http-equiv']) === 'content-language')
      this.scan.metas.push({ name: 'content-language', content });
    if (name && content && this.scan.metas.length < PAGE_LIMITS.maxMetas) this.scan.metas.push({ name, content });
  }

  private property(tag: string, attributes: ReadAttributes, frame: OpenElement): void {
    const name = attributes.itemprop;
    if (!name || frame.inOtherArticle || (tag === 'meta' && !attributes.content)) return;
    const value = attributes.content ?? attributes.datetime ?? attributes.href ?? '';
    if (value && this.scan.properties.length < PAGE_LIMITS.maxMetas)
      this.scan.properties.push({ name: normalizeCase(name), value, region: frame.region });
  }

  private proseAttributes(attributes: Attributes): void {
    if (this.scan.attributes.length >= PAGE_LIMITS.maxComments) return;
    for (const name in attributes) {
      const value = attributes[name]!;
      if (value.length < 20 || !value.includes(' ')) continue;
      if (PROSE_ATTRIBUTES.includes(name) || name.startsWith('data-')) this.scan.attributes.push(value.slice(0, 2000));
    }
  }

  private close(tag: string, implied: boolean): void {
    const { top } = this;
    const isTop = top?.tag === tag;
    const traits = isTop ? top.traits : getTagTraits(tag);
    if (this.ending && implied && traits.mustClose) this.openAtEnd += 1;
    if (!implied && (tag === 'body' || tag === 'html')) this.closedEnd = true;
    if (!traits.inline) this.flush();
    if (tag === 'script' && this.jsonLd) this.keepJsonLd();
    if (tag === 'title') this.inTitle = false;
    if (tag === 'a') this.shortLink = null;
    if (!isTop) return;
    this.times.close(top);
    this.writers.close(top);
    if (top.raw && this.raw > 0) this.raw -= 1;
    this.top = top.above;
    this.depth -= 1;
  }

  private keepJsonLd(): void {
    if (this.jsonLd && this.scan.jsonLd.length < PAGE_LIMITS.maxJsonLdScripts)
      this.scan.jsonLd.push(this.jsonLd.join(''));
    this.jsonLd = null;
  }

  private text(text: string): void {
    this.texts += 1;
    if (this.jsonLd) return void this.jsonLd.push(text);
    if (this.inTitle) return void (this.scan.title += text);
    if (this.raw > 0) return this.script(text);
    if (this.shortLink && this.shortLink.text.length < 80) this.shortLink.text += text;
    this.times.text(text);
    this.writers.text(text);
    if (this.top?.concealed) return this.block(this.top, collapseWhitespace(text), 0);
    // Most pieces are white space between tags.
    if (this.partChars >= PAGE_LIMITS.maxBlockChars || (this.parts.length === 0 && isBlank(text))) return;
    this.parts.push(text);
    this.partChars += text.length;
    if (this.top?.link) this.linkChars += text.trim().length;
  }

  private script(text: string): void {
    if (this.top?.tag !== 'script' || this.scriptChars > PAGE_LIMITS.maxScriptTotal) return;
    const { scripts } = this.scan;
    if (this.newScript || scripts.length === 0) scripts.push(text);
    else scripts[scripts.length - 1] += text;
    this.newScript = false;
    this.scriptChars += text.length;
  }

  private flush(): void {
    if (this.parts.length === 0) return;
    const text = collapseWhitespace(this.parts.join('')).slice(0, PAGE_LIMITS.maxBlockChars);
    const frame = this.top;
    const linkShare = text ? Math.min(1, this.linkChars / text.length) : 0;
    this.parts = [];
    this.partChars = 0;
    this.linkChars = 0;
    if (frame) this.block(frame, text, linkShare);
  }

  private block(frame: OpenElement, text: string, linkShare: number): void {
    if (!text || this.scan.blocks.length >= PAGE_LIMITS.maxBlocks) return;
    const { tag, region, hidden, chrome } = frame;
    const hints = joinHints(frame);
    const block: TextBlock = { text, order: this.order++, tag, hints, region, hidden, linkShare, chrome };
    this.scan.blocks.push(block);
    const level = frame.traits.level || frame.above?.traits.level || frame.above?.above?.traits.level;
    if (level) this.scan.headings.push({ level, text, order: block.order, hidden, region });
  }

  private comment(text: string): void {
    if (this.scan.comments.length < PAGE_LIMITS.maxComments && text.length > 15)
      this.scan.comments.push(text.slice(0, 4000));
  }
}

/** Nearly always decided by the first character that is not a plain space. */
function isBlank(text: string): boolean {
  let at = 0;
  while (text.charCodeAt(at) === 0x20 || text.charCodeAt(at) === 0x0a) at += 1;
  const first = text.charCodeAt(at);
  return !(first > 0x20 && first < 0x7f) && text.trim() === '';
}

function hasNoAttributes(attributes: Attributes): boolean {
  for (const _ in attributes) return false;
  return true;
}

const normalizeCase = (text: string | undefined): string => (text ?? '').trim().toLowerCase();
