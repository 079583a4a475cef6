import { useState } from 'react';
import { type InvestigationRow, type ReplyNote, type ReplyRequest, useMay, useReplies } from '../../../api';
import { CopyButton, Fault, Moment, WebLink } from '../../../ui';
import { Refs, type Names } from '../refs';
import { ReplyDialog } from './reply-dialog';

interface RepliesProps {
  row: InvestigationRow;
  requests: ReplyRequest[];
  names: Names;
}

/** Requests for comment, each with a letter, and recorded responses. */
export function Replies({ row, requests, names }: RepliesProps) {
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
            <ReplyState request={request} names={names} />
            <div className="actions">
              <CopyButton text={() => request.letter} label={`Copy the letter to ${request.name}`}>
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

function ReplyState({ request, names }: { request: ReplyRequest; names: Names }) {
  const [tone, word] = STATES[request.state];
  return (
    <>
      <span className={`chip ${tone}`}>{word}</span> <strong dir="auto">{request.name}</strong>{' '}
      <Refs ids={request.source_ids} names={names} />
    </>
  );
}

function Noted({ note }: { note: ReplyNote }) {
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
