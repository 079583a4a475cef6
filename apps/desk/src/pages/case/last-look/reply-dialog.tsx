import { useState } from 'react';
import { answer, api, type InvestigationRow, useChange } from '../../../api';
import { Dialog, DialogActions, Fault, Field, Form, Select } from '../../../ui';

interface ReplyDialogProps {
  row: InvestigationRow;
  name: string;
  onClose: () => void;
}

export function ReplyDialog({ row, name, onClose }: ReplyDialogProps) {
  const [draft, setDraft] = useState<ReplyDraft>({ what: 'asked', deadline: '', reply: '', url: '' });
  const note = useChange(
    () =>
      answer(
        api.POST('/api/investigations/{id}/replies', { params: { path: { id: row.id } }, body: bodyOf(name, draft) }),
      ),
    onClose,
  );
  return (
    <Dialog title={`Response from ${name}`} onClose={onClose}>
      <Form onSubmit={() => note.mutate(undefined)}>
        <Fields draft={draft} onChange={setDraft} />
        <p className="hush">Recorded with your name. It cannot be changed later.</p>
        <Fault error={note.error} />
        <DialogActions onLeave={onClose}>
          <button type="submit" className="primary" disabled={note.isPending || !isReady(draft)}>
            Record
          </button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const STEPS: [ReplyDraft['what'], string][] = [
  ['asked', 'Asked for comment'],
  ['answered', 'Responded'],
];

function Fields({ draft, onChange }: { draft: ReplyDraft; onChange: (draft: ReplyDraft) => void }) {
  const change = (part: Partial<ReplyDraft>) => onChange({ ...draft, ...part });
  return (
    <>
      <Select label="What happened" value={draft.what} options={STEPS} onChange={(what) => change({ what })} />
      {draft.what === 'asked' ? (
        <Field label="Deadline" hint="Optional.">
          <input
            type="datetime-local"
            value={draft.deadline}
            onChange={(event) => change({ deadline: event.target.value })}
          />
        </Field>
      ) : (
        <>
          <Field label="Response" hint="Or that they did not respond by the deadline.">
            <textarea
              rows={4}
              maxLength={10_000}
              value={draft.reply}
              onChange={(event) => change({ reply: event.target.value })}
            />
          </Field>
          <Field label="Link" hint="Optional.">
            <input
              type="url"
              maxLength={2000}
              value={draft.url}
              onChange={(event) => change({ url: event.target.value })}
            />
          </Field>
        </>
      )}
    </>
  );
}

interface ReplyDraft {
  what: 'asked' | 'answered';
  /** As the field has it, by the clock of the desk: `2027-01-31T17:00`. */
  deadline: string;
  reply: string;
  url: string;
}

/** A response needs text or a link. */
const isReady = ({ what, reply, url }: ReplyDraft): boolean =>
  what === 'asked' || reply.trim() !== '' || url.trim() !== '';

/** Request body: a request for comment and a response have different fields. */
function bodyOf(name: string, { what, deadline, reply, url }: ReplyDraft) {
  if (what === 'asked') return { name, what, ...(deadline ? { deadline: new Date(deadline).toISOString() } : {}) };
  return { name, what, ...(reply.trim() ? { reply: reply.trim() } : {}), ...(url.trim() ? { url: url.trim() } : {}) };
}
