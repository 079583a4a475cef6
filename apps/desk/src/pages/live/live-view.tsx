import { type Connection, type InvestigationRow, type Live, useSpent } from '../../api';
import { Cost, duration, Moment, roughly, Section, useNow } from '../../ui';
import { DeepResearch } from '../case/changes';
import { Claims, EnginesAsked, LiveCollections, LiveQuestions, Steps } from './steps';
import { FoundSources } from './found-sources';
import { logged, stepWords, text, type Events } from './progress';

const CONNECTION_WORDS: Record<Connection, string> = {
  connecting: 'Connecting …',
  live: 'Live',
  resuming: 'Connection lost. Reconnecting …',
  ended: 'Done',
};

/** An investigation under way, told by its events as they come. */
export function LiveView({ live: { events, connection }, row }: { live: Live; row: InvestigationRow }) {
  return (
    <div className="live">
      <p className={`line line-${connection}`} role="status" data-line={connection}>
        {CONNECTION_WORDS[connection]}
      </p>
      <Steps round={row.round} events={events} />
      <div className="columns">
        <div>
          <FoundSources events={events} />
          <LiveQuestions events={events} />
          <Claims events={events} />
        </div>
        <div>
          <Spending row={row} />
          <EnginesAsked events={events} />
          <LiveCollections events={events} />
          <DeepResearch id={row.id} />
          <Log events={events} />
        </div>
      </div>
    </div>
  );
}

const DAY_SECONDS = 86_400;

function Spending({ row }: { row: InvestigationRow }) {
  const now = useNow();
  const spent = useSpent(row.id) ?? 0;
  const ran = row.started_at ? (now - Date.parse(row.started_at)) / 1000 : 0;
  const usual = usualSeconds(row);
  return (
    <Section title="Cost and time">
      <Cost spent={Math.min(spent, row.cost_usd)} budget={row.budget_usd} />
      <p className="hush">
        {runningWords(row, ran)}
        {usual === null ? '' : `; recent ones of this mode took about ${roughly(usual)}`}
      </p>
    </Section>
  );
}

/** By what others of its mode took. */
function usualSeconds({ estimated_completion, created_at }: InvestigationRow): number | null {
  const seconds = estimated_completion ? (Date.parse(estimated_completion) - Date.parse(created_at)) / 1000 : 0;
  return seconds > 0 && seconds < DAY_SECONDS ? seconds : null;
}

function runningWords({ status, started_at }: InvestigationRow, ran: number): string {
  if (status === 'paused') return 'Paused';
  return started_at ? `Running for ${duration(ran)}` : 'Waiting for a worker';
}

function Log({ events }: { events: Events }) {
  return (
    <Section title="Steps">
      <ol className="log">
        {logged(events).map(({ id, at, type, data }) => (
          <li key={id} data-event={id}>
            <Moment form="clock" at={at} /> {stepWords(type, text(data.stage))}{' '}
            {data.reason ? <span className="hush">{text(data.reason)}</span> : null}
          </li>
        ))}
      </ol>
    </Section>
  );
}
