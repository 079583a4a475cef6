import { useState } from 'react';
import { withReadableError, api, type Endpoint, useChange } from '../../api';
import { formatAge, isJustNow, ConfirmDialog, Fault, Moment, useNow } from '../../ui';
import { Deliveries } from './deliveries';
import { t } from '../../messages';

interface EndpointCardProps {
  endpoint: Endpoint;
  onEdit: () => void;
  onSecret: (secret: string) => void;
}

export function EndpointCard({ endpoint, onEdit, onSecret }: EndpointCardProps) {
  const [log, setLog] = useState(false);
  const [asking, setAsking] = useState<'delete' | 'new-secret' | null>(null);
  const { test, toggle } = useEndpointActions(endpoint, () => setLog(true));
  const close = () => setAsking(null);
  return (
    <section className="card endpoint" aria-label={endpoint.url}>
      <About endpoint={endpoint} />
      <Fault error={test.error ?? toggle.error} />
      <div className="actions start">
        <button type="button" disabled={!endpoint.enabled || test.isPending} onClick={() => test.mutate(undefined)}>
          {t('admin.sendATest')}
        </button>
        <button type="button" aria-expanded={log} onClick={() => setLog(!log)}>
          {log ? t('admin.hideLog') : t('admin.deliveryLog')}
        </button>
        <button type="button" onClick={onEdit}>
          {t('admin.change')}
        </button>
        <button type="button" disabled={toggle.isPending} onClick={() => toggle.mutate(undefined)}>
          {endpoint.enabled ? t('admin.disable') : t('admin.enable')}
        </button>
        <button type="button" onClick={() => setAsking('new-secret')}>
          {t('admin.newSecret')}
        </button>
        <button type="button" className="danger" onClick={() => setAsking('delete')}>
          {t('admin.delete')}
        </button>
      </div>
      {log ? <Deliveries endpoint={endpoint} /> : null}
      {asking === 'delete' ? <DeleteDialog id={endpoint.id} onClose={close} /> : null}
      {asking === 'new-secret' ? <NewSecretDialog id={endpoint.id} onClose={close} onSecret={onSecret} /> : null}
    </section>
  );
}

/** Sends a test message, or enables or disables the endpoint. */
function useEndpointActions({ id, enabled }: Endpoint, onTested: () => void) {
  const params = { path: { id } };
  const test = useChange(() => withReadableError(api.POST('/api/webhooks/{id}/test', { params })), onTested);
  const toggle = useChange(() =>
    withReadableError(api.PATCH('/api/webhooks/{id}', { params, body: { enabled: !enabled } })),
  );
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
        {t.rich('admin.eventTypesCreatedDetail', {
          count: events.length,
          moment: () => <Moment at={created_at} />,
          detail: created_by ? t('admin.byCreatedByWord', { createdBy: created_by }) : '',
        })}
        {until ? <> {t.rich('admin.theOldSecretIsValid', { moment: () => <Moment at={until} /> })}</> : null}
      </p>
      {disabled_reason ? (
        <p className="note">{t('admin.disabledDisabledReason', { disabledReason: disabled_reason })}</p>
      ) : null}
    </>
  );
}

function failingText(since: string, now: number): string {
  return isJustNow(since, now) ? t('admin.failing') : t('admin.failingForLong', { long: formatAge(since, now) });
}

function State({ endpoint }: { endpoint: Endpoint }) {
  const now = useNow(15_000);
  if (!endpoint.enabled) return <span className="chip">{t('admin.off')}</span>;
  if (endpoint.failing_since) return <span className="chip bad">{failingText(endpoint.failing_since, now)}</span>;
  return <span className="chip good">{t('admin.on')}</span>;
}

/** Asks for confirmation before an endpoint is deleted. */

function DeleteDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const remove = useChange(
    () => withReadableError(api.DELETE('/api/webhooks/{id}', { params: { path: { id } } })),
    onClose,
  );
  return (
    <ConfirmDialog
      title={t('admin.deleteThisEndpoint')}
      confirm={t('admin.deleteEndpoint')}
      change={remove}
      onClose={onClose}
    >
      {t('admin.itsLogAndPendingDeliveries')}
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
    () => withReadableError(api.POST('/api/webhooks/{id}/rotate-secret', { params: { path: { id } } })),
    ({ secret }) => {
      onClose();
      onSecret(secret);
    },
  );
  return (
    <ConfirmDialog
      title={t('admin.createANewSecret')}
      confirm={t('admin.createSecret')}
      look="primary"
      change={rotate}
      onClose={onClose}
    >
      {t('admin.theOldSecretStaysValid')}
    </ConfirmDialog>
  );
}
