import { useState } from 'react';
import { type Endpoint, useWebhooks } from '../../api';
import { Dialog, Fault, Loading, Nothing, ShownOnce, useTitle } from '../../ui';
import { EndpointCard } from './endpoint-card';
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
        <p className="hush">Endpoints that receive signed events (Standard Webhooks).</p>
        <button type="button" className="primary push" onClick={() => setAsking('new')}>
          New endpoint
        </button>
      </div>
      <Fault error={hooks.error} />
      {hooks.isPending ? <Loading what="webhooks" /> : null}
      {hooks.data?.webhooks.length === 0 ? (
        <Nothing>No endpoints. A new endpoint receives all later events.</Nothing>
      ) : null}
      {hooks.data?.webhooks.map((endpoint) => (
        <EndpointCard key={endpoint.id} endpoint={endpoint} onEdit={() => setAsking(endpoint)} onSecret={setSecret} />
      ))}
      {asking ? (
        <EndpointDialog
          endpoint={asking === 'new' ? null : asking}
          onClose={() => setAsking(null)}
          onSecret={setSecret}
        />
      ) : null}
      {secret ? (
        <Dialog title="Signing secret" onClose={() => setSecret(null)}>
          <ShownOnce label="Secret" value={secret} onKept={() => setSecret(null)}>
            Store it at the receiver to verify messages.
          </ShownOnce>
        </Dialog>
      ) : null}
    </>
  );
}
