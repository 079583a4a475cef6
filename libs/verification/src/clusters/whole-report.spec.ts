import type { Attribution } from '@corroborate/domain';
import { attributed, buildSourceDocument } from '../testing/builders';
import { clusterSources } from './clusters.policy';
import type { SourceDocument } from './source-document';

const bugle = (given: Partial<Attribution> = {}) =>
  attributed('the Vesper Bugle', 'outlet', { site: 'bugle.example', ...given });
const home = buildSourceDocument(1, 'bugle.example', { profile: { name: 'Vesper Bugle', tier: 4 } });
const LEAD = 'The mayor has resigned, the Vesper Bugle reported.';
const FILLER = Array.from({ length: 40 }, (_, at) => `Ward ${at} will vote for another one in May.`).join(' ');
const relay = (text: string, title = 'Mayor resigns') => buildSourceDocument(2, 'b.example', { text, title });
/** Statement after the credit, in the page's own words. */
const clerk = attributed('the town clerk', 'official', {
  cue: 'said',
  sentence: 'The town clerk confirmed it by telephone.',
});

function citationsOf(sources: SourceDocument[], credits: Attribution[], topicUrl: string | null = null) {
  const clusters = clusterSources({ sources, sameText: [], attributions: new Map([[2, credits]]), topicUrl });
  return clusters.flatMap(({ reasons }) => reasons).filter(({ kind }) => kind === 'citation');
}
const rests = (...given: Parameters<typeof citationsOf>) => citationsOf(...given).some((one) => one.rests);

describe('report taken as a whole from another newsroom', () => {
  it.each([
    ['credited at the top', relay(LEAD), [bugle()], true],
    ['relayed in the headline', relay(FILLER, 'Mayor resigns: report'), [bugle()], true],
    ['names who reported first', relay(`${FILLER} ${LEAD}`), [bugle({ cue: 'first reported by' })], true],
    ['refers to it repeatedly', relay(`${FILLER} ${LEAD}`), [bugle(), bugle()], true],
    ['not if only mentioned in passing', relay(`${FILLER} ${LEAD}`), [bugle()], false],
    ['not if its own reporter was at the scene', relay(`${LEAD} This reporter saw the crowd.`), [bugle()], false],
    [
      'not if a person spoke to the page’s newsroom',
      relay(LEAD),
      [bugle(), attributed('the clerk', 'person', { cue: 'told us' })],
      false,
    ],
    ['not if it asked a public office itself', relay(LEAD), [bugle(), clerk], false],
    ['not if an agency reports it as well', relay(LEAD), [bugle(), attributed('Reuters', 'agency')], false],
  ])(
    'detects a report taken from another newsroom only if the page relies on it throughout: %s',
    (_, page, credits, expected) => expect(rests([home, page], credits)).toBe(expected),
  );

  it('trusts a model on a report taken as a whole, but not on original reporting that contradicts a credit', () => {
    const page = relay(`${FILLER} ${LEAD}`);
    const byModel = { by: 'model' } as const;
    expect(rests([home, page], [bugle({ ...byModel, whole: true }), clerk])).toBe(true);
    const own = attributed('', 'own', { ...byModel, cue: '', sentence: 'Our reporter saw the crowd herself.' });
    const herald = attributed('the Vesper Herald', 'outlet', { cue: 'told', site: 'herald.example' });
    expect(rests([home, relay(LEAD)], [bugle({ cue: 'first reported by' }), herald, own])).toBe(true);
  });

  it('does not treat a link to another page of the cited site as proof that a page took its report there', () => {
    const deep = relay(`${FILLER} ${LEAD}`);
    expect(rests([home, deep], [bugle({ link: 'https://bugle.example/other' })])).toBe(false);
    expect(rests([home, deep], [bugle({ link: home.canonicalUrl })])).toBe(true);
  });
});

describe('cited newsroom whose page was not read', () => {
  const codes = (site: string | null, topicUrl: string | null = null, text = LEAD) =>
    citationsOf([relay(text)], [bugle({ site })], topicUrl).map(({ why }): [string, object] => [why.code, why.params]);
  const expectedCodes = (site: string, topics: boolean) => [
    ['voice.leans-on-unread', { outlet: 'the Vesper Bugle', site, topics }],
  ];

  it('records an unread cited newsroom as relied on if it is known to be unreliable', () =>
    expect(codes('infowars.com')).toEqual(expectedCodes('infowars.com', false)));
  it('records an unread cited newsroom as relied on if the topic’s page is on its site', () =>
    expect(codes('bugle.example', 'https://www.bugle.example/mayor')).toEqual(expectedCodes('bugle.example', true)));
  it.each([
    ['the outlet is unknown', codes('bugle.example')],
    ['only the name of the outlet is known', codes(null)],
    ['the outlet is credible', codes('reuters.com')],
    ['the outlet is a state news agency', codes('kcna.kp')],
    ['the outlet is mentioned only in passing', codes('infowars.com', null, `${FILLER} ${LEAD}`)],
  ])('does not record an unread cited newsroom as relied on if %s', (_, found) => expect(found).toEqual([]));
});
