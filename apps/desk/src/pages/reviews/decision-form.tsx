import { useState } from 'react';
import { withReadableError, api, LEVELS, type ReviewDetail, useChange } from '../../api';
import { Fault, Field, Form, humanizeCode, Select, useNow } from '../../ui';
import {
  ACTION_HINTS,
  listActions,
  buildBody,
  isChosen,
  requiresNote,
  toNote,
  REJECT_REASONS,
  type Decision,
} from './decision';
import { useDecide } from './use-decide';
import { t, translateCode } from '../../messages';

interface DecisionFormProps {
  item: ReviewDetail;
  next: number | null;
  /** Preselected action. */
  action: Decision['action'];
}

/** Form for any decision, with a note. */
export function DecisionForm({ item, next, action }: DecisionFormProps) {
  const [decision, setDecision] = useState<Decision>({
    action,
    level: item.current_level,
    rejectReason: 'cannot-be-confirmed',
    note: '',
  });
  const decide = useDecide(item, next);
  const params = { path: { id: item.id } };
  const release = useChange(() =>
    withReadableError(api.POST('/api/reviews/{id}/release', { params, body: toNote(decision) })),
  );
  return (
    <Form className="deciding" onSubmit={() => isChosen(decision) && decide.mutate(buildBody(decision))}>
      <p className="lease">
        {t.rich('reviews.youHaveClaimedItFor', { countdown: () => <Countdown until={item.lease_until} /> })}
      </p>
      <DecisionFields item={item} decision={decision} onChange={setDecision} focusNote={action !== null} />
      <Fault error={decide.error ?? release.error} />
      <div className="actions">
        <button type="button" disabled={release.isPending} onClick={() => release.mutate(undefined)}>
          {t('reviews.handOverDetail', { detail: decision.note.trim() ? t('reviews.withNote') : '' })}
        </button>
        <button type="submit" className="primary" disabled={decide.isPending}>
          {t('reviews.decide')}
        </button>
      </div>
    </Form>
  );
}

interface DecisionFieldsProps {
  item: ReviewDetail;
  decision: Decision;
  focusNote: boolean;
  onChange: (decision: Decision) => void;
}

function DecisionFields({ item, decision, focusNote, onChange }: DecisionFieldsProps) {
  const { action, level, rejectReason } = decision;
  const change = (part: Partial<Decision>) => onChange({ ...decision, ...part });
  const needed = requiresNote(item, action);
  return (
    <>
      <fieldset>
        <legend>{t('reviews.decision')}</legend>
        {listActions(item).map(([value, words]) => (
          <div key={value} className="choice">
            <label className="check">
              <input
                type="radio"
                name="action"
                value={value}
                checked={action === value}
                required
                aria-describedby={`does-${value}`}
                onChange={() => change({ action: value })}
              />{' '}
              {words}
            </label>
            <small id={`does-${value}`} className="hush">
              {ACTION_HINTS[value]}
            </small>
          </div>
        ))}
      </fieldset>
      {action === 'set-level' ? (
        <Select
          label={t('reviews.level')}
          value={level}
          options={LEVELS.map((one) => [one, translateCode(one)] as const)}
          onChange={(to) => change({ level: to })}
        />
      ) : null}
      {action === 'reject' ? (
        <Select
          label={t('reviews.reason')}
          value={rejectReason}
          options={REJECT_REASONS.map((name) => [name, humanizeCode(name)] as const)}
          onChange={(reason) => change({ rejectReason: reason })}
        />
      ) : null}
      {needed && action === 'approve' ? <p className="note">{t('reviews.thisCouldCauseHarmIf')}</p> : null}
      <Note item={item} decision={decision} onChange={onChange} focusNote={focusNote} />
    </>
  );
}

function Note({ item, decision, focusNote, onChange }: DecisionFieldsProps) {
  const needed = requiresNote(item, decision.action);
  return (
    <Field label={needed ? t('reviews.reasonRequired') : t('reviews.note')}>
      <textarea
        rows={3}
        maxLength={2000}
        value={decision.note}
        required={needed}
        ref={focusNote ? focusOnMount : undefined}
        aria-keyshortcuts="Control+Enter"
        onKeyDown={({ key, ctrlKey, metaKey, currentTarget }) => {
          if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.form?.requestSubmit();
        }}
        onChange={({ target }) => onChange({ ...decision, note: target.value })}
      />
    </Field>
  );
}

const focusOnMount = (box: HTMLTextAreaElement | null) => box?.focus();

/** Remaining time in minutes and seconds: `12:34`. */
export function Countdown({ until }: { until: string | null }) {
  const now = useNow();
  const left = until ? Math.max(0, Math.round((Date.parse(until) - now) / 1000)) : 0;
  return (
    <span className="figure" role="timer">
      {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
    </span>
  );
}
