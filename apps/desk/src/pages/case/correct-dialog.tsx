import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useChange } from '../../api/change';
import { answer, api } from '../../api/client';
import type { ResultSource } from '../../api/result';
import type { Correction } from '../../api/types';
import { Dialog, DialogActions } from '../../ui/dialog';
import { Field, Select } from '../../ui/field';
import { Form } from '../../ui/form';
import { Fault } from '../../ui/messages';
import type { CaseProps } from './case-props';
import { bodyOf, needsQuote, optionsOf, type CorrectedField, type CorrectionDraft } from './correction';
import { Difference } from './difference';

interface CorrectDialogProps extends CaseProps {
  source: ResultSource;
  onClose: () => void;
}

/** What a person says of a source: first what it would change is shown, and it is kept where that is wanted. */
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
            Show what it would change
          </button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

interface PreviewProps {
  name: string;
  difference: Correction['difference'];
  keep: { mutate: (given: undefined) => void; isPending: boolean; error: unknown };
  onBack: () => void;
  onClose: () => void;
}

/** Nothing is kept yet. */
function Preview({ name, difference, keep, onBack, onClose }: PreviewProps) {
  return (
    <Dialog title="What it would change" onClose={onClose}>
      <Difference correction={{ difference }} />
      <p className="hush">Nothing is kept yet. A correction is kept for good, and taken back by another one.</p>
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
    <Dialog title="What it changes" onClose={onClose}>
      <Difference correction={correction} />
      <p className="hush">
        It was kept with your name. The topic itself is moved by a decision in review alone. The questions and the last
        look before print stay as they were made.
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
  ['stance', 'Its stance'],
  ['tier', 'Its tier'],
  ['cluster', 'The voice it belongs to'],
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
        label="What is wrong"
        value={draft.field}
        options={FIELDS}
        onChange={(field) => change({ field, value: '' })}
      />
      <Select
        label="It should be"
        required
        value={draft.value}
        options={[['', 'Choose …'], ...options]}
        onChange={(value) => change({ value })}
      />
      {needsQuote(draft) ? (
        <Field label="The words that show it" hint="Letter by letter as on the page. Empty keeps the passage it has.">
          <textarea
            rows={2}
            maxLength={2000}
            value={draft.quote}
            onChange={(event) => change({ quote: event.target.value })}
          />
        </Field>
      ) : null}
      <Field label="Why">
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
