import { useState } from 'react';
import { useChange } from '../../api/change';
import { answer, api } from '../../api/client';
import { useMay } from '../../api/session';
import type { InvestigationRow, Replay as Replayed } from '../../api/types';
import { Dialog } from '../../ui/dialog';
import { plain } from '../../ui/format';
import { Fault } from '../../ui/messages';
import { Section } from '../../ui/section';
import { Difference } from './difference';

const replay = (id: number, confirm?: string) =>
  answer(api.POST('/api/investigations/{id}/replay', { params: { path: { id } }, body: confirm ? { confirm } : {} }));

/** Would the rules of today, on the same pages, come to something else? Nothing changes before somebody says so. */
export function Replay({ row }: { row: InvestigationRow }) {
  const may = useMay('editor');
  const [shown, setShown] = useState<Replayed | null>(null);
  const look = useChange(() => replay(row.id), setShown);
  if (row.status !== 'completed' || !may) return null;
  return (
    <Section id="replay" title="Judged again">
      <p className="hush">
        The pages as they were kept, under the rules of today: nobody is asked, and nothing changes by looking.
      </p>
      <Fault error={look.error} />
      <button type="button" disabled={look.isPending} onClick={() => look.mutate(undefined)}>
        {look.isPending ? 'Judging …' : 'Judge it again'}
      </button>
      {shown ? <Outcome replayed={shown} onClose={() => setShown(null)} /> : null}
    </Section>
  );
}

function Outcome({ replayed, onClose }: { replayed: Replayed; onClose: () => void }) {
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
            Keep the new decision
          </button>
        ) : null}
        <button type="button" onClick={onClose}>
          {outcome === 'changed' && !written ? 'Leave it as it is' : 'Done'}
        </button>
      </div>
    </Dialog>
  );
}

const TITLES: Record<Replayed['outcome'], string> = {
  unchanged: 'It comes to the same',
  changed: 'It comes to something else',
  'not-judged': 'It cannot be judged again',
};
const OFFERED =
  'If you keep it, the case has the new decision, with your name and this difference. The topic itself is moved ' +
  'by a decision in review alone.';
const WRITTEN = 'It was kept with your name. Where the level is another, it waits for a person in review.';

type Changed = NonNullable<Replayed['difference']>;

/** What is another beside the level: reasons for review, claims, and each source with the rules it was read by. */
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
          “{claim}”: {to ?? 'no verdict'} instead of {from ?? 'no verdict'}.
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
        <summary>By which rules</summary>
        <p>It was read so: {why_before.join(' ') || 'nothing was said.'}</p>
        <p>It is read so: {why_after.join(' ') || 'nothing is said.'}</p>
      </details>
    )}
  </li>
);
