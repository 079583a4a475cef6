import { useState } from 'react';
import { answer, api, type Endpoint, useChange } from '../../api';
import { age, ConfirmDialog, count, Fault, Moment, useNow } from '../../ui';
import { Deliveries } from './deliveries';

interface EndpointCardProps {
  endpoint: Endpoint;
  onEdit: () => void;
  onSecret: (secret: string) => void;
}

export function EndpointCard({ endpoint, onEdit, onSecret }: EndpointCardProps) {
  const [log, setLog] = useState(false);
  const [asking, setAsking] = useState<'delete' | 'new-secret' | null>(null);
  const { test, toggle } = useEndpoint(endpoint, () => setLog(true));
  const close = () => setAsking(null);
  return (
    <section className="card endpoint" aria-label={endpoint.url}>
      <About endpoint={endpoint} />
      <Fault error={test.error ?? toggle.error} />
      <div className="actions start">
        <button type="button" disabled={!endpoint.enabled || test.isPending} onClick={() => test.mutate(undefined)}>
          Send a test
        </button>
        <button type="button" aria-expanded={log} onClick={() => setLog(!log)}>
          {log ? 'Hide log' : 'Delivery log'}
        </button>
        <button type="button" onClick={onEdit}>
          Change
        </button>
        <button type="button" disabled={toggle.isPending} onClick={() => toggle.mutate(undefined)}>
          {endpoint.enabled ? 'Disable' : 'Enable'}
        </button>
        <button type="button" onClick={() => setAsking('new-secret')}>
          New secret
        </button>
        <button type="button" className="danger" onClick={() => setAsking('delete')}>
          Delete
        </button>
      </div>
      {log ? <Deliveries endpoint={endpoint} /> : null}
      {asking === 'delete' ? <DeleteDialog id={endpoint.id} onClose={close} /> : null}
      {asking === 'new-secret' ? <NewSecretDialog id={endpoint.id} onClose={close} onSecret={onSecret} /> : null}
    </section>
  );
}

/** Sends a test, or enables and disables the endpoint. */
function useEndpoint({ id, enabled }: Endpoint, onTested: () => void) {
  const params = { path: { id } };
  const test = useChange(() => answer(api.POST('/api/webhooks/{id}/test', { params })), onTested);
  const toggle = useChange(() => answer(api.PATCH('/api/webhooks/{id}', { params, body: { enabled: !enabled } })));
  return { test, toggle };
}

function About({ endpoint }: { endpoint: Endpoint }) {
  const { description, events, created_at, created_by, previous_secret_until: until, disabled_reason } = endpoint;
  return (
    <>
      <header className="card-head">
        <h2 className="address">{endpoint.url}</h2>
        <State endpoint={endpoint} />
      </header>
      {description ? <p>{description}</p> : null}
      <p className="hush">
        {count(events.length, 'event type')}. Created <Moment at={created_at} />
        {created_by ? ` by ${created_by}` : ''}.
        {until ? (
          <>
            {' '}
            The old secret is valid until <Moment at={until} />.
          </>
        ) : null}
      </p>
      {disabled_reason ? <p className="note">Disabled: {disabled_reason}.</p> : null}
    </>
  );
}

function failing(since: string, now: number): string {
  const long = age(since, now);
  return long === 'just now' ? 'failing' : `failing for ${long}`;
}

function State({ endpoint }: { endpoint: Endpoint }) {
  const now = useNow(15_000);
  if (!endpoint.enabled) return <span className="chip">off</span>;
  if (endpoint.failing_since) return <span className="chip bad">{failing(endpoint.failing_since, now)}</span>;
  return <span className="chip good">on</span>;
}

/** Confirmation of irreversible changes to an endpoint. */

function DeleteDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const remove = useChange(() => answer(api.DELETE('/api/webhooks/{id}', { params: { path: { id } } })), onClose);
  return (
    <ConfirmDialog title="Delete this endpoint?" confirm="Delete endpoint" change={remove} onClose={onClose}>
      Its log and pending deliveries are deleted, too.
    </ConfirmDialog>
  );
}

interface NewSecretDialogProps {
  id: number;
  onClose: () => void;
  onSecret: (secret: string) => void;
}

function NewSecretDialog({ id, onClose, onSecret }: NewSecretDialogProps) {
  const rotate = useChange(
    () => answer(api.POST('/api/webhooks/{id}/rotate-secret', { params: { path: { id } } })),
    ({ secret }) => {
      onClose();
      onSecret(secret);
    },
  );
  return (
    <ConfirmDialog
      title="Create a new secret?"
      confirm="Create secret"
      look="primary"
      change={rotate}
      onClose={onClose}
    >
      The old secret stays valid for one day.
    </ConfirmDialog>
  );
}
