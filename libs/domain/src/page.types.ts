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
  /** The rating as a figure; absent if the markup gives none. */
  scale?: RatingScale;
}

/** `ratingValue`, `bestRating` and `worstRating` of schema.org; `worst` is null if it is not given. */
export interface RatingScale {
  value: number;
  best: number;
  worst: number | null;
}

/** Text on a page that speaks to machines instead of readers; shown, never obeyed. */
export interface SteeringAttempt {
  /** Where it stood: `text`, `hidden`, `attribute`, `comment`, `metadata`. */
  where: 'text' | 'hidden' | 'attribute' | 'comment' | 'metadata';
  /** At most 300 characters. */
  quote: string;
}

/** What an outlet writes about itself: who it is, who works there, by which rules, who owns it, what it got wrong. */
export type AboutPageKind = 'about' | 'contact' | 'imprint' | 'masthead' | 'standards' | 'corrections' | 'ownership';

/** What a page says of the outlet that publishes it. Any template can say the same, so it proves nothing. */
export interface OutletFacts {
  /**
   * Addresses on the page's own site, one a kind: from the publisher's markup, or links of header, footer and menus.
   */
  pages: { kind: AboutPageKind; url: string; from: 'markup' | 'frame' }[];
  /** Year in which the publisher's markup says it was founded. */
  founded: number | null;
}

/** What one page says, as read by us. All strings are hostile data. */
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
  /** The headline, without what the outlet adds to it. */
  title: string;
  /** The title as the document gives it, with what the outlet adds; absent if it is the title. */
  documentTitle?: string;
  byline: string | null;
  outletName: string | null;
  section: string | null;
  language: string | null;
  /** Where the language was taken from; absent if it was not read from a page. */
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
  /** Absent if the page could not be read. */
  house?: OutletFacts;
  /** Addresses of the pictures that stand for it, first the one it offers to networks; absent if it names none. */
  leadImages?: string[];
  /** sha256 of the body text. */
  contentHash: string;
  fetchedAt: Instant;
  /** Set when the live page could not be read and another copy was. */
  via: 'live' | 'archive' | 'reader';
}
