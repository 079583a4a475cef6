import { useDeferredValue, useState } from 'react';
import { Link } from 'wouter';
import { type Schemas, useAudit, useMay } from '../../api';
import { type Column, Field, Form, Moment, Nothing, PagedTable, plain, typed, useTitle } from '../../ui';
import { doneWords } from './done-words';
import { Keys } from './keys';
import { Ratings } from './ratings';
import { Webhooks } from './webhooks';

const PARTS = [
  ['keys', 'Keys', Keys],
  ['webhooks', 'Webhooks', Webhooks],
  ['ratings', 'Ratings', Ratings],
  ['audit', 'Audit log', Audit],
] as const;

/** Administration pages. The server checks the role itself. */
export function Administration({ part }: { part: string }) {
  if (!useMay('admin')) return <Nothing>Requires the admin role.</Nothing>;
  const Chosen = PARTS.find(([path]) => path === part)?.[2];
  return (
    <div className="page">
      <nav className="tabs" aria-label="Administration">
        {PARTS.map(([path, title]) => (
          <Link key={path} href={`/admin/${path}`} className="tab" aria-current={path === part ? 'page' : undefined}>
            {title}
          </Link>
        ))}
      </nav>
      {Chosen ? <Chosen /> : <Nothing>Page not found.</Nothing>}
    </div>
  );
}

const COLUMNS: Column[] = [
  { title: 'When' },
  { title: 'Who' },
  { title: 'What' },
  { title: 'Outcome' },
  { title: 'From' },
];
const OUTCOMES: Record<string, string> = { done: 'good', refused: 'warn', failed: 'bad' };

/** The audit log is append-only. */
function Audit() {
  useTitle('Audit log');
  const [actor, setActor] = useState('');
  const found = useAudit(useDeferredValue(actor.trim()));
  const entries = found.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <>
      <div className="page-head">
        <h1>Audit log</h1>
        <p className="hush">
          Every request that can change data or call external services, newest first. Request bodies are not logged.
        </p>
      </div>
      <Form className="range" role="search">
        <Field label="User (full name)">
          <input type="search" maxLength={200} value={actor} onChange={typed(setActor)} />
        </Field>
      </Form>
      <PagedTable
        found={found}
        rows={entries}
        what="the log"
        label="Audit log"
        columns={COLUMNS}
        row={(entry) => <Row key={entry.id} entry={entry} />}
        nothing={`No entries${actor ? ' for this user' : ''}.`}
      />
    </>
  );
}

function inWords(value: unknown): string {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.join(' and ') : JSON.stringify(value);
}

function Row({ entry }: { entry: Schemas['AuditEntryAnswer'] }) {
  const details = Object.entries(entry.details).filter(([, value]) => value !== null);
  return (
    <tr>
      <td className="nowrap hush">
        <Moment at={entry.at} />
      </td>
      <td>
        {entry.actor}
        {entry.via === entry.actor ? null : <small> {entry.via}</small>}
      </td>
      <td className="url">
        <span title={`${entry.action} ${entry.subject}`}>{doneWords(entry)}</span>{' '}
        {details.length ? (
          <small>{details.map(([name, value]) => `${plain(name).toLowerCase()}: ${inWords(value)}`).join(', ')}</small>
        ) : null}
      </td>
      <td className="nowrap">
        <span className={`chip ${OUTCOMES[entry.outcome] ?? ''}`}>{entry.outcome}</span>{' '}
        {entry.status ? <small>{entry.status}</small> : null}
      </td>
      <td className="nowrap hush">{entry.remote_address ?? '–'}</td>
    </tr>
  );
}
