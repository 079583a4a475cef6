import { useState } from 'react';
import { type MetricsQuery, useMetrics } from '../../api';
import {
  count,
  dollars,
  duration,
  Fault,
  Field,
  Form,
  LineChart,
  type LineChartProps,
  Loading,
  number,
  percent,
  Section,
  Select,
  type Series,
  useTitle,
} from '../../ui';
import { OutletTable } from '../outlets/outlet';
import { type Figures, type Group, mean, rate, seconds, type Summary, usd } from './figures';
import { EngineHealth, GroupTable } from './group-table';

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

/** Share of false upgrades that triggers the alarm, as in ops/prometheus/alerts.yml. */
const FALSE_UPGRADES_ALARM = 0.1;

function Tiles({ total, waiting }: { total: Figures; waiting: Summary['reviews'] }) {
  return (
    <dl className="tiles">
      <Outcomes total={total} />
      <Tile
        title="False upgrades"
        value={rate(total.false_upgrade_rate)}
        note={`${total.false_upgrades} of ${count(total.upgraded, 'upgrade')}, as far as marked`}
        alarm={(total.false_upgrade_rate ?? 0) > FALSE_UPGRADES_ALARM}
      />
      <Tile
        title="Overturned in review"
        value={rate(total.overturn_rate)}
        note={`${total.overturned} of ${count(total.decisions, 'decision')}`}
      />
      <Tile
        title="Waiting for review"
        value={number(waiting.open)}
        note={waiting.oldest_seconds === null ? 'none' : `oldest ${duration(waiting.oldest_seconds)}`}
      />
      <Expense total={total} />
    </dl>
  );
}

function Outcomes({ total }: { total: Figures }) {
  return (
    <>
      <Tile
        title="Investigations"
        value={number(total.investigations)}
        note={`${total.completed} completed, ${total.failed} failed, ${total.cancelled} cancelled`}
      />
      <Tile
        title="Success"
        value={rate(total.success_rate)}
        note={
          total.completed === 0
            ? 'none completed yet'
            : `found three sources or more; ${rate(total.criteria_met_rate)} met a criterion of success, ` +
              'which no upgrade needs'
        }
      />
      <Tile
        title="Upgraded"
        value={rate(total.upgrade_rate)}
        note={`${count(total.upgraded, 'upgrade')}, of eligible topics`}
      />
      <Tile
        title="Not applied"
        value={number(total.withheld_upgrades)}
        note={`recommended; ${total.withheld_confirmed} approved and ${total.withheld_refused} rejected in review`}
      />
    </>
  );
}

function Expense({ total }: { total: Figures }) {
  return (
    <>
      <Tile
        title="Sources, mean"
        value={mean(total.mean_sources)}
        note={`${rate(total.partial_rate)} had coverage gaps`}
      />
      <Tile
        title="Time, median"
        value={seconds(total.seconds_p50)}
        note={`median; 95% within ${seconds(total.seconds_p95)}, 99% within ${seconds(total.seconds_p99)}`}
      />
      <Tile
        title="Mean cost"
        value={usd(total.cost_per_investigation_usd)}
        note={`${dollars(total.cost_usd)} in total`}
      />
      <Tile title="Daily cost" value={dollars(total.cost_per_day_usd)} note="over every day shown" />
    </>
  );
}

function Tile({ title, value, note, alarm = false }: { title: string; value: string; note: string; alarm?: boolean }) {
  return (
    <div className={alarm ? 'tile alarm' : 'tile'}>
      <dt>{title}</dt>
      <dd>
        {value}
        <small className={alarm ? 'warn' : 'hush'}>{note}</small>
      </dd>
    </div>
  );
}

function DayCharts({ groups }: { groups: Group[] }) {
  const series = (name: string, read: (group: Group) => number | null): Series => ({ name, values: groups.map(read) });
  const days = groups.map(({ key }) => key);
  return (
    <div className="charts">
      <Chart
        title="Investigations"
        days={days}
        series={[series('ended', (group) => group.investigations), series('upgraded', (group) => group.upgraded)]}
        words={number}
      />
      <Chart
        title="Rates"
        days={days}
        series={[
          series('success', (group) => group.success_rate),
          series('upgraded', (group) => group.upgrade_rate),
          series('overturned', (group) => group.overturn_rate),
        ]}
        words={percent}
        most={1}
      />
      <Chart
        title="Time"
        days={days}
        series={[series('median', (group) => group.seconds_p50), series('95% within', (group) => group.seconds_p95)]}
        words={duration}
      />
      <Chart
        title="Cost"
        days={days}
        series={[
          series('a day', (group) => group.cost_usd),
          series('of one, mean', (group) => group.cost_per_investigation_usd),
        ]}
        words={dollars}
      />
    </div>
  );
}

const Chart = (chart: LineChartProps) => (
  <Section title={chart.title}>
    <LineChart {...chart} />
  </Section>
);
