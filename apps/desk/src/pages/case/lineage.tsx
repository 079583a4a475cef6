import { useState } from 'react';
import { type Schemas, useEngineTitle, useLineage } from '../../api';
import { Fault, Loading } from '../../ui';

type Node = Schemas['LineageNodeAnswer'];

/** Loaded when opened. */
export function Lineage({ id, source }: { id: number; source: number }) {
  const [open, setOpen] = useState(false);
  const { data, error, isLoading } = useLineage(id, source, open);
  const titleOf = useEngineTitle();
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>How it was found</summary>
      {isLoading ? <Loading what="lineage" /> : null}
      <Fault error={error} />
      <ol className="plain-list">
        {(data?.nodes ?? []).map((node) => (
          <li key={node.id}>{wordsOf(node, titleOf)}</li>
        ))}
      </ol>
    </details>
  );
}

function wordsOf(
  { kind, tool: name, query, rank, round, by, claim_id }: Node,
  titleOf: (name: string) => string,
): string {
  const tool = titleOf(name);
  const of = round === null ? '' : ` in round ${round}`;
  if (kind === 'query') return `Query${of} (${tool}): ${query ?? ''}`;
  if (kind === 'given') return `Added by ${by ?? 'a user'} (${tool}).`;
  if (kind === 'hit') return `${tool} found it${of}${rank === null ? '' : `, rank ${rank}`}.`;
  if (kind === 'page') return `Page read${of}; found through ${tool}.`;
  return `Claim ${claim_id ?? ''}, read by ${tool}${query === null ? '.' : `: “${query}”`}`;
}
