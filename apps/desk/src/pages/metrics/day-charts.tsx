import { dollars, duration, LineChart, type LineChartProps, number, percent, Section, type Series } from '../../ui';
import type { Group } from './figures';

export function DayCharts({ groups }: { groups: Group[] }) {
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
