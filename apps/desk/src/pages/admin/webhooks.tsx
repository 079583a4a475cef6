import { useState } from 'react';
import { answer, api } from '../../api/client';
import { useChange, useWebhooks } from '../../api/hooks';
import type { Endpoint } from '../../api/types';
import { Dialog, Fault, Loading, Nothing, Secret, useNow, useTitle } from '../../ui/parts';
import { age, count, moment } from '../../ui/words';
import { Deliveries } from './deliveries';
import { EndpointDialog } from './endpoint-dialog';

export function Webhooks() {
  useTitle('Webhooks');
  const hooks = useWebhooks();
  const [asking, setAsking] = useState<Endpoint | 'new' | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <>
      <div className="page-head">
        <h1>Webhooks</h1>
        <p className="hush">Addresses that are told of events, signed by the Standard Webhooks convention.</p>
        <button type="button" className="primary push" onClick={() => setAsking('new')}>
          New endpoint
        </button>
      </div>
      <Fault error={hooks.error} />
      {hooks.isPending ? <Loading what="webhooks" /> : null}
      {hooks.data?.webhooks.length === 0 ? (
        <Nothing>Nobody is told of anything. A new endpoint hears of everything from then on.</Nothing>
      ) : null}
      {hooks.data?.webhooks.map((endpoint) => (
        <Card key={endpoint.id} endpoint={endpoint} onEdit={() => setAsking(endpoint)} onSecret={setSecret} />
      ))}
      {asking ? (
        <EndpointDialog
          endpoint={asking === 'new' ? null : asking}
          onClose={() => setAsking(null)}
          onSecret={setSecret}
        />
      ) : null}
      {secret ? (
        <Dialog title="The signing secret" onClose={() => setSecret(null)}>
          <Secret label="Secret" value={secret} />
          <p className="note">
            It is shown this once. Put it where the receiver can read it and check every message with it.
          </p>
          <div className="actions">
            <button type="button" className="primary" onClick={() => setSecret(null)}>
              I have kept it
            </button>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}

function Card({
  endpoint,
  onEdit,
  onSecret,
}: {
  endpoint: Endpoint;
  onEdit: () => void;
  onSecret: (secret: string) => void;
}) {
  const { id } = endpoint;
  const path = { id };
  const [open, setOpen] = useState(false);
  const [sure, setSure] = useState<'delete' | 'rotate' | null>(null);
  const test = useChange(
    () => answer(api.POST('/api/webhooks/{id}/test', { params: { path } })),
    () => setOpen(true),
  );
  const toggle = useChange(() =>
    answer(api.PATCH('/api/webhooks/{id}', { params: { path }, body: { enabled: !endpoint.enabled } })),
  );
  const rotate = useChange(
    () => answer(api.POST('/api/webhooks/{id}/rotate-secret', { params: { path } })),
    ({ secret }) => {
      setSure(null);
      onSecret(secret);
    },
  );
  const remove = useChange(
    () => answer(api.DELETE('/api/webhooks/{id}', { params: { path } })),
    () => setSure(null),
  );
  return (
    <section className="card endpoint" aria-label={endpoint.url}>
      <header className="card-head">
        <h2 className="address">{endpoint.url}</h2>
        <State endpoint={endpoint} />
      </header>
      {endpoint.description ? <p>{endpoint.description}</p> : null}
      <p className="hush">
        Told of {count(endpoint.events.length, 'kind')} of events. Made {moment(endpoint.created_at)}
        {endpoint.created_by ? ` by ${endpoint.created_by}` : ''}.
        {endpoint.previous_secret_until
          ? ` The old secret signs, too, until ${moment(endpoint.previous_secret_until)}.`
          : ''}
      </p>
      {endpoint.disabled_reason ? <p className="note">Switched off: {endpoint.disabled_reason}.</p> : null}
      <Fault error={test.error ?? toggle.error} />
      <div className="actions start">
        <button type="button" disabled={!endpoint.enabled || test.isPending} onClick={() => test.mutate(undefined)}>
          Send a test
        </button>
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Hide the log' : 'Log of deliveries'}
        </button>
        <button type="button" onClick={onEdit}>
          Change
        </button>
        <button type="button" disabled={toggle.isPending} onClick={() => toggle.mutate(undefined)}>
          {endpoint.enabled ? 'Switch off' : 'Switch on'}
        </button>
        <button type="button" onClick={() => setSure('rotate')}>
          New secret
        </button>
        <button type="button" className="danger" onClick={() => setSure('delete')}>
          Delete
        </button>
      </div>
      {open ? <Deliveries endpoint={endpoint} /> : null}
      {sure ? (
        <Dialog
          title={sure === 'delete' ? 'Delete this endpoint?' : 'Make a new secret?'}
          onClose={() => setSure(null)}
        >
          <p>
            {sure === 'delete'
              ? 'Its log goes with it, and what was still to be sent.'
              : 'The old one signs beside it for a day, so that the receiver has time to change.'}
          </p>
          <Fault error={remove.error ?? rotate.error} />
          <div className="actions">
            <button type="button" onClick={() => setSure(null)}>
              Leave it
            </button>
            <button
              type="button"
              className={sure === 'delete' ? 'danger' : 'primary'}
              disabled={remove.isPending || rotate.isPending}
              onClick={() => (sure === 'delete' ? remove : rotate).mutate(undefined)}
            >
              {sure === 'delete' ? 'Delete it' : 'Make it'}
            </button>
          </div>
        </Dialog>
      ) : null}
    </section>
  );
}

function State({ endpoint }: { endpoint: Endpoint }) {
  const now = useNow(15_000);
  if (!endpoint.enabled) return <span className="chip">off</span>;
  if (endpoint.failing_since) return <span className="chip bad">fails since {age(endpoint.failing_since, now)}</span>;
  return <span className="chip good">on</span>;
}
