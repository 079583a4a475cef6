import { useState } from 'react';
import { useLocation } from 'wouter';
import { answer, api, LEVELS, type ReviewDetail, useChange } from '../../api';
import { Fault, Field, Form, plain, Select, useNow } from '../../ui';
import {
  ACTION_HINTS,
  actionsFor,
  bodyOf,
  isChosen,
  mustSayWhy,
  noted,
  REJECT_REASONS,
  type Decision,
} from './decision';

/** What whoever has claimed the item says of it. */
export function DecisionForm({ item }: { item: ReviewDetail }) {
  const [decision, setDecision] = useState<Decision>({
    action: null,
    level: item.current_level,
    rejectReason: 'cannot-be-confirmed',
    note: '',
  });
  const { decide, release } = useDecision(item.id, decision);
  return (
    <Form className="deciding" onSubmit={() => isChosen(decision) && decide.mutate(bodyOf(decision))}>
      <p className="lease">
        You have claimed it for <Countdown until={item.lease_until} />
      </p>
      <DecisionFields item={item} decision={decision} onChange={setDecision} />
      <Fault error={decide.error ?? release.error} />
      {decide.data?.outcome === 'awaits-second' ? <p className="note">Saved. A second reviewer must approve.</p> : null}
      <div className="actions">
        <button type="button" disabled={release.isPending} onClick={() => release.mutate(undefined)}>
          Hand over{decision.note.trim() ? ' with note' : ''}
        </button>
        <button type="submit" className="primary" disabled={decide.isPending}>
          Decide
        </button>
      </div>
    </Form>
  );
}

/** To decide it, or to hand it over undecided. Another round leads to the new investigation. */
function useDecision(id: number, decision: Decision) {
  const [, go] = useLocation();
  const params = { path: { id } };
  const decide = useChange(
    (body: ReturnType<typeof bodyOf>) => answer(api.POST('/api/reviews/{id}/decide', { params, body })),
    ({ next_investigation_id }) => void (next_investigation_id && go(`/investigations/${next_investigation_id}`)),
  );
  const release = useChange(() => answer(api.POST('/api/reviews/{id}/release', { params, body: noted(decision) })));
  return { decide, release };
}

interface DecisionFieldsProps {
  item: ReviewDetail;
  decision: Decision;
  onChange: (decision: Decision) => void;
}

function DecisionFields({ item, decision, onChange }: DecisionFieldsProps) {
  const { action, level, rejectReason, note } = decision;
  const change = (part: Partial<Decision>) => onChange({ ...decision, ...part });
  const needed = mustSayWhy(item, action);
  return (
    <>
      <fieldset>
        <legend>Decision</legend>
        {actionsFor(item).map(([value, words]) => (
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
        <Select label="Level" value={level} options={LEVELS} onChange={(to) => change({ level: to })} />
      ) : null}
      {action === 'reject' ? (
        <Select
          label="Reason"
          value={rejectReason}
          options={REJECT_REASONS.map((name) => [name, plain(name)] as const)}
          onChange={(reason) => change({ rejectReason: reason })}
        />
      ) : null}
      {needed && action === 'approve' ? (
        <p className="note">This could cause harm if it is false. State your basis.</p>
      ) : null}
      <Field label={needed ? 'Reason (required)' : 'Note'}>
        <textarea
          rows={3}
          maxLength={2000}
          value={note}
          required={needed}
          onChange={(event) => change({ note: event.target.value })}
        />
      </Field>
    </>
  );
}

/** `12:34`, in minutes and seconds. */
export function Countdown({ until }: { until: string | null }) {
  const now = useNow();
  const left = until ? Math.max(0, Math.round((Date.parse(until) - now) / 1000)) : 0;
  return (
    <span className="figure" role="timer">
      {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
    </span>
  );
}
