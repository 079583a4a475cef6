import { useEngineTitle } from '../api/hooks';
import type { Line, Live } from '../api/stream';
import type { InvestigationRow, ProgressEvent, Stance } from '../api/types';
import { Cost, Nothing, Section, StanceChip, TierStars, useNow, WebLink } from '../ui/parts';
import { clock, count, duration, plain } from '../ui/words';

const STEPS = [
  ['search', 'Search'],
  ['read', 'Read'],
  ['assess', 'Assess'],
  ['origin', 'Origin'],
  ['cross-reference', 'Weigh'],
  ['decide', 'Decide'],
] as const;

const LINE_WORDS: Record<Line, string> = {
  connecting: 'Connecting …',
  live: 'Live',
  resuming: 'Connection lost. Resuming where it stopped …',
  ended: 'Done',
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const ofType = (events: ProgressEvent[], type: string) => events.filter((event) => event.type === type);

export function LiveView({ live, row }: { live: Live; row: InvestigationRow }) {
  const { events, line } = live;
  return (
    <div className="live">
      <p className={`line line-${line}`} role="status" data-line={line}>
        {LINE_WORDS[line]}
      </p>
      <Steps row={row} events={events} />
      <div className="columns">
        <div>
          <FoundSources events={events} />
          <Facts events={events} />
        </div>
        <div>
          <Spending row={row} />
          <EnginesAsked events={events} />
          <Log events={events} />
        </div>
      </div>
    </div>
  );
}

function Steps({ row, events }: { row: InvestigationRow; events: ProgressEvent[] }) {
  const done = new Set(
    ofType(events, 'stage.finished')
      .filter(({ data }) => data.round === row.round)
      .map(({ data }) => text(data.stage)),
  );
  const begun = new Set(
    ofType(events, 'stage.started')
      .filter(({ data }) => data.round === row.round)
      .map(({ data }) => text(data.stage)),
  );
  return (
    <ol className="steps" aria-label={`Round ${row.round || 1}`}>
      <li className="round">Round {row.round || 1}</li>
      {STEPS.map(([stage, title]) => {
        const state = done.has(stage) ? 'done' : begun.has(stage) ? 'now' : 'next';
        return (
          <li key={stage} className={state} aria-current={state === 'now' ? 'step' : undefined}>
            {title}
            <span className="sr"> {state === 'done' ? 'done' : state === 'now' ? 'at work' : 'to come'}</span>
          </li>
        );
      })}
    </ol>
  );
}

function Spending({ row }: { row: InvestigationRow }) {
  const now = useNow();
  const ran = row.started_at ? (now - Date.parse(row.started_at)) / 1000 : 0;
  const left = row.estimated_completion ? (Date.parse(row.estimated_completion) - now) / 1000 : null;
  return (
    <Section title="Cost and time">
      <Cost spent={row.cost_usd} budget={row.budget_usd} />
      <p className="hush">
        {row.started_at ? `Running for ${duration(ran)}` : 'Waiting for a worker'}
        {left !== null && left > 0 && left < 86_400 ? `, about ${duration(left)} to go` : ''}
      </p>
    </Section>
  );
}

function FoundSources({ events }: { events: ProgressEvent[] }) {
  const found = ofType(events, 'source.found');
  const read = ofType(events, 'source.read').length;
  const known = new Set(ofType(events, 'source.unrelated').map(({ data }) => data.source_id));
  const waiting = ofType(events, 'source.read').filter(
    ({ data }) => !known.has(data.source_id) && !found.some((event) => event.data.source_id === data.source_id),
  );
  return (
    <Section title="Sources as they arrive" aside={`${count(read, 'page')} read, ${found.length} on the topic`}>
      {read === 0 ? <Nothing>Nothing has been read yet.</Nothing> : null}
      <ul className="sources" aria-live="off">
        {found.map(({ id, data }) => (
          <li key={id} className="source">
            <p className="source-head">
              <TierStars tier={Number(data.tier)} /> <strong>{text(data.name) || text(data.site)}</strong>{' '}
              <StanceChip stance={text(data.stance) as Stance} />
            </p>
            <p className="source-title">
              <WebLink url={text(data.url)}>{text(data.title) || text(data.url)}</WebLink>
            </p>
            {text(data.passage) ? (
              <blockquote className={`passage stance-${text(data.stance)}`}>{text(data.passage)}</blockquote>
            ) : null}
          </li>
        ))}
        {waiting.slice(-8).map(({ id, data }) => (
          <li key={id} className="source waiting">
            <p className="source-title">{text(data.title) || text(data.url)}</p>
            <p className="waiting-foot">
              <span>{text(data.outlet) || text(data.site)}</span>{' '}
              <span>{text(data.verdict) === 'complete' ? 'read' : plain(text(data.verdict)).toLowerCase()}</span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Facts({ events }: { events: ProgressEvent[] }) {
  const checked = new Map(ofType(events, 'fact.checked').map(({ data }) => [text(data.claim_id), data]));
  const claims = ofType(events, 'claim.extracted');
  if (claims.length === 0) return null;
  return (
    <Section title="Claims to check">
      <ul className="claims">
        {claims.map(({ id, data }) => {
          const verdict = text(checked.get(text(data.claim_id))?.verdict);
          return (
            <li key={id}>
              {verdict ? (
                <span className={`chip verdict-${verdict.replace(' ', '-')}`}>{verdict}</span>
              ) : (
                <span className="chip">open</span>
              )}{' '}
              {text(data.text)}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function EnginesAsked({ events }: { events: ProgressEvent[] }) {
  const titleOf = useEngineTitle();
  const asked = new Map<string, { calls: number; hits: number; last: string }>();
  for (const { data } of ofType(events, 'search.answered')) {
    const name = text(data.provider);
    const before = asked.get(name) ?? { calls: 0, hits: 0, last: '' };
    asked.set(name, { calls: before.calls + 1, hits: before.hits + Number(data.hits ?? 0), last: text(data.outcome) });
  }
  const heard = [...asked].filter(([, { last }]) => last !== 'not-configured');
  return (
    <Section title="Engines asked" aside={heard.length ? `${heard.length}` : undefined}>
      {heard.length === 0 ? <Nothing>None yet.</Nothing> : null}
      <ul className="tight">
        {heard.map(([name, { calls, hits, last }]) => (
          <li key={name}>
            <span>{titleOf(name)}</span>
            <span className={last === 'found' || last === 'nothing-found' ? 'hush' : 'warn'}>
              {last === 'found' || last === 'nothing-found'
                ? `${count(hits, 'hit')} in ${count(calls, 'call')}`
                : plain(last)}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const TOLD = new Set([
  'source.read',
  'source.unrelated',
  'search.answered',
  'fact.checked',
  'claim.extracted',
  'source.found',
]);

/** "Search began"; what has no stage is said as it is called. */
function stepWords(type: string, stage: string): string {
  if (type === 'stage.started') return `${plain(stage)} began`;
  if (type === 'stage.finished') return `${plain(stage)} done`;
  return stage ? `${plain(type)}: ${stage}` : plain(type);
}

function Log({ events }: { events: ProgressEvent[] }) {
  const steps = events.filter(({ type }) => !TOLD.has(type)).slice(-14);
  return (
    <Section title="Steps">
      <ol className="log">
        {steps.map(({ id, at, type, data }) => (
          <li key={id} data-event={id}>
            <time dateTime={at}>{clock(at)}</time> {stepWords(type, text(data.stage))}{' '}
            {data.reason ? <span className="hush">{text(data.reason)}</span> : null}
          </li>
        ))}
      </ol>
    </Section>
  );
}
