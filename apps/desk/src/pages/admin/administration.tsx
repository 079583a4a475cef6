import { useDeferredValue, useState } from 'react';
import { Link } from 'wouter';
import { type Schemas, useAudit, useMay } from '../../api';
import { type Column, Field, Form, Moment, Nothing, PagedTable, listed, plain, typed, useTitle } from '../../ui';
import { doneWords } from './done-words';
import { Keys } from './keys';
import { Ratings } from './ratings';
import { Webhooks } from './webhooks';
import { t, word } from '../../messages';

const PARTS = [
  ['keys', t('admin.keys'), Keys],
  ['webhooks', t('admin.webhooks'), Webhooks],
  ['ratings', t('admin.ratings'), Ratings],
  ['audit', t('admin.auditLog'), Audit],
] as const;

/** Administration pages. The server checks the role itself. */
export function Administration({ part = 'keys' }: { part: string | undefined }) {
  if (!useMay('admin')) return <Nothing>{t('admin.requiresTheAdminRole')}</Nothing>;
  const Chosen = PARTS.find(([path]) => path === part)?.[2];
  return (
    <div className="page">
      <nav className="tabs" aria-label={t('admin.administration')}>
        {PARTS.map(([path, title]) => (
          <Link key={path} href={`/admin/${path}`} className="tab" aria-current={path === part ? 'page' : undefined}>
            {title}
          </Link>
        ))}
      </nav>
      {Chosen ? <Chosen /> : <Nothing>{t('admin.pageNotFound')}</Nothing>}
    </div>
  );
}

const COLUMNS: Column[] = [
  { title: t('admin.when') },
  { title: t('admin.who') },
  { title: t('admin.what') },
  { title: t('admin.outcome') },
  { title: t('admin.from') },
];
const OUTCOMES: Record<string, string> = { done: 'good', refused: 'warn', failed: 'bad' };

/** The audit log is append-only. */
function Audit() {
  useTitle(t('admin.auditLog'));
  const [actor, setActor] = useState('');
  const found = useAudit(useDeferredValue(actor.trim()));
  const entries = found.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <>
      <div className="page-head">
        <h1>{t('admin.auditLog')}</h1>
        <p className="hush">{t('admin.everyRequestThatCanChange')}</p>
      </div>
      <Form className="range" role="search">
        <Field label={t('admin.userFullName')}>
          <input type="search" maxLength={200} value={actor} onChange={typed(setActor)} />
        </Field>
      </Form>
      <PagedTable
        found={found}
        rows={entries}
        what={t('admin.theLog')}
        label={t('admin.auditLog')}
        columns={COLUMNS}
        row={(entry) => <Row key={entry.id} entry={entry} />}
        nothing={t('admin.noEntriesDetail', { detail: actor ? t('admin.forThisUser') : '' })}
      />
    </>
  );
}

function inWords(value: unknown): string {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? listed(value.map(String)) : JSON.stringify(value);
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
        <span className={`chip ${OUTCOMES[entry.outcome] ?? ''}`}>{word(entry.outcome)}</span>{' '}
        {entry.status ? <small>{entry.status}</small> : null}
      </td>
      <td className="nowrap hush">{entry.remote_address ?? '–'}</td>
    </tr>
  );
}
