import type { JsonObject } from '@corroborate/domain';
import { answer } from '../investigations/testing/answer.sample';
import type { InvestigationUpdate } from '../investigations/investigations.port';
import { clock, eventLine, statusLines } from './progress.lines';
import { applyEvent, INITIAL_PROGRESS, withActualCost } from './progress.state';
import { printProgress } from './progress.printer';

const event = (type: string, data: JsonObject = {}, id = 1) => ({ id, at: '2026-01-02T09:30:00.000Z', type, data });
const read = (source_id: number, title = 'A bridge') =>
  event('source.read', { source_id, site: 'a.example', title, round: 1 });
const found = event('source.found', {
  source_id: 1,
  stance: 'supports',
  tier: 1,
  name: 'Gazette',
  passage: 'It is closed.',
});

const EVENTS = [
  event('stage.started', { stage: 'search', round: 1 }),
  event('search.answered', { provider: 'gdelt', outcome: 'found', hits: 7, costUsd: 0 }),
  event('search.answered', { provider: 'gdelt', outcome: 'nothing-found', hits: 0, costUsd: 0 }),
  event('search.answered', { provider: 'brave', outcome: 'found', hits: 3, costUsd: 0.005 }),
  event('search.answered', { provider: 'serper', outcome: 'not-configured', hits: 0, costUsd: 0 }),
  event('social.gathered', { posts: 2 }),
  event('stage.started', { stage: 'read', round: 1 }),
  read(1),
  read(2, 'Another one'),
  read(3, 'A third'),
  found,
  event('source.unrelated', { source_id: 2 }),
];

describe('progress of an investigation', () => {
  const progress = EVENTS.reduce(applyEvent, INITIAL_PROGRESS);

  it('counts calls, read pages and hits', () => {
    expect(progress).toMatchObject({ round: 1, hits: 10, read: 3, about: 1, posts: 2, costUsd: 0.005 });
    expect([...progress.engines]).toEqual(['gdelt', 'brave']);
    expect(progress.waiting).toEqual([{ id: 3, site: 'a.example', title: 'A third' }]);
  });

  it('resets stages for a new round, and drops pages that will not be assessed', () => {
    const weighed = applyEvent(progress, event('stage.started', { stage: 'origin', round: 1 }));
    expect(weighed.waiting).toEqual([]);
    expect([...applyEvent(weighed, event('stage.started', { stage: 'search', round: 2 })).stages]).toEqual(['search']);
  });

  it('ignores unknown and incomplete events', () => {
    expect(applyEvent(progress, event('review.requested', { review_id: 1 }))).toBe(progress);
    expect(applyEvent(INITIAL_PROGRESS, event('search.answered', { hits: 'many' }))).toMatchObject({ hits: 0 });
    expect(applyEvent(INITIAL_PROGRESS, event('stage.started', { stage: 'dream' }))).toEqual(INITIAL_PROGRESS);
  });

  it('prints pages, steps, counts, cost and time within the terminal width', () => {
    const lines = statusLines(progress, answer(), { width: 200, seconds: 65 }).split('\n');
    expect(lines).toEqual([
      '  reading a.example: A third',
      'search › read › assess › weigh › decide',
      'round 1 · 2 engines, 10 hits · 3 pages read, 1 relevant · 2 posts · ' +
        '$0.005 of $0.50, up to $0.010 with pending calls · 1:05',
    ]);
    for (const line of statusLines(progress, answer(), { width: 40, seconds: 65 }).split('\n'))
      expect(line.length).toBeLessThanOrEqual(40);
    expect(statusLines(INITIAL_PROGRESS, answer({ status: 'queued' }), { width: 80, seconds: 0 })).toContain(
      'queued, 0:00',
    );
  });

  it.each([80, 110, 140])('wraps between two counts at %i columns, without truncating any', (width) => {
    const lines = statusLines(progress, answer(), { width, seconds: 65 }).split('\n').slice(2);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
    expect(lines.join(' · ')).toBe(statusLines(progress, answer(), { width: 200, seconds: 65 }).split('\n')[2]);
  });

  it('shows the amount charged, and separately the amount reserved for pending calls', () => {
    const moneyIn = (at: typeof progress, cost_usd: number) =>
      /\$[^·]*(?= · 0:00)/.exec(statusLines(at, answer({ cost_usd }), { width: 200, seconds: 0 }))?.[0];
    expect(moneyIn(progress, 0)).toBe('$0.005 of $0.50');
    expect(moneyIn(progress, 0.01)).toBe('$0.005 of $0.50, up to $0.010 with pending calls');
    const weighs = [
      event('stage.finished', { stage: 'search', round: 1 }),
      event('stage.finished', { stage: 'read', round: 1 }),
      event('stage.started', { stage: 'decide', round: 1 }),
    ].reduce(applyEvent, progress);
    expect(moneyIn(withActualCost(weighs, 0.02), 0.02)).toBe('$0.020 of $0.50');
    const again = applyEvent(withActualCost(weighs, 0.02), event('stage.started', { stage: 'search', round: 2 }));
    expect(moneyIn(withActualCost(again, 0.02), 0.02)).toBe('$0.020 of $0.50');
    expect(moneyIn(withActualCost(again, 0.03), 0.03)).toBe('$0.020 of $0.50, up to $0.030 with pending calls');
    const early = withActualCost(INITIAL_PROGRESS, 0.3);
    expect(moneyIn(applyEvent(early, event('stage.started', { stage: 'search', round: 1 })), 0.3)).toContain(
      '$0.000 of',
    );
  });

  it('prints a finding in one line truncated to the terminal width', () => {
    expect(eventLine(found)).toBe('+ supports tier 1 Gazette “It is closed.”');
    expect(eventLine(found, 24)).toBe('+ supports tier 1 Gazet…');
    const other = event('source.found', { ...found.data, stance: 'mentions', rule: 'another-event' });
    expect(eventLine(other)).toBe('· different event: tier 1 Gazette “It is closed.”');
    expect(eventLine(read(1))).toBeNull();
    expect(eventLine(event('claim.extracted', { core: true, text: 'The bridge is closed.' }))).toContain(
      'The bridge is closed.',
    );
    expect(eventLine(event('claim.extracted', { core: false, text: 'There is a bridge.' }))).toBeNull();
    expect(eventLine(event('round.decided', { round: 1, level: 'verified', again: true, reason: 'more' }))).toBe(
      '  after round 1: verified so far; continuing: more',
    );
    expect(
      eventLine(event('round.decided', { round: 1, level: 'verified', again: false, reason: 'enough' })),
    ).toBeNull();
  });

  it('prints one line per assessed page: stars, number and key finding', () => {
    const page = { source_id: 1, at: 3, of: 14, stance: 'supports', rule: null, stars: 4, name: 'Gazette' };
    const summarised = (more: JsonObject = {}) =>
      eventLine(event('source.summarised', { ...page, title: 'A bridge', key_finding: 'It is closed.', ...more }));
    expect(summarised()).toBe('+ supports ★★★★☆ Gazette (3 of 14) “It is closed.”');
    expect(summarised({ stance: 'mentions', rule: 'another-event', key_finding: null })).toBe(
      '· different event: ★★★★☆ Gazette (3 of 14): A bridge',
    );
    expect(summarised({ stance: 'unrelated' })).toBeNull();
    expect(applyEvent(progress, event('source.summarised', { ...page, source_id: 3 })).waiting).toEqual([]);
    expect(eventLine(event('sources.tallied', { high: 4, medium: 3, low: 1 }))).toBe(
      '  credibility of the sources: 4 high, 3 medium, 1 low',
    );
  });

  it('prints one line with the queries of a round that fit, and the number of the others', () => {
    const planned = (texts: string[], width?: number) =>
      eventLine(event('search.planned', { queries: texts.map((text) => ({ text, strategy: 'topic' })) }), width);
    const five = ['bridge closed', 'bridge', 'crack in a pier', 'ferry', 'ferry'];
    expect(planned(five)).toBe('  searching for “bridge closed”, “bridge”, “crack in a pier” and 1 more');
    expect(planned(five, 60)).toBe('  searching for “bridge closed”, “bridge” and 2 more');
    expect(planned(['a'.repeat(90), 'b'], 74)).toMatch(/^ {2}searching for “a+…” and 1 more$/);
    expect(planned(['a'.repeat(90), 'b'], 74)).toHaveLength(74);
    expect(planned([])).toBeNull();
    expect(eventLine(event('search.planned', { queries: [null, 1, {}] }))).toBeNull();
  });

  it('prints one line per checked claim, with its verdict at any width', () => {
    const claim = { at: 3, of: 5, text: 'The bridge is closed', verdict: 'verified', confidence: 92 };
    const checked = (more: JsonObject, width?: number) =>
      eventLine(event('fact.checked', { ...claim, ...more }), width);
    expect(checked({})).toBe('  claim 3 of 5: The bridge is closed: verified so far (92)');
    expect(checked({ text: 'a'.repeat(90) }, 74)).toMatch(/^ {2}claim 3 of 5: a+…: verified so far \(92\)$/);
    expect(checked({ text: 'a'.repeat(90) }, 74)).toHaveLength(74);
    expect(checked({ at: null, of: null })).toBe('  claim: The bridge is closed: verified so far (92)');
  });

  it.each([
    [0, '0:00'],
    [59.9, '0:59'],
    [3_599, '59:59'],
    [3_725, '1:02:05'],
    [-1, '0:00'],
  ])('formats %d seconds as %s', (seconds, text) => expect(clock(seconds)).toBe(text));
});

describe('printProgress', () => {
  async function* newsOf(...news: InvestigationUpdate[]): AsyncGenerator<InvestigationUpdate> {
    yield* news;
  }
  const runProgress = async (live: boolean) => {
    const [kept, drawn, ends]: [string[], string[], string[]] = [[], [], []];
    const board = {
      live,
      keep: (line: string) => void kept.push(line),
      draw: (text: string) => void drawn.push(text),
      done: (how: string) => void ends.push(how),
    };
    const news = newsOf(
      { investigation: answer(), events: EVENTS },
      { investigation: answer({ status: 'completed' }), events: [] },
    );
    return { last: await printProgress(news, board, () => 80), kept, drawn, ends };
  };

  it('keeps finished lines, redraws the status on each event, and clears it at the end', async () => {
    const { last, kept, drawn, ends } = await runProgress(true);
    expect(last?.status).toBe('completed');
    expect(kept).toEqual([
      'Dock workers walk out\n  investigation 12 of topic 7, detailed, at most $0.50',
      ' 0:00 + supports tier 1 Gazette “It is closed.”',
    ]);
    expect(drawn).toHaveLength(2);
    expect(ends).toEqual(['gone']);
  });

  it('reports a failed engine once, with the reason', async () => {
    const failed = (provider: string, outcome = 'failed') =>
      event('search.answered', { provider, outcome, reason: 'no way out', hits: 0, costUsd: 0 });
    const kept: string[] = [];
    const board = { live: true, keep: (line: string) => void kept.push(line), draw: () => {}, done: () => {} };
    const events = [failed('gdelt'), failed('gdelt'), failed('brave'), failed('serper', 'not-configured')];
    await printProgress(newsOf({ investigation: answer(), events }), board, () => 80);
    expect(kept.slice(1)).toEqual([' 0:00   gdelt failed: no way out', ' 0:00   brave failed: no way out']);
  });

  it('prints a page once, and a claim again only if its verdict changed', async () => {
    const checked = (verdict: string) =>
      event('fact.checked', { at: 1, of: 1, claim_id: 'c1', text: 'It is closed', verdict, confidence: 92 });
    const summarised = event('source.summarised', {
      ...found.data,
      passage: null,
      stars: 5,
      at: 1,
      of: 1,
      title: 'Closed',
    });
    const kept: string[] = [];
    const board = { live: true, keep: (line: string) => void kept.push(line), draw: () => {}, done: () => {} };
    const events = [summarised, found, checked('unverifiable'), checked('unverifiable'), checked('verified')];
    await printProgress(newsOf({ investigation: answer(), events }), board, () => 80);
    expect(kept.slice(1)).toEqual([
      ' 0:00 + supports ★★★★★ Gazette (1 of 1): Closed',
      ' 0:00   claim 1 of 1: It is closed: unverifiable so far (92)',
      ' 0:00   claim 1 of 1: It is closed: verified so far (92)',
    ]);
  });

  it('prints started stages if nothing is drawn', async () => {
    expect((await runProgress(false)).kept).toEqual(
      expect.arrayContaining([' 0:00   round 1: search started', ' 0:00   round 1: read started']),
    );
  });

  it('prints nothing without a board, and accepts an empty stream', async () => {
    expect(await printProgress(newsOf(), null, () => 80)).toBeNull();
  });
});
