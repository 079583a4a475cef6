import { useState } from 'react';
import { useLineage } from '../../api/added';
import type { Schemas } from '../../api/client';
import { useEngineTitle } from '../../api/engines';
import { Fault, Loading } from '../../ui/messages';

type Node = Schemas['LineageNodeAnswer'];

/** How did we come to this page? Asked for when somebody wants to know. */
export function Lineage({ id, source }: { id: number; source: number }) {
  const [open, setOpen] = useState(false);
  const { data, error, isLoading } = useLineage(id, source, open);
  const titleOf = useEngineTitle();
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>How did we come to this page?</summary>
      {isLoading ? <Loading what="the way" /> : null}
      <Fault error={error} />
      <ol className="plain-list">
        {(data?.nodes ?? []).map((node) => (
          <li key={node.id}>{wordsOf(node, titleOf)}</li>
        ))}
      </ol>
    </details>
  );
}

/** One step in words; what was asked and found are texts of strangers. */
function wordsOf(
  { kind, tool: name, query, rank, round, by, claim_id }: Node,
  titleOf: (name: string) => string,
): string {
  const tool = titleOf(name);
  const of = round === null ? '' : ` in round ${round}`;
  if (kind === 'query') return `Asked${of} (${tool}): ${query ?? ''}`;
  if (kind === 'given') return `Brought by ${by ?? 'somebody'} (${tool}).`;
  if (kind === 'hit') return `${tool} listed it${of}${rank === null ? '' : ` at place ${rank}`}.`;
  if (kind === 'page') return `The page was read${of}; ${tool} led here.`;
  return `Claim ${claim_id ?? ''}, read by ${tool}${query === null ? '.' : `: “${query}”`}`;
}
