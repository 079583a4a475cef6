import { useState } from 'react';
import { answer, api, type InvestigationRow, type Schemas, useChange, useMay } from '../../api';
import { Dialog, Fault, plain, Section } from '../../ui';
import { Difference } from './decision-entries';

const replay = (id: number, confirm?: string) =>
  answer(api.POST('/api/investigations/{id}/replay', { params: { path: { id } }, body: confirm ? { confirm } : {} }));

/** Re-runs the decision on stored evidence; applied only after confirmation. */
export function Reevaluation({ row }: { row: InvestigationRow }) {
  const may = useMay('editor');
  const [shown, setShown] = useState<Schemas['ReplayAnswer'] | null>(null);
  const look = useChange(() => replay(row.id), setShown);
  if (row.status !== 'completed' || !may) return null;
  return (
    <Section id="replay" title="Re-evaluation">
      <p className="hush">Runs the current rules on the stored evidence. Nothing changes until you confirm.</p>
      <Fault error={look.error} />
      <button type="button" disabled={look.isPending} onClick={() => look.mutate(undefined)}>
        {look.isPending ? 'Evaluating …' : 'Re-evaluate'}
      </button>
      {shown ? <Outcome replayed={shown} onClose={() => setShown(null)} /> : null}
    </Section>
  );
}

function Outcome({ replayed, onClose }: { replayed: Schemas['ReplayAnswer']; onClose: () => void }) {
  const { investigation_id: id, difference, mark, outcome } = replayed;
  const confirm = useChange(() => replay(id, mark ?? undefined));
  const written = confirm.data?.written ?? false;
  return (
    <Dialog title={TITLES[outcome]} onClose={onClose}>
      {replayed.why ? <p>{replayed.why}</p> : null}
      {difference ? <Difference correction={{ difference }} /> : null}
      {outcome === 'changed' && difference ? <Details difference={difference} /> : null}
      {outcome === 'changed' ? <p className="hush">{written ? WRITTEN : OFFERED}</p> : null}
      <Fault error={confirm.error} />
      <div className="actions">
        {outcome === 'changed' && !written ? (
          <button
            type="button"
            className="primary"
            disabled={confirm.isPending}
            onClick={() => confirm.mutate(undefined)}
          >
            Apply the new decision
          </button>
        ) : null}
        <button type="button" onClick={onClose}>
          {outcome === 'changed' && !written ? 'Keep the old one' : 'Done'}
        </button>
      </div>
    </Dialog>
  );
}

const TITLES: Record<Schemas['ReplayAnswer']['outcome'], string> = {
  unchanged: 'Same result',
  changed: 'Different result',
  'not-judged': 'Cannot be re-evaluated',
};
const OFFERED =
  'The case gets the new decision, with your name. The topic’s level changes only by a decision in review.';
const WRITTEN = 'Applied with your name. A changed level is held for review.';

type Changed = NonNullable<Schemas['ReplayAnswer']['difference']>;

const Details = ({ difference: { reviews, claims, sources } }: { difference: Changed }) => (
  <>
    <ul className="plain-list">
      {reviews.map(({ rule, now, why }) => (
        <li key={`${rule} ${now}`}>
          {plain(rule)} ({now ? 'new' : 'gone'}): {why}
        </li>
      ))}
      {claims.map(({ claim_id, claim, from, to }) => (
        <li key={claim_id}>
          “{claim}”: {from ?? 'no verdict'} → {to ?? 'no verdict'}
        </li>
      ))}
    </ul>
    <ul className="plain-list">
      {sources.map((source) => (
        <SourceLine key={source.source_id} source={source} />
      ))}
    </ul>
  </>
);

const SourceLine = ({ source: { name, changes, why_before, why_after } }: { source: Changed['sources'][number] }) => (
  <li>
    <strong>{name}</strong>: {changes.join(' ')}
    {why_before.join() === why_after.join() ? null : (
      <details>
        <summary>Reasons</summary>
        <p>Before: {why_before.join(' ') || 'none'}</p>
        <p>After: {why_after.join(' ') || 'none'}</p>
      </details>
    )}
  </li>
);
