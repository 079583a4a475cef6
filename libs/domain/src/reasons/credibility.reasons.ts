import type { OutletKind, Tier } from '../vocabulary';

/** Nothing to tell beside the code. */
type None = Record<string, never>;

/** Who is speaking under an address, and how far that is believed: each code with what it is told with. */
export interface CredibilityReasons extends OutletReasons, ImpostorReasons, StrangerReasons, RatingReasons {}

/** What is known of an outlet without anybody's rating. */
interface OutletReasons {
  /** In the table of outlets; `note` as the table has it. */
  'outlet.listed': { name: string; kind: OutletKind; tier: Tier; note: string | null };
  /** By the rules of its domain; `suffix`: the end of its address. */
  'outlet.institution': { body: InstitutionBody; suffix: string };
  'outlet.public-record': { register: string };
  /** A document that somebody of the newsroom handed in. */
  'outlet.handed-in': None;
  /** Anyone can publish there. */
  'outlet.platform': { platform: string };
  /** It bears a company's name. */
  'outlet.company': { name: string };
  'outlet.unknown': None;
}

/** Which institution an address belongs to. */
export type InstitutionBody =
  | 'american-government'
  | 'american-forces'
  | 'treaty'
  | 'american-university'
  | 'state-suffix'
  | 'known-address'
  | 'american-locality'
  | 'research-suffix';

/** Whom an address or a page imitates: the outlet and its own address. */
interface ImpostorReasons {
  'outlet.look-alike': { name: string; site: string };
  'outlet.other-suffix': { name: string; site: string; suffix: string };
  /** The outlet's address stands inside another domain's name. */
  'outlet.address-inside': { name: string; site: string };
  'outlet.added-word': { name: string; site: string };
  /** “gov” in the address of a domain that no state gave. */
  'outlet.mock-government': { site: string };
  /** The page calls itself by the name of the outlet at `owner`, and `site` is none of its addresses. */
  'outlet.borrowed-name': { name: string; site: string; owner: string };
}

/** What pages and the age of a domain tell of a site that nobody listed. */
interface StrangerReasons {
  /** What the pages read show, what that adds to the score, and the addresses of the pages on the outlet itself. */
  'outlet.signs': { signs: SiteSign[]; points: number; pages: string[] };
  'outlet.no-signs': None;
  /** Registered so many days ago. */
  'outlet.young': { days: number };
  /** The same, so that a good rating may be of an earlier owner. */
  'outlet.young-for-rating': { days: number };
  /** It calls itself older than its domain, in years of our time. */
  'outlet.invented-past': { founded: number; registered: number };
}

export type SiteSign =
  'standards' | 'corrections' | 'masthead' | 'ownership' | 'reachable' | 'namedWriter' | 'newsMarkup';

/** What a site's name suggests of it; most are plain. */
export type NameHint = 'plain' | 'station' | 'cause' | 'organisation';

/** What an imported list says of a site, 0–1. */
export type RatingSaid = RatingReasons['rating.changes-nothing'];

/** What a rating does to the standing of an outlet; `cut` is the score that decided. */
interface RatingReasons {
  'rating.changes-nothing': { scheme: string; site: string; score: number; label: string | null };
  /** Known to be unreliable, whatever the rating says. */
  'rating.unreliable-anyway': { scheme: string; site: string; score: number; label: string | null };
  'rating.lowers': { scheme: string; site: string; score: number; label: string | null; cut: number };
  /** Too low for an established outlet. */
  'rating.too-low': { scheme: string; site: string; score: number; label: string | null; cut: number };
  /** A record of accuracy. */
  'rating.lifts': { scheme: string; site: string; score: number; label: string | null; cut: number };
  /** A source of this kind is not lifted by a rating. */
  'rating.kind-not-lifted': { scheme: string; site: string; score: number; label: string | null };
  /** The rating alone makes it an established outlet; `name` moved the cut. */
  'rating.established': {
    scheme: string;
    site: string;
    score: number;
    label: string | null;
    cut: number;
    name: NameHint;
  };
  'rating.ordinary': {
    scheme: string;
    site: string;
    score: number;
    label: string | null;
    from: number;
    cut: number;
    name: NameHint;
  };
  'rating.unreliable': { scheme: string; site: string; score: number; label: string | null; cut: number };
}
