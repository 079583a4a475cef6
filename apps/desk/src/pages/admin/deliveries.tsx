import { useState } from 'react';
import {
  withReadableError,
  api,
  type DeliveryState,
  type Endpoint,
  type Schemas,
  useChange,
  useDeliveries,
} from '../../api';
import { type Column, Fault, Field, Form, Moment, formatNumber, PagedTable, onText } from '../../ui';
import { t } from '../../messages';

const FILTERS: [DeliveryState, string][] = [
  ['', t('admin.all')],
  ['pending', t('admin.waiting')],
  ['delivered', t('admin.delivered')],
  ['failed', t('admin.failed')],
];
const COLUMNS: Column[] = [
  { title: t('admin.made') },
  { title: t('admin.event') },
  { title: t('admin.state') },
  { title: t('admin.answer') },
  { title: t('admin.tries'), kind: 'num' },
  { title: t('admin.ms'), kind: 'num' },
  { title: t('admin.again'), kind: 'unseen' },
];
const STATE_LABELS: Record<string, [words: string, look: string]> = {
  pending: [t('admin.waitingWord'), 'warn'],
  delivered: [t('admin.deliveredWord'), 'good'],
  failed: [t('admin.givenUp'), 'bad'],
};

/** Deliveries to one endpoint and their results. */
export function Deliveries({ endpoint }: { endpoint: Endpoint }) {
  const [state, setState] = useState<DeliveryState>('');
  const found = useDeliveries(endpoint.id, state);
  const rows = found.data?.pages.flatMap(({ deliveries }) => deliveries) ?? [];
  const again = useChange((id: number) =>
    withReadableError(api.POST('/api/webhook-deliveries/{id}/replay', { params: { path: { id } } })),
  );
  return (
    <div className="deliveries">
      <div className="range">
        <div className="tabs small" role="group" aria-label={t('admin.showDeliveries')}>
          {FILTERS.map(([value, title]) => (
            <button key={title} type="button" aria-pressed={state === value} onClick={() => setState(value)}>
              {title}
            </button>
          ))}
        </div>
        <ReplaySince endpoint={endpoint} />
      </div>
      <Fault error={again.error} />
      <PagedTable
        dense
        found={found}
        rows={rows}
        what={t('admin.deliveries')}
        label={t('admin.deliveriesToUrl', { url: endpoint.url })}
        columns={COLUMNS}
        row={(row) => <Row key={row.id} row={row} busy={again.isPending} onReplay={() => again.mutate(row.id)} />}
        nothing={t('admin.noDeliveriesFound')}
      />
    </div>
  );
}

function Row({
  row,
  busy,
  onReplay,
}: {
  row: Schemas['WebhookDeliveryResponse'];
  busy: boolean;
  onReplay: () => void;
}) {
  const [words, look] = STATE_LABELS[row.state] ?? [row.state, ''];
  return (
    <tr>
      <td className="nowrap">
        <Moment at={row.created_at} />
      </td>
      <td>{row.type}</td>
      <td>
        <span className={`chip ${look}`}>{words}</span>
        {row.state === 'pending' && row.next_attempt_at && row.attempts > 0 ? (
          <small>{t.rich('admin.againWord', { moment: () => <Moment at={row.next_attempt_at} /> })}</small>
        ) : null}
      </td>
      <td>
        {row.response_status ?? '–'}
        {row.reason ? <small>{row.reason}</small> : null}
      </td>
      <td className="num">{row.attempts}</td>
      <td className="num">{row.latency_ms === null ? '–' : formatNumber(row.latency_ms)}</td>
      <td className="right">
        {row.state === 'pending' ? null : (
          <button
            type="button"
            className="link"
            disabled={busy}
            onClick={onReplay}
            aria-label={t('admin.sendAgainTypeNumberId', { type: row.type, id: String(row.id) })}
          >
            {t('admin.sendAgain')}
          </button>
        )}
      </td>
    </tr>
  );
}

function ReplaySince({ endpoint }: { endpoint: Endpoint }) {
  const [since, setSince] = useState('');
  const replay = useChange(() =>
    withReadableError(
      api.POST('/api/webhooks/{id}/replay', {
        params: { path: { id: endpoint.id } },
        body: { since: `${since}T00:00:00Z` },
      }),
    ),
  );
  return (
    <Form className="replay" onSubmit={() => replay.mutate(undefined)}>
      <Field label={t('admin.resendSinceUtc')}>
        <input type="date" required value={since} onChange={onText(setSince)} />
      </Field>
      <button type="submit" disabled={!since || replay.isPending || !endpoint.enabled}>
        {t('admin.sendAgain')}
      </button>
      <span role="status" className="hush">
        {replay.data ? t('admin.messagesQueued', { queued: replay.data.queued }) : ''}
      </span>
      <Fault error={replay.error} />
    </Form>
  );
}
