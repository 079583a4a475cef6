import { useState } from 'react';
import { type MetricsQuery, useMetrics } from '../../api';
import {
  dollars,
  formatDuration,
  Fault,
  Field,
  Form,
  LineChart,
  type LineChartProps,
  Loading,
  formatNumber,
  percent,
  Section,
  Select,
  type Series,
  useTitle,
} from '../../ui';
import { OutletTable } from '../outlets/outlet';
import { type Figures, type Group, formatMean, formatRate, formatSeconds, type Summary, formatUsd } from './figures';
import { EngineHealth, GroupTable } from './group-table';
import { t } from '../../messages';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

export function Metrics() {
  useTitle(t('metrics.metrics'));
  const [query, setQuery] = useState<MetricsQuery>(() => ({ from: daysAgo(13), to: daysAgo(0), by: 'day' }));
  const { data: summary, error, isPending } = useMetrics(query);
  return (
    <div className="page">
      <div className="page-head">
        <h1>{t('metrics.metrics')}</h1>
        <p className="hush">{t('metrics.daysInUtc')}</p>
      </div>
      <DateRange query={query} onChange={setQuery} />
      <Fault error={error} />
      {isPending ? <Loading what={t('metrics.figures')} /> : null}
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

function DateRange({ query, onChange }: { query: MetricsQuery; onChange: (query: MetricsQuery) => void }) {
  const { from, to, by } = query;
  const change = (part: Partial<MetricsQuery>) => onChange({ ...query, ...part });
  return (
    <Form className="range">
      <Field label={t('metrics.from')}>
        <input
          type="date"
          value={from}
          max={to}
          onChange={({ target }) => target.value && change({ from: target.value })}
        />
      </Field>
      <Field label={t('metrics.to')}>
        <input
          type="date"
          value={to}
          min={from}
          onChange={({ target }) => target.value && change({ to: target.value })}
        />
      </Field>
      <Select label={t('metrics.by')} value={by} options={GROUPINGS} onChange={(chosen) => change({ by: chosen })} />
      <a className="button" href={`/api/metrics/summary.csv?${new URLSearchParams({ from, to, by })}`} download>
        {t('metrics.csv')}
      </a>
    </Form>
  );
}

const GROUPINGS = [
  ['day', t('metrics.dayWord')],
  ['mode', t('metrics.modeWord')],
  ['engine', t('metrics.engineWord')],
] as const;

/** Share of false upgrades that triggers the alarm, as in ops/prometheus/alerts.yml. */
const MAX_FALSE_UPGRADE_RATE = 0.1;

function Tiles({ total, waiting }: { total: Figures; waiting: Summary['reviews'] }) {
  return (
    <dl className="tiles">
      <Outcomes total={total} />
      <Tile
        title={t('metrics.falseUpgrades')}
        value={formatRate(total.false_upgrade_rate)}
        note={t('metrics.falseUpgradesOfUpgradesAsFar', {
          falseUpgrades: total.false_upgrades,
          upgraded: total.upgraded,
        })}
        alarm={(total.false_upgrade_rate ?? 0) > MAX_FALSE_UPGRADE_RATE}
      />
      <Tile
        title={t('metrics.overturnedInReview')}
        value={formatRate(total.overturn_rate)}
        note={t('metrics.overturnedOfDecisions', { overturned: total.overturned, decisions: total.decisions })}
      />
      <Tile
        title={t('metrics.waitingForReview')}
        value={formatNumber(waiting.open)}
        note={
          waiting.oldest_seconds === null
            ? t('metrics.none')
            : t('metrics.oldestOldestSeconds', { oldestSeconds: formatDuration(waiting.oldest_seconds) })
        }
      />
      <Expense total={total} />
    </dl>
  );
}

function Outcomes({ total }: { total: Figures }) {
  return (
    <>
      <Tile
        title={t('metrics.investigations')}
        value={formatNumber(total.investigations)}
        note={t('metrics.completedCompletedFailedFailedCancelled', {
          completed: total.completed,
          failed: total.failed,
          cancelled: total.cancelled,
        })}
      />
      <Tile
        title={t('metrics.success')}
        value={formatRate(total.success_rate)}
        note={
          total.completed === 0
            ? t('metrics.noneCompletedYet')
            : t('metrics.foundThreeSourcesOrMore', { criteriaMetRate: formatRate(total.criteria_met_rate) })
        }
      />
      <Tile
        title={t('metrics.upgraded')}
        value={formatRate(total.upgrade_rate)}
        note={t('metrics.upgradesOfEligibleTopics', { upgraded: total.upgraded })}
      />
      <Tile
        title={t('metrics.notApplied')}
        value={formatNumber(total.withheld_upgrades)}
        note={t('metrics.recommendedWithheldConfirmedApprovedAndWithheldRefused', {
          withheldConfirmed: total.withheld_confirmed,
          withheldRefused: total.withheld_refused,
        })}
      />
    </>
  );
}

function Expense({ total }: { total: Figures }) {
  return (
    <>
      <Tile
        title={t('metrics.sourcesMean')}
        value={formatMean(total.mean_sources)}
        note={t('metrics.partialRateHadCoverageGaps', { partialRate: formatRate(total.partial_rate) })}
      />
      <Tile
        title={t('metrics.timeMedian')}
        value={formatSeconds(total.seconds_p50)}
        note={t('metrics.median95WithinSecondsP9599', {
          secondsP95: formatSeconds(total.seconds_p95),
          secondsP99: formatSeconds(total.seconds_p99),
        })}
      />
      <Tile
        title={t('metrics.meanCost')}
        value={formatUsd(total.cost_per_investigation_usd)}
        note={t('metrics.costUsdInTotal', { costUsd: dollars(total.cost_usd) })}
      />
      <Tile
        title={t('metrics.dailyCost')}
        value={dollars(total.cost_per_day_usd)}
        note={t('metrics.overEveryDayShown')}
      />
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
        title={t('metrics.investigations')}
        days={days}
        series={[
          series(t('metrics.endedWord'), (group) => group.investigations),
          series(t('metrics.upgradedWord'), (group) => group.upgraded),
        ]}
        words={formatNumber}
      />
      <Chart
        title={t('metrics.rates')}
        days={days}
        series={[
          series(t('metrics.successWord'), (group) => group.success_rate),
          series(t('metrics.upgradedWord'), (group) => group.upgrade_rate),
          series(t('metrics.overturnedWord'), (group) => group.overturn_rate),
        ]}
        words={percent}
        most={1}
      />
      <Chart
        title={t('metrics.time')}
        days={days}
        series={[
          series(t('metrics.medianWord'), (group) => group.seconds_p50),
          series(t('metrics.n95Within'), (group) => group.seconds_p95),
        ]}
        words={formatDuration}
      />
      <Chart
        title={t('metrics.cost')}
        days={days}
        series={[
          series(t('metrics.aDay'), (group) => group.cost_usd),
          series(t('metrics.ofOneMean'), (group) => group.cost_per_investigation_usd),
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
