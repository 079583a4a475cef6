import {
  createReason,
  points,
  toReasonText,
  type CoverageEntry,
  type OriginFinding,
  type SourceView,
} from '@corroborate/domain';
import { buildCoverageEntry, buildSourceView } from '@corroborate/domain/testing';
import { notSearchedLine, originLine } from './origin.builder';

const STOP = createReason('backwards.no-window');
const origin = {
  url: 'https://a.example/1',
  sourceId: 1,
  site: 'a.example',
  date: null,
  notLaterThan: null,
  authoritative: false,
  confidence: points(75),
  reasons: [createReason('origin.topics-own')],
  citations: [
    { fromId: 2, toId: 1, toUrl: null, cue: 'reported', sentence: 's', leans: true },
    { fromId: 2, toId: null, toUrl: 'https://z.example/', cue: 'told', sentence: 's', leans: false },
  ],
  candidates: [
    {
      sourceId: 1,
      url: 'https://a.example/1',
      site: 'a.example',
      name: 'A',
      score: 80,
      chosen: true,
      parts: { time: 1, citations: 1, originality: 1, ownReporting: 0 },
      reasons: [createReason('chain.undated')],
    },
  ],
  outlet: {
    site: 'a.example',
    name: 'A',
    kind: 'newspaper',
    tier: 2,
    score: 80,
    reliability: 'very reliable',
    ownerGroup: 'G',
    country: null,
    place: null,
    coversField: true,
    reasons: [createReason('field.home', { place: 'Elm Valley' })],
  },
  earlier: { windows: [], stop: STOP },
} as OriginFinding;
const source = (id: number, over: Partial<SourceView> = {}): SourceView =>
  buildSourceView(id, { url: `https://${id}.example/`, site: `${id}.example`, name: 'A', published: null, ...over });
const entry = (provider: string, outcome: CoverageEntry['outcome'], reason: string | null = null): CoverageEntry => ({
  ...buildCoverageEntry(outcome, provider),
  reason,
});

describe('origin in a result', () => {
  const line = originLine({
    origin,
    sources: [source(1), source(2), source(3)],
    coverage: [entry('one', 'found'), entry('two', 'limited', 'too many'), entry('three', 'not-configured')],
  });
  it('includes the publisher, the other candidates and the reason why the search ended', () => {
    expect(line).toMatchObject({
      credibility: { owner_group: 'G', covers_field: true },
      candidates: [{ source_id: 1, score: 80 }],
      earlier_search: { stop: toReasonText(STOP), stop_code: STOP },
    });
  });
  it('gives the result of an origin reason sentences for people and reason codes for programs', () => {
    expect(line).toMatchObject({
      reasons: ['The topic’s own page; nothing leads to another report.'],
      reason_codes: [{ code: 'origin.topics-own', params: {} }],
      credibility: { reason_codes: [{ code: 'field.home', params: { place: 'Elm Valley' } }] },
      candidates: [{ reasons: ['No date known.'], reason_codes: [{ code: 'chain.undated', params: {} }] }],
    });
  });
  it('maps how the story spread: each page and the pages that it relies on', () => {
    expect(line?.propagation.nodes.map(({ source_id, origin: is }) => [source_id, is])).toEqual([
      [1, true],
      [2, false],
    ]);
    expect(line?.propagation.edges).toEqual([
      { from: 2, to: 1, to_url: null, cue: 'reported', leans: true },
      { from: 2, to: null, to_url: 'https://z.example/', cue: 'told', leans: false },
    ]);
  });
  it('lists pages that it uses although they are not in the list of sources', () => {
    const another = { stance: 'mentions' as const, strength: 0, passage: null, reasons: [], rule: 'another-event' };
    const built = originLine({
      origin,
      sources: [source(1, { isTopicPage: true }), source(2, { name: 'B', stance: another }), source(3)],
      coverage: [],
    });
    expect(built?.beside_voices).toEqual([
      { source_id: 1, name: 'A', topic_page: true },
      { source_id: 2, name: 'B', topic_page: false },
    ]);
    expect(line).not.toHaveProperty('beside_voices');
  });
  it('lists providers that could not be searched, without those that answered at least once', () => {
    expect(line?.not_searched).toEqual([
      { place: 'two', reason: 'limited: too many' },
      { place: 'three', reason: 'not-configured' },
    ]);
    expect(notSearchedLine({ coverage: [entry('one', 'limited', 'x'), entry('one', 'nothing-found')] })).toEqual([]);
  });
  it('returns null if no origin was found and accepts origins stored by older versions', () => {
    expect(originLine({ origin: null, sources: [], coverage: [] })).toBeNull();
    const { candidates: _c, outlet: _o, earlier: _e, ...old } = origin;
    expect(originLine({ origin: old, sources: [], coverage: [] })).toMatchObject({
      candidates: [],
      credibility: null,
      earlier_search: null,
    });
  });
});
