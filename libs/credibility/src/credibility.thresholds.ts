import { DAY_MS } from '@corroborate/domain';
/**
 * Cutoffs for imported ratings (0 worst – 1 best), calibrated on a public rating file and a public list of labeled
 * outlets: at 0.56 about one in twenty outlets with a low factual record is classified as credible and about one in
 * seven with a high record is not; below 0.30 no outlet has a high record.
 */
export const RATING_CUTOFFS = {
  /** Minimum rating for tier 2. */
  credible: 0.56,
  /**
   * Minimum rating if the name suggests a kind of outlet: calibrated on one half of the labeled outlets, tested on the
   * other.
   */
  station: 0.46,
  cause: 0.72,
  organisation: 0.64,
  /** An outlet with a lower rating is tier 4. */
  unreliable: 0.3,
  /** A registry outlet of tier 2 loses its tier only below this rating, which is clearly low. */
  keepCredible: 0.45,
} as const;

/** Ratings for the labels in label-based rating files, on the same scale. */
export const LABEL_SCORES: Record<string, number> = {
  'very high': 0.95,
  high: 0.85,
  'mostly factual': 0.7,
  mixed: 0.45,
  low: 0.2,
  'very low': 0.05,
  satire: 0.1,
};

/** Score bands of the tiers, 0–100, best first: [lowest, highest]. */
export const TIER_BANDS = { 1: [90, 100], 2: [65, 89], 3: [30, 64], 4: [0, 29] } as const;

/** A younger domain may have been bought for its name, so ratings of its earlier owner are ignored. */
export const YOUNG_DOMAIN_DAYS = 180;

/** Minimum length of a brand to be searched inside other names; shorter ones occur in too many words. */
export const MIN_BRAND_LENGTH = 5;

/** Limits for lookups of registration dates. The public RDAP service allows ten calls in ten seconds. */
export const DOMAIN_AGE_LIMITS = {
  /** Maximum number of lookups per set of sources, and how many of them for unrated sites. */
  perSet: 6,
  perSetUnknown: 3,
  paceMs: 1000,
  /** A lookup that would wait longer is skipped; the credibility is then unchanged. */
  maxWaitMs: 8000,
  timeoutMs: 6000,
  maxBytes: 200_000,
  cacheMs: DAY_MS,
  /** Tolerance for clocks of registries. */
  clockSlackMs: DAY_MS,
} as const;

/**
 * Points for the score of an unlisted and unrated site. Their sum stays within the band of tier 3, because a template
 * can fake all signals. Those that take effort (rules, corrections) count more than markup.
 */
export const SIGN_POINTS = {
  standards: 4,
  corrections: 4,
  ownership: 3,
  masthead: 2,
  namedWriter: 2,
  reachable: 1,
  newsMarkup: 1,
  /** Pages were read and have no signals. */
  none: -3,
  /** The domain was registered recently. */
  young: -8,
  /** Also subtracted if the site claims a history that its domain does not have. */
  inventedPast: -5,
} as const;

/**
 * Number of years that a claimed founding must precede the registration of a young domain to count against the
 * site.
 */
export const OLD_CLAIM_YEARS = 3;
