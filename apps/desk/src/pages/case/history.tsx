import { useState } from 'react';
import { answer, api } from '../../api/client';
import { useChange, useHistory, useMay } from '../../api/hooks';
import type { InvestigationRow } from '../../api/types';
import { Dialog, Fault, Field, LevelChange, Nothing, Section } from '../../ui/parts';
import { moment, plain } from '../../ui/words';
import { Difference } from './correct-dialog';

/** Who decided and corrected what, when and why; nothing here can be changed afterwards. */
export function History({ row }: { row: InvestigationRow }) {
  const { data, error } = useHistory(row.id);
  const [marking, setMarking] = useState(false);
  const mayMark = useMay('reviewer');
  const decisions = data?.decisions ?? [];
  const corrections = data?.corrections ?? [];
  return (
    <Section id="history" title="Decisions and corrections">
      <Fault error={error} />
      {decisions.length + corrections.length === 0 ? (
        <Nothing>Nobody has decided or corrected anything.</Nothing>
      ) : null}
      <ol className="history">
        {decisions.map((decision) => (
          <li key={`d${decision.id}`}>
            <p>
              <strong>{plain(decision.action)}</strong> by {decision.decided_by}{' '}
              <time dateTime={decision.at}>{moment(decision.at)}</time>
            </p>
            <LevelChange from={decision.level_before} to={decision.level_after} />
            {decision.reject_reason ? <p>{plain(decision.reject_reason)}</p> : null}
            {decision.note ? <p className="quote">{decision.note}</p> : null}
          </li>
        ))}
        {corrections.map((correction) => (
          <li key={`c${correction.id}`}>
            <p>
              <strong>
                Source {correction.source_id}: {correction.field} is {correction.value}
              </strong>{' '}
              by {correction.made_by} <time dateTime={correction.at}>{moment(correction.at)}</time>
            </p>
            <p className="quote">{correction.reason}</p>
            <details>
              <summary>What it changed</summary>
              <Difference correction={correction} />
            </details>
          </li>
        ))}
      </ol>
      {mayMark && row.verification_upgraded ? (
        <button type="button" className="danger" onClick={() => setMarking(true)}>
          Mark the upgrade as false
        </button>
      ) : null}
      {marking ? <MarkFalse row={row} onClose={() => setMarking(false)} /> : null}
    </Section>
  );
}

function MarkFalse({ row, onClose }: { row: InvestigationRow; onClose: () => void }) {
  const [note, setNote] = useState('');
  const mark = useChange(
    () =>
      answer(
        api.POST('/api/investigations/{id}/mark-false', {
          params: { path: { id: row.id } },
          body: { note: note.trim() },
        }),
      ),
    onClose,
  );
  return (
    <Dialog title="The upgrade turned out false" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          mark.mutate(undefined);
        }}
      >
        <p>The topic goes back to unverified, and the false-upgrade rate counts it.</p>
        <Field label="How it came out">
          <textarea required rows={3} maxLength={2000} value={note} onChange={(event) => setNote(event.target.value)} />
        </Field>
        <Fault error={mark.error} />
        <div className="actions">
          <button type="button" onClick={onClose}>
            Leave it
          </button>
          <button type="submit" className="danger" disabled={mark.isPending || !note.trim()}>
            Mark as false
          </button>
        </div>
      </form>
    </Dialog>
  );
}
