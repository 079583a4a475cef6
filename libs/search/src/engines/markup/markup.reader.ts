import { Parser } from 'htmlparser2';
import { isInlineTag, isHiddenTag } from '@corroborate/text';
import { MARKUP_LIMITS } from '../../search.thresholds';

/** Opening tag of an element. */
export interface MarkupElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  classes: readonly string[];
}

/** Called when the element ends, with its text on one line. */
type OnText = (text: string) => void;

/** Called for each element in document order; returns a callback to receive the element's text. */
export type Visitor = (element: MarkupElement) => OnText | void;

/**
 * Streams markup in linear time without a tree. Stops at the limits on elements, depth and text nodes; earlier results
 * are valid. Returns true if complete.
 */
export function visitMarkup(html: string, visit: Visitor): boolean {
  const reading = new MarkupReading(visit);
  const parser = new Parser(reading, { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true });
  const { pieceChars } = MARKUP_LIMITS;
  // Feeds the parser in small chunks so limits are checked between them.
  for (let at = 0; at < html.length && !reading.isOverLimit; at += pieceChars)
    parser.write(html.slice(at, at + pieceChars));
  if (reading.isOverLimit) return false;
  parser.end();
  return true;
}

class MarkupReading {
  private depth = 0;
  private pieces = 0;
  private silent = 0;
  private captures: { depth: number; parts: string[]; chars: number; onText: OnText }[] = [];

  constructor(private readonly visit: Visitor) {}

  get isOverLimit(): boolean {
    return this.pieces > MARKUP_LIMITS.pieces || this.depth > MARKUP_LIMITS.depth;
  }

  onattribute(): void {
    this.pieces += 1;
  }

  onopentag(name: string, attributes: Record<string, string>): void {
    this.pieces += 1;
    this.depth += 1;
    if (isHiddenTag(name)) this.silent += 1;
    this.separate(name);
    const onText = this.visit({ name, attributes, classes: attributes.class?.match(/\S+/g) ?? [] });
    if (onText && this.captures.length < MARKUP_LIMITS.captures)
      this.captures.push({ depth: this.depth, parts: [], chars: 0, onText });
  }

  ontext(text: string): void {
    this.pieces += 1;
    if (this.silent === 0) this.append(text);
  }

  onclosetag(name: string): void {
    const ended = this.captures.filter(({ depth }) => depth >= this.depth);
    this.captures = this.captures.filter(({ depth }) => depth < this.depth);
    for (const { parts, onText } of ended) onText(parts.join('').replace(/\s+/g, ' ').trim());
    this.depth -= 1;
    if (isHiddenTag(name)) this.silent -= 1;
    this.separate(name);
  }

  private separate(name: string): void {
    if (!isInlineTag(name)) this.append(' ');
  }

  private append(text: string): void {
    for (const capture of this.captures) {
      const room = MARKUP_LIMITS.textChars - capture.chars;
      if (room <= 0) continue;
      capture.parts.push(text.slice(0, room));
      capture.chars += text.length;
    }
  }
}
