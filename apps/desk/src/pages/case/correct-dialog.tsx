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

/** What a person says of a source; the decision is recomputed at once and shown as a difference. */
export function CorrectDialog({ row, result, source, onClose }: CorrectDialogProps) {
  const [draft, setDraft] = useState<CorrectionDraft>({ field: 'stance', value: '', quote: '', reason: '' });
  const correct = useChange(() =>
    answer(
      api.POST('/api/investigations/{id}/corrections', {
        params: { path: { id: row.id } },
        body: bodyOf(draft, source.source_id),
      }),
    ),
  );
  if (correct.data)
    return (
      <Dialog title="What it changes" onClose={onClose}>
        <Done correction={correct.data} onClose={onClose} />
      </Dialog>
    );
  return (
    <Dialog title={`Correct ${source.name}`} onClose={onClose}>
      <Form onSubmit={() => correct.mutate(undefined)}>
        <Fields draft={draft} options={optionsOf(draft.field, source, result)} onChange={setDraft} />
        <Fault error={correct.error} />
        <DialogActions onLeave={onClose}>
          <button
            type="submit"
            className="primary"
            disabled={correct.isPending || !draft.value || !draft.reason.trim()}
          >
            Correct and recompute
          </button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function Done({ correction, onClose }: { correction: Correction; onClose: () => void }) {
  return (
    <>
      <Difference correction={correction} />
      <p className="hush">It was kept with your name. The topic itself is moved by a decision in review alone.</p>
      <div className="actions">
        <button type="button" className="primary" onClick={onClose}>
          Done
        </button>
      </div>
    </>
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
