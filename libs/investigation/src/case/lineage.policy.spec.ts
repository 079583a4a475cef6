import { CaseHistory } from './case.history';
import type { StageRow } from '../stages/stage.types';
import { buildLineage, selectSourceLineage } from './lineage.policy';

const row = (stage: StageRow['stage'], data: unknown, round = 1): StageRow => ({
  stage,
  round,
  data,
  state: 'done',
  reason: null,
});
const page = (sourceId: number, url: string, more: object = {}) => ({
  sourceId,
  url,
  site: 'a.example',
  verdict: 'complete',
  reason: '',
  foundBy: ['gdelt'],
  engineDate: null,
  parentSourceId: null,
  ...more,
});
const search = {
  queries: [
    { text: 'bridge closed', strategy: 'title' },
    { text: 'bridge crack', strategy: 'title' },
  ],
  results: [{ url: 'https://a.example/one?utm_source=x', foundBy: [{ engine: 'gdelt', strategy: 'title', rank: 3 }] }],
  coverage: [],
};
const weighed = {
  claims: [],
  sources: [{ id: 1, stance: { rule: 'asserted' } }],
  findings: [
    {
      claimId: 'c1',
      evidence: [
        { sourceId: 1, stance: 'supports', passage: { quote: 'It is closed.' } },
        { sourceId: 2, stance: 'unrelated', passage: null },
      ],
    },
  ],
};
const rows = [
  row('search', search),
  row('read', {
    pages: [page(1, 'https://a.example/one'), page(3, 'https://c.example/', { added: 9, foundBy: ['late'] })],
  }),
  row('origin', { chased: [page(2, 'https://b.example/', { foundBy: ['citation'], parentSourceId: 1 })] }),
  row('cross-reference', weighed),
];
const added = [
  { id: 9, kind: 'link', address: 'https://c.example/', addedBy: 'ann', addedAt: '2026-03-10T00:00:00.000Z' },
];
const nodes = (given = rows) => buildLineage(new CaseHistory(given), added as never);

it('traces a page from query to result to claims, with the tool that extracted each', () => {
  expect(
    selectSourceLineage(nodes(), 1).map(({ id, parentId, tool, rank, query }) => [id, parentId, tool, rank, query]),
  ).toEqual([
    ['query:1:title', null, 'title', null, 'bridge closed | bridge crack'],
    ['hit:1:1', 'query:1:title', 'gdelt', 3, null],
    ['page:1', 'hit:1:1', 'gdelt', 3, null],
    ['claim:c1:1', 'page:1', 'asserted', null, 'It is closed.'],
  ]);
});

it('traces a cited page from the page that cites it, and an added page from its sender', () => {
  expect(selectSourceLineage(nodes(), 2).map(({ id }) => id)).toEqual(['query:1:title', 'hit:1:1', 'page:1', 'page:2']);
  expect(selectSourceLineage(nodes(), 3)).toMatchObject([
    { id: 'given:9', by: 'ann', tool: 'link' },
    { id: 'page:3', parentId: 'given:9', tool: 'late' },
  ]);
});

it('keeps all lineage nodes of a case and only adds nodes as rounds are added', () => {
  const later = nodes([...rows, row('search', search, 2), row('read', { pages: [page(4, 'https://d.example/')] }, 2)]);
  const ids = later.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(nodes().map(({ id }) => id)));
  expect(new Set(ids).size).toBe(ids.length);
});

it('terminates when pages cite each other', () => {
  const circle = row('read', {
    pages: [page(1, 'https://x.example/', { parentSourceId: 2 }), page(2, 'https://y.example/', { parentSourceId: 1 })],
  });
  expect(selectSourceLineage(nodes([circle]), 1).map(({ id }) => id)).toEqual(['page:2', 'page:1']);
});
