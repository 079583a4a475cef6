import { useState } from 'react';
import { answer, api, type Role, useChange } from '../../api';
import { CheckList, Dialog, DialogActions, Fault, Field, Form, ShownOnce } from '../../ui';

const ROLES: [Role, words: string][] = [
  ['viewer', 'read only'],
  ['editor', 'starts, plans and cancels investigations'],
  ['reviewer', 'decides in review and corrects evidence'],
  ['admin', 'keys, webhooks, audit log, queues'],
  ['pipeline', 'for programs: submits and starts topics'],
  ['metrics', 'for programs: reads /metrics'],
];

export function NewKeyDialog({ onClose }: { onClose: () => void }) {
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
          <input required maxLength={100} value={name} onChange={(event) => setName(event.target.value)} />
        </Field>
        <CheckList
          legend="Roles"
          options={ROLES.map(([role, words]) => [role, role, words])}
          checked={roles}
          onChange={setRoles}
        />
        <Field label="Expires (optional)">
          <input type="date" value={ends} onChange={(event) => setEnds(event.target.value)} />
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
