import { Link } from 'wouter';
import { useDecisions, useSettled } from '../../api/investigations';
import type { InvestigationRow } from '../../api/types';
import { LevelBadge } from '../../ui/badges';
import { Cost } from '../../ui/cost';
import { count, plain } from '../../ui/format';
import { aboutIt } from './about-it';
import type { CaseProps } from './case-props';
import { HeldBadge } from './legal-hold';
import { lostCount, withoutKey } from './lost';
import { isRefuted } from './refuted';

export function Verdict({ row, result }: CaseProps) {
  const lost = lostCount(result);
  const settled = useSettled(row.id) && result.upgrade_held;
  return (
    <section className={`verdict level-${result.recommended_verification_level}`} aria-label="Verdict">
      <div className="verdict-main">
        <p className="verdict-line">
          <Counted result={result} /> <HeldBadge id={row.id} />
        </p>
        <p>
          The evidence gives <LevelBadge level={result.recommended_verification_level} />
          <Applied row={row} result={result} />
          {isRefuted(result) ? ' Credible sources say that the story is not so.' : null}
        </p>
        {result.would_lift && !settled ? <p className="lift">{result.would_lift}</p> : null}
        <ReviewNote row={row} />
      </div>
      <dl className="scores">
        <Score title="Sure of the level" value={result.confidence_level} />
        <Score title="Standing" value={result.credibility_assessment} />
        <Score
          title="Agreement"
          value={result.consistency_score}
          about={isRefuted(result) ? 'that it is not so' : undefined}
        />
        <Score title="Context" value={result.context_richness ?? null} />
      </dl>
      <div className="verdict-cost">
        <Cost spent={row.cost_usd} budget={row.budget_usd} />
        <p className="hush">
          {count(result.rounds, 'round')}
          {result.ended_early ? `, ended early: ${result.ended_early.reason}` : ''}
          {lost > 0 ? `, ${count(lost, 'thing')} could not be looked at: see “Not searched”` : lookedWords(result)}
        </p>
      </div>
    </section>
  );
}

/** Pages and voices, as everywhere else in the case. */
function Counted({ result }: Pick<CaseProps, 'result'>) {
  const pages = aboutIt(result.additional_sources).length;
  return (
    <>
      <b>{count(pages, 'page')} on this event</b>,{' '}
      <b>{count(result.independent_credible_sources, 'independent credible source')}</b>
    </>
  );
}

/** What became of the recommendation: written at once, held, or settled by a person since. */
function Applied({ row, result }: CaseProps) {
  const settled = useSettled(row.id);
  if (!result.upgrade_held) return <>.</>;
  const level = <LevelBadge level={row.new_verification_level ?? result.applied_verification_level} quiet={!settled} />;
  if (settled) return <>. It was held for a person, who has decided: the topic is {level}.</>;
  return (
    <>
      {' '}
      and is <strong className="warn">held</strong> until a person has looked. The topic is {level}.
    </>
  );
}

/** An engine that was never asked is no loss, and no look either. */
function lookedWords(result: CaseProps['result']): string {
  const mute = withoutKey(result).length;
  return `, all that was asked was looked at${mute > 0 ? `; ${count(mute, 'engine')} without a key` : ''}`;
}

/** What each figure is of; `docs/glossary.md` has them at length. */
const MEANING = {
  'Sure of the level': 'Confidence: how sure it is of the level that the evidence gives, not of the story',
  Standing: 'How credible the sources are that count',
  Agreement: 'How far the sources that can be trusted agree about the claims, whichever way',
  Context: 'How much background was found; it counts for nothing',
};

interface ScoreProps {
  title: keyof typeof MEANING;
  /** Null where no score was given. */
  value: number | null;
  /** What the figure is of in this case. */
  about?: string | undefined;
}

function Score({ title, value, about }: ScoreProps) {
  return (
    <div>
      <dt title={MEANING[title]}>{title}</dt>
      <dd>
        {value === null ? '–' : Math.round(value)}
        <small>{value === null ? ' no score' : ' of 100'}</small>
        {about ? <small className="about">{about}</small> : null}
      </dd>
    </div>
  );
}

function ReviewNote({ row }: { row: InvestigationRow }) {
  const { data: decided } = useDecisions(row.id);
  const item = decided?.waiting;
  const last = decided?.decisions.at(-1);
  if (item)
    return (
      <p className="to-review">
        <Link href={`/reviews/${item.id}`} className="button">
          Open in review
        </Link>{' '}
        <span className="hush">{item.reasons.map(({ detail }) => detail).join(' ')}</span>
      </p>
    );
  return last ? (
    <p className="hush">
      Last decision: {plain(last.action)} by {last.decided_by}.
    </p>
  ) : null;
}
