import {
  groupByEngine,
  liveClaims,
  loggedEvents,
  countOpenedPages,
  searchQueries,
  stageStates,
  stepText,
  unjudgedPages,
} from './progress';

let id = 0;
const event = (type: string, data: Record<string, unknown> = {}) => ({ id: (id += 1), at: '', type, data });
const stage = (type: string, name: string, round: number) => event(`stage.${type}`, { stage: name, round });

describe('stage states in a round', () => {
  const events = [
    stage('started', 'search', 1),
    stage('finished', 'search', 1),
    stage('started', 'read', 1),
    stage('finished', 'read', 1),
    stage('started', 'search', 2),
    stage('finished', 'search', 2),
    stage('started', 'read', 2),
  ];

  it('marks the stages in a round as done, running or next, regardless of earlier rounds', () => {
    const stateOf = stageStates(events, 2);
    expect(['search', 'read', 'assess'].map(stateOf)).toEqual(['done', 'now', 'next']);
  });

  it('marks all stages in a round as next before the first stage starts', () => {
    expect(stageStates([], 0)('search')).toBe('next');
  });
});

describe('a page being processed', () => {
  it('counts as opened but not as read if its text was unavailable', () => {
    const pages = ['complete', 'partial', 'paywall'].map((verdict) => event('source.read', { verdict }));
    expect(countOpenedPages(pages)).toEqual({ opened: 3, read: 2 });
  });

  it('stays in the queue until it is judged related or unrelated', () => {
    const read = [1, 2, 3].map((source_id) => event('source.read', { source_id }));
    const judged = [event('source.found', { source_id: 1 }), event('source.unrelated', { source_id: 3 })];
    expect(unjudgedPages([...read, ...judged]).map(({ data }) => data.source_id)).toEqual([2]);
  });
});

describe('claims to check', () => {
  const extracted = (claim_id: string) => event('claim.extracted', { claim_id, text: `Claim ${claim_id}.` });
  const checked = (claim_id: string, verdict: string, confidence: number) =>
    event('fact.checked', { claim_id, verdict, confidence });

  it('shows each claim to check with the verdict and confidence of its latest check', () => {
    const checks = [checked('a', 'unverifiable', 40), checked('b', 'disputed', 60), checked('a', 'verified', 92)];
    const claims = liveClaims([...['a', 'b', 'c'].map(extracted), ...checks]);
    expect(claims.map(({ text, check }) => [text, check])).toEqual([
      ['Claim a.', { verdict: 'verified', confidence: 92 }],
      ['Claim b.', { verdict: 'disputed', confidence: 60 }],
      ['Claim c.', null],
    ]);
  });

  it('lists each claim to check once, even if a restarted stage repeats it', () => {
    expect(liveClaims([extracted('a'), extracted('b'), extracted('a')]).map(({ text }) => text)).toEqual([
      'Claim a.',
      'Claim b.',
    ]);
  });
});

describe('search queries', () => {
  const planned = (round: number, ...texts: string[]) =>
    event('search.planned', { round, queries: texts.map((text) => ({ text })) });

  it('lists each search query once, with those of the latest round first', () => {
    const queries = searchQueries([planned(1, 'bridge', 'ferry'), planned(2, 'pier', 'ferry')]);
    expect(queries.map(({ text, round }) => [text, round])).toEqual([
      ['pier', 2],
      ['ferry', 2],
      ['bridge', 1],
    ]);
  });

  it('lists no search queries if an event contains none', () => {
    expect(searchQueries([event('search.planned'), event('search.planned', { queries: [null, {}, 1] })])).toEqual([]);
  });
});

describe('a search engine', () => {
  const answer = (provider: string, outcome: string, hits?: number) =>
    event('search.answered', { provider, outcome, ...(hits === undefined ? {} : { hits }) });

  it('shows a search engine with its total calls and hits and the outcome of its last call', () => {
    expect(groupByEngine([answer('gdelt', 'found', 3), answer('gdelt', 'blocked')])).toEqual([
      { name: 'gdelt', calls: 2, hits: 3, last: 'blocked' },
    ]);
  });

  it('does not show a search engine that is not configured', () => {
    expect(groupByEngine([answer('bing', 'not-configured')])).toEqual([]);
  });
});

describe('the step log', () => {
  it('omits events shown elsewhere and keeps the latest fourteen', () => {
    const steps = Array.from({ length: 20 }, (_, round) => stage('started', 'search', round));
    const shown = loggedEvents([...steps, event('source.read'), event('fact.checked'), event('search.planned')]);
    expect(shown.map(({ data }) => data.round)).toEqual(Array.from({ length: 14 }, (_, n) => n + 6));
  });

  it('describes each step in words', () => {
    expect(stepText('stage.started', 'cross-reference')).toBe('Cross reference began');
    expect(stepText('stage.finished', 'decide')).toBe('Decide done');
    expect(stepText('round.decided', '')).toBe('Round decided');
    expect(stepText('stage.retried', 'read')).toBe('Stage retried: read');
  });
});
