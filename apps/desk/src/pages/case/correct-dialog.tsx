import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { answer, api, type Change, type Correction, type ResultSource, useChange } from '../../api';
import { Dialog, DialogActions, Fault, Field, Form, Select } from '../../ui';
import type { CaseProps } from './case-props';
import { bodyOf, needsQuote, optionsOf, type CorrectedField, type CorrectionDraft } from './correction';
import { Difference } from './decision-entries';

interface CorrectDialogProps extends CaseProps {
  source: ResultSource;
  onClose: () => void;
}

/** A correction of one source, with a preview. */
export function CorrectDialog({ row, result, source, onClose }: CorrectDialogProps) {
  const [draft, setDraft] = useState<CorrectionDraft>({ field: 'stance', value: '', quote: '', reason: '' });
  const order = { params: { path: { id: row.id } }, body: bodyOf(draft, source.source_id) };
  const look = useMutation({
    mutationFn: () => answer(api.POST('/api/investigations/{id}/corrections/preview', order)),
  });
  const keep = useChange(() => answer(api.POST('/api/investigations/{id}/corrections', order)));
  if (keep.data) return <Kept correction={keep.data} onClose={onClose} />;
  if (look.data)
    return <Preview difference={look.data} keep={keep} onBack={look.reset} onClose={onClose} name={source.name} />;
  return (
    <Dialog title={`Correct ${source.name}`} onClose={onClose}>
      <Form onSubmit={() => look.mutate()}>
        <Fields draft={draft} options={optionsOf(draft.field, source, result)} onChange={setDraft} />
        <Fault error={look.error} />
        <DialogActions onLeave={onClose}>
          <button type="submit" className="primary" disabled={look.isPending || !draft.value || !draft.reason.trim()}>
            Preview changes
          </button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

interface PreviewProps {
  name: string;
  difference: Correction['difference'];
  keep: Change;
  onBack: () => void;
  onClose: () => void;
}

function Preview({ name, difference, keep, onBack, onClose }: PreviewProps) {
  return (
    <Dialog title="Preview" onClose={onClose}>
      <Difference correction={{ difference }} />
      <p className="hush">Not saved yet. A correction is permanent; another one can reverse it.</p>
      <Fault error={keep.error} />
      <div className="actions">
        <button type="button" onClick={onBack}>
          Back
        </button>
        <button type="button" className="primary" disabled={keep.isPending} onClick={() => keep.mutate(undefined)}>
          Correct {name}
        </button>
      </div>
    </Dialog>
  );
}

function Kept({ correction, onClose }: { correction: Correction; onClose: () => void }) {
  return (
    <Dialog title="Correction saved" onClose={onClose}>
      <Difference correction={correction} />
      <p className="hush">
        Recorded with your name. The topic’s level changes only by a decision in review. Questions and the
        pre-publication check are not updated.
      </p>
      <div className="actions">
        <button type="button" className="primary" onClick={onClose}>
          Done
        </button>
      </div>
    </Dialog>
  );
}

const FIELDS: [CorrectedField, string][] = [
  ['stance', 'Stance'],
  ['tier', 'Credibility tier'],
  ['cluster', 'Independent source'],
];

interface FieldsProps {
  draft: CorrectionDraft;
  options: [value: string, words: string][];
  onChange: (draft: CorrectionDraft) => void;
}

function Fields({ draft, options, onChange }: FieldsProps) {
  const change = (part: Partial<CorrectionDraft>) => onChange({ ...draft, ...part });
  return (
    <>
      <Select
        label="What to correct"
        value={draft.field}
        options={FIELDS}
        onChange={(field) => change({ field, value: '' })}
      />
      <Select
        label="Correct value"
        required
        value={draft.value}
        options={[['', 'Choose …'], ...options]}
        onChange={(value) => change({ value })}
      />
      {needsQuote(draft) ? (
        <Field label="Quote" hint="Exactly as on the page. If empty, the current quote is kept.">
          <textarea
            rows={2}
            maxLength={2000}
            value={draft.quote}
            onChange={(event) => change({ quote: event.target.value })}
          />
        </Field>
      ) : null}
      <Field label="Reason">
        <textarea
          required
          rows={2}
          maxLength={2000}
          value={draft.reason}
          onChange={(event) => change({ reason: event.target.value })}
        />
      </Field>
    </>
  );
}
