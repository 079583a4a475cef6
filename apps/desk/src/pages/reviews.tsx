import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { answer, api, type Schemas } from '../api/client';
import {
  useBacklog,
  useChange,
  useInvestigation,
  useMay,
  useReview,
  useReviews,
  useSession,
  type ReviewFilter,
} from '../api/hooks';
import type { Level, Result, Review, ReviewDetail } from '../api/types';
import { ShowMore } from '../ui/paged-table';
import {
  Fault,
  Field,
  LevelBadge,
  LevelChange,
  Loading,
  Nothing,
  StanceChip,
  TierStars,
  useNow,
  useTitle,
} from '../ui/parts';
import { age, count, moment, plain, since } from '../ui/words';
import { Difference } from './case/correct-dialog';

const PRIORITIES = ['high', 'normal', 'low'] as const;

export function Reviews({ chosen = null }: { chosen?: number | null }) {
  useTitle('Review');
  const [reason, setReason] = useState('');
  const [state, setState] = useState<'open' | 'decided'>('open');
  const { data: backlog } = useBacklog();
  const [priority, setPriority] = useState<ReviewFilter['priority']>('');
  const found = useReviews({ reason, priority, state });
  const reviews = found.data?.pages.flatMap((page) => page.reviews) ?? [];
  const now = useNow(15_000);
  return (
    <div className={`page reviews${chosen ? ' has-chosen' : ''}`}>
      <div className="page-head">
        <h1>Review</h1>
        {backlog ? (
          <p className="hush">
            {backlog.open} open, {backlog.claimed} claimed
            {backlog.oldest_at ? `, the oldest came ${since(backlog.oldest_at, now)}` : ''}.
          </p>
        ) : null}
      </div>
      <div className="tabs" role="group" aria-label="Reasons">
        <button
          type="button"
          aria-pressed={reason === '' && state === 'open'}
          onClick={() => (setReason(''), setState('open'))}
        >
          All open
        </button>
        {Object.entries(backlog?.by_reason ?? {}).map(([name, many]) => (
          <button
            key={name}
            type="button"
            aria-pressed={reason === name && state === 'open'}
            onClick={() => (setReason(name), setState('open'))}
          >
            {plain(name)} <span className="figure">{many}</span>
          </button>
        ))}
        <button type="button" aria-pressed={state === 'decided'} onClick={() => (setReason(''), setState('decided'))}>
          Decided
        </button>
      </div>
      <Field label="Priority">
        <select value={priority} onChange={(event) => setPriority(event.target.value as ReviewFilter['priority'])}>
          <option value="">any</option>
          {PRIORITIES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </Field>
      <Fault error={found.error} />
      <div className="desk-split">
        <div className="queue">
          {found.isPending ? <Loading what="the queue" /> : null}
          {found.isSuccess && reviews.length === 0 ? (
            <Nothing>
              {reason || priority
                ? 'None of this kind.'
                : state === 'open'
                  ? 'Nothing waits for a person.'
                  : 'Nothing has been decided yet.'}
            </Nothing>
          ) : null}
          {reviews.length > 0 ? (
            <ul>
              {reviews.map((item) => (
                <QueueItem key={item.id} item={item} here={item.id === chosen} now={now} />
              ))}
            </ul>
          ) : null}
          <ShowMore found={found} />
        </div>
        <div className="bench">
          {chosen ? <Item key={chosen} id={chosen} /> : <Nothing>Choose an item. The oldest stands first.</Nothing>}
        </div>
      </div>
    </div>
  );
}

function QueueItem({ item, here, now }: { item: Review; here: boolean; now: number }) {
  return (
    <li className={here ? 'here' : ''}>
      <Link href={`/reviews/${item.id}`} aria-current={here ? 'true' : undefined}>
        <span className="queue-title">{item.topic_title}</span>
        <span className="queue-meta">
          <LevelChange from={item.current_level} to={item.recommended_level} />
          {item.priority === 'high' ? <span className="chip warn">high</span> : null}
          <span className="hush">{age(item.created_at, now)}</span>
        </span>
        <span className="queue-reasons">{item.reasons.map(({ reason }) => plain(reason)).join(' · ')}</span>
        {item.claimed_by ? <span className="chip">claimed by {item.claimed_by}</span> : null}
        {item.first_approved_by ? <span className="chip accent">needs a second person</span> : null}
      </Link>
    </li>
  );
}

function Item({ id }: { id: number }) {
  const { data: item, error, isPending } = useReview(id);
  const { data: me } = useSession();
  if (isPending) return <Loading what="the item" />;
  if (!item) return <Fault error={error} />;
  const mine = item.claimed_by !== null && item.claimed_by === me?.actor;
  return (
    <article className="card item" aria-labelledby="item-title">
      <p className="back">
        <Link href="/reviews">← Queue</Link>
      </p>
      <h2 id="item-title" className="headline">
        {item.topic_title}
      </h2>
      <p className="kicker">
        <LevelChange from={item.current_level} to={item.state === 'open' ? item.recommended_level : null} />{' '}
        {item.state === 'open' ? <span>recommended</span> : <span className="chip">{item.state}</span>}
        <Link href={`/investigations/${item.investigation_id}`}>Open the case</Link>
        <span className="hush">waiting since {moment(item.created_at)}</span>
      </p>
      <ul className="reasons">
        {item.reasons.map(({ reason, detail }) => (
          <li key={reason + detail}>
            <strong>{plain(reason)}.</strong> {detail}
          </li>
        ))}
      </ul>
      <Glance investigation={item.investigation_id} />
      {item.handover_note ? (
        <p className="note">
          <strong>Handed over:</strong> {item.handover_note}
        </p>
      ) : null}
      {item.first_approved_by ? (
        <p className="note">{item.first_approved_by} has approved. A second person must agree.</p>
      ) : null}
      {item.state === 'open' ? mine ? <Deciding item={item} /> : <Claiming item={item} /> : null}
      <Past item={item} />
    </article>
  );
}

const SHOWN = 4;
const WEIGHT: Record<string, number> = { disputes: 0, supports: 1 };

/** The evidence in short: what disputes first, then what credible sources say. */
function Glance({ investigation }: { investigation: number }) {
  const { data } = useInvestigation(investigation);
  const result = data?.result as unknown as Result | null | undefined;
  if (!result) return null;
  const telling = result.additional_sources
    .filter(({ stance, passage }) => passage && stance in WEIGHT)
    .sort((a, b) => (WEIGHT[a.stance] ?? 2) - (WEIGHT[b.stance] ?? 2) || a.credibility_tier - b.credibility_tier);
  return (
    <section className="glance" aria-label="The evidence in short">
      <p>
        <b>{count(result.additional_sources.length, 'article')}</b>,{' '}
        <b>{count(result.independent_credible_sources, 'independent credible source')}</b>, confidence{' '}
        {Math.round(result.confidence_level)} of 100.
      </p>
      <ul>
        {telling.slice(0, SHOWN).map((source) => (
          <li key={source.source_id}>
            <p className="source-head">
              <TierStars tier={source.credibility_tier} /> <strong>{source.name}</strong>{' '}
              <StanceChip stance={source.stance} />
            </p>
            <blockquote className={`passage clamp stance-${source.stance}`}>{source.passage}</blockquote>
          </li>
        ))}
      </ul>
      {telling.length > SHOWN ? (
        <p className="hush">and {count(telling.length - SHOWN, 'more source')} in the case.</p>
      ) : null}
    </section>
  );
}

/** How long others are kept from an item that somebody works on. */
const LEASE_MINUTES = 20;

function Claiming({ item }: { item: ReviewDetail }) {
  const may = useMay('reviewer');
  const claim = useChange(() =>
    answer(
      api.POST('/api/reviews/{id}/claim', { params: { path: { id: item.id } }, body: { minutes: LEASE_MINUTES } }),
    ),
  );
  return (
    <div className="claiming">
      <Fault error={claim.error} />
      {item.claimed_by ? (
        <p className="note" data-held-by={item.claimed_by}>
          <strong>{item.claimed_by}</strong> has claimed it for another <Countdown until={item.lease_until} />.
        </p>
      ) : !may ? (
        <p className="hush">A reviewer decides it.</p>
      ) : (
        <button type="button" className="primary" disabled={claim.isPending} onClick={() => claim.mutate(undefined)}>
          Claim it
        </button>
      )}
    </div>
  );
}

function Countdown({ until }: { until: string | null }) {
  const now = useNow();
  const left = until ? Math.max(0, Math.round((Date.parse(until) - now) / 1000)) : 0;
  return (
    <span className="figure" role="timer">
      {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
    </span>
  );
}

type Action = Schemas['DecideReviewDto']['action'];
type RejectReason = NonNullable<Schemas['DecideReviewDto']['reject_reason']>;
const REJECT_REASONS: RejectReason[] = [
  'not-the-same-event',
  'sources-not-independent',
  'source-not-credible',
  'contradicted',
  'outdated',
  'cannot-be-confirmed',
  'other',
];
const LEVELS: Level[] = ['unverified', 'verified', 'certified'];

function Deciding({ item }: { item: ReviewDetail }) {
  const [action, setAction] = useState<Action>('approve');
  const [level, setLevel] = useState<Level>(item.current_level);
  const [rejectReason, setRejectReason] = useState<RejectReason>('cannot-be-confirmed');
  const [note, setNote] = useState('');
  const [, go] = useLocation();
  const path = { id: item.id };
  const decide = useChange(
    (body: Schemas['DecideReviewDto']) => answer(api.POST('/api/reviews/{id}/decide', { params: { path }, body })),
    ({ next_investigation_id }) => void (next_investigation_id && go(`/investigations/${next_investigation_id}`)),
  );
  const release = useChange(() =>
    answer(api.POST('/api/reviews/{id}/release', { params: { path }, body: note.trim() ? { note: note.trim() } : {} })),
  );
  const choices: [Action, string][] = [
    [
      'approve',
      item.recommended_level === item.current_level
        ? `Approve: it stays ${item.current_level}`
        : `Approve: ${item.recommended_level}`,
    ],
    ['set-level', 'Set another level'],
    ['reject', 'Reject'],
    ['another-round', 'Ask for another round'],
  ];
  return (
    <form
      className="deciding"
      onSubmit={(event) => {
        event.preventDefault();
        decide.mutate({
          action,
          ...(action === 'set-level' ? { level } : {}),
          ...(action === 'reject' ? { reject_reason: rejectReason } : {}),
          ...(note.trim() ? { note: note.trim() } : {}),
        });
      }}
    >
      <p className="lease">
        You have claimed it for another <Countdown until={item.lease_until} />
      </p>
      <fieldset>
        <legend>Decision</legend>
        {choices.map(([value, words]) => (
          <label key={value} className="check">
            <input
              type="radio"
              name="action"
              value={value}
              checked={action === value}
              onChange={() => setAction(value)}
            />{' '}
            {words}
          </label>
        ))}
      </fieldset>
      {action === 'set-level' ? (
        <Field label="Level">
          <select value={level} onChange={(event) => setLevel(event.target.value as Level)}>
            {LEVELS.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </Field>
      ) : null}
      {action === 'reject' ? (
        <Field label="Reason">
          <select value={rejectReason} onChange={(event) => setRejectReason(event.target.value as RejectReason)}>
            {REJECT_REASONS.map((name) => (
              <option key={name} value={name}>
                {plain(name)}
              </option>
            ))}
          </select>
        </Field>
      ) : null}
      <Field label={action === 'set-level' ? 'Why (needed)' : 'Note'}>
        <textarea
          rows={3}
          maxLength={2000}
          value={note}
          required={action === 'set-level'}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
      <Fault error={decide.error ?? release.error} />
      {decide.data?.outcome === 'awaits-second' ? <p className="note">Kept. A second person must approve.</p> : null}
      <div className="actions">
        <button type="button" disabled={release.isPending} onClick={() => release.mutate(undefined)}>
          Hand over{note.trim() ? ' with the note' : ''}
        </button>
        <button type="submit" className="primary" disabled={decide.isPending}>
          Decide
        </button>
      </div>
    </form>
  );
}

function Past({ item }: { item: ReviewDetail }) {
  if (item.decisions.length + item.corrections.length === 0) return null;
  return (
    <>
      <h3>{count(item.decisions.length, 'decision')} so far</h3>
      <ol className="history">
        {item.decisions.map((decision) => (
          <li key={decision.id}>
            <p>
              <strong>{plain(decision.action)}</strong> by {decision.decided_by}{' '}
              <time dateTime={decision.at}>{moment(decision.at)}</time>
            </p>
            {decision.level_before !== decision.level_after ? (
              <LevelChange from={decision.level_before} to={decision.level_after} />
            ) : (
              <LevelBadge level={decision.level_after} quiet />
            )}
            {decision.reject_reason ? <p>{plain(decision.reject_reason)}</p> : null}
            {decision.note ? <p className="quote">{decision.note}</p> : null}
          </li>
        ))}
        {item.corrections.map((correction) => (
          <li key={`c${correction.id}`}>
            <p>
              <strong>
                Source {correction.source_id}: {correction.field} is {correction.value}
              </strong>{' '}
              by {correction.made_by}
            </p>
            <details>
              <summary>What it changed</summary>
              <Difference correction={correction} />
            </details>
          </li>
        ))}
      </ol>
    </>
  );
}
