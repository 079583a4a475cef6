import { useState } from 'react';
import { useLocation } from 'wouter';
import { answer, api, Problem, useChange, useFacets, type Wish } from '../../api';
import { Fault, Section } from '../../ui';
import { Expected, WishFields } from '../candidates/wish-fields';

/** Starts an investigation of one topic; an editor may do so although a gate of candidates fails. */
export function Investigate({ topic, title }: { topic: number; title: string }) {
  const { data: facets } = useFacets();
  const [, go] = useLocation();
  const [wish, setWish] = useState<Wish>({ mode: 'detailed', priority: 'normal', await_approval: false });
  const start = useChange(
    (force: boolean) => answer(api.POST('/api/investigations', { body: { topic_id: topic, force, ...wish } })),
    ({ investigation_id }) => go(`/investigations/${investigation_id}`),
  );
  const gated = start.error instanceof Problem && start.error.code === 'not-a-candidate';
  return (
    <Section title={title}>
      <div className="stack">
        <WishFields wish={wish} onChange={setWish} />
        <p>
          <Expected estimate={facets?.estimates.find(({ mode }) => mode === wish.mode)} topics={1} />
        </p>
        <Fault error={start.error} />
      </div>
      <div className="actions">
        <button type="button" className="primary" disabled={start.isPending} onClick={() => start.mutate(gated)}>
          {gated ? 'Investigate anyway' : 'Investigate'}
        </button>
      </div>
    </Section>
  );
}
