import { useState } from 'react';
import { answer, api, type Endpoint, type Schemas, useChange, useWebhooks } from '../../api';
import {
  CheckList,
  Dialog,
  DialogActions,
  Fault,
  Field,
  Form,
  Loading,
  Nothing,
  ShownOnce,
  typed,
  useTitle,
} from '../../ui';
import { EndpointCard } from './endpoint-card';

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

const EVENTS: [NonNullable<Schemas['CreateWebhookDto']['events']>[number], string][] = [
  ['investigation.started', 'an investigation begins'],
  ['investigation.waiting', 'a plan waits for approval'],
  ['investigation.paused', 'an investigation is paused'],
  ['investigation.resumed', 'a paused one goes on'],
  ['source.found', 'a source speaks about the topic'],
  ['claim.extracted', 'a claim is to be checked'],
  ['fact.checked', 'a claim has its verdict'],
  ['timeline.event', 'something that happened has its date'],
  ['balance.assessed', 'it is known who speaks for the subject and who against it'],
  ['investigation.partial', 'something could not be looked at'],
  ['investigation.completed', 'the result is there'],
  ['source.changed', 'a source changed since the decision'],
  ['topic.upgraded', 'a topic has risen'],
  ['evidence.changed', 'stored evidence of a case differs from what was received'],
  ['review.requested', 'a person must look'],
  ['review.decided', 'a person has decided'],
];

interface EndpointDialogProps {
  endpoint: Endpoint | null;
  onClose: () => void;
  onSecret: (secret: string) => void;
}

function EndpointDialog({ endpoint, onClose, onSecret }: EndpointDialogProps) {
  const [url, setUrl] = useState(endpoint?.url ?? '');
  const [description, setDescription] = useState(endpoint?.description ?? '');
  const [events, setEvents] = useState<ReadonlySet<string>>(new Set(endpoint?.events ?? EVENTS.map(([name]) => name)));
  const body = {
    url: url.trim(),
    description: description.trim(),
    events: EVENTS.map(([name]) => name).filter((name) => events.has(name)),
  };
  const save = useChange(
    () => saved(endpoint, body),
    (secret) => {
      onClose();
      if (secret) onSecret(secret);
    },
  );
  return (
    <Dialog title={endpoint ? 'Edit endpoint' : 'New endpoint'} onClose={onClose}>
      <Form className="stack" onSubmit={() => save.mutate(undefined)}>
        <Field label="URL" hint="Public HTTPS URL.">
          <input type="url" required maxLength={2000} value={url} placeholder="https://" onChange={typed(setUrl)} />
        </Field>
        <Field label="Description">
          <input maxLength={200} value={description} onChange={typed(setDescription)} />
        </Field>
        <CheckList
          legend="Events"
          options={EVENTS.map(([name, words]) => [name, words, name])}
          checked={events}
          onChange={setEvents}
        />
        <Fault error={save.error} />
        <DialogActions onLeave={onClose}>
          <button
            type="submit"
            className="primary"
            disabled={save.isPending || !url.trim() || body.events.length === 0}
          >
            {endpoint ? 'Save' : 'Create endpoint'}
          </button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** The secret of a new endpoint. */
async function saved(endpoint: Endpoint | null, body: Schemas['CreateWebhookDto']): Promise<string | null> {
  if (!endpoint) return (await answer(api.POST('/api/webhooks', { body }))).secret;
  await answer(api.PATCH('/api/webhooks/{id}', { params: { path: { id: endpoint.id } }, body }));
  return null;
}
