import { CREDIBILITY_ENGLISH } from './credibility.en';
import { createReason, type Reason, toReasonText } from './reason';

const BRAND = { name: 'Reuters', site: 'reuters.com' };
const RATED = { scheme: 'test-list', site: 'a.example', score: 0.5, label: null };
const SAID = 'The rating list “test-list” gives a.example 0.50 out of 1.';
const institution = (body: Reason<'outlet.institution'>['params']['body'], suffix: string): Reason =>
  createReason('outlet.institution', { body, suffix });

/** Every code with the sentence that people have always read for it. */
const CATALOGUE: readonly (readonly [Reason, string])[] = [
  [
    createReason('outlet.listed', { name: 'A', kind: 'newspaper', tier: 2, note: null }),
    'A is listed as a newspaper (tier 2).',
  ],
  [
    createReason('outlet.listed', { name: 'A', kind: 'aggregator', tier: 3, note: 'Prints what others send.' }),
    'A is listed as an aggregator of other publishers’ content (tier 3). Prints what others send.',
  ],
  [institution('american-government', 'gov'), 'The address belongs to a U.S. federal or state government body (.gov).'],
  [institution('american-forces', 'mil'), 'The address belongs to the U.S. armed forces (.mil).'],
  [institution('treaty', 'int'), 'The address belongs to an international treaty organization (.int).'],
  [
    institution('american-university', 'edu'),
    'The address belongs to an accredited U.S. university or college (.edu).',
  ],
  [institution('state-suffix', 'gov.uk'), 'The address belongs to a public body under the government suffix .gov.uk.'],
  [institution('known-address', 'eu'), 'The address belongs to a known public body.'],
  [institution('american-locality', 'us'), 'The address belongs to a local government under the .us locality scheme.'],
  [
    institution('research-suffix', 'ac.uk'),
    'The address belongs to a university or research institution under the suffix .ac.uk.',
  ],
  [createReason('outlet.public-record', { register: 'Company register' }), 'Public record: Company register.'],
  [
    createReason('outlet.handed-in'),
    'Submitted by an editor: its author cannot be verified, so it never counts on its own.',
  ],
  [
    createReason('outlet.platform', { platform: 'X' }),
    'Anyone can publish on X; its credibility says nothing about the author.',
  ],
  [
    createReason('outlet.company', { name: 'Roe Ltd' }),
    'Roe Ltd is a company and an interested party in its own affairs.',
  ],
  [createReason('outlet.unknown'), 'Unknown domain; treated as an ordinary source.'],
  [createReason('outlet.look-alike', BRAND), 'The name imitates Reuters (reuters.com).'],
  [
    createReason('outlet.other-suffix', { ...BRAND, suffix: 'co' }),
    'The address uses the name of Reuters under .co, but its real address is reuters.com.',
  ],
  [
    createReason('outlet.address-inside', BRAND),
    'The address of Reuters (reuters.com) appears inside the name of another domain.',
  ],
  [createReason('outlet.added-word', BRAND), 'The address adds a word to the name of Reuters (reuters.com).'],
  [
    createReason('outlet.mock-government', { site: 'gov-news.example' }),
    '“gov” is only part of the name: gov-news.example is not a government domain.',
  ],
  [
    createReason('outlet.borrowed-name', { name: 'Reuters', site: 'a.example', owner: 'reuters.com' }),
    'The page calls itself Reuters, but a.example is not an address of that outlet (reuters.com).',
  ],
  [
    createReason('outlet.signs', {
      signs: ['standards', 'corrections', 'masthead', 'ownership', 'reachable', 'namedWriter', 'newsMarkup'],
      points: 17,
      pages: ['/about', '/ethics'],
    }),
    'The pages read show editorial standards, corrections, a masthead, ownership or funding, contact ' +
      'details, a named author, news markup (/about, /ethics); this adds 17 of 100 points when unknown ' +
      'sites are ranked, but makes none credible.',
  ],
  [
    createReason('outlet.signs', { signs: ['namedWriter'], points: 2, pages: [] }),
    'The pages read show a named author; this adds 2 of 100 points when unknown sites are ranked, but ' +
      'makes none credible.',
  ],
  [createReason('outlet.no-signs'), 'The pages read name no author, newsroom or editorial standards.'],
  [createReason('outlet.young', { days: 12 }), 'The domain was registered only 12 days ago.'],
  [
    createReason('outlet.young-for-rating', { days: 12 }),
    'The domain was registered only 12 days ago. The rating may refer to a previous owner and is not counted.',
  ],
  [
    createReason('outlet.invented-past', { founded: 1924, registered: 2024 }),
    'It says it was founded in 1924, but its domain was registered only in 2024.',
  ],
  [createReason('rating.changes-nothing', RATED), SAID],
  [
    createReason('rating.changes-nothing', { ...RATED, score: 0.857, label: 'high' }),
    'The rating list “test-list” gives a.example 0.86 out of 1 (“high”).',
  ],
  [
    createReason('rating.unreliable-anyway', RATED),
    'The rating list “test-list” gives a.example 0.50 out of 1. The source is known to be unreliable, so ' +
      'the rating does not change its credibility.',
  ],
  [
    createReason('rating.lowers', { ...RATED, cut: 0.3 }),
    'The rating list “test-list” gives a.example 0.50 out of 1. That is below 0.3 and lowers its credibility.',
  ],
  [
    createReason('rating.too-low', { ...RATED, cut: 0.45 }),
    'The rating list “test-list” gives a.example 0.50 out of 1. That is below 0.45, too low for an established outlet.',
  ],
  [
    createReason('rating.lifts', { ...RATED, cut: 0.56 }),
    'The rating list “test-list” gives a.example 0.50 out of 1. That is at least 0.56 and counts as a ' +
      'record of accuracy.',
  ],
  [
    createReason('rating.kind-not-lifted', RATED),
    'The rating list “test-list” gives a.example 0.50 out of 1. Ratings do not upgrade sources of this kind.',
  ],
  [
    createReason('rating.established', { ...RATED, cut: 0.56, name: 'plain' }),
    'The rating list “test-list” gives a.example 0.50 out of 1. That is at least 0.56: an established ' +
      'outlet with a record of accuracy.',
  ],
  [
    createReason('rating.established', { ...RATED, cut: 0.46, name: 'station' }),
    'The rating list “test-list” gives a.example 0.50 out of 1. That is at least 0.46 (the threshold for ' +
      'a site named like a licensed station): an established outlet with a record of accuracy.',
  ],
  [
    createReason('rating.ordinary', { ...RATED, from: 0.3, cut: 0.72, name: 'cause' }),
    'The rating list “test-list” gives a.example 0.50 out of 1. That is between 0.3 and 0.72 (the ' +
      'threshold for a site with a cause in its name): an ordinary source.',
  ],
  [
    createReason('rating.ordinary', { ...RATED, from: 0.3, cut: 0.64, name: 'organisation' }),
    'The rating list “test-list” gives a.example 0.50 out of 1. That is between 0.3 and 0.64 (the ' +
      'threshold for an organization not known as a newsroom): an ordinary source.',
  ],
  [
    createReason('rating.unreliable', { ...RATED, cut: 0.3 }),
    'The rating list “test-list” gives a.example 0.50 out of 1. That is below 0.3: known to be unreliable.',
  ],
];

describe('English reason texts for outlet credibility', () => {
  it.each(CATALOGUE)('renders the outlet credibility reason %j as “%s”', (reason, sentence) =>
    expect(toReasonText(reason)).toBe(sentence),
  );

  it('covers every reason code for outlet credibility with an expected English text', () => {
    const shown = new Set<string>(CATALOGUE.map(([{ code }]) => code));
    expect(Object.keys(CREDIBILITY_ENGLISH).filter((code) => !shown.has(code))).toEqual([]);
  });
});
