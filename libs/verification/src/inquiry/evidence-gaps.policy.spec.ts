import { points, type Claim, type ClaimVerdict, type SourceView } from '@corroborate/domain';
import { buildTopic, buildSourceView } from '@corroborate/domain/testing';
import { unread } from '../testing/builders';
import { findEvidenceGaps, buildSourceClaimGaps, type EvidenceGapInput } from './evidence-gaps.policy';

const claim = (id: string, given: Partial<Claim> = {}): Claim => ({
  ...{ id, text: `Claim ${id}.`, kind: 'event', core: id === 'c1', importance: 0.5, reasons: [] },
  ...given,
});
const finding = (claimId: string, verdict: ClaimVerdict) => ({
  ...{ claimId, verdict, confidence: points(50), evidence: [], reasons: [] },
});
const gapsOf = (given: Partial<EvidenceGapInput> = {}) =>
  findEvidenceGaps({
    topic: buildTopic({ title: 'Cannery workers walk out; bridge closed' }),
    ...{ claims: [], findings: [], sources: [], independentCredible: 3, unreadCitations: [] },
    ...given,
  });
const asked = (given: Partial<EvidenceGapInput>) => gapsOf(given).map(({ text }) => text);

describe('evidence gaps', () => {
  it('lists details that no source addresses as evidence gaps, most important first, without the main claim', () =>
    expect(
      asked({ claims: [claim('c2', { importance: 0.2 }), claim('c3', { importance: 0.9 }), claim('c1')] }),
    ).toEqual(['Claim c3.', 'Claim c2.']));

  it.each<[ClaimVerdict, string[]]>([
    ['unverifiable', ['Claim c2.']],
    ['verified', []],
    ['refuted', []],
    ['partially true', []],
  ])('lists a detail with the verdict %s as an evidence gap or not: %j', (verdict, texts) =>
    expect(asked({ claims: [claim('c2')], findings: [finding('c2', verdict)] })).toEqual(texts),
  );

  it('lists unread credible pages as evidence gaps only if they are about the topic', () => {
    const url = 'https://quillon.example/news/cannery-workers-walk-out-123';
    // Search result about another subject.
    const other = 'https://quillon.example/news/mayor-opens-summer-art-fair-124';
    const sources = [unread(1, { url }), unread(2, { tier: 3 }), buildSourceView(3), unread(4, { url: other })];
    expect(asked({ sources })).toEqual(['cannery workers walk out']);
  });

  it('searches for an unread cited page by the headline words in its URL', () => {
    const unreadCitations = ['https://www.swp.de/lokales/ulm/bridge-closed-after-crack-7712.html'];
    expect(gapsOf({ unreadCitations })).toMatchObject([
      { text: 'bridge closed after crack', why: { code: 'gap.unread-citation', params: { site: 'swp.de' } } },
    ]);
  });

  it('searches with words from credible reports if there are few, one per group and the strongest first', () => {
    const said = (id: number, given: Partial<SourceView>, strength = 0.5) =>
      buildSourceView(id, {
        stance: { ...buildSourceView(id).stance, strength, passage: { quote: `Told by ${id}.`, start: 0, end: 10 } },
        ...given,
      });
    const sources = [
      said(1, { language: 'no' }),
      said(2, { clusterId: 'v1' }, 0.4),
      said(3, {}, 0.9),
      said(4, { tier: 3 }),
      said(5, { isTopicPage: true }),
      unread(6),
    ];
    const likeReports = (independentCredible: number) =>
      gapsOf({ sources, independentCredible }).filter(({ language }) => language !== undefined);
    expect(likeReports(2)).toMatchObject([
      { text: 'Told by 3.', language: null },
      { text: 'Told by 1.', language: 'no' },
    ]);
    expect(likeReports(3)).toEqual([]);
  });
});

it('lists important claims made by only one source as gaps', () =>
  expect(
    buildSourceClaimGaps([
      { text: 'Six were hurt.', importance: 0.8, pages: 1 },
      { text: 'It rained.', importance: 0.5, pages: 1 },
      { text: 'It cost 4 million.', importance: 0.9, pages: 2 },
    ]).map(({ text }) => text),
  ).toEqual(['Six were hurt.']));
