import { useState } from 'react';
import { answer, api, type DeliveryState, type Endpoint, type Schemas, useChange, useDeliveries } from '../../api';
import { type Column, count, Fault, Field, Form, Moment, number, PagedTable, typed } from '../../ui';

const FILTERS: [DeliveryState, string][] = [
  ['', 'All'],
  ['pending', 'Waiting'],
  ['delivered', 'Delivered'],
  ['failed', 'Failed'],
];
const COLUMNS: Column[] = [
  { title: 'Made' },
  { title: 'Event' },
  { title: 'State' },
  { title: 'Answer' },
  { title: 'Tries', kind: 'num' },
  { title: 'ms', kind: 'num' },
  { title: 'Again', kind: 'unseen' },
];
const STATES: Record<string, [words: string, look: string]> = {
  pending: ['waiting', 'warn'],
  delivered: ['delivered', 'good'],
  failed: ['given up', 'bad'],
};

/** Deliveries to one endpoint and their results. */
export function Deliveries({ endpoint }: { endpoint: Endpoint }) {
  const [state, setState] = useState<DeliveryState>('');
  const found = useDeliveries(endpoint.id, state);
  const rows = found.data?.pages.flatMap(({ deliveries }) => deliveries) ?? [];
  const again = useChange((id: number) =>
    answer(api.POST('/api/webhook-deliveries/{id}/replay', { params: { path: { id } } })),
  );
  return (
    <div className="deliveries">
      <div className="range">
        <div className="tabs small" role="group" aria-label="Show deliveries">
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
        what="deliveries"
        label={`Deliveries to ${endpoint.url}`}
        columns={COLUMNS}
        row={(row) => <Row key={row.id} row={row} busy={again.isPending} onReplay={() => again.mutate(row.id)} />}
        nothing="No deliveries found."
      />
    </div>
  );
}

function Row({ row, busy, onReplay }: { row: Schemas['WebhookDeliveryAnswer']; busy: boolean; onReplay: () => void }) {
  const [words, look] = STATES[row.state] ?? [row.state, ''];
  return (
    <tr>
      <td className="nowrap">
        <Moment at={row.created_at} />
      </td>
      <td>{row.type}</td>
      <td>
        <span className={`chip ${look}`}>{words}</span>
        {row.state === 'pending' && row.next_attempt_at && row.attempts > 0 ? (
          <small>
            again <Moment at={row.next_attempt_at} />
          </small>
        ) : null}
      </td>
      <td>
        {row.response_status ?? '–'}
        {row.reason ? <small>{row.reason}</small> : null}
      </td>
      <td className="num">{row.attempts}</td>
      <td className="num">{row.latency_ms === null ? '–' : number(row.latency_ms)}</td>
      <td className="right">
        {row.state === 'pending' ? null : (
          <button
            type="button"
            className="link"
            disabled={busy}
            onClick={onReplay}
            aria-label={`Send again: ${row.type} number ${row.id}`}
          >
            Send again
          </button>
        )}
      </td>
    </tr>
  );
}

function ReplaySince({ endpoint }: { endpoint: Endpoint }) {
  const [since, setSince] = useState('');
  const replay = useChange(() =>
    answer(
      api.POST('/api/webhooks/{id}/replay', {
        params: { path: { id: endpoint.id } },
        body: { since: `${since}T00:00:00Z` },
      }),
    ),
  );
  return (
    <Form className="replay" onSubmit={() => replay.mutate(undefined)}>
      <Field label="Resend since (UTC)">
        <input type="date" required value={since} onChange={typed(setSince)} />
      </Field>
      <button type="submit" disabled={!since || replay.isPending || !endpoint.enabled}>
        Send again
      </button>
      <span role="status" className="hush">
        {replay.data ? `${count(replay.data.queued, 'message')} queued` : ''}
      </span>
      <Fault error={replay.error} />
    </Form>
  );
}
