import { useState } from 'react';
import { answer, api, type Schemas } from '../api/client';
import { useChange, useMay, usePlan } from '../api/hooks';
import type { InvestigationRow, Plan } from '../api/types';
import { Fault, Field, Loading, Section } from '../ui/parts';
import { dollars, duration } from '../ui/words';

/** Nothing has been asked or spent: the editor strikes out, changes the brief, approves or drops it. */
export function PlanView({ row }: { row: InvestigationRow }) {
  const plan = usePlan(row.id, true);
  if (plan.isPending) return <Loading what="the plan" />;
  if (!plan.data) return <Fault error={plan.error} />;
  return <PlanSheet key={plan.data.made_at} row={row} plan={plan.data} />;
}

function PlanSheet({ row, plan }: { row: InvestigationRow; plan: Plan }) {
  const may = useMay('editor');
  const path = { id: row.id };
  const change = useChange((body: Schemas['ChangePlanDto']) =>
    answer(api.PUT('/api/investigations/{id}/plan', { params: { path }, body })),
  );
  const approve = useChange(() => answer(api.POST('/api/investigations/{id}/approve', { params: { path } })));
  const struck = {
    queries: plan.queries.filter((query) => query.struck).map(({ text }) => text),
    engines: plan.engines.filter((engine) => engine.struck).map(({ name }) => name),
  };
  const flip = (list: string[], item: string) =>
    list.includes(item) ? list.filter((one) => one !== item) : [...list, item];
  const queriesLeft = plan.queries.length - struck.queries.length;
  const paid = plan.engines.filter((engine) => engine.configured && !engine.struck && engine.price_usd > 0).length;
  return (
    <div className="columns">
      <div>
        <Section title="Questions to answer">
          <ol className="questions">
            {plan.questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ol>
        </Section>
        <Section title="Queries" aside={`${queriesLeft} of ${plan.queries.length}`}>
          <ul className="strike-list">
            {plan.queries.map((query) => (
              <li key={query.text} className={query.struck ? 'struck' : ''}>
                <label className="check">
                  <input
                    type="checkbox"
                    checked={!query.struck}
                    disabled={!may || change.isPending}
                    onChange={() => change.mutate({ struck: { ...struck, queries: flip(struck.queries, query.text) } })}
                  />
                  <span>
                    <span className="query">{query.text}</span> <small>{query.reason}</small>
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </Section>
        {may ? <Brief plan={plan} busy={change.isPending} onSave={(brief) => change.mutate({ brief })} /> : null}
      </div>
      <div>
        <Section title="Expected">
          <dl className="facts">
            <dt>Time</dt>
            <dd>{duration(plan.expected.seconds)}</dd>
            <dt>Price</dt>
            <dd>{dollars(plan.expected.cost_usd)}</dd>
            <dt>Cannot pass</dt>
            <dd>{dollars(plan.expected.budget_usd)}</dd>
            <dt>Paid engines</dt>
            <dd>{paid}</dd>
          </dl>
          <p className="hush">Nothing is asked or spent before you approve.</p>
          <Fault error={approve.error ?? change.error} />
          {may ? (
            <div className="actions">
              <button
                type="button"
                className="primary"
                disabled={approve.isPending || queriesLeft === 0}
                onClick={() => approve.mutate(undefined)}
              >
                Approve and start
              </button>
            </div>
          ) : (
            <p className="hush">An editor approves it.</p>
          )}
        </Section>
        <Section
          title="Engines"
          aside={`${plan.engines.filter((engine) => engine.configured && !engine.struck).length} asked`}
        >
          <ul className="strike-list">
            {plan.engines
              .filter((engine) => engine.configured)
              .map((engine) => (
                <li key={engine.name} className={engine.struck ? 'struck' : ''}>
                  <label className="check">
                    <input
                      type="checkbox"
                      checked={!engine.struck}
                      disabled={!may || change.isPending}
                      onChange={() =>
                        change.mutate({ struck: { ...struck, engines: flip(struck.engines, engine.name) } })
                      }
                    />
                    <span>
                      {engine.title} <small>{engine.price_usd ? `${dollars(engine.price_usd)} a call` : 'free'}</small>
                    </span>
                  </label>
                </li>
              ))}
          </ul>
          <p className="hush">
            {plan.engines.filter((engine) => !engine.configured).length} more have no key and are not asked.
          </p>
        </Section>
      </div>
    </div>
  );
}

function Brief({ plan, busy, onSave }: { plan: Plan; busy: boolean; onSave: (brief: Schemas['BriefDto']) => void }) {
  const [queries, setQueries] = useState(plan.brief.queries.join('\n'));
  const [location, setLocation] = useState(plan.brief.location ?? '');
  const [date, setDate] = useState((plan.brief.event_date ?? '').slice(0, 10));
  const lines = queries
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return (
    <Section title="Brief">
      <form
        className="brief"
        onSubmit={(event) => {
          event.preventDefault();
          onSave({ queries: lines, location: location.trim() || null, event_date: date || null });
        }}
      >
        <Field label="Ask also" hint="One query a line, at most ten.">
          <textarea rows={3} value={queries} onChange={(event) => setQueries(event.target.value)} />
        </Field>
        <Field label="Place">
          <input value={location} maxLength={300} onChange={(event) => setLocation(event.target.value)} />
        </Field>
        <Field label="Day of the event">
          <input type="date" value={date} onChange={(event) => setDate(event.target.value)} />
        </Field>
        <button type="submit" disabled={busy || lines.length > 10}>
          Make a new plan
        </button>
      </form>
    </Section>
  );
}
