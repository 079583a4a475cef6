import {
  hiddenByAttribute,
  isHiddenByMarkup,
  isChromeBox,
  isShadowRoot,
  readBoxNames,
  NO_NAMES,
  resolveRegion,
  getTagTraits,
} from './scan.rules';
import type { BoxNames, ReadAttributes } from './scan.rules';
import type { Region, TagTraits } from './scan.types';

const OTHER_ITEM_TYPE = /(?:video|image|audio|media)object|comment|event|review\b|person|organization/i;

/**
 * An open element during parsing, with properties inherited from its ancestors. Its class names and IDs are interpreted
 * only on demand, because most elements hold no text.
 */
export class OpenElement {
  readonly traits: TagTraits;
  readonly link: boolean;
  /** True if the content is not text: a script, a style, or ruby annotations. */
  readonly raw: boolean;
  /** In a line of text, but hidden by an attribute of its own or of the element around it. */
  readonly concealed: boolean;
  /** True inside microdata of an item other than the page: a video, a comment, an event. */
  readonly inOtherArticle: boolean;
  private readNames: BoxNames | null = null;
  private readRegion: Region | null = null;
  private readHidden: boolean | null = null;
  private readChrome: boolean | null = null;

  constructor(
    readonly tag: string,
    private readonly attributes: ReadAttributes,
    private readonly bare: boolean,
    readonly above: OpenElement | null,
  ) {
    const { itemscope, itemtype } = attributes;
    this.traits = getTagTraits(tag);
    this.link = (above?.link ?? false) || tag === 'a' || tag === 'button';
    this.raw = this.traits.raw && !isShadowRoot(tag, attributes);
    this.concealed = this.traits.inline && ((above?.concealed ?? false) || (!bare && hiddenByAttribute(attributes)));
    this.inOtherArticle =
      itemscope === undefined ? (above?.inOtherArticle ?? false) : OTHER_ITEM_TYPE.test(itemtype ?? '');
  }

  /** Class names and IDs of the element itself. */
  get own(): string {
    return this.names.hints;
  }
  get region(): Region {
    return (this.readRegion ??= resolveRegion(this.tag, this.names, this.attributes, this.above?.region ?? 'other'));
  }
  get hidden(): boolean {
    const { tag, bare, attributes } = this;
    return (this.readHidden ??=
      (this.above?.hidden ?? false) || tag === 'noscript' || (!bare && isHiddenByMarkup(tag, attributes)));
  }
  /** True inside a box that the template marks as not part of the article. */
  get chrome(): boolean {
    return (this.readChrome ??= (this.above?.chrome ?? false) || isChromeBox(this.tag, this.names));
  }
  private get names(): BoxNames {
    return (this.readNames ??= this.bare ? NO_NAMES : readBoxNames(this.attributes));
  }
}
