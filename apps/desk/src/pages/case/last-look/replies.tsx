import { useState } from 'react';
import {
  answer,
  api,
  type InvestigationRow,
  type ReplyRequest,
  type Schemas,
  useChange,
  useMay,
  useReplies,
} from '../../../api';
import { CopyButton, Dialog, DialogActions, Fault, Field, Form, Moment, Select, WebLink } from '../../../ui';
import { Refs } from '../refs';

/** Requests for comment, each with a letter, and recorded responses. */
export function Replies({ row, requests }: { row: InvestigationRow; requests: ReplyRequest[] }) {
  const { data, error } = useReplies(row.id);
  const [about, setAbout] = useState<string | null>(null);
  const mayNote = useMay('reviewer');
  if (requests.length === 0) return null;
  return (
    <>
      <h3 id="replies">Right of reply</h3>
      <Fault error={error} />
      <ul className="look">
        {requests.map((request) => (
          <li key={request.name}>
            <ReplyState request={request} />
            <div className="actions">
              <CopyButton text={() => request.letter} label={`Copy letter to ${request.name}`}>
                Copy letter
              </CopyButton>
              {mayNote ? (
                <button
                  type="button"
                  onClick={() => setAbout(request.name)}
                  aria-label={`Record a response from ${request.name}`}
                >
                  Record a response
                </button>
              ) : null}
            </div>
            <details>
              <summary>Letter</summary>
              <pre className="letter" dir="auto">
                {request.letter}
              </pre>
            </details>
          </li>
        ))}
      </ul>
      <ol className="history">
        {(data?.replies ?? []).map((note) => (
          <Noted key={note.id} note={note} />
        ))}
      </ol>
      {about !== null ? <ReplyDialog row={row} name={about} onClose={() => setAbout(null)} /> : null}
    </>
  );
}

const STATES: Record<ReplyRequest['state'], [tone: string, word: string]> = {
  open: ['warn', 'not asked'],
  heard: ['good', 'in a source'],
  'no-answer': ['', 'declined to comment'],
  asked: ['', 'asked'],
  answered: ['good', 'received'],
};

function ReplyState({ request }: { request: ReplyRequest }) {
  const [tone, word] = STATES[request.state];
  return (
    <>
      <span className={`chip ${tone}`}>{word}</span> <strong dir="auto">{request.name}</strong>{' '}
      <Refs ids={request.source_ids} />
    </>
  );
}

function Noted({ note }: { note: Schemas['ReplyNoteAnswer'] }) {
  return (
    <li>
      <Moment at={note.at} /> {note.made_by}: <strong dir="auto">{note.name}</strong>{' '}
      {note.what === 'asked' ? 'was asked' : 'answered'}
      {note.deadline ? (
        <>
          , deadline <Moment at={note.deadline} />
        </>
      ) : null}
      {note.reply ? (
        <blockquote className="passage" dir="auto">
          {note.reply}
        </blockquote>
      ) : null}
      {note.url ? <WebLink url={note.url}>{note.url}</WebLink> : null}
    </li>
  );
}

function ReplyDialog({ row, name, onClose }: { row: InvestigationRow; name: string; onClose: () => void }) {
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
  /** Format of the input field, in local time: `2027-01-31T17:00`. */
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
