import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answer, api, type Schemas } from '../api/client';
import { useEngineTitle } from '../api/hooks';
import { LineChart, type Series } from '../ui/line-chart';
import { Fault, Field, Loading, Nothing, Section, useTitle } from '../ui/parts';
import { count, dollars, duration, number, percent } from '../ui/words';

type Grouping = 'day' | 'mode' | 'engine';
type Figures = Schemas['FiguresAnswer'];
type Group = Schemas['FigureGroupAnswer'];
type Summary = Schemas['MetricsSummaryAnswer'];

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const rate = (value: number | null) => (value === null ? '–' : percent(value));
const seconds = (value: number | null) => (value === null ? '–' : duration(value));
const usd = (value: number | null) => (value === null ? '–' : dollars(value));

/** False upgrades of all upgrades; more than this is an alarm, as in ops/prometheus/alerts.yml. */
const FALSE_UPGRADES_ALARM = 0.1;

export function Metrics() {
  useTitle('Metrics');
  const [from, setFrom] = useState(() => daysAgo(13));
  const [to, setTo] = useState(() => daysAgo(0));
  const [by, setBy] = useState<Grouping>('day');
  const query = { from, to, by };
  const summary = useQuery({
    queryKey: ['metrics', from, to, by],
    queryFn: () => answer(api.GET('/api/metrics/summary', { params: { query } })),
    placeholderData: keepPreviousData,
    refetchInterval: 15_000,
  });
  return (
    <div className="page">
      <div className="page-head">
        <h1>Metrics</h1>
        <p className="hush">Days are days of UTC.</p>
      </div>
      <form className="range" onSubmit={(event) => event.preventDefault()}>
        <Field label="From">
          <input
            type="date"
            value={from}
            max={to}
            onChange={(event) => event.target.value && setFrom(event.target.value)}
          />
        </Field>
        <Field label="To">
          <input
            type="date"
            value={to}
            min={from}
            onChange={(event) => event.target.value && setTo(event.target.value)}
          />
        </Field>
        <Field label="By">
          <select value={by} onChange={(event) => setBy(event.target.value as Grouping)}>
            <option value="day">day</option>
            <option value="mode">mode</option>
            <option value="engine">engine</option>
          </select>
        </Field>
        <a className="button" href={`/api/metrics/summary.csv?${new URLSearchParams(query).toString()}`} download>
          CSV
        </a>
      </form>
      <Fault error={summary.error} />
      {summary.isPending ? <Loading what="figures" /> : null}
      {summary.data ? <Figured summary={summary.data} /> : null}
    </div>
  );
}

function Figured({ summary }: { summary: Summary }) {
  return (
    <>
      <Tiles total={summary.total} waiting={summary.reviews} />
      {summary.by === 'day' ? <Days groups={summary.groups} /> : null}
      {summary.by === 'engine' ? null : <Groups groups={summary.groups} by={summary.by} />}
      <EngineHealth engines={summary.engines} />
    </>
  );
}

function Tiles({ total, waiting }: { total: Figures; waiting: Summary['reviews'] }) {
  const alarmed = (total.false_upgrade_rate ?? 0) > FALSE_UPGRADES_ALARM;
  return (
    <dl className="tiles">
      <Tile
        title="Investigations"
        value={number(total.investigations)}
        note={`${total.completed} completed, ${total.failed} failed, ${total.cancelled} cancelled`}
      />
      <Tile
        title="Success"
        value={rate(total.success_rate)}
        note={`${rate(total.three_sources_rate)} found three sources or more`}
      />
      <Tile
        title="Upgraded"
        value={rate(total.upgrade_rate)}
        note={`${count(total.upgraded, 'upgrade')}, of topics that could rise`}
      />
      <Tile
        title="False upgrades"
        value={rate(total.false_upgrade_rate)}
        note={`${total.false_upgrades} of ${count(total.upgraded, 'upgrade')}, as far as marked`}
        alarm={alarmed}
      />
      <Tile
        title="Overturned in review"
        value={rate(total.overturn_rate)}
        note={`${total.overturned} of ${count(total.decisions, 'decision')}`}
      />
      <Tile
        title="Waiting for a person"
        value={number(waiting.open)}
        note={waiting.oldest_seconds === null ? 'none' : `oldest ${duration(waiting.oldest_seconds)}`}
      />
      <Tile
        title="Sources, mean"
        value={total.mean_sources === null ? '–' : total.mean_sources.toFixed(1)}
        note={`${rate(total.partial_rate)} could not look everywhere`}
      />
      <Tile
        title="Time, median"
        value={seconds(total.seconds_p50)}
        note={`of the completed; p95 ${seconds(total.seconds_p95)}, p99 ${seconds(total.seconds_p99)}`}
      />
      <Tile
        title="Cost of one, mean"
        value={usd(total.cost_per_investigation_usd)}
        note={`${dollars(total.cost_usd)} in all`}
      />
      <Tile title="Cost a day" value={dollars(total.cost_per_day_usd)} note="over every day shown" />
    </dl>
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

function Days({ groups }: { groups: Group[] }) {
  const of = (name: string, read: (group: Group) => number | null): Series => ({ name, values: groups.map(read) });
  const days = groups.map(({ key }) => key);
  return (
    <div className="charts">
      <Chart
        title="Investigations"
        days={days}
        series={[of('ended', (group) => group.investigations), of('upgraded', (group) => group.upgraded)]}
        words={number}
      />
      <Chart
        title="Rates"
        days={days}
        series={[
          of('success', (group) => group.success_rate),
          of('upgraded', (group) => group.upgrade_rate),
          of('overturned', (group) => group.overturn_rate),
        ]}
        words={percent}
        most={1}
      />
      <Chart
        title="Time"
        days={days}
        series={[of('median', (group) => group.seconds_p50), of('p95', (group) => group.seconds_p95)]}
        words={duration}
      />
      <Chart
        title="Cost"
        days={days}
        series={[
          of('a day', (group) => group.cost_usd),
          of('of one, mean', (group) => group.cost_per_investigation_usd),
        ]}
        words={dollars}
      />
    </div>
  );
}

function Chart({
  title,
  ...chart
}: {
  title: string;
  days: string[];
  series: Series[];
  words: (value: number) => string;
  most?: number;
}) {
  return (
    <Section title={title}>
      <LineChart title={title} {...chart} />
    </Section>
  );
}

function Groups({ groups, by }: { groups: Group[]; by: 'day' | 'mode' }) {
  const shown =
    by === 'day' ? groups.filter(({ investigations, decisions }) => investigations + decisions > 0).reverse() : groups;
  return (
    <Section title={by === 'day' ? 'Day by day' : 'Mode by mode'}>
      {shown.length === 0 ? <Nothing>Nothing ended in these days.</Nothing> : null}
      {shown.length > 0 ? (
        <div className="scroll" role="region" aria-label={`By ${by}`} tabIndex={0}>
          <table className="list">
            <thead>
              <tr>
                <th scope="col">{by === 'day' ? 'Day' : 'Mode'}</th>
                {[
                  'Ended',
                  'Success',
                  'Upgraded',
                  'False upgrades',
                  'Overturned',
                  'Sources',
                  'Median',
                  'p95',
                  'Cost',
                  'Cost of one',
                ].map((title) => (
                  <th key={title} scope="col" className="num">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((group) => (
                <tr key={group.key}>
                  <th scope="row" className="nowrap">
                    {group.key}
                  </th>
                  <td className="num">{number(group.investigations)}</td>
                  <td className="num">{rate(group.success_rate)}</td>
                  <td className="num">{rate(group.upgrade_rate)}</td>
                  <td className="num">{rate(group.false_upgrade_rate)}</td>
                  <td className="num">{rate(group.overturn_rate)}</td>
                  <td className="num">{group.mean_sources === null ? '–' : group.mean_sources.toFixed(1)}</td>
                  <td className="num nowrap">{seconds(group.seconds_p50)}</td>
                  <td className="num nowrap">{seconds(group.seconds_p95)}</td>
                  <td className="num">{dollars(group.cost_usd)}</td>
                  <td className="num">{usd(group.cost_per_investigation_usd)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </Section>
  );
}

function EngineHealth({ engines }: { engines: Summary['engines'] }) {
  const titleOf = useEngineTitle();
  return (
    <Section title="Engine health" aside="calls answered by the cache left out">
      {engines.length === 0 ? <Nothing>Nobody was asked in these days.</Nothing> : null}
      {engines.length > 0 ? (
        <div className="scroll" role="region" aria-label="Engine health" tabIndex={0}>
          <table className="list">
            <thead>
              <tr>
                <th scope="col">Engine</th>
                <th scope="col">State</th>
                {['Calls', 'Found', 'Nothing', 'Blocked', 'Limited', 'Failed', 'p50', 'p95', 'Cost'].map((title) => (
                  <th key={title} scope="col" className="num">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {engines.map((engine) => (
                <tr key={engine.key}>
                  <th scope="row">{titleOf(engine.key)}</th>
                  <td className="nowrap">
                    <span
                      className={`dot ${engine.healthy === null ? 'idle' : engine.healthy ? 'good' : 'bad'}`}
                      aria-hidden="true"
                    />{' '}
                    {engine.healthy === null
                      ? 'cache alone'
                      : engine.healthy
                        ? 'well'
                        : `${rate(engine.hole_rate)} lost`}
                  </td>
                  {[
                    engine.calls - engine.from_cache,
                    engine.found,
                    engine.nothing_found,
                    engine.blocked,
                    engine.limited,
                    engine.failed,
                  ].map((value, index) => (
                    <td key={index} className="num">
                      {number(value)}
                    </td>
                  ))}
                  <td className="num nowrap">
                    {engine.latency_ms_p50 === null ? '–' : `${number(engine.latency_ms_p50)} ms`}
                  </td>
                  <td className="num nowrap">
                    {engine.latency_ms_p95 === null ? '–' : `${number(engine.latency_ms_p95)} ms`}
                  </td>
                  <td className="num">{dollars(engine.cost_usd)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </Section>
  );
}
