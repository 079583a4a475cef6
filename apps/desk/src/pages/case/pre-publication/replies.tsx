import { useState } from 'react';
import {
  withReadableError,
  api,
  type InvestigationRow,
  type ReplyRequest,
  type Schemas,
  useChange,
  useHasRole,
  useReplies,
} from '../../../api';
import { CopyButton, Dialog, DialogActions, Fault, Field, Form, Moment, Select, WebLink } from '../../../ui';
import { Refs } from '../refs';
import { t } from '../../../messages';

/** Requests for comment, each with a letter, and recorded responses. */
export function Replies({ row, requests }: { row: InvestigationRow; requests: ReplyRequest[] }) {
  const { data, error } = useReplies(row.id);
  const [about, setAbout] = useState<string | null>(null);
  const mayNote = useHasRole('reviewer');
  if (requests.length === 0) return null;
  return (
    <>
      <h3 id="replies">{t('check.rightOfReply')}</h3>
      <Fault error={error} />
      <ul className="look">
        {requests.map((request) => (
          <li key={request.name}>
            <ReplyState request={request} />
            <div className="actions">
              <CopyButton text={() => request.letter} label={t('check.copyLetterToName', { name: request.name })}>
                {t('check.copyLetter')}
              </CopyButton>
              {mayNote ? (
                <button
                  type="button"
                  onClick={() => setAbout(request.name)}
                  aria-label={t('check.recordAResponseFromName', { name: request.name })}
                >
                  {t('check.recordAResponse')}
                </button>
              ) : null}
            </div>
            <details>
              <summary>{t('check.letter')}</summary>
              <pre className="letter" dir="auto">
                {request.letter}
              </pre>
            </details>
          </li>
        ))}
      </ul>
      <ol className="history">
        {(data?.replies ?? []).map((note) => (
          <ReplyNote key={note.id} note={note} />
        ))}
      </ol>
      {about !== null ? <ReplyDialog row={row} name={about} onClose={() => setAbout(null)} /> : null}
    </>
  );
}

const STATE_LABELS: Record<ReplyRequest['state'], [tone: string, word: string]> = {
  open: ['warn', t('check.notAsked')],
  heard: ['good', t('check.inASource')],
  'no-answer': ['', t('check.declinedToComment')],
  asked: ['', t('check.asked')],
  answered: ['good', t('check.received')],
};

function ReplyState({ request }: { request: ReplyRequest }) {
  const [tone, word] = STATE_LABELS[request.state];
  return (
    <>
      <span className={`chip ${tone}`}>{word}</span> <strong dir="auto">{request.name}</strong>{' '}
      <Refs ids={request.source_ids} />
    </>
  );
}

function ReplyNote({ note }: { note: Schemas['ReplyNoteResponse'] }) {
  return (
    <li>
      <Moment at={note.at} /> {note.made_by}: <strong dir="auto">{note.name}</strong>{' '}
      {note.what === 'asked' ? t('check.wasAsked') : t('check.answered')}
      {note.deadline ? <>{t.rich('check.deadline', { moment: () => <Moment at={note.deadline} /> })}</> : null}
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
      withReadableError(
        api.POST('/api/investigations/{id}/replies', { params: { path: { id: row.id } }, body: bodyOf(name, draft) }),
      ),
    onClose,
  );
  return (
    <Dialog title={t('check.responseFromName', { name })} onClose={onClose}>
      <Form onSubmit={() => note.mutate(undefined)}>
        <Fields draft={draft} onChange={setDraft} />
        <p className="hush">{t('check.recordedWithYourNameIt')}</p>
        <Fault error={note.error} />
        <DialogActions onLeave={onClose}>
          <button type="submit" className="primary" disabled={note.isPending || !isReady(draft)}>
            {t('check.record')}
          </button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const STEP_OPTIONS: [ReplyDraft['what'], string][] = [
  ['asked', t('check.askedForComment')],
  ['answered', t('check.responded')],
];

function Fields({ draft, onChange }: { draft: ReplyDraft; onChange: (draft: ReplyDraft) => void }) {
  const change = (part: Partial<ReplyDraft>) => onChange({ ...draft, ...part });
  return (
    <>
      <Select
        label={t('check.whatHappened')}
        value={draft.what}
        options={STEP_OPTIONS}
        onChange={(what) => change({ what })}
      />
      {draft.what === 'asked' ? (
        <Field label={t('check.deadline2')} hint={t('check.optional')}>
          <input
            type="datetime-local"
            value={draft.deadline}
            onChange={(event) => change({ deadline: event.target.value })}
          />
        </Field>
      ) : (
        <>
          <Field label={t('check.response')} hint={t('check.orThatTheyDidNot')}>
            <textarea
              rows={4}
              maxLength={10_000}
              value={draft.reply}
              onChange={(event) => change({ reply: event.target.value })}
            />
          </Field>
          <Field label={t('check.link')} hint={t('check.optional')}>
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
  /** In the format of the input field, in local time: `2027-01-31T17:00`. */
  deadline: string;
  reply: string;
  url: string;
}

/** A response needs text or a link. */
const isReady = ({ what, reply, url }: ReplyDraft): boolean =>
  what === 'asked' || reply.trim() !== '' || url.trim() !== '';

/** Request body: requests for comment and responses have different fields. */
function bodyOf(name: string, { what, deadline, reply, url }: ReplyDraft) {
  if (what === 'asked') return { name, what, ...(deadline ? { deadline: new Date(deadline).toISOString() } : {}) };
  return { name, what, ...(reply.trim() ? { reply: reply.trim() } : {}), ...(url.trim() ? { url: url.trim() } : {}) };
}
