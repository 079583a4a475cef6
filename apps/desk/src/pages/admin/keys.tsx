import { useState } from 'react';
import { withReadableError, api, type Role, type Schemas, useChange, useKeys } from '../../api';
import {
  CardTable,
  CheckList,
  type Column,
  ConfirmDialog,
  Day,
  Dialog,
  DialogActions,
  Fault,
  Field,
  Form,
  Loading,
  Moment,
  EmptyState,
  OneTimeSecret,
  onText,
  useTitle,
} from '../../ui';
import { t, translateCode } from '../../messages';

export function Keys() {
  useTitle(t('admin.keys'));
  const keys = useKeys();
  const [making, setMaking] = useState(false);
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  return (
    <>
      <div className="page-head">
        <h1>{t('admin.keys')}</h1>
        <p className="hush">{t('admin.aKeyGivesOnePerson')}</p>
        <button type="button" className="primary push" onClick={() => setMaking(true)}>
          {t('admin.newKey')}
        </button>
      </div>
      <Fault error={keys.error} />
      {keys.isPending ? <Loading what={t('admin.keysWord')} /> : null}
      {keys.data?.keys.length === 0 ? <EmptyState>{t('admin.noKeys')}</EmptyState> : null}
      {keys.data?.keys.length ? <KeyTable keys={keys.data.keys} onRevoke={setRevoking} /> : null}
      {making ? <NewKeyDialog onClose={() => setMaking(false)} /> : null}
      {revoking ? <Revoke target={revoking} onClose={() => setRevoking(null)} /> : null}
    </>
  );
}

function Revoke({ target, onClose }: { target: ApiKey; onClose: () => void }) {
  const revoke = useChange(
    () => withReadableError(api.POST('/api/keys/{id}/revoke', { params: { path: { id: target.id } } })),
    onClose,
  );
  return (
    <ConfirmDialog
      title={t('admin.revokeTheKeyOfName', { name: target.name })}
      confirm={t('admin.revokeKey')}
      change={revoke}
      onClose={onClose}
    >
      {t('admin.theKeyAndItsSessions')}
    </ConfirmDialog>
  );
}

export type ApiKey = Schemas['KeyResponse'];

const COLUMNS: Column[] = [
  ...[t('admin.name'), t('admin.roles'), t('admin.state'), t('admin.lastUsed'), t('admin.made'), t('admin.ends')].map(
    (title) => ({ title }),
  ),
  { title: t('admin.actions'), kind: 'unseen' },
];
const TONE_BY_STATE: Record<string, string> = { active: 'good', revoked: 'bad' };

function KeyTable({ keys, onRevoke }: { keys: ApiKey[]; onRevoke: (key: ApiKey) => void }) {
  return (
    <CardTable label={t('admin.listOfKeys')} columns={COLUMNS}>
      {keys.map((key) => (
        <Row key={key.id} target={key} onRevoke={() => onRevoke(key)} />
      ))}
    </CardTable>
  );
}

function Row({ target, onRevoke }: { target: ApiKey; onRevoke: () => void }) {
  const active = target.state === 'active';
  const end = target.revoked_at || target.expires_at;
  return (
    <tr className={active ? '' : 'faded'}>
      <th scope="row">
        {target.name}
        <small>
          <code>{target.id}</code>
        </small>
      </th>
      <td>{target.roles.map(translateCode).join(', ')}</td>
      <td className="nowrap">
        <span className={`chip ${TONE_BY_STATE[target.state] ?? ''}`}>{translateCode(target.state)}</span>
        {target.revoked_by ? <small> {t('admin.byRevokedBy', { revokedBy: target.revoked_by })}</small> : null}
      </td>
      <td className="nowrap">{target.last_used_at ? <Moment at={target.last_used_at} /> : t('admin.never')}</td>
      <td className="nowrap">
        <Day at={target.created_at} /> <small>{t('admin.byCreatedBy', { createdBy: target.created_by })}</small>
      </td>
      <td className="nowrap">{end ? <Moment at={end} /> : t('admin.never')}</td>
      <td className="right">
        {active ? (
          <button
            type="button"
            className="danger small"
            onClick={onRevoke}
            aria-label={t('admin.revokeName', { name: target.name })}
          >
            {t('admin.revoke')}
          </button>
        ) : null}
      </td>
    </tr>
  );
}

const ROLES: [Role, words: string][] = [
  ['viewer', t('admin.readOnly')],
  ['editor', t('admin.startsPlansAndCancelsInvestigations')],
  ['reviewer', t('admin.decidesInReviewAndCorrects')],
  ['admin', t('admin.keysWebhooksAuditLogQueues')],
  ['pipeline', t('admin.forProgramsSubmitsAndStarts')],
  ['metrics', t('admin.forProgramsReadsMetrics')],
];

function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('');
  const [roles, setRoles] = useState<ReadonlySet<Role>>(new Set<Role>(['viewer']));
  const [ends, setEnds] = useState('');
  const make = useChange(() =>
    withReadableError(
      api.POST('/api/keys', {
        body: { name: name.trim(), roles: [...roles], ...(ends ? { expires_at: `${ends}T23:59:59Z` } : {}) },
      }),
    ),
  );
  if (make.data)
    return (
      <Dialog title={t('admin.theKeyOfName', { name: make.data.name })} onClose={onClose}>
        <OneTimeSecret label={t('admin.key')} value={make.data.key} onKept={onClose}>
          {t('admin.shareItThroughAPrivate')}
        </OneTimeSecret>
      </Dialog>
    );
  return (
    <Dialog title={t('admin.newKey')} onClose={onClose}>
      <Form className="stack" onSubmit={() => make.mutate(undefined)}>
        <Field label={t('admin.name')} hint={t('admin.nameOfThePersonOr')}>
          <input required maxLength={100} value={name} onChange={onText(setName)} />
        </Field>
        <CheckList
          legend={t('admin.roles')}
          options={ROLES.map(([role, words]) => [role, translateCode(role), words])}
          checked={roles}
          onChange={setRoles}
        />
        <Field label={t('admin.expiresOptional')}>
          <input type="date" value={ends} onChange={onText(setEnds)} />
        </Field>
        <Fault error={make.error} />
        <DialogActions onLeave={onClose}>
          <button type="submit" className="primary" disabled={make.isPending || !name.trim() || roles.size === 0}>
            {t('admin.createKey')}
          </button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
