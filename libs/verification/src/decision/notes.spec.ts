import { createReason, type Discrepancy, type OriginFinding } from '@corroborate/domain';
import { buildCoverageEntry, buildTopic, buildSourceView } from '@corroborate/domain/testing';
import { decideInput, disputing, supporting, unread, independentSources } from '../testing/builders';
import { decide } from './decide.policy';
import type { DecideInput } from './decide.types';

const lines = (given: Partial<DecideInput>) => decide(decideInput(given)).notes.split('\n');
const line = (given: Partial<DecideInput>, beginning: string) => lines(given).find((one) => one.startsWith(beginning));

describe('decision notes', () => {
  it('begins the decision notes with the level and the confidence', () => {
    const { notes, confidence } = decide(decideInput({ sources: independentSources(2) }));
    expect(notes.split('\n')[0]).toBe(`The topic is “verified” (confidence ${confidence}).`);
  });

  it('says in the decision notes that a topic that stays unverified was investigated', () =>
    expect(lines({})[0]).toContain('Investigation attempted; the topic stays unverified'));

  it('names the recommended and the current level of a held upgrade in the decision notes', () =>
    expect(lines({ sources: [...independentSources(3), disputing(9)] })[0]).toContain(
      '“verified”, held at “unverified”',
    ));

  it('counts read, supporting and disputing sources in the decision notes and names both sides', () => {
    const sources = [...independentSources(3), disputing(8), unread(9)];
    expect(lines({ sources })[1]).toBe('Read 4 of 5 sources; 3 independent credible supports, 1 credible dispute.');
    expect(line({ sources }, 'Supported by')).toBe('Supported by: Outlet 1, Outlet 2, Outlet 3.');
    expect(line({ sources }, 'Disputed by')).toBe('Disputed by: Outlet 8.');
  });

  it('gives each exclusion reason once in the decision notes, with the number of pages', () => {
    const releases = [1, 2].map((id) => supporting(id, [], { kind: 'company' }));
    expect(line({ sources: releases }, 'Not counted')).toBe(
      'Not counted: 2 pages, each because it is a release by an interested party.',
    );
    expect(line({ sources: releases.slice(1) }, 'Not counted')).toBe(
      'Not counted: 1 page, because it is a release by an interested party.',
    );
    const undated = [1, 2].map((id) => supporting(id, [], { published: null }));
    expect(line({ sources: undated }, 'Not counted')).toMatch(/^Not counted: 2 pages, because no supporting page /);
    expect(line({ sources: independentSources(1) }, 'Not counted')).toBeUndefined();
  });

  it.each([
    [{ url: 'https://quay.example/1', site: 'quay.example', authoritative: true }, 'https://quay.example/1, an author'],
    [{ url: null, site: 'quay.example', authoritative: false }, 'quay.example.'],
  ])('names the earliest report in the decision notes (case %#)', (origin, expected) =>
    expect(line({ origin: origin as OriginFinding }, 'Earliest report found')).toContain(expected),
  );

  it('omits an origin without a URL from the decision notes', () =>
    expect(line({ origin: { url: null, site: null } as OriginFinding }, 'Earliest')).toBeUndefined());

  it('lists differing values in the decision notes, each once', () => {
    const values = ['10', '25', '10'].map((value, at) => ({ value, sourceId: at, quote: '' }));
    const discrepancies: Discrepancy[] = [{ kind: 'number', about: 'killed', values, reading: 'update' }];
    expect(line({ discrepancies }, 'Sources differ')).toBe('Sources differ: killed (10 / 25, update).');
  });

  it('lists unanswered searches and losses in the decision notes', () => {
    const coverage = [
      buildCoverageEntry('failed', 'ferret'),
      buildCoverageEntry('found'),
      buildCoverageEntry('not-configured'),
    ];
    expect(line({ sources: independentSources(1), coverage }, 'Partial')).toBe(
      'Partial: 1 of 2 searches got no answer (ferret).',
    );
    const missing = [createReason('loss.described', { text: 'an archive did not answer' })];
    expect(line({ sources: independentSources(1), missing }, 'Partial')).toBe('Partial: an archive did not answer.');
    expect(line({ sources: independentSources(1) }, 'Partial')).toBeUndefined();
  });

  it('mentions a review in the decision notes only if one is needed', () => {
    expect(line({ sources: independentSources(1) }, 'A person')).toBeUndefined();
    expect(line({}, 'Needs review: ')).toBeDefined();
  });

  it('ends the decision notes with what would raise the level, except at the highest level', () => {
    const { notes, wouldLift } = decide(decideInput({ sources: independentSources(6) }));
    expect([wouldLift, notes.split('\n').length]).toEqual([null, 3]);
  });

  it('writes decision notes for a topic and pages without names', () => {
    const sources = [buildSourceView(1, { name: '' })];
    expect(lines({ topic: buildTopic({ title: '' }), sources })[0]).toContain('“verified”');
  });
});
