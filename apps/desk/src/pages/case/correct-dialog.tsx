import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { withReadableError, api, type Change, type Correction, type ResultSource, useChange } from '../../api';
import { Dialog, DialogActions, Fault, Field, Form, Select } from '../../ui';
import type { CaseProps } from './case-props';
import { buildBody, needsQuote, listOptions, type CorrectedField, type CorrectionDraft } from './correction';
import { Difference } from './decision-entries';
import { t } from '../../messages';

interface CorrectDialogProps extends CaseProps {
  source: ResultSource;
  onClose: () => void;
}

/** A correction of one source, with a preview. */
export function CorrectDialog({ row, result, source, onClose }: CorrectDialogProps) {
  const [draft, setDraft] = useState<CorrectionDraft>({ field: 'stance', value: '', quote: '', reason: '' });
  const order = { params: { path: { id: row.id } }, body: buildBody(draft, source.source_id) };
  const look = useMutation({
    mutationFn: () => withReadableError(api.POST('/api/investigations/{id}/corrections/preview', order)),
  });
  const keep = useChange(() => withReadableError(api.POST('/api/investigations/{id}/corrections', order)));
  if (keep.data) return <CorrectionSaved correction={keep.data} onClose={onClose} />;
  if (look.data)
    return <Preview difference={look.data} keep={keep} onBack={look.reset} onClose={onClose} name={source.name} />;
  return (
    <Dialog title={t('sources.correctName', { name: source.name })} onClose={onClose}>
      <Form onSubmit={() => look.mutate()}>
        <Fields draft={draft} options={listOptions(draft.field, source, result)} onChange={setDraft} />
        <Fault error={look.error} />
        <DialogActions onLeave={onClose}>
          <button type="submit" className="primary" disabled={look.isPending || !draft.value || !draft.reason.trim()}>
            {t('sources.previewChanges')}
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
    <Dialog title={t('sources.preview')} onClose={onClose}>
      <Difference correction={{ difference }} />
      <p className="hush">{t('sources.notSavedYetACorrection')}</p>
      <Fault error={keep.error} />
      <div className="actions">
        <button type="button" onClick={onBack}>
          {t('sources.back')}
        </button>
        <button type="button" className="primary" disabled={keep.isPending} onClick={() => keep.mutate(undefined)}>
          {t('sources.correctName', { name })}
        </button>
      </div>
    </Dialog>
  );
}

function CorrectionSaved({ correction, onClose }: { correction: Correction; onClose: () => void }) {
  return (
    <Dialog title={t('sources.correctionSaved')} onClose={onClose}>
      <Difference correction={correction} />
      <p className="hush">{t('sources.recordedWithYourNameThe')}</p>
      <div className="actions">
        <button type="button" className="primary" onClick={onClose}>
          {t('sources.done')}
        </button>
      </div>
    </Dialog>
  );
}

const FIELD_OPTIONS: [CorrectedField, string][] = [
  ['stance', t('sources.stance')],
  ['tier', t('sources.credibilityTier')],
  ['cluster', t('sources.independentSource')],
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
        label={t('sources.whatToCorrect')}
        value={draft.field}
        options={FIELD_OPTIONS}
        onChange={(field) => change({ field, value: '' })}
      />
      <Select
        label={t('sources.correctValue')}
        required
        value={draft.value}
        options={[['', t('sources.choose')], ...options]}
        onChange={(value) => change({ value })}
      />
      {needsQuote(draft) ? (
        <Field label={t('sources.quote')} hint={t('sources.exactlyAsOnThePage')}>
          <textarea
            rows={2}
            maxLength={2000}
            value={draft.quote}
            onChange={(event) => change({ quote: event.target.value })}
          />
        </Field>
      ) : null}
      <Field label={t('sources.reason')}>
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
