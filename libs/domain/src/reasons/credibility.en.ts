import type { Catalog } from './catalog';

type SiteSign = 'standards' | 'corrections' | 'masthead' | 'ownership' | 'reachable' | 'namedWriter' | 'newsMarkup';

/** `score` on an imported rating list, 0–1. */
const RATED = 'The rating list “{scheme}” gives {site} {score, fixed} out of 1{label, given,  (“#”)}.' as const;

/** English text on outlets and their credibility. */
export const CREDIBILITY_ENGLISH = {
  /** The outlet is in the registry; `note` is copied from its entry. */
  'outlet.listed': '{name} is listed as {kind, outlet} (tier {tier, number}).{note, given,  #}',
  /** Based on rules for domain names; `suffix`: the end of the domain. */
  'outlet.institution': 'The address belongs to {body, institution}.{suffix, unsaid}',
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
  /** The page uses the name of the outlet at `owner`, but `site` does not belong to that outlet. */
  'outlet.borrowed-name': 'The page calls itself {name}, but {site} is not an address of that outlet ({owner}).',

  'outlet.signs': ({ signs, points, pages }: { signs: SiteSign[]; points: number; pages: string[] }) =>
    `The pages read show ${signs.map((sign) => SIGN_LABELS[sign] ?? sign).join(', ')}` +
    `${pages.length > 0 ? ` (${pages.join(', ')})` : ''}` +
    `; this adds ${points} of 100 points when unknown sites are ranked, but makes none credible.`,
  'outlet.no-signs': 'The pages read name no author, newsroom or editorial standards.',
  'outlet.young': 'The domain was registered only {days, number} days ago.',
  'outlet.young-for-rating': `The domain was registered only {days, number} days ago. The rating may refer to a
    previous owner and is not counted.`,
  'outlet.invented-past':
    'It says it was founded in {founded, number}, but its domain was registered only in {registered, number}.',

  'rating.changes-nothing': RATED,
  /** The source is known to be unreliable, so its rating is ignored. */
  'rating.unreliable-anyway': `${RATED} The source is known to be unreliable, so the rating does not change its
    credibility.`,
  'rating.lowers': `${RATED} That is below {cut, number} and lowers its credibility.`,
  'rating.too-low': `${RATED} That is below {cut, number}, too low for an established outlet.`,
  /** The rating counts as a record of accuracy. */
  'rating.lifts': `${RATED} That is at least {cut, number} and counts as a record of accuracy.`,
  'rating.kind-not-lifted': `${RATED} Ratings do not upgrade sources of this kind.`,
  /**
   * The rating alone makes it an established outlet; `name`: whether the site's name raised or lowered the threshold.
   */
  'rating.established': `${RATED} That is at least {cut, number}{name, siteName}: an established outlet with a record of
    accuracy.`,
  'rating.ordinary': `${RATED} That is between {from, number} and {cut, number}{name, siteName}: an ordinary source.`,
  'rating.unreliable': `${RATED} That is below {cut, number}: known to be unreliable.`,
} as const satisfies Catalog;

/** Partial, because later versions may know more signs. */
const SIGN_LABELS: Partial<Record<string, string>> = {
  standards: 'editorial standards',
  corrections: 'corrections',
  masthead: 'a masthead',
  ownership: 'ownership or funding',
  reachable: 'contact details',
  namedWriter: 'a named author',
  newsMarkup: 'news markup',
} satisfies Record<SiteSign, string>;
