import type { Catalog } from './catalog';
import type { OutletKind, Tier } from '../vocabulary';

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

export type SiteSign =
  'standards' | 'corrections' | 'masthead' | 'ownership' | 'reachable' | 'namedWriter' | 'newsMarkup';

/** What a site's name suggests about it. */
export type NameHint = 'plain' | 'station' | 'cause' | 'organisation';

/** A site's score on an imported rating list, 0–1. */
interface Rating {
  scheme: string;
  site: string;
  score: number;
  label: string | null;
}

/** `cut` is the deciding score. */
type CutRating = Rating & { cut: number };
/** `name` raised or lowered the cut. */
type NamedRating = CutRating & { name: NameHint };

/** The English of outlets and their credibility. */
export const CREDIBILITY_ENGLISH = {
  /** In the table of outlets; `note` is copied from the table. */
  'outlet.listed': ({ name, kind, tier, note }: { name: string; kind: OutletKind; tier: Tier; note: string | null }) =>
    `${name} is listed as ${KINDS[kind] ?? `a ${kind}`} (tier ${tier}).${note === null ? '' : ` ${note}`}`,
  /** By the rules of its domain; `suffix`: the end of its address. */
  'outlet.institution': ({ body, suffix }: { body: InstitutionBody; suffix: string }) =>
    `The address belongs to ${BODIES[body](suffix)}.`,
  'outlet.public-record': 'Public record: {register}.',
  'outlet.handed-in': 'Submitted by an editor: its author cannot be verified, so it never counts on its own.',
  'outlet.platform': 'Anyone can publish on {platform}; its credibility says nothing about the author.',
  'outlet.company': '{name} is a company and an interested party in its own affairs.',
  'outlet.unknown': 'Unknown domain; treated as an ordinary source.',

  'outlet.look-alike': 'The name imitates {name} ({site}).',
  'outlet.other-suffix': 'The address uses the name of {name} under .{suffix}, but its real address is {site}.',
  'outlet.address-inside': 'The address of {name} ({site}) appears inside the name of another domain.',
  'outlet.added-word': 'The address adds a word to the name of {name} ({site}).',
  'outlet.mock-government': '“gov” is only part of the name: {site} is not a government domain.',
  /** The page uses the name of the outlet at `owner`, but `site` is not one of its addresses. */
  'outlet.borrowed-name': 'The page calls itself {name}, but {site} is not an address of that outlet ({owner}).',

  'outlet.signs': ({ signs, points, pages }: { signs: SiteSign[]; points: number; pages: string[] }) =>
    `The pages read show ${signs.map((sign) => SIGNS[sign] ?? sign).join(', ')}` +
    `${pages.length > 0 ? ` (${pages.join(', ')})` : ''}` +
    `; this adds ${points} of 100 points when unknown sites are ranked, but makes none credible.`,
  'outlet.no-signs': 'The pages read name no author, newsroom or editorial standards.',
  'outlet.young': ({ days }: { days: number }) => young(days),
  'outlet.young-for-rating': ({ days }: { days: number }) =>
    `${young(days)} The rating may refer to a previous owner and is not counted.`,
  'outlet.invented-past':
    'It says it was founded in {founded, number}, but its domain was registered only in {registered, number}.',

  'rating.changes-nothing': (rating: Rating) => said(rating),
  /** Known to be unreliable, whatever the rating says. */
  'rating.unreliable-anyway': (rating: Rating) =>
    `${said(rating)} The source is known to be unreliable, so the rating does not change its credibility.`,
  'rating.lowers': ({ cut, ...rating }: CutRating) =>
    `${said(rating)} That is below ${cut} and lowers its credibility.`,
  'rating.too-low': ({ cut, ...rating }: CutRating) =>
    `${said(rating)} That is below ${cut}, too low for an established outlet.`,
  /** A record of accuracy. */
  'rating.lifts': ({ cut, ...rating }: CutRating) =>
    `${said(rating)} That is at least ${cut} and counts as a record of accuracy.`,
  'rating.kind-not-lifted': (rating: Rating) => `${said(rating)} Ratings do not upgrade sources of this kind.`,
  /** The rating alone makes it an established outlet; `name` raised or lowered the cut. */
  'rating.established': ({ cut, name, ...rating }: NamedRating) =>
    `${said(rating)} That is at least ${cut}${HINTS[name]}: an established outlet with a record of accuracy.`,
  'rating.ordinary': ({ from, cut, name, ...rating }: NamedRating & { from: number }) =>
    `${said(rating)} That is between ${from} and ${cut}${HINTS[name]}: an ordinary source.`,
  'rating.unreliable': ({ cut, ...rating }: CutRating) =>
    `${said(rating)} That is below ${cut}: known to be unreliable.`,
} as const satisfies Catalog;

const KINDS: Partial<Record<OutletKind, string>> = {
  wire: 'a news agency',
  official: 'a public body',
  academic: 'an academic publisher',
  aggregator: 'an aggregator of other publishers’ content',
  'press-release': 'a press-release service',
  factchecker: 'a fact-checker',
  satire: 'satire',
  unknown: 'an outlet',
};

const BODIES: Record<InstitutionBody, (suffix: string) => string> = {
  'american-government': () => 'a U.S. federal or state government body (.gov)',
  'american-forces': () => 'the U.S. armed forces (.mil)',
  treaty: () => 'an international treaty organization (.int)',
  'american-university': () => 'an accredited U.S. university or college (.edu)',
  'state-suffix': (suffix) => `a public body under the government suffix .${suffix}`,
  'known-address': () => 'a known public body',
  'american-locality': () => 'a local government under the .us locality scheme',
  'research-suffix': (suffix) => `a university or research institution under the suffix .${suffix}`,
};

/** A later version may know more signs. */
const SIGNS: Partial<Record<string, string>> = {
  standards: 'editorial standards',
  corrections: 'corrections',
  masthead: 'a masthead',
  ownership: 'ownership or funding',
  reachable: 'contact details',
  namedWriter: 'a named author',
  newsMarkup: 'news markup',
} satisfies Record<SiteSign, string>;

const HINTS: Record<NameHint, string> = {
  plain: '',
  station: ' (the threshold for a site named like a licensed station)',
  cause: ' (the threshold for a site with a cause in its name)',
  organisation: ' (the threshold for an organization not known as a newsroom)',
};

const young = (days: number): string => `The domain was registered only ${days} days ago.`;
const said = ({ site, score, scheme, label }: Rating): string =>
  `The rating list “${scheme}” gives ${site} ${score.toFixed(2)} out of 1${label ? ` (“${label}”)` : ''}.`;
