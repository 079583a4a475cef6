import type { CaptureVerdict } from '@corroborate/domain';
import type { PageScan } from '../markup/scan.types';

/** Facts about one capture, as plain data. */
export interface CaptureFacts extends Pick<PageScan, 'title' | 'truncated' | 'refused' | 'passwordFields'> {
  status: number | null;
  headers: Record<string, string>;
  /** Headings and short lines of the content, without chrome. */
  lines: string[];
  /** Words outside dialogs, navigation, header, footer and asides. */
  contentWords: number;
  /** All visible text including dialogs and chrome, limited to a few thousand characters from each end. */
  visible: string;
  /** Text that may be a subscription or login prompt, excluding the article's prose and adjacent boxes. */
  prompts: string;
  visibleWords: number;
  /** Short lines below the first paragraph of the body, or in boxes in front of it. */
  below: string[];
  /** True if a visible box is named a paywall or gate by the template. */
  gated: boolean;
  body: string;
  bodyWords: number;
  /** True if the text ended with a line saying that the rest is for subscribers or members. */
  withheld: boolean;
  /** `isAccessibleForFree` of the page's main entity; null if absent. */
  free: boolean | null;
  /** True if the part that the page declares as paid is shown, too. */
  paidPartShown: boolean;
  /** True if the article continues on another page. */
  continued: boolean;
  /** Word count of the article as declared by `wordCount` or the length of `articleBody`. */
  declaredWords: number | null;
  /** True if the content has a `time` element or a short line with a date. */
  dated: boolean;
  /** True if prose is in an `article` element. */
  hasArticleElement: boolean;
  /** True if the page names a writer. */
  signed: boolean;
  finalPath: string;
  redirectedToFront: boolean;
  hasArticleMarkup: boolean;
  /** True if URLs of scripts or forms used only by challenge pages were found. */
  challengeMarkup: boolean;
}

export interface Verdict {
  verdict: CaptureVerdict;
  reason: string;
}

export const createVerdict = (kind: CaptureVerdict, reason: string): Verdict => ({ verdict: kind, reason });
