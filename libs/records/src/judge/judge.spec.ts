import { createReason } from '@corroborate/domain';
import { actor, buildDocument, place, strikeTopic } from '../testing/samples';
import { extractDetails } from './details.policy';
import { documentFits } from './fit.policy';
import { contextRichness } from '../context.researcher';
import { topicEntities } from './topic-entities.policy';

const topic = strikeTopic();
const fits = (
  ...[document, entity, about = topic]: [
    Parameters<typeof documentFits>[0],
    Parameters<typeof documentFits>[1],
    typeof topic?,
  ]
) => documentFits(document, entity, about).fits;

describe('topicEntities', () => {
  it('returns named actors, then the place with its region', () =>
    expect(topicEntities(topic)).toEqual([actor('Larkspur Castings'), place('Elm Valley', 'Ohio')]));
  it('reads names from the title only without entities and if capitals are informative', () => {
    expect(
      topicEntities(strikeTopic({ entities: [], title: 'Workers walk out at Larkspur Castings over pay' })).map(
        ({ name }) => name,
      ),
    ).toEqual(['Larkspur Castings', 'Elm Valley']);
    expect(
      topicEntities(strikeTopic({ entities: [], location: null, title: 'Workers Walk Out At Larkspur Castings' })),
    ).toEqual([]);
  });
  it('returns at most four actors, those of the title first', () =>
    expect(
      topicEntities(
        strikeTopic({
          location: null,
          entities: ['Name One', 'Name Two', 'Name Three', 'Name Four', 'Larkspur Castings'],
        }),
      ).map(({ name }) => name),
    ).toEqual(['Larkspur Castings', 'Name One', 'Name Two', 'Name Three']));
});

describe('documentFits', () => {
  const company = 'Larkspur Castings is a foundry based in Elm Valley, Ohio. It was founded in 1921.';
  it('accepts an actor linked to the place or subject of the topic', () => {
    expect(fits(buildDocument('Larkspur Castings', company), actor('Larkspur Castings'))).toBe(true);
    expect(
      fits(
        buildDocument('Larkspur Castings', 'Larkspur Castings is a maker of engine parts with 900 workers.'),
        actor('Larkspur Castings'),
      ),
    ).toBe(true);
  });
  it.each<[string, ReturnType<typeof buildDocument>]>([
    [
      'a disambiguation page recognized by its text',
      buildDocument('Larkspur Castings', 'Larkspur Castings may refer to:\na foundry\na band'),
    ],
    ['a page marked as a disambiguation page', buildDocument('Larkspur Castings', company, { ambiguous: true })],
    ['a band', buildDocument('Larkspur Castings', 'Larkspur Castings is the second studio album by a band from Ohio.')],
    [
      'a namesake far away',
      buildDocument('Larkspur Castings', 'Larkspur Castings is a jewellery brand in Texas. Its workers wear blue.'),
    ],
    [
      'a page that shares only the name',
      buildDocument('Larkspur Castings', 'Larkspur Castings is a brand of jewellery. It is well known.'),
    ],
    [
      'a page that does not contain the name',
      buildDocument('Foundries of Ohio', 'Foundries in Ohio employ many workers.'),
    ],
    [
      'a past event',
      buildDocument(
        '2011 Larkspur Castings strike',
        'The 2011 Larkspur Castings strike was a strike of workers in Elm Valley, Ohio.',
      ),
    ],
    ['an empty page', buildDocument('Larkspur Castings', '== History ==')],
    [
      'a deceased person',
      buildDocument(
        'Larkspur Castings',
        'Larkspur Castings (4 May 1801 – 2 June 1870) was a workers’ leader from Ohio.',
      ),
    ],
  ])('rejects %s', (_name, document) => expect(fits(document, actor('Larkspur Castings'))).toBe(false));

  it('accepts the place in the right region only', () => {
    const town = (region: string, over = {}) =>
      buildDocument(`Elm Valley, ${region}`, `Elm Valley is a town in Fox County, ${region}.`, over);
    expect(fits(town('Ohio', { namesakes: ['Elm Valley, Oregon'] }), place('Elm Valley', 'Ohio'))).toBe(true);
    expect(documentFits(town('Oregon'), place('Elm Valley', 'Ohio'), topic)).toEqual({
      fits: false,
      reasons: [createReason('fit.lies-elsewhere', { found: ['oregon'], wanted: 'Ohio' })],
    });
    expect(
      fits(buildDocument('Elm Valley', 'Elm Valley is a television series set in Ohio.'), place('Elm Valley', 'Ohio')),
    ).toBe(false);
    expect(fits(buildDocument('Elm Valley', 'Elm Valley is a town.'), place('Elm Valley', 'Ohio'))).toBe(false);
  });
  it('rejects a place name without region if the place has namesakes', () => {
    const text = 'Elm Valley is a town in Fox County.';
    expect(fits(buildDocument('Elm Valley', text), place('Elm Valley', null))).toBe(true);
    expect(
      fits(buildDocument('Elm Valley', text, { namesakes: ['Elm Valley, Ohio'] }), place('Elm Valley', null)),
    ).toBe(false);
    expect(fits(buildDocument('Elm Valley, Ohio', text), place('Elm Valley', null))).toBe(false);
  });
});

describe('extractDetails', () => {
  const text = [
    'Larkspur Castings is a foundry based in Elm Valley, Ohio.',
    'Larkspur Castings employs about 900 people. It makes engine parts.',
    '== History ==',
    'A strike closed Larkspur Castings for six weeks in 2011. On May 4, 2015 Larkspur Castings was sold to its ' +
      'managers.',
    'Workers of Larkspur Castings went on strike on March 9, 2026.',
    'Larkspur Castings said in 2026 that sales had grown well.',
    'The workers of Larkspur Castings went on strike over pay.',
  ].join('\n\n');
  const details = extractDetails(buildDocument('Larkspur Castings', text), actor('Larkspur Castings'), topic, [
    createReason('fit.full-name', { name: 'Larkspur Castings' }),
  ]);

  it('quotes identity, background and earlier events verbatim', () => {
    expect(details.map(({ kind, quote }) => [kind, quote])).toEqual([
      ['actor', 'Larkspur Castings is a foundry based in Elm Valley, Ohio.'],
      ['background', 'Larkspur Castings employs about 900 people.'],
      ['background', 'On May 4, 2015 Larkspur Castings was sold to its managers.'],
      ['precedent', 'A strike closed Larkspur Castings for six weeks in 2011.'],
    ]);
    details.forEach(({ quote, text: shown }) => {
      expect(text).toContain(quote);
      expect(shown).toContain(quote);
    });
  });
  it('excludes sentences that could be about the topic’s own event, dated or not', () => {
    const quotes = details.map(({ quote }) => quote).join();
    expect(quotes).not.toMatch(/2026|over pay/);
  });
  it('returns a date only for a complete date', () =>
    expect(details.map(({ date }) => date)).toEqual([null, null, '2015-05-04T00:00:00.000Z', null]));
  it('returns no precedent if the topic has no date', () => {
    const undated = extractDetails(
      buildDocument('Larkspur Castings', text),
      actor('Larkspur Castings'),
      strikeTopic({ eventDate: null }),
      [],
    );
    expect(undated.map(({ kind }) => kind)).not.toContain('precedent');
  });
  it('returns nothing if no sentence names the actor', () =>
    expect(
      extractDetails(
        buildDocument('Larkspur Castings', 'It is a foundry in a small town in Ohio.'),
        actor('Larkspur Castings'),
        topic,
        [],
      ),
    ).toEqual([]));
});

describe('contextRichness', () => {
  const detail = (kind: 'actor' | 'place' | 'background' | 'precedent') => ({
    kind,
    text: '',
    quote: '',
    sourceUrl: '',
    sourceName: '',
    date: null,
    reasons: [],
  });
  it.each([
    [[], 0],
    [['actor'], 23],
    [['actor', 'actor'], 31],
    [['actor', 'place', 'background', 'precedent', 'background'], 100],
    [['actor', 'actor', 'actor', 'actor', 'actor', 'actor', 'actor'], 55],
  ] as const)('returns for %j a score of %p', (kinds, richness) =>
    expect(contextRichness(kinds.map(detail))).toBe(richness),
  );
});
