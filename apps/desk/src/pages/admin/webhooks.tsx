import { useState } from 'react';
import { withReadableError, api, type Endpoint, type Schemas, useChange, useWebhooks } from '../../api';
import {
  CheckList,
  Dialog,
  DialogActions,
  Fault,
  Field,
  Form,
  Loading,
  EmptyState,
  OneTimeSecret,
  onText,
  useTitle,
} from '../../ui';
import { EndpointCard } from './endpoint-card';
import { t } from '../../messages';

export function Webhooks() {
  useTitle(t('admin.webhooks'));
  const hooks = useWebhooks();
  const [asking, setAsking] = useState<Endpoint | 'new' | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <>
      <div className="page-head">
        <h1>{t('admin.webhooks')}</h1>
        <p className="hush">{t('admin.endpointsThatReceiveSignedEvents')}</p>
        <button type="button" className="primary push" onClick={() => setAsking('new')}>
          {t('admin.newEndpoint')}
        </button>
      </div>
      <Fault error={hooks.error} />
      {hooks.isPending ? <Loading what={t('admin.webhooksWord')} /> : null}
      {hooks.data?.webhooks.length === 0 ? <EmptyState>{t('admin.noEndpointsANewEndpoint')}</EmptyState> : null}
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
        <Dialog title={t('admin.signingSecret')} onClose={() => setSecret(null)}>
          <OneTimeSecret label={t('admin.secret')} value={secret} onKept={() => setSecret(null)}>
            {t('admin.storeItAtTheReceiver')}
          </OneTimeSecret>
        </Dialog>
      ) : null}
    </>
  );
}

const EVENTS: [NonNullable<Schemas['CreateWebhookDto']['events']>[number], string][] = [
  ['investigation.started', t('admin.anInvestigationBegins')],
  ['investigation.waiting', t('admin.aPlanWaitsForApproval')],
  ['investigation.paused', t('admin.anInvestigationIsPaused')],
  ['investigation.resumed', t('admin.aPausedOneGoesOn')],
  ['source.found', t('admin.aSourceSpeaksAboutThe')],
  ['claim.extracted', t('admin.aClaimIsToBe')],
  ['fact.checked', t('admin.aClaimHasItsVerdict')],
  ['timeline.event', t('admin.somethingThatHappenedHasIts')],
  ['balance.assessed', t('admin.itIsKnownWhoSpeaks')],
  ['investigation.partial', t('admin.somethingCouldNotBeLooked')],
  ['investigation.completed', t('admin.theResultIsThere')],
  ['source.changed', t('admin.aSourceChangedSinceThe')],
  ['topic.upgraded', t('admin.aTopicHasRisen')],
  ['evidence.changed', t('admin.storedEvidenceOfACase')],
  ['review.requested', t('admin.aPersonMustLook')],
  ['review.decided', t('admin.aPersonHasDecided')],
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
    () => saveEndpoint(endpoint, body),
    (secret) => {
      onClose();
      if (secret) onSecret(secret);
    },
  );
  return (
    <Dialog title={endpoint ? t('admin.editEndpoint') : t('admin.newEndpoint')} onClose={onClose}>
      <Form className="stack" onSubmit={() => save.mutate(undefined)}>
        <Field label={t('admin.url')} hint={t('admin.publicHttpsUrl')}>
          <input type="url" required maxLength={2000} value={url} placeholder="https://" onChange={onText(setUrl)} />
        </Field>
        <Field label={t('admin.description')}>
          <input maxLength={200} value={description} onChange={onText(setDescription)} />
        </Field>
        <CheckList
          legend={t('admin.events')}
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
            {endpoint ? t('admin.save') : t('admin.createEndpoint')}
          </button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** Saves an endpoint. Returns the secret of a new one; null for an existing one. */
async function saveEndpoint(endpoint: Endpoint | null, body: Schemas['CreateWebhookDto']): Promise<string | null> {
  if (!endpoint) return (await withReadableError(api.POST('/api/webhooks', { body }))).secret;
  await withReadableError(api.PATCH('/api/webhooks/{id}', { params: { path: { id: endpoint.id } }, body }));
  return null;
}
