import type { OutletKind } from '../vocabulary';
import type { CredibilityReasons, InstitutionBody, NameHint, RatingSaid, SiteSign } from './credibility.reasons';
import type { Sentences } from './reason';

/** The English of who is speaking. */
export const CREDIBILITY_ENGLISH: Sentences<CredibilityReasons> = {
  'outlet.listed': ({ name, kind, tier, note }) =>
    `${name} is listed as ${KINDS[kind] ?? `a ${kind}`} of tier ${tier}.${note === null ? '' : ` ${note}`}`,
  'outlet.institution': ({ body, suffix }) => `The address belongs to ${BODIES[body](suffix)}.`,
  'outlet.public-record': ({ register }) => `A public record: ${register}.`,
  'outlet.handed-in': () => 'Handed in by an editor: nobody can look up who wrote it, so it never counts by itself.',
  'outlet.platform': ({ platform }) =>
    `Anyone can publish on ${platform}; its own standing says nothing about who writes there.`,
  'outlet.company': ({ name }) => `${name} is a company; about its own affairs it is an interested party.`,
  'outlet.unknown': () => 'Nothing is known of this domain, so it stands as an ordinary source.',

  'outlet.look-alike': ({ name, site }) => `The name is written to look like ${name} (${site}).`,
  'outlet.other-suffix': ({ name, site, suffix }) =>
    `The address carries the name of ${name} under .${suffix}, which is not one of its addresses (${site}).`,
  'outlet.address-inside': ({ name, site }) =>
    `The address of ${name} (${site}) stands inside the name of another domain.`,
  'outlet.added-word': ({ name, site }) => `The address puts another word to the name of ${name} (${site}).`,
  'outlet.mock-government': ({ site }) =>
    `“gov” in this address is only a word: the domain ${site} belongs to no government suffix.`,
  'outlet.borrowed-name': ({ name, site, owner }) =>
    `The page calls itself ${name}, but ${site} is not an address of that outlet (${owner}).`,

  'outlet.signs': ({ signs, points, pages }) =>
    `The pages read show ${signs.map((sign) => SIGNS[sign] ?? sign).join(', ')}` +
    `${pages.length > 0 ? ` (${pages.join(', ')})` : ''}` +
    `; that orders unknown sites (+${points} of 100) and makes none credible.`,
  'outlet.no-signs': () => 'The pages read name no writer, no newsroom and no rules of work.',
  'outlet.young': ({ days }) => young(days),
  'outlet.young-for-rating': ({ days }) => `${young(days)} The rating may be of an earlier owner and is not counted.`,
  'outlet.invented-past': ({ founded, registered }) =>
    `It says it was founded in ${founded}, but its domain was registered only in ${registered}.`,

  'rating.changes-nothing': (rating) => said(rating),
  'rating.unreliable-anyway': (rating) =>
    `${said(rating)} It does not change the standing of a source known to be unreliable.`,
  'rating.lowers': ({ cut, ...rating }) => `${said(rating)} That is below ${cut} and lowers its standing.`,
  'rating.too-low': ({ cut, ...rating }) => `${said(rating)} That is below ${cut}, too low for an established outlet.`,
  'rating.lifts': ({ cut, ...rating }) => `${said(rating)} That is at least ${cut} and counts as a record of accuracy.`,
  'rating.kind-not-lifted': (rating) => `${said(rating)} A rating does not lift a source of this kind.`,
  'rating.established': ({ cut, name, ...rating }) =>
    `${said(rating)} That is at least ${cut}${HINTS[name]}: an established outlet with a record of accuracy.`,
  'rating.ordinary': ({ from, cut, name, ...rating }) =>
    `${said(rating)} That is between ${from} and ${cut}${HINTS[name]}: an ordinary source.`,
  'rating.unreliable': ({ cut, ...rating }) => `${said(rating)} That is below ${cut}: known to be unreliable.`,
};

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
const said = ({ site, score, scheme, label }: RatingSaid): string =>
  `The rating list “${scheme}” gives ${site} ${score.toFixed(2)} of 1${label ? ` (“${label}”)` : ''}.`;
