import { useState } from 'react';
import { useChange } from '../../api/change';
import { answer, api } from '../../api/client';
import { byId, useRead } from '../../api/read';
import { useMay } from '../../api/session';
import type { InvestigationRow } from '../../api/types';
import { Dialog, DialogActions } from '../../ui/dialog';
import { Field } from '../../ui/field';
import { Form } from '../../ui/form';
import { Fault } from '../../ui/messages';
import { Section } from '../../ui/section';
import { Moment } from '../../ui/time';

function useLegalHold(id: number) {
  const { data, error } = useRead('/api/investigations/{id}/legal-hold', byId(id));
  return { data, error, open: data?.holds.find(({ released_at }) => released_at === null) };
}

/** Stands beside the verdict of a case that is held. */
export function HeldBadge({ id }: { id: number }) {
  const { open } = useLegalHold(id);
  if (!open) return null;
  return (
    <span className="chip" title={`Nothing of this case is deleted. Held by ${open.held_by}: ${open.reason}`}>
      legal hold
    </span>
  );
}

/** Whether nothing of the case may be deleted, since when and why. */
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
            Nothing of this case is deleted. Held by {open.held_by} <Moment at={open.held_at} />:
          </p>
          <p className="quote">{open.reason}</p>
        </>
      ) : (
        <p className="hush">Not held: pages, posts and handles go when their time is over.</p>
      )}
      {may && data ? (
        <button type="button" onClick={() => setAsking(true)}>
          {open ? 'Release it' : 'Hold it'}
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
    <Dialog title={held ? 'Release the case?' : 'Hold the case?'} onClose={onClose}>
      <Form onSubmit={() => change.mutate(undefined)}>
        <p>
          {held
            ? 'What is past its time is deleted with the next daily run.'
            : 'No retention and no erasure deletes anything of it until somebody releases it. The chain says so.'}
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
