import { DAY_MS } from '@corroborate/domain';
/**
 * Cuts on an imported rating (0 worst – 1 best). Set on a public rating file and a public list of labelled
 * outlets: at 0.56 about one in twenty outlets with a low factual record is read as credible and about one
 * in seven with a high record is not; below 0.30 no outlet with a high record is found.
 */
export const RATING_CUTS = {
  /** From here on an outlet is tier 2. */
  credible: 0.56,
  /** From here on, where the name says more: set on one half of the labelled outlets, checked on the other. */
  station: 0.46,
  cause: 0.72,
  organisation: 0.64,
  /** Below this an outlet is tier 4. */
  unreliable: 0.3,
  /** A registry outlet of tier 2 loses it only when the rating is clearly on the other side. */
  keepCredible: 0.45,
} as const;

/** What labels of label-based rating files are worth on the same scale. */
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

/**
 * A domain younger than this may have been bought for its name; a rating given to its earlier owner is not believed.
 */
export const YOUNG_DOMAIN_DAYS = 180;

/** Shortest brand that is looked for inside other names; shorter ones are in too many words. */
export const MIN_BRAND_LENGTH = 5;

/** Look-ups of registration dates. The public entrance asks for no more than ten calls in ten seconds. */
export const DOMAIN_AGES = {
  /** Look-ups for one set of sources, and how many of them go to sites that nobody rated. */
  perSet: 6,
  perSetUnknown: 3,
  paceMs: 1000,
  /** A look-up that would have to wait longer is left out; the standing then stays as it is. */
  maxWaitMs: 8000,
  timeoutMs: 6000,
  maxBytes: 200_000,
  cacheMs: DAY_MS,
  /** Clocks of registers may run ahead of ours by this much. */
  clockSlackMs: DAY_MS,
} as const;

/**
 * Points on the score of a site that nobody listed or rated. Together they stay inside the band of tier 3:
 * a template can fake every one of them. What costs work (rules, corrections) is worth more than markup.
 */
export const SIGN_POINTS = {
  standards: 4,
  corrections: 4,
  ownership: 3,
  masthead: 2,
  namedWriter: 2,
  reachable: 1,
  newsMarkup: 1,
  /** Pages were read and show nothing of the kind. */
  none: -3,
  /** The domain was registered a short while ago. */
  young: -8,
  /** And the site claims a past that its domain does not have. */
  inventedPast: -5,
} as const;

/** A claimed founding this many years before a young domain's registration is held against the site. */
export const OLD_CLAIM_YEARS = 3;
