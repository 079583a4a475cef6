import type { LanguageBasis } from '@corroborate/text';
import type { DateRecord, Instant } from './time';
import type { CaptureVerdict } from './vocabulary';

export interface PageLink {
  /** Absolute URL without tracking parameters. */
  url: string;
  text: string;
  /** The sentence around the link text, whitespace collapsed, at most 400 characters. */
  sentence: string;
}

/** A ClaimReview block found in a page's own markup. */
export interface ClaimReviewMarkup {
  claim: string;
  /** Textual rating as published ("False", "Mostly true"). */
  rating: string;
  publisher: string | null;
  date: Instant | null;
  /** Numeric rating; absent if the markup has none. */
  scale?: RatingScale;
}

/** `ratingValue`, `bestRating` and `worstRating` of schema.org; `worst` is null if not given. */
export interface RatingScale {
  value: number;
  best: number;
  worst: number | null;
}

/** Text on a page aimed at AI systems (prompt injection); shown, never followed. */
export interface PromptInjection {
  /** Location of the text in the page. */
  where: 'text' | 'hidden' | 'attribute' | 'comment' | 'metadata';
  /** At most 300 characters. */
  quote: string;
}

/** Kinds of pages on which an outlet describes itself. */
export type AboutPageKind = 'about' | 'contact' | 'imprint' | 'masthead' | 'standards' | 'corrections' | 'ownership';

/** What a page says about its publisher. Unverified: any template can claim the same. */
export interface OutletFacts {
  /** URLs on the page's own site, one per kind: from the publisher's markup, or links in header, footer and menus. */
  pages: { kind: AboutPageKind; url: string; from: 'markup' | 'frame' }[];
  /** Founding year according to the publisher's markup. */
  founded: number | null;
}

/** A page as read. All strings are untrusted. */
export interface Article {
  /** Requested URL. */
  url: string;
  /** URL that responded, after redirects. */
  finalUrl: string;
  canonicalUrl: string;
  host: string;
  site: string;
  verdict: CaptureVerdict;
  verdictReason: string;
  httpStatus: number | null;
  /** Headline without the outlet's additions, such as its name. */
  title: string;
  /** Document title with the outlet's additions; absent if identical to `title`. */
  documentTitle?: string;
  byline: string | null;
  outletName: string | null;
  section: string | null;
  language: string | null;
  /** How the language was determined; absent if the article was not read from a page. */
  languageBasis?: LanguageBasis;
  published: DateRecord | null;
  modified: DateRecord | null;
  /** Body text, paragraphs separated by a blank line. */
  text: string;
  wordCount: number;
  links: PageLink[];
  /** Agency named in a credit line or dateline ("Reuters", "AP"); otherwise null. */
  agencyCredit: string | null;
  claimReviews: ClaimReviewMarkup[];
  /** Correction, retraction or editor's notes, verbatim. */
  notices: string[];
  /** schema.org types of the page's main entity, e.g. `NewsArticle`, `OpinionNewsArticle`, `SatiricalArticle`. */
  schemaTypes: string[];
  steering: PromptInjection[];
  /** Absent if the page could not be read. */
  house?: OutletFacts;
  /** URLs of lead images, the social preview image first; absent if there are none. */
  leadImages?: string[];
  /** SHA-256 of the body text. */
  contentHash: string;
  fetchedAt: Instant;
  /** Which copy was read: the live page or, if that failed, another one. */
  via: 'live' | 'archive' | 'reader';
}
