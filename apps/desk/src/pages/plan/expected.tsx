import type { Plan } from '../../api';
import { dollars, duration, Fault, formatDate, Section } from '../../ui';

interface ExpectedProps {
  plan: Plan;
  /** When it is cancelled unless somebody approves it. */
  until: string | null;
  /** Null for whoever may not approve. */
  approve: { isPending: boolean; mutate: (given: undefined) => void } | null;
  error: unknown;
}

/** What it will take, and the word that starts it. */
export function Expected({ plan: { queries, engines, expected }, until, approve, error }: ExpectedProps) {
  const paid = engines.filter((engine) => engine.configured && !engine.struck && engine.price_usd > 0).length;
  const nothingToAsk = queries.every(({ struck }) => struck);
  return (
    <Section title="Expected">
      <dl className="facts">
        <dt>Time</dt>
        <dd>{duration(expected.seconds)}</dd>
        <dt>Price</dt>
        <dd>{dollars(expected.cost_usd)}</dd>
        <dt>Cannot pass</dt>
        <dd>{dollars(expected.budget_usd)}</dd>
        <dt>Paid engines</dt>
        <dd>{paid}</dd>
        {until === null ? null : (
          <>
            <dt>Approve until</dt>
            <dd>{formatDate(until)}</dd>
          </>
        )}
      </dl>
      <p className="hush">No search runs and nothing is spent before approval.</p>
      <Fault error={error} />
      {approve ? (
        <div className="actions">
          <button
            type="button"
            className="primary"
            disabled={approve.isPending || nothingToAsk}
            onClick={() => approve.mutate(undefined)}
          >
            Approve and start
          </button>
        </div>
      ) : (
        <p className="hush">Requires the editor role.</p>
      )}
    </Section>
  );
}
