import { useDeferredValue, useState } from 'react';
import { Link } from 'wouter';
import { type Schemas, useAudit, useHasRole } from '../../api';
import {
  type Column,
  Field,
  Form,
  Moment,
  EmptyState,
  PagedTable,
  formatList,
  humanizeCode,
  onText,
  useTitle,
} from '../../ui';
import { describeAction } from './done-words';
import { Keys } from './keys';
import { Ratings } from './ratings';
import { Webhooks } from './webhooks';
import { t, translateCode } from '../../messages';

const ADMIN_TABS = [
  ['keys', t('admin.keys'), Keys],
  ['webhooks', t('admin.webhooks'), Webhooks],
  ['ratings', t('admin.ratings'), Ratings],
  ['audit', t('admin.auditLog'), Audit],
] as const;

/** Administration pages. The server checks the role independently. */
export function Administration({ part = 'keys' }: { part: string | undefined }) {
  if (!useHasRole('admin')) return <EmptyState>{t('admin.requiresTheAdminRole')}</EmptyState>;
  const Chosen = ADMIN_TABS.find(([path]) => path === part)?.[2];
  return (
    <div className="page">
      <nav className="tabs" aria-label={t('admin.administration')}>
        {ADMIN_TABS.map(([path, title]) => (
          <Link key={path} href={`/admin/${path}`} className="tab" aria-current={path === part ? 'page' : undefined}>
            {title}
          </Link>
        ))}
      </nav>
      {Chosen ? <Chosen /> : <EmptyState>{t('admin.pageNotFound')}</EmptyState>}
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
const TONE_BY_OUTCOME: Record<string, string> = { done: 'good', refused: 'warn', failed: 'bad' };

/** Audit log, which is append-only. */
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
          <input type="search" maxLength={200} value={actor} onChange={onText(setActor)} />
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

function formatValue(value: unknown): string {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? formatList(value.map(String)) : JSON.stringify(value);
}

function Row({ entry }: { entry: Schemas['AuditEntryResponse'] }) {
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
        <span title={`${entry.action} ${entry.subject}`}>{describeAction(entry)}</span>{' '}
        {details.length ? (
          <small>
            {details.map(([name, value]) => `${humanizeCode(name).toLowerCase()}: ${formatValue(value)}`).join(', ')}
          </small>
        ) : null}
      </td>
      <td className="nowrap">
        <span className={`chip ${TONE_BY_OUTCOME[entry.outcome] ?? ''}`}>{translateCode(entry.outcome)}</span>{' '}
        {entry.status ? <small>{entry.status}</small> : null}
      </td>
      <td className="nowrap hush">{entry.remote_address ?? '–'}</td>
    </tr>
  );
}
