import { useState } from 'react';
import { answer, api, byId, type InvestigationRow, useChange, useMay, useRead } from '../../api';
import { Dialog, DialogActions, Fault, Field, Form, Moment, Section } from '../../ui';

function useLegalHold(id: number) {
  const { data, error } = useRead('/api/investigations/{id}/legal-hold', byId(id));
  return { data, error, open: data?.holds.find(({ released_at }) => released_at === null) };
}

export function HeldBadge({ id }: { id: number }) {
  const { open } = useLegalHold(id);
  if (!open) return null;
  return (
    <span className="chip" title={`Deletion is suspended. Held by ${open.held_by}: ${open.reason}`}>
      legal hold
    </span>
  );
}

export function LegalHold({ row: { id } }: { row: InvestigationRow }) {
  const may = useMay('editor');
  const [asking, setAsking] = useState(false);
  const { data, error, open } = useLegalHold(id);
  return (
    <Section id="legal-hold" title="Legal hold">
      <Fault error={error} />
      {open ? (
        <>
          <p>
            Deletion is suspended. Held by {open.held_by} since <Moment at={open.held_at} />:
          </p>
          <p className="quote">{open.reason}</p>
        </>
      ) : (
        <p className="hush">No hold. Data is deleted when its retention period ends.</p>
      )}
      {may && data ? (
        <button type="button" onClick={() => setAsking(true)}>
          {open ? 'Release hold' : 'Place hold'}
        </button>
      ) : null}
      {asking ? <Ask id={id} held={Boolean(open)} onClose={() => setAsking(false)} /> : null}
    </Section>
  );
}

function Ask({ id, held, onClose }: { id: number; held: boolean; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const change = useChange(() => {
    const body = { ...byId(id), body: { reason: reason.trim() } };
    return answer(
      held
        ? api.POST('/api/investigations/{id}/legal-hold/release', body)
        : api.POST('/api/investigations/{id}/legal-hold', body),
    );
  }, onClose);
  return (
    <Dialog title={held ? 'Release the legal hold?' : 'Place a legal hold?'} onClose={onClose}>
      <Form onSubmit={() => change.mutate(undefined)}>
        <p>
          {held
            ? 'Expired data is deleted in the next daily run.'
            : 'Nothing in this case is deleted until the hold is released. The hold is recorded in the evidence chain.'}
        </p>
        <Field label="Why">
          <textarea
            required
            rows={3}
            maxLength={2000}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        <Fault error={change.error} />
        <DialogActions onLeave={onClose}>
          <button type="submit" className="primary" disabled={change.isPending || !reason.trim()}>
            {held ? 'Release' : 'Hold'}
          </button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
