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

/** What a site's name suggests of it; most are plain. */
export type NameHint = 'plain' | 'station' | 'cause' | 'organisation';

/** What an imported list says of a site, 0–1. */
interface Rating {
  scheme: string;
  site: string;
  score: number;
  label: string | null;
}

/** `cut` is the score that decided. */
type CutRating = Rating & { cut: number };
/** `name` moved the cut. */
type NamedRating = CutRating & { name: NameHint };

/** The English of who is speaking. */
export const CREDIBILITY_ENGLISH = {
  /** In the table of outlets; `note` as the table has it. */
  'outlet.listed': ({ name, kind, tier, note }: { name: string; kind: OutletKind; tier: Tier; note: string | null }) =>
    `${name} is listed as ${KINDS[kind] ?? `a ${kind}`} of tier ${tier}.${note === null ? '' : ` ${note}`}`,
  /** By the rules of its domain; `suffix`: the end of its address. */
  'outlet.institution': ({ body, suffix }: { body: InstitutionBody; suffix: string }) =>
    `The address belongs to ${BODIES[body](suffix)}.`,
  'outlet.public-record': 'A public record: {register}.',
  'outlet.handed-in': 'Handed in by an editor: nobody can look up who wrote it, so it never counts by itself.',
  'outlet.platform': 'Anyone can publish on {platform}; its own standing says nothing about who writes there.',
  'outlet.company': '{name} is a company; about its own affairs it is an interested party.',
  'outlet.unknown': 'Nothing is known of this domain, so it stands as an ordinary source.',

  'outlet.look-alike': 'The name is written to look like {name} ({site}).',
  'outlet.other-suffix':
    'The address carries the name of {name} under .{suffix}, which is not one of its addresses ({site}).',
  'outlet.address-inside': 'The address of {name} ({site}) stands inside the name of another domain.',
  'outlet.added-word': 'The address puts another word to the name of {name} ({site}).',
  'outlet.mock-government': '“gov” in this address is only a word: the domain {site} belongs to no government suffix.',
  /** The page calls itself by the name of the outlet at `owner`, and `site` is none of its addresses. */
  'outlet.borrowed-name': 'The page calls itself {name}, but {site} is not an address of that outlet ({owner}).',

  'outlet.signs': ({ signs, points, pages }: { signs: SiteSign[]; points: number; pages: string[] }) =>
    `The pages read show ${signs.map((sign) => SIGNS[sign] ?? sign).join(', ')}` +
    `${pages.length > 0 ? ` (${pages.join(', ')})` : ''}` +
    `; that orders unknown sites (+${points} of 100) and makes none credible.`,
  'outlet.no-signs': 'The pages read name no writer, no newsroom and no rules of work.',
  'outlet.young': ({ days }: { days: number }) => young(days),
  'outlet.young-for-rating': ({ days }: { days: number }) =>
    `${young(days)} The rating may be of an earlier owner and is not counted.`,
  'outlet.invented-past':
    'It says it was founded in {founded, number}, but its domain was registered only in {registered, number}.',

  'rating.changes-nothing': (rating: Rating) => said(rating),
  /** Known to be unreliable, whatever the rating says. */
  'rating.unreliable-anyway': (rating: Rating) =>
    `${said(rating)} It does not change the standing of a source known to be unreliable.`,
  'rating.lowers': ({ cut, ...rating }: CutRating) => `${said(rating)} That is below ${cut} and lowers its standing.`,
  'rating.too-low': ({ cut, ...rating }: CutRating) =>
    `${said(rating)} That is below ${cut}, too low for an established outlet.`,
  /** A record of accuracy. */
  'rating.lifts': ({ cut, ...rating }: CutRating) =>
    `${said(rating)} That is at least ${cut} and counts as a record of accuracy.`,
  'rating.kind-not-lifted': (rating: Rating) => `${said(rating)} A rating does not lift a source of this kind.`,
  /** The rating alone makes it an established outlet; `name` moved the cut. */
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
  aggregator: 'a collector of other people’s texts',
  'press-release': 'a press-release service',
  factchecker: 'a fact-checker',
  satire: 'satire',
  unknown: 'an outlet',
};

const BODIES: Record<InstitutionBody, (suffix: string) => string> = {
  'american-government': () => 'a body of the United States or one of its states (.gov)',
  'american-forces': () => 'the armed forces of the United States (.mil)',
  treaty: () => 'an organisation founded by treaty (.int)',
  'american-university': () => 'an accredited American university or college (.edu)',
  'state-suffix': (suffix) => `a public body under the state’s own suffix .${suffix}`,
  'known-address': () => 'a public body known by its address',
  'american-locality': () => 'a local government under the .us locality scheme',
  'research-suffix': (suffix) => `a university or research body under the suffix .${suffix}`,
};

/** A later version may know more signs. */
const SIGNS: Partial<Record<string, string>> = {
  standards: 'its own rules of work',
  corrections: 'corrections',
  masthead: 'who is behind it',
  ownership: 'who owns or pays it',
  reachable: 'how it is reached',
  namedWriter: 'a named writer',
  newsMarkup: 'news markup',
} satisfies Record<SiteSign, string>;

const HINTS: Record<NameHint, string> = {
  plain: '',
  station: ' (enough for a site named as a licensed station is)',
  cause: ' (asked of a site that carries a cause in its name)',
  organisation: ' (asked of an organisation that is not known as a newsroom)',
};

const young = (days: number): string => `The domain was registered only ${days} days ago.`;
const said = ({ site, score, scheme, label }: Rating): string =>
  `The rating list “${scheme}” gives ${site} ${score.toFixed(2)} of 1${label ? ` (“${label}”)` : ''}.`;
