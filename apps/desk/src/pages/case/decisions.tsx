import { useState } from 'react';
import { answer, api, type InvestigationRow, type Schemas, useChange, useDecisions, useMay } from '../../api';
import { Dialog, DialogActions, Fault, Field, Form, LevelChange, Nothing, Section } from '../../ui';
import type { CaseProps } from './case-props';
import { CorrectionEntry, DecisionEntry, ReevaluationEntry } from './decision-entries';
import { namesOf, type Names } from './refs';

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
          <textarea required rows={3} maxLength={2000} value={note} onChange={(event) => setNote(event.target.value)} />
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
