import { blocked } from '@corroborate/domain';
import { ContextResearcher } from './context.researcher';
import { FakeContextSource } from './testing/fake-source';
import { callContext, buildDocument, strikeTopic } from './testing/samples';

const COMPANY = buildDocument('Larkspur Castings', 'Larkspur Castings is a foundry based in Elm Valley, Ohio.');
const TOWN = buildDocument(
  'Elm Valley, Ohio',
  'Elm Valley is a town in Fox County, Ohio. Larkspur Castings is a foundry based in Elm Valley, Ohio.',
);
const research = (sources: FakeContextSource[], over = {}) =>
  new ContextResearcher(sources).research(strikeTopic(), { ...callContext(), ...over });

describe('ContextResearcher', () => {
  it('returns quoted details and the outcome of each query', async () => {
    const findings = await research([
      new FakeContextSource('wiki', { 'Larkspur Castings': [COMPANY], 'Elm Valley': [TOWN] }),
    ]);
    expect(findings.details.map(({ kind }) => kind)).toEqual(['actor', 'place', 'background']);
    findings.details.forEach(({ reasons }) => expect(reasons.length).toBeGreaterThan(1));
    expect(findings.richness).toBe(69);
    expect(findings.coverage).toMatchObject([
      { provider: 'wiki', query: 'Larkspur Castings', strategy: 'actor', outcome: 'found', hits: 1, reason: null },
      { provider: 'wiki', query: 'Elm Valley', strategy: 'place', outcome: 'found', hits: 2 },
    ]);
  });

  it('uses the first matching document and reports why others do not match', async () => {
    const far = buildDocument('Elm Valley, Oregon', 'Elm Valley is a town in Oregon.');
    const { details } = await research([new FakeContextSource('wiki', { 'Elm Valley': [far, TOWN] })]);
    expect(details[0]?.sourceUrl).toContain('Ohio');
    const none = await research([new FakeContextSource('wiki', { 'Elm Valley': [far] })]);
    expect(none.details).toEqual([]);
    expect(none.richness).toBe(0);
    expect(none.coverage[1]).toMatchObject({
      outcome: 'nothing-found',
      reason: 'Located in oregon, not in Ohio.',
      hits: 0,
    });
  });

  it('counts a repeated sentence once', async () => {
    const { details } = await research([
      new FakeContextSource('a', { 'Larkspur Castings': [COMPANY] }),
      new FakeContextSource('b', { 'Larkspur Castings': [COMPANY] }),
    ]);
    expect(details).toHaveLength(1);
  });

  it('does not query a source again after a refusal, and continues after a source throws', async () => {
    const closed = new FakeContextSource('closed', blocked('no'));
    const { coverage } = await research([closed, new FakeContextSource('mad', new Error('boom'))]);
    expect(closed.asked).toHaveLength(1);
    expect(coverage.map(({ provider, outcome, reason }) => `${provider} ${outcome} ${reason}`)).toEqual([
      'closed blocked no',
      'closed blocked not queried again: no',
      'mad failed broke: boom',
      'mad failed broke: boom',
    ]);
  });

  it('queries no source after cancellation', async () => {
    const wiki = new FakeContextSource('wiki', {});
    await research([wiki], { signal: AbortSignal.abort() });
    expect(wiki.asked).toEqual([]);
  });
});
