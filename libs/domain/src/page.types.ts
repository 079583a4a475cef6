import type { LanguageBasis } from '@corroborate/text';
import type { DateRecord, Instant } from './time';
import type { CaptureVerdict } from './vocabulary';

export interface PageLink {
  /** Absolute, tracking parameters removed. */
  url: string;
  text: string;
  /** The sentence around the anchor, whitespace collapsed, at most 400 characters. */
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

/** `ratingValue`, `bestRating` and `worstRating` of schema.org; `worst` is null where it is not given. */
export interface RatingScale {
  value: number;
  best: number;
  worst: number | null;
}

/** Text on a page that speaks to machines instead of readers; shown, never obeyed. */
export interface SteeringAttempt {
  /** Location: `text`, `hidden`, `attribute`, `comment`, `metadata`. */
  where: 'text' | 'hidden' | 'attribute' | 'comment' | 'metadata';
  /** At most 300 characters. */
  quote: string;
}

/** Kinds of pages an outlet publishes about itself. */
export type AboutPageKind = 'about' | 'contact' | 'imprint' | 'masthead' | 'standards' | 'corrections' | 'ownership';

/** What a page says about its publisher. Unverified: any template can claim the same. */
export interface OutletFacts {
  /**
   * Addresses on the page's own site, one a kind: from the publisher's markup, or links of header, footer and menus.
   */
  pages: { kind: AboutPageKind; url: string; from: 'markup' | 'frame' }[];
  /** Year in which the publisher's markup says it was founded. */
  founded: number | null;
}

/** A page as read. All strings are untrusted. */
export interface Article {
  /** The address asked for. */
  url: string;
  /** The address that answered, after redirects. */
  finalUrl: string;
  canonicalUrl: string;
  host: string;
  site: string;
  verdict: CaptureVerdict;
  verdictReason: string;
  httpStatus: number | null;
  /** Headline without additions of the outlet. */
  title: string;
  /** Document title with additions of the outlet; absent if identical to `title`. */
  documentTitle?: string;
  byline: string | null;
  outletName: string | null;
  section: string | null;
  language: string | null;
  /** How the language was determined; absent if not read from a page. */
  languageBasis?: LanguageBasis;
  published: DateRecord | null;
  modified: DateRecord | null;
  /** Body text, paragraphs separated by a blank line. */
  text: string;
  wordCount: number;
  links: PageLink[];
  /** Agency named in a credit line or dateline ("Reuters", "AP"), else null. */
  agencyCredit: string | null;
  claimReviews: ClaimReviewMarkup[];
  /** Correction, retraction or editor's notes, as printed. */
  notices: string[];
  /** schema.org types of the page's main entity, e.g. `NewsArticle`, `OpinionNewsArticle`, `SatiricalArticle`. */
  schemaTypes: string[];
  steering: SteeringAttempt[];
  /** Absent where the page could not be read. */
  house?: OutletFacts;
  /** URLs of lead images, the social preview image first; absent if there are none. */
  leadImages?: string[];
  /** sha256 of the body text. */
  contentHash: string;
  fetchedAt: Instant;
  /** Set when the live page could not be read and another copy was. */
  via: 'live' | 'archive' | 'reader';
}
