import { CREDIBILITY_ENGLISH } from './credibility.en';
import { because, type Reason, sentenceOf } from './reason';

const BRAND = { name: 'Reuters', site: 'reuters.com' };
const RATED = { scheme: 'test-list', site: 'a.example', score: 0.5, label: null };
const SAID = 'The rating list “test-list” gives a.example 0.50 of 1.';
const institution = (body: Reason<'outlet.institution'>['params']['body'], suffix: string): Reason =>
  because('outlet.institution', { body, suffix });

/** Every code with the sentence that people have always read for it. */
const CATALOGUE: readonly (readonly [Reason, string])[] = [
  [
    because('outlet.listed', { name: 'A', kind: 'newspaper', tier: 2, note: null }),
    'A is listed as a newspaper of tier 2.',
  ],
  [
    because('outlet.listed', { name: 'A', kind: 'aggregator', tier: 3, note: 'Prints what others send.' }),
    'A is listed as a collector of other people’s texts of tier 3. Prints what others send.',
  ],
  [
    institution('american-government', 'gov'),
    'The address belongs to a body of the United States or one of its states (.gov).',
  ],
  [institution('american-forces', 'mil'), 'The address belongs to the armed forces of the United States (.mil).'],
  [institution('treaty', 'int'), 'The address belongs to an organisation founded by treaty (.int).'],
  [
    institution('american-university', 'edu'),
    'The address belongs to an accredited American university or college (.edu).',
  ],
  [institution('state-suffix', 'gov.uk'), 'The address belongs to a public body under the state’s own suffix .gov.uk.'],
  [institution('known-address', 'eu'), 'The address belongs to a public body known by its address.'],
  [institution('american-locality', 'us'), 'The address belongs to a local government under the .us locality scheme.'],
  [
    institution('research-suffix', 'ac.uk'),
    'The address belongs to a university or research body under the suffix .ac.uk.',
  ],
  [because('outlet.public-record', { register: 'Company register' }), 'A public record: Company register.'],
  [
    because('outlet.handed-in'),
    'Handed in by an editor: nobody can look up who wrote it, so it never counts by itself.',
  ],
  [
    because('outlet.platform', { platform: 'X' }),
    'Anyone can publish on X; its own standing says nothing about who writes there.',
  ],
  [
    because('outlet.company', { name: 'Roe Ltd' }),
    'Roe Ltd is a company; about its own affairs it is an interested party.',
  ],
  [because('outlet.unknown'), 'Nothing is known of this domain, so it stands as an ordinary source.'],
  [because('outlet.look-alike', BRAND), 'The name is written to look like Reuters (reuters.com).'],
  [
    because('outlet.other-suffix', { ...BRAND, suffix: 'co' }),
    'The address carries the name of Reuters under .co, which is not one of its addresses (reuters.com).',
  ],
  [
    because('outlet.address-inside', BRAND),
    'The address of Reuters (reuters.com) stands inside the name of another domain.',
  ],
  [because('outlet.added-word', BRAND), 'The address puts another word to the name of Reuters (reuters.com).'],
  [
    because('outlet.mock-government', { site: 'gov-news.example' }),
    '“gov” in this address is only a word: the domain gov-news.example belongs to no government suffix.',
  ],
  [
    because('outlet.borrowed-name', { name: 'Reuters', site: 'a.example', owner: 'reuters.com' }),
    'The page calls itself Reuters, but a.example is not an address of that outlet (reuters.com).',
  ],
  [
    because('outlet.signs', {
      signs: ['standards', 'corrections', 'masthead', 'ownership', 'reachable', 'namedWriter', 'newsMarkup'],
      points: 17,
      pages: ['/about', '/ethics'],
    }),
    'The pages read show its own rules of work, corrections, who is behind it, who owns or pays it, how it is ' +
      'reached, a named writer, news markup (/about, /ethics); that orders unknown sites (+17 of 100) and makes none ' +
      'credible.',
  ],
  [
    because('outlet.signs', { signs: ['namedWriter'], points: 2, pages: [] }),
    'The pages read show a named writer; that orders unknown sites (+2 of 100) and makes none credible.',
  ],
  [because('outlet.no-signs'), 'The pages read name no writer, no newsroom and no rules of work.'],
  [because('outlet.young', { days: 12 }), 'The domain was registered only 12 days ago.'],
  [
    because('outlet.young-for-rating', { days: 12 }),
    'The domain was registered only 12 days ago. The rating may be of an earlier owner and is not counted.',
  ],
  [
    because('outlet.invented-past', { founded: 1924, registered: 2024 }),
    'It says it was founded in 1924, but its domain was registered only in 2024.',
  ],
  [because('rating.changes-nothing', RATED), SAID],
  [
    because('rating.changes-nothing', { ...RATED, score: 0.857, label: 'high' }),
    'The rating list “test-list” gives a.example 0.86 of 1 (“high”).',
  ],
  [
    because('rating.unreliable-anyway', RATED),
    `${SAID} It does not change the standing of a source known to be unreliable.`,
  ],
  [because('rating.lowers', { ...RATED, cut: 0.3 }), `${SAID} That is below 0.3 and lowers its standing.`],
  [
    because('rating.too-low', { ...RATED, cut: 0.45 }),
    `${SAID} That is below 0.45, too low for an established outlet.`,
  ],
  [
    because('rating.lifts', { ...RATED, cut: 0.56 }),
    `${SAID} That is at least 0.56 and counts as a record of accuracy.`,
  ],
  [because('rating.kind-not-lifted', RATED), `${SAID} A rating does not lift a source of this kind.`],
  [
    because('rating.established', { ...RATED, cut: 0.56, name: 'plain' }),
    `${SAID} That is at least 0.56: an established outlet with a record of accuracy.`,
  ],
  [
    because('rating.established', { ...RATED, cut: 0.46, name: 'station' }),
    `${SAID} That is at least 0.46 (enough for a site named as a licensed station is): ` +
      'an established outlet with a record of accuracy.',
  ],
  [
    because('rating.ordinary', { ...RATED, from: 0.3, cut: 0.72, name: 'cause' }),
    `${SAID} That is between 0.3 and 0.72 (asked of a site that carries a cause in its name): an ordinary source.`,
  ],
  [
    because('rating.ordinary', { ...RATED, from: 0.3, cut: 0.64, name: 'organisation' }),
    `${SAID} That is between 0.3 and 0.64 (asked of an organisation that is not known as a newsroom): ` +
      'an ordinary source.',
  ],
  [because('rating.unreliable', { ...RATED, cut: 0.3 }), `${SAID} That is below 0.3: known to be unreliable.`],
];

describe('the reasons of an outlet’s standing in English', () => {
  it.each(CATALOGUE)('say of %j “%s”', (reason, sentence) => expect(sentenceOf(reason)).toBe(sentence));

  it('are all in this catalogue', () => {
    const shown = new Set<string>(CATALOGUE.map(([{ code }]) => code));
    expect(Object.keys(CREDIBILITY_ENGLISH).filter((code) => !shown.has(code))).toEqual([]);
  });
});
