import { useState } from 'react';
import { type MetricsQuery, useMetrics } from '../../api';
import { Fault, Field, Form, Loading, Select, useTitle } from '../../ui';
import { DayCharts } from './day-charts';
import { OutletTable } from '../outlets/outlet';
import { EngineHealth, GroupTable } from './group-table';
import { Tiles } from './tiles';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

export function Metrics() {
  useTitle('Metrics');
  const [query, setQuery] = useState<MetricsQuery>(() => ({ from: daysAgo(13), to: daysAgo(0), by: 'day' }));
  const { data: summary, error, isPending } = useMetrics(query);
  return (
    <div className="page">
      <div className="page-head">
        <h1>Metrics</h1>
        <p className="hush">Days in UTC.</p>
      </div>
      <Range query={query} onChange={setQuery} />
      <Fault error={error} />
      {isPending ? <Loading what="figures" /> : null}
      {summary ? (
        <>
          <Tiles total={summary.total} waiting={summary.reviews} />
          {summary.by === 'day' ? <DayCharts groups={summary.groups} /> : null}
          {summary.by === 'engine' ? null : <GroupTable groups={summary.groups} by={summary.by} />}
          <EngineHealth engines={summary.engines} />
        </>
      ) : null}
      <OutletTable />
    </div>
  );
}

function Range({ query, onChange }: { query: MetricsQuery; onChange: (query: MetricsQuery) => void }) {
  const { from, to, by } = query;
  const change = (part: Partial<MetricsQuery>) => onChange({ ...query, ...part });
  return (
    <Form className="range">
      <Field label="From">
        <input
          type="date"
          value={from}
          max={to}
          onChange={({ target }) => target.value && change({ from: target.value })}
        />
      </Field>
      <Field label="To">
        <input
          type="date"
          value={to}
          min={from}
          onChange={({ target }) => target.value && change({ to: target.value })}
        />
      </Field>
      <Select label="By" value={by} options={['day', 'mode', 'engine']} onChange={(chosen) => change({ by: chosen })} />
      <a className="button" href={`/api/metrics/summary.csv?${new URLSearchParams({ from, to, by })}`} download>
        CSV
      </a>
    </Form>
  );
}
