import type { AddedSource, Instant } from '@corroborate/domain';
import { canonicalUrl } from '@corroborate/search';
import type { CaseHistory } from './case.history';
import type { ReadPage, SearchOutput } from '../stages/stage.types';

export const LINEAGE_KINDS = ['query', 'given', 'hit', 'page', 'claim'] as const;

/** One step in how a claim was found. Fields that do not apply to its kind are null. */
export interface LineageNode {
  /** Stable, because nodes are only ever added. */
  id: string;
  parentId: string | null;
  kind: (typeof LINEAGE_KINDS)[number];
  round: number | null;
  /** Tool that found, read or extracted the item: an engine, a register, `citation`, `topic`, or a rule. */
  tool: string;
  engine: string | null;
  /** Query text, or the quoted text of a page. */
  query: string | null;
  rank: number | null;
  url: string | null;
  sourceId: number | null;
  claimId: string | null;
  /** Person or component that added the item. */
  by: string | null;
  at: Instant | null;
}

/** Steps from queries to hits, pages and claims, derived from stored results. */
export function buildLineage(history: CaseHistory, added: readonly AddedSource[]): LineageNode[] {
  const searched = history.rounds('search').flatMap(({ round, output }) => searchNodes(round, output));
  const given = added.map(addedSourceNode);
  const hits = new Map(
    searched.flatMap((node) => (node.kind === 'hit' && node.url ? [[canonicalUrl(node.url), node]] : [])),
  );
  const pages = history.pages().map((page) => pageNode(page, hits));
  return [...searched, ...given, ...pages, ...claimNodes(history)];
}

const EMPTY_NODE = {
  parentId: null,
  round: null,
  engine: null,
  query: null,
  rank: null,
  url: null,
  sourceId: null,
  claimId: null,
  by: null,
  at: null,
};

/** Nodes for searches: one per search strategy, with all its queries. */
function searchNodes(round: number, { queries, results }: SearchOutput): LineageNode[] {
  const strategies = [...new Set(queries.map(({ strategy }) => strategy))];
  const asked = strategies.map((strategy): LineageNode => {
    const texts = queries.filter((query) => query.strategy === strategy).map(({ text }) => text);
    return {
      ...EMPTY_NODE,
      id: `query:${round}:${strategy}`,
      kind: 'query',
      round,
      tool: strategy,
      query: texts.join(' | '),
    };
  });
  const hits = results.flatMap(({ url, foundBy }, at) =>
    foundBy.slice(0, 1).map(({ engine, strategy, rank }): LineageNode => ({
      ...EMPTY_NODE,
      id: `hit:${round}:${at + 1}`,
      parentId: strategies.some((one) => one === strategy) ? `query:${round}:${strategy}` : null,
      kind: 'hit',
      round,
      tool: engine,
      engine,
      rank,
      url,
    })),
  );
  return [...asked, ...hits];
}

const addedSourceNode = ({ id, kind, address, addedBy, addedAt }: AddedSource): LineageNode => ({
  ...EMPTY_NODE,
  id: `given:${id}`,
  kind: 'given',
  tool: kind,
  url: address,
  by: addedBy,
  at: addedAt,
});

function pageNode(page: ReadPage, hits: ReadonlyMap<string, LineageNode>): LineageNode {
  const { sourceId, url, foundBy, parentSourceId, added } = page;
  const hit = hits.get(canonicalUrl(url));
  const from = added === undefined ? null : `given:${added}`;
  const cited = parentSourceId === null ? null : `page:${parentSourceId}`;
  return {
    ...EMPTY_NODE,
    id: `page:${sourceId}`,
    parentId: hit?.id ?? from ?? cited,
    kind: 'page',
    round: hit?.round ?? null,
    tool: foundBy[0] ?? 'read',
    engine: hit?.engine ?? null,
    rank: hit?.rank ?? null,
    url,
    sourceId,
  };
}

function claimNodes(history: CaseHistory): LineageNode[] {
  const weighed = history.latest('cross-reference');
  const byModels = new Set((weighed?.readings ?? []).flatMap(([id, { voices }]) => (voices.length > 0 ? [id] : [])));
  const rules = new Map((weighed?.sources ?? []).map(({ id, stance }) => [id, stance.rule]));
  return (weighed?.findings ?? []).flatMap(({ claimId, evidence }) =>
    evidence
      .filter(({ stance }) => stance !== 'unrelated')
      .map(({ sourceId, passage }): LineageNode => ({
        ...EMPTY_NODE,
        id: `claim:${claimId}:${sourceId}`,
        parentId: `page:${sourceId}`,
        kind: 'claim',
        tool: rules.get(sourceId) ?? (byModels.has(sourceId) ? 'model' : 'rules'),
        query: passage?.quote ?? null,
        sourceId,
        claimId,
      })),
  );
}

/** Steps that lead to a source and its claims, in order. */
export function selectSourceLineage(nodes: readonly LineageNode[], sourceId: number): LineageNode[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const way: LineageNode[] = [];
  for (let at = byId.get(`page:${sourceId}`); at && !way.includes(at); at = byId.get(at.parentId ?? ''))
    way.unshift(at);
  return [...way, ...nodes.filter((node) => node.kind === 'claim' && node.sourceId === sourceId)];
}
