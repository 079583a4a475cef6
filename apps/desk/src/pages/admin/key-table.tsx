import type { Schemas } from '../../api';
import { CardTable, type Column, Day, Moment } from '../../ui';

export type Key = Schemas['KeyAnswer'];

const COLUMNS: Column[] = [
  ...['Name', 'Roles', 'State', 'Last used', 'Made', 'Ends'].map((title) => ({ title })),
  { title: 'Actions', kind: 'unseen' },
];
const STATES: Record<string, string> = { active: 'good', revoked: 'bad' };

export function KeyTable({ keys, onRevoke }: { keys: Key[]; onRevoke: (key: Key) => void }) {
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
