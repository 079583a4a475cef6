import { count, dollars, duration, number } from '../../ui';
import { mean, rate, seconds, usd, type Figures, type Summary } from './figures';

/** False upgrades of all upgrades; more than this is an alarm, as in ops/prometheus/alerts.yml. */
const FALSE_UPGRADES_ALARM = 0.1;

interface TilesProps {
  total: Figures;
  waiting: Summary['reviews'];
}

export function Tiles({ total, waiting }: TilesProps) {
  const alarmed = (total.false_upgrade_rate ?? 0) > FALSE_UPGRADES_ALARM;
  return (
    <dl className="tiles">
      <Outcomes total={total} />
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
