import { useState } from 'react';
import { answer, api, type Role, type Schemas, useChange, useKeys } from '../../api';
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
  Nothing,
  ShownOnce,
  typed,
  useTitle,
} from '../../ui';

export function Keys() {
  useTitle('Keys');
  const keys = useKeys();
  const [making, setMaking] = useState(false);
  const [revoking, setRevoking] = useState<Key | null>(null);
  return (
    <>
      <div className="page-head">
        <h1>Keys</h1>
        <p className="hush">
          A key gives one person or program access to the API and the desk. Only its hash is stored.
        </p>
        <button type="button" className="primary push" onClick={() => setMaking(true)}>
          New key
        </button>
      </div>
      <Fault error={keys.error} />
      {keys.isPending ? <Loading what="keys" /> : null}
      {keys.data?.keys.length === 0 ? <Nothing>No keys.</Nothing> : null}
      {keys.data?.keys.length ? <KeyTable keys={keys.data.keys} onRevoke={setRevoking} /> : null}
      {making ? <NewKeyDialog onClose={() => setMaking(false)} /> : null}
      {revoking ? <Revoke target={revoking} onClose={() => setRevoking(null)} /> : null}
    </>
  );
}

function Revoke({ target, onClose }: { target: Key; onClose: () => void }) {
  const revoke = useChange(
    () => answer(api.POST('/api/keys/{id}/revoke', { params: { path: { id: target.id } } })),
    onClose,
  );
  return (
    <ConfirmDialog title={`Revoke the key of ${target.name}?`} confirm="Revoke key" change={revoke} onClose={onClose}>
      The key and its sessions end immediately. This cannot be undone.
    </ConfirmDialog>
  );
}

export type Key = Schemas['KeyAnswer'];

const COLUMNS: Column[] = [
  ...['Name', 'Roles', 'State', 'Last used', 'Made', 'Ends'].map((title) => ({ title })),
  { title: 'Actions', kind: 'unseen' },
];
const STATES: Record<string, string> = { active: 'good', revoked: 'bad' };

function KeyTable({ keys, onRevoke }: { keys: Key[]; onRevoke: (key: Key) => void }) {
  return (
    <CardTable label="List of keys" columns={COLUMNS}>
      {keys.map((key) => (
        <Row key={key.id} target={key} onRevoke={() => onRevoke(key)} />
      ))}
    </CardTable>
  );
}

function Row({ target, onRevoke }: { target: Key; onRevoke: () => void }) {
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
      <td>{target.roles.join(', ')}</td>
      <td className="nowrap">
        <span className={`chip ${STATES[target.state] ?? ''}`}>{target.state}</span>
        {target.revoked_by ? <small> by {target.revoked_by}</small> : null}
      </td>
      <td className="nowrap">{target.last_used_at ? <Moment at={target.last_used_at} /> : 'never'}</td>
      <td className="nowrap">
        <Day at={target.created_at} /> <small>by {target.created_by}</small>
      </td>
      <td className="nowrap">{end ? <Moment at={end} /> : 'never'}</td>
      <td className="right">
        {active ? (
          <button type="button" className="danger small" onClick={onRevoke} aria-label={`Revoke ${target.name}`}>
            Revoke
          </button>
        ) : null}
      </td>
    </tr>
  );
}

const ROLES: [Role, words: string][] = [
  ['viewer', 'read only'],
  ['editor', 'starts, plans and cancels investigations'],
  ['reviewer', 'decides in review and corrects evidence'],
  ['admin', 'keys, webhooks, audit log, queues'],
  ['pipeline', 'for programs: submits and starts topics'],
  ['metrics', 'for programs: reads /metrics'],
];

function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('');
  const [roles, setRoles] = useState<ReadonlySet<Role>>(new Set<Role>(['viewer']));
  const [ends, setEnds] = useState('');
  const make = useChange(() =>
    answer(
      api.POST('/api/keys', {
        body: { name: name.trim(), roles: [...roles], ...(ends ? { expires_at: `${ends}T23:59:59Z` } : {}) },
      }),
    ),
  );
  if (make.data)
    return (
      <Dialog title={`The key of ${make.data.name}`} onClose={onClose}>
        <ShownOnce label="Key" value={make.data.key} onKept={onClose}>
          Share it through a private channel.
        </ShownOnce>
      </Dialog>
    );
  return (
    <Dialog title="New key" onClose={onClose}>
      <Form className="stack" onSubmit={() => make.mutate(undefined)}>
        <Field label="Name" hint="Name of the person or program, shown in decisions and the audit log.">
          <input required maxLength={100} value={name} onChange={typed(setName)} />
        </Field>
        <CheckList
          legend="Roles"
          options={ROLES.map(([role, words]) => [role, role, words])}
          checked={roles}
          onChange={setRoles}
        />
        <Field label="Expires (optional)">
          <input type="date" value={ends} onChange={typed(setEnds)} />
        </Field>
        <Fault error={make.error} />
        <DialogActions onLeave={onClose}>
          <button type="submit" className="primary" disabled={make.isPending || !name.trim() || roles.size === 0}>
            Create key
          </button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
