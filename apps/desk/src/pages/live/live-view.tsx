import { type Connection, type InvestigationRow, type Live, type ProgressEvent, useSpent } from '../../api';
import {
  Cost,
  duration,
  Moment,
  Nothing,
  plain,
  roughly,
  Section,
  StanceChip,
  Stars,
  Tally,
  useNow,
  WebLink,
  When,
} from '../../ui';
import { DeepResearch } from '../case/changes';
import { type LiveCard, liveCards, readSoFar, tallySoFar } from './cards';
import { type Events, logged, ofType, openedPages, stepWords, text, unjudged } from './progress';
import { Claims } from './claims';
import { Queries } from './queries';
import { EnginesAsked, LiveCollections, LiveQuestions, Steps } from './steps';
import { t, word } from '../../messages';

const CONNECTION_WORDS: Record<Connection, string> = {
  connecting: t('live.connecting'),
  live: t('live.live'),
  resuming: t('live.connectionLostReconnecting'),
  ended: t('live.done2'),
};

/** A running investigation, from its live events. */
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
          <Queries events={events} round={row.round} />
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
    <Section title={t('live.costAndTime')}>
      <Cost spent={Math.min(spent, row.cost_usd)} budget={row.budget_usd} />
      <p className="hush">
        {runningWords(row, ran)}
        {usual === null ? '' : t('live.recentOnesOfThisMode', { usual: roughly(usual) })}
      </p>
    </Section>
  );
}

/** Estimate from investigations in the same mode. */
function usualSeconds({ estimated_completion, created_at }: InvestigationRow): number | null {
  const seconds = estimated_completion ? (Date.parse(estimated_completion) - Date.parse(created_at)) / 1000 : 0;
  return seconds > 0 && seconds < DAY_SECONDS ? seconds : null;
}

function runningWords({ status, started_at }: InvestigationRow, ran: number): string {
  if (status === 'paused') return t('live.paused');
  return started_at ? t('live.runningForRan', { ran: duration(ran) }) : t('live.waitingForAWorker');
}

function Log({ events }: { events: Events }) {
  return (
    <Section title={t('live.steps')}>
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

/** Maximum unevaluated pages shown, latest first. */
const WAITING_SHOWN = 8;

function FoundSources({ events }: { events: Events }) {
  const cards = liveCards(events);
  const waiting = unjudged(events);
  const pages = openedPages(events);
  const unrelated = ofType(events, 'source.unrelated').length;
  return (
    <Section title={t('live.sourcesAsTheyArrive')} aside={asideOf(pages, cards.length, unrelated)}>
      {pages.opened === 0 ? <Nothing>{t('live.noPagesReadYet')}</Nothing> : null}
      <Judged events={events} />
      <Tally tally={tallySoFar(cards)} title={t('live.credibilityOfTheSourcesSo')} />
      <ul className="sources" aria-live="off">
        {cards.map((card) => (
          <Found key={card.id} card={card} />
        ))}
        {waiting.slice(-WAITING_SHOWN).map((event) => (
          <Waiting key={event.id} event={event} />
        ))}
      </ul>
      {waiting.length > WAITING_SHOWN ? (
        <p className="hush">{t('live.andNMoreWaiting', { n: waiting.length - WAITING_SHOWN })}</p>
      ) : null}
    </Section>
  );
}

/** Pages not on the topic have no card, so they are listed here. */
const asideOf = ({ opened, read }: ReturnType<typeof openedPages>, about: number, unrelated: number): string =>
  t('live.detailReadAboutOnThe', {
    detail: read === opened ? t('live.pages', { read }) : t('live.readOfPages', { read, opened }),
    about,
  }) + (unrelated > 0 ? t('live.unrelatedNot', { unrelated }) : '');

/** Evaluation progress such as "3 of 14", as text and bar. */
function Judged({ events }: { events: Events }) {
  const soFar = readSoFar(events);
  if (!soFar) return null;
  return (
    <div className="judged">
      <span>
        {t.rich('live.atOfOfSummarized', {
          b: (chunks) => <b className="figure">{chunks}</b>,
          at: String(soFar.at),
          of: soFar.of,
        })}
      </span>
      <progress value={soFar.at} max={soFar.of} aria-label={t('live.pagesSummarized')} />
    </div>
  );
}

const Found = ({ card: { stars, outlet, stance, lean, title, url, keyFinding, published } }: { card: LiveCard }) => (
  <li className="source found">
    <div className="source-head">
      <Stars stars={stars} /> <strong dir="auto">{outlet}</strong> <StanceChip stance={stance} />
      {lean ? <span className="chip">{t('live.lean', { lean: word(lean) })}</span> : null}
      <span className="hush">{published ? <When at={published} /> : t('live.undated')}</span>
    </div>
    <p className="source-title" dir="auto">
      <WebLink url={url}>{title?.trim() || url}</WebLink>
    </p>
    {keyFinding ? (
      <blockquote className={`passage stance-${stance}`} dir="auto">
        <mark>{keyFinding}</mark>
      </blockquote>
    ) : null}
  </li>
);

const Waiting = ({ event: { data } }: { event: ProgressEvent }) => (
  <li className="source waiting">
    <p className="source-title" dir="auto">
      {text(data.title) || text(data.url)}
    </p>
    <p className="waiting-foot">
      <span>{text(data.outlet) || text(data.site)}</span>{' '}
      <span>{text(data.verdict) === 'complete' ? t('live.readWord') : plain(text(data.verdict)).toLowerCase()}</span>
    </p>
  </li>
);
