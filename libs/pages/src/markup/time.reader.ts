import { lexicon, collapseWhitespace } from '@corroborate/text';
import { memoizeByText } from '../remembered';
import { PAGE_LIMITS } from '../pages.thresholds';
import { EPOCH_ATTRIBUTES, joinHints, type ReadAttributes } from './scan.rules';
import type { OpenElement } from './open.element';
import type { TimeElement } from './scan.types';

interface OpenTime extends Pick<TimeElement, 'datetime' | 'text' | 'order'> {
  frame: OpenElement;
}

/** Collects elements with a time, and their text, during parsing. */
export class TimeReader {
  private readonly opened: OpenTime[] = [];

  constructor(private readonly found: TimeElement[]) {}

  open(attributes: ReadAttributes, frame: OpenElement, order: number): void {
    if (!isDated(attributes, frame)) return;
    this.opened.push({ datetime: machineTime(frame.tag, attributes) ?? epochOf(attributes), text: '', frame, order });
  }

  text(text: string): void {
    for (const open of this.opened) if (open.text.length < PAGE_LIMITS.maxTimeChars) open.text += text;
  }

  close(top: OpenElement): void {
    const open = this.opened.at(-1);
    if (open?.frame !== top) return;
    this.opened.pop();
    if (this.found.length >= PAGE_LIMITS.maxTimes) return;
    const { datetime, order } = open;
    const { region, hidden } = top;
    const hints = joinHints(top);
    const named = top.tag === 'time' || datetime !== null;
    this.found.push({ datetime, text: collapseWhitespace(open.text), hints, region, order, hidden, named });
  }
}

const DATED_CLASS = lexicon('any', 'template-marks', 'dated').pattern;
const isDatedName = memoizeByText((hints) => DATED_CLASS.test(hints));
const MARKED_TAGS = new Set(['span', 'small', 'em', 'i', 'b', 'strong', 'font']);

/** Time in an element's attributes. On `ins` and `del` it is the time of an edit, so it is ignored. */
function machineTime(tag: string, attributes: ReadAttributes): string | null {
  if (tag === 'ins' || tag === 'del' || tag === 'input') return null;
  if (tag === 'time' || tag === 'abbr') return attributes.datetime ?? attributes.title ?? null;
  return attributes.datetime ?? attributes['data-datetime'] ?? attributes['data-published'] ?? null;
}

/** Epoch time in an attribute, from which a script writes the date. */
const epochOf = (attributes: ReadAttributes): string | null =>
  EPOCH_ATTRIBUTES.map((name) => attributes[name]).find((value) => /^\d{10}(?:\d{3})?$/.test(value ?? '')) ?? null;

/** Whether the element is a `time` element, an abbreviated day, or a piece of a line marked as a date by its class. */
function isDated(attributes: ReadAttributes, frame: OpenElement): boolean {
  const { tag } = frame;
  if (tag === 'abbr') return attributes.title !== undefined && /\d{4}-\d\d-\d\d/.test(attributes.title);
  if (tag === 'time' || machineTime(tag, attributes) !== null) return true;
  return MARKED_TAGS.has(tag) && Boolean(attributes.class) && isDatedName(frame.own);
}
