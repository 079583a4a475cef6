import { useState } from 'react';
import {
  answer,
  api,
  byId,
  type InvestigationRow,
  type Schemas,
  useChange,
  useDecisions,
  useMay,
  useRead,
} from '../../api';
import { Dialog, DialogActions, Fault, Field, Form, LevelChange, Moment, Nothing, Section, typed } from '../../ui';
import type { CaseProps } from './case-props';
import { CorrectionEntry, DecisionEntry, ReevaluationEntry } from './decision-entries';
import { type Names, namesOf } from './refs';

export function Decisions({ row, result }: CaseProps) {
  const { data, error } = useDecisions(row.id);
  const [marking, setMarking] = useState(false);
  const mayMark = useMay('reviewer');
  const entries = data ? entriesOf(data, namesOf(result)) : [];
  return (
    <Section id="history" title="Decisions and corrections">
      <Fault error={error} />
      {entries.length === 0 ? <Nothing>No decisions or corrections.</Nothing> : null}
      <ol className="history">{entries.map(({ line }) => line)}</ol>
      {mayMark && row.verification_upgraded ? (
        <button type="button" className="danger" onClick={() => setMarking(true)}>
          Mark upgrade as false
        </button>
      ) : null}
      {marking ? <MarkFalse row={row} onClose={() => setMarking(false)} /> : null}
    </Section>
  );
}

function entriesOf({ decisions, corrections, judged_again }: Schemas['ReviewHistoryAnswer'], names: Names) {
  return [
    ...decisions.map((decision) => ({
      at: decision.at,
      line: (
        <DecisionEntry key={`d${decision.id}`} decision={decision}>
          <LevelChange from={decision.level_before} to={decision.level_after} />
        </DecisionEntry>
      ),
    })),
    ...corrections.map((correction) => ({
      at: correction.at,
      line: (
        <CorrectionEntry key={`c${correction.id}`} correction={correction} name={names.get(correction.source_id)} />
      ),
    })),
    ...judged_again.map((judged) => ({
      at: judged.at,
      line: <ReevaluationEntry key={`j${judged.id}`} judged={judged} />,
    })),
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
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
    <Dialog title="Mark the upgrade as false" onClose={onClose}>
      <Form onSubmit={() => mark.mutate(undefined)}>
        <p>The topic becomes unverified and counts toward the false-upgrade rate.</p>
        <Field label="How was it discovered?">
          <textarea required rows={3} maxLength={2000} value={note} onChange={typed(setNote)} />
        </Field>
        <Fault error={mark.error} />
        <DialogActions onLeave={onClose}>
          <button type="submit" className="danger" disabled={mark.isPending || !note.trim()}>
            Mark as false
          </button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

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
          <textarea required rows={3} maxLength={2000} value={reason} onChange={typed(setReason)} />
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
