import { useState } from 'react';
import { Link } from 'wouter';
import {
  withReadableError,
  api,
  type ReviewDetail,
  useChange,
  useHasRole,
  useReview,
  useSession,
  useInvestigation,
} from '../../api';
import { Fault, humanizeCode, LevelBadge, LevelChange, Loading, Moment, ReasonText, useKey, WebLink } from '../../ui';
import { CorrectionEntry, DecisionEntry } from '../case/decision-entries';
import {
  LEASE_MINUTES,
  reviewQuestion,
  type QuickAction,
  asksToRead,
  isContradicted,
  isUpgrade,
  requiresNote,
  quickActions,
  toQuickBody,
} from './decision';
import { Countdown, DecisionForm } from './decision-form';
import { VerdictSummary } from './glance';
import { t, translateCode } from '../../messages';
import { useDecide } from './use-decide';

/** Scrolls the header of an item into view, because in a long queue it can be above the window. */
const scrollToHead = (head: HTMLElement | null) => head?.scrollIntoView({ block: 'nearest' });

/** @param next ID of the next item in the queue */
export function ReviewItem({ id, next }: { id: number; next: number | null }) {
  const { data: item, error, isPending } = useReview(id);
  if (isPending) return <Loading what={t('reviews.theItem')} />;
  if (!item) return <Fault error={error} />;
  return (
    <article className="card item" aria-labelledby="item-title">
      <p className="back">
        <Link href="/reviews">{t('reviews.queue')}</Link>
      </p>
      <h2 id="item-title" className="headline" ref={scrollToHead}>
        {item.topic_title}
      </h2>
      <p className="kicker">
        {item.state === 'open' ? null : <span className="chip">{translateCode(item.state)}</span>}
        <Link href={`/investigations/${item.investigation_id}`}>{t('reviews.openCase')}</Link>
        <span className="hush">
          {item.decided_at ? t('reviews.decided') : t('reviews.waitingSince')}{' '}
          <Moment at={item.decided_at ?? item.created_at} />
        </span>
      </p>
      <ReviewQuestion item={item} />
      <VerdictSummary investigation={item.investigation_id} />
      <Notes item={item} />
      {item.state === 'open' ? <ReviewActions item={item} next={next} /> : null}
      <DecisionHistory item={item} />
    </article>
  );
}

function Notes({ item }: { item: ReviewDetail }) {
  return (
    <>
      {item.handover_note ? (
        <p className="note">
          <strong>{t('reviews.handedOver')}</strong> {item.handover_note}
        </p>
      ) : null}
      {item.first_approved_by ? (
        <p className="note">
          {t('reviews.firstApprovedByHasApprovedASecond', { firstApprovedBy: item.first_approved_by })}
        </p>
      ) : null}
    </>
  );
}

function ReviewQuestion({ item }: { item: ReviewDetail }) {
  return (
    <div className="asked">
      {item.state === 'open' ? <p className="question">{reviewQuestion(item)}</p> : null}
      <ul className="reasons">
        {item.reasons.map(({ reason, detail, ...code }) => (
          <li key={reason + detail}>
            <strong>{humanizeCode(reason)}.</strong> <ReasonText reason={code} english={detail} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Decision by a single key, unless someone else has claimed the item; the form takes other decisions. */
function ReviewActions({ item, next }: { item: ReviewDetail; next: number | null }) {
  const { data: me } = useSession();
  const may = useHasRole('reviewer');
  const [wanted, setWanted] = useState<QuickAction | null>(null);
  const isMine = item.claimed_by !== null && item.claimed_by === me?.actor;
  const claim = useChange(() =>
    withReadableError(
      api.POST('/api/reviews/{id}/claim', { params: { path: { id: item.id } }, body: { minutes: LEASE_MINUTES } }),
    ),
  );
  const askNote = (action: QuickAction) => {
    setWanted(action);
    if (!isMine) claim.mutate(undefined);
  };
  if (item.claimed_by !== null && !isMine) return <ClaimedBy name={item.claimed_by} until={item.lease_until} />;
  if (!may) return <p className="hush">{t('reviews.requiresTheReviewerRole')}</p>;
  return (
    <>
      <QuickDecision item={item} next={next} onNote={askNote} />
      <Fault error={claim.error} />
      {isMine ? (
        <DecisionForm key={wanted} item={item} next={next} action={wanted} />
      ) : (
        <p className="claiming">
          <button type="button" disabled={claim.isPending} onClick={() => claim.mutate(undefined)}>
            {t('reviews.claim')}
          </button>{' '}
          <small className="hush">{t('reviews.toSetAnotherLevelAdd')}</small>
        </p>
      )}
    </>
  );
}

function DecisionHistory({ item: { decisions, corrections } }: { item: ReviewDetail }) {
  if (decisions.length + corrections.length === 0) return null;
  return (
    <>
      <h3>{t('reviews.decisionsSoFar', { count: decisions.length })}</h3>
      <ol className="history">
        {decisions.map((decision) => (
          <DecisionEntry key={decision.id} decision={decision}>
            {decision.level_before === decision.level_after ? (
              <LevelBadge level={decision.level_after} quiet />
            ) : (
              <LevelChange from={decision.level_before} to={decision.level_after} />
            )}
          </DecisionEntry>
        ))}
        {corrections.map((correction) => (
          <CorrectionEntry key={`c${correction.id}`} correction={correction} brief />
        ))}
      </ol>
    </>
  );
}

const ClaimedBy = ({ name, until }: { name: string; until: string | null }) => (
  <p className="note" data-held-by={name}>
    {t.rich('reviews.nameHasClaimedItFor', {
      strong: (chunks) => <strong>{chunks}</strong>,
      name,
      countdown: () => <Countdown until={until} />,
    })}
  </p>
);

interface QuickDecisionProps {
  item: ReviewDetail;
  /** The next item in the queue; null if this is the last. */
  next: number | null;
  /** Opens the form for a decision that needs a note. */
  onNote: (action: QuickAction) => void;
}

/** Decides with a single key and then opens the next item in the queue. */
function QuickDecision({ item, next, onNote }: QuickDecisionProps) {
  const decide = useDecide(item, next);
  const actions = quickActions(item);
  const first = isContradicted(item) && isUpgrade(item) ? 'reject' : 'approve';
  const act = (action: QuickAction) =>
    requiresNote(item, action) ? onNote(action) : decide.mutate(toQuickBody(action, item));
  useKey((event) => {
    const found = actions.find(([letter]) => letter === event.key.toLowerCase());
    if (!found || decide.isPending) return;
    event.preventDefault();
    act(found[1]);
  });
  return (
    <section className="quick" aria-label={t('reviews.decision')}>
      {asksToRead(item) ? (
        <p>
          {t.rich('reviews.readWhatReportsIsIt', {
            supporters: () => <Supporters investigation={item.investigation_id} />,
          })}
        </p>
      ) : null}
      <Fault error={decide.error} />
      <div className="button-row">
        {actions.map(([letter, action, words]) => (
          <button
            key={action}
            type="button"
            className={action === first ? 'primary' : undefined}
            disabled={decide.isPending}
            aria-keyshortcuts={letter.toUpperCase()}
            onClick={() => act(action)}
          >
            {words}
            {requiresNote(item, action) ? ' …' : ''} <kbd>{letter.toUpperCase()}</kbd>
          </button>
        ))}
      </div>
    </section>
  );
}

/** Sources that count, with links to their pages. */
function Supporters({ investigation }: { investigation: number }) {
  const { data } = useInvestigation(investigation);
  const counted = data?.result?.additional_sources.filter(({ counts }) => counts) ?? [];
  if (counted.length === 0) return <>{t('reviews.theSource')}</>;
  return counted.map(({ source_id, url, name }, at) => (
    <span key={source_id}>
      {at > 0 ? t('reviews.and') : ''}
      <WebLink url={url}>{name ?? url}</WebLink>
    </span>
  ));
}
