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
  /** What the pages read show, what that adds to the score, and the addresses of the pages on the house itself. */
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

/** What an imported list says of a site, 0–1. */
export interface RatingSaid {
  scheme: string;
  site: string;
  score: number;
  label: string | null;
}

/** What a site's name suggests of it. */
export type NameHint = 'station' | 'cause' | 'organisation';

/** What a rating does to the standing of an outlet; `cut` is the score that decided. */
interface RatingReasons {
  'rating.changes-nothing': RatingSaid;
  /** Known to be unreliable, whatever the rating says. */
  'rating.unreliable-anyway': RatingSaid;
  'rating.lowers': RatingSaid & { cut: number };
  'rating.too-low': RatingSaid & { cut: number };
  'rating.lifts': RatingSaid & { cut: number };
  /** A source of this kind is not lifted by a rating. */
  'rating.kind-not-lifted': RatingSaid;
  /** Alone it makes an outlet an established, an ordinary or an unreliable one; `name` moved the upper cut. */
  'rating.established': RatingSaid & { cut: number; name: NameHint | null };
  'rating.ordinary': RatingSaid & { from: number; cut: number; name: NameHint | null };
  'rating.unreliable': RatingSaid & { cut: number };
}
