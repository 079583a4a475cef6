import { useState } from 'react';
import { answer, api, type Schemas } from '../../api/client';
import { useChange, useKeys, type Role } from '../../api/hooks';
import { Dialog, Fault, Field, Loading, Nothing, Secret, useTitle } from '../../ui/parts';
import { day, moment } from '../../ui/words';

type Key = Schemas['KeyAnswer'];

const ROLES: [Role, string][] = [
  ['viewer', 'sees everything, changes nothing'],
  ['editor', 'starts, plans and cancels investigations'],
  ['reviewer', 'decides in review and corrects evidence'],
  ['admin', 'keys, webhooks, audit log, queues'],
  ['pipeline', 'for programs: sends topics and starts them'],
  ['metrics', 'for programs: reads /metrics'],
];

export function Keys() {
  useTitle('Keys');
  const keys = useKeys();
  const [making, setMaking] = useState(false);
  const [ending, setEnding] = useState<Key | null>(null);
  return (
    <>
      <div className="page-head">
        <h1>Keys</h1>
        <p className="hush">A key opens the API and the desk for one person or one program. It is kept as a hash.</p>
        <button type="button" className="primary push" onClick={() => setMaking(true)}>
          New key
        </button>
      </div>
      <Fault error={keys.error} />
      {keys.isPending ? <Loading what="keys" /> : null}
      {keys.data?.keys.length === 0 ? <Nothing>There is no key yet.</Nothing> : null}
      {keys.data?.keys.length ? <Table keys={keys.data.keys} onEnd={setEnding} /> : null}
      {making ? <NewKey onClose={() => setMaking(false)} /> : null}
      {ending ? <Revoke target={ending} onClose={() => setEnding(null)} /> : null}
    </>
  );
}

function Table({ keys, onEnd }: { keys: Key[]; onEnd: (key: Key) => void }) {
  return (
    <div className="scroll" role="region" aria-label="List of keys" tabIndex={0}>
      <table className="list">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Roles</th>
            <th scope="col">State</th>
            <th scope="col">Last used</th>
            <th scope="col">Made</th>
            <th scope="col">Ends</th>
            <th scope="col">
              <span className="sr">What can be done</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <tr key={key.id} className={key.state === 'active' ? '' : 'faded'}>
              <th scope="row">
                {key.name}
                <small>
                  <code>{key.id}</code>
                </small>
              </th>
              <td>{key.roles.join(', ')}</td>
              <td className="nowrap">
                <span className={`chip ${STATES[key.state] ?? ''}`}>{key.state}</span>
                {key.revoked_by ? <small> by {key.revoked_by}</small> : null}
              </td>
              <td className="nowrap">{key.last_used_at ? moment(key.last_used_at) : 'never'}</td>
              <td className="nowrap">
                {day(key.created_at)} <small>by {key.created_by}</small>
              </td>
              <td className="nowrap">{endOf(key)}</td>
              <td className="right">
                {key.state === 'active' ? (
                  <button
                    type="button"
                    className="danger small"
                    onClick={() => onEnd(key)}
                    aria-label={`Revoke ${key.name}`}
                  >
                    Revoke
                  </button>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const STATES: Record<string, string> = { active: 'good', revoked: 'bad' };

function NewKey({ onClose }: { onClose: () => void }) {
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
        <Secret label="Key" value={make.data.key} />
        <p className="note">It is shown this once. Hand it over by a way that others do not read.</p>
        <div className="actions">
          <button type="button" className="primary" onClick={onClose}>
            I have kept it
          </button>
        </div>
      </Dialog>
    );
  const flip = (role: Role) =>
    setRoles((before) =>
      before.has(role) ? new Set([...before].filter((one) => one !== role)) : new Set([...before, role]),
    );
  return (
    <Dialog title="New key" onClose={onClose}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          make.mutate(undefined);
        }}
      >
        <Field label="Name" hint="Of the person or program; it stands in decisions and in the audit log.">
          <input required maxLength={100} value={name} onChange={(event) => setName(event.target.value)} />
        </Field>
        <fieldset>
          <legend>Roles</legend>
          {ROLES.map(([role, words]) => (
            <label key={role} className="check">
              <input type="checkbox" checked={roles.has(role)} onChange={() => flip(role)} />
              <span>
                {role} <small>{words}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <Field label="Ends on (may be left empty)">
          <input type="date" value={ends} onChange={(event) => setEnds(event.target.value)} />
        </Field>
        <Fault error={make.error} />
        <div className="actions">
          <button type="button" onClick={onClose}>
            Leave it
          </button>
          <button type="submit" className="primary" disabled={make.isPending || !name.trim() || roles.size === 0}>
            Make the key
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function Revoke({ target, onClose }: { target: Key; onClose: () => void }) {
  const revoke = useChange(
    () => answer(api.POST('/api/keys/{id}/revoke', { params: { path: { id: target.id } } })),
    onClose,
  );
  return (
    <Dialog title={`Revoke the key of ${target.name}?`} onClose={onClose}>
      <p>It ends at once, with every session opened with it. It cannot be taken back; a new key can be made.</p>
      <Fault error={revoke.error} />
      <div className="actions">
        <button type="button" onClick={onClose}>
          Leave it
        </button>
        <button type="button" className="danger" disabled={revoke.isPending} onClick={() => revoke.mutate(undefined)}>
          Revoke it
        </button>
      </div>
    </Dialog>
  );
}

function endOf({ revoked_at, expires_at }: Key): string {
  const end = revoked_at || expires_at;
  return end ? moment(end) : 'never';
}
