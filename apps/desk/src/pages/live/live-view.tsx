import { type Connection, type InvestigationRow, type LiveState, type ProgressEvent, useSpent } from '../../api';
import {
  Cost,
  formatDuration,
  Moment,
  EmptyState,
  humanizeCode,
  formatRoughDuration,
  Section,
  StanceChip,
  Stars,
  Tally,
  useNow,
  WebLink,
  DayOrMoment,
  VerdictChip,
} from '../../ui';
import { DeepResearch } from '../case/changes';
import { type LiveCard, liveCards, countRead, tallyCredibility } from './cards';
import {
  type Events,
  loggedEvents,
  filterEvents,
  countOpenedPages,
  stepText,
  toText,
  unjudgedPages,
  liveClaims,
} from './progress';
import { Queries } from './queries';
import { EnginesAsked, LiveCollections, LiveQuestions, Steps } from './steps';
import { t, translateCode } from '../../messages';

const CONNECTION_WORDS: Record<Connection, string> = {
  connecting: t('live.connecting'),
  live: t('live.live'),
  resuming: t('live.connectionLostReconnecting'),
  ended: t('live.done2'),
};

/** A running investigation, from its live events. */
export function LiveView({ live: { events, connection }, row }: { live: LiveState; row: InvestigationRow }) {
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
  const usual = estimateSeconds(row);
  return (
    <Section title={t('live.costAndTime')}>
      <Cost spent={Math.min(spent, row.cost_usd)} budget={row.budget_usd} />
      <p className="hush">
        {runningText(row, ran)}
        {usual === null ? '' : t('live.recentOnesOfThisMode', { usual: formatRoughDuration(usual) })}
      </p>
    </Section>
  );
}

/** Usual duration in seconds, estimated from investigations in the same mode. */
function estimateSeconds({ estimated_completion, created_at }: InvestigationRow): number | null {
  const seconds = estimated_completion ? (Date.parse(estimated_completion) - Date.parse(created_at)) / 1000 : 0;
  return seconds > 0 && seconds < DAY_SECONDS ? seconds : null;
}

function runningText({ status, started_at }: InvestigationRow, ran: number): string {
  if (status === 'paused') return t('live.paused');
  return started_at ? t('live.runningForRan', { ran: formatDuration(ran) }) : t('live.waitingForAWorker');
}

function Log({ events }: { events: Events }) {
  return (
    <Section title={t('live.steps')}>
      <ol className="log">
        {loggedEvents(events).map(({ id, at, type, data }) => (
          <li key={id} data-event={id}>
            <Moment form="clock" at={at} /> {stepText(type, toText(data.stage))}{' '}
            {data.reason ? <span className="hush">{toText(data.reason)}</span> : null}
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
  const waiting = unjudgedPages(events);
  const pages = countOpenedPages(events);
  const unrelated = filterEvents(events, 'source.unrelated').length;
  return (
    <Section title={t('live.sourcesAsTheyArrive')} aside={asideText(pages, cards.length, unrelated)}>
      {pages.opened === 0 ? <EmptyState>{t('live.noPagesReadYet')}</EmptyState> : null}
      <JudgedPages events={events} />
      <Tally tally={tallyCredibility(cards)} title={t('live.credibilityOfTheSourcesSo')} />
      <ul className="sources" aria-live="off">
        {cards.map((card) => (
          <FoundSource key={card.id} card={card} />
        ))}
        {waiting.slice(-WAITING_SHOWN).map((event) => (
          <WaitingSource key={event.id} event={event} />
        ))}
      </ul>
      {waiting.length > WAITING_SHOWN ? (
        <p className="hush">{t('live.andNMoreWaiting', { n: waiting.length - WAITING_SHOWN })}</p>
      ) : null}
    </Section>
  );
}

/** Summary line. Also counts pages not about the topic, which have no card. */
const asideText = ({ opened, read }: ReturnType<typeof countOpenedPages>, about: number, unrelated: number): string =>
  t('live.detailReadAboutOnThe', {
    detail: read === opened ? t('live.pages', { read }) : t('live.readOfPages', { read, opened }),
    about,
  }) + (unrelated > 0 ? t('live.unrelatedNot', { unrelated }) : '');

/** Evaluation progress such as "3 of 14", as text and bar. */
function JudgedPages({ events }: { events: Events }) {
  const soFar = countRead(events);
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

const FoundSource = ({
  card: { stars, outlet, stance, lean, title, url, keyFinding, published },
}: {
  card: LiveCard;
}) => (
  <li className="source found">
    <div className="source-head">
      <Stars stars={stars} /> <strong dir="auto">{outlet}</strong> <StanceChip stance={stance} />
      {lean ? <span className="chip">{t('live.lean', { lean: translateCode(lean) })}</span> : null}
      <span className="hush">{published ? <DayOrMoment at={published} /> : t('live.undated')}</span>
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

const WaitingSource = ({ event: { data } }: { event: ProgressEvent }) => (
  <li className="source waiting">
    <p className="source-title" dir="auto">
      {toText(data.title) || toText(data.url)}
    </p>
    <p className="waiting-foot">
      <span>{toText(data.outlet) || toText(data.site)}</span>{' '}
      <span>
        {toText(data.verdict) === 'complete' ? t('live.readWord') : humanizeCode(toText(data.verdict)).toLowerCase()}
      </span>
    </p>
  </li>
);

/** Claims with their provisional verdicts. */
function Claims({ events }: { events: Events }) {
  const claims = liveClaims(events);
  if (claims.length === 0) return null;
  const checked = claims.filter(({ check }) => check !== null).length;
  return (
    <Section title={t('live.claimsToCheck')} aside={t('live.checkedOfCountChecked', { checked, count: claims.length })}>
      <ul className="claims">
        {claims.map((claim, index) => (
          <ClaimItem key={claim.id} claim={claim} at={index + 1} of={claims.length} />
        ))}
      </ul>
    </Section>
  );
}

type LiveClaim = ReturnType<typeof liveClaims>[number];

const ClaimItem = ({ claim: { text, check }, at, of }: { claim: LiveClaim; at: number; of: number }) => (
  <li>
    <span className="hush">{t('live.claimAtOfOf', { at, of })}</span> <span dir="auto">{text}</span>{' '}
    {check ? <VerdictChip verdict={check.verdict} /> : <span className="chip">{t('live.open')}</span>}
    {check?.confidence == null ? null : (
      <small className="figure" title={t('claims.confidenceInThisVerdict')}>
        {' '}
        ({Math.round(check.confidence)})
      </small>
    )}
  </li>
);
