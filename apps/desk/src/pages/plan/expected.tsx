import type { ReactNode } from 'react';
import type { Change, Plan } from '../../api';
import { dollars, formatDuration, Fault, formatDate, humanizeCode, Section } from '../../ui';
import { t } from '../../messages';

interface ExpectedProps {
  plan: Plan;
  /** Time at which the plan expires without approval. */
  until: string | null;
  /** Approves the plan; null if the user is not allowed to. */
  approve: Change | null;
  error: unknown;
}

/** Expected effort and cost, and the approval button. */
export function Expected({ plan: { queries, engines, expected }, until, approve, error }: ExpectedProps) {
  const paid = engines.filter((engine) => engine.configured && !engine.struck && engine.price_usd > 0).length;
  const nothingToAsk = queries.every(({ struck }) => struck);
  return (
    <Section title={t('plan.expected')}>
      <dl className="facts">
        <dt>{t('plan.time')}</dt>
        <dd>{formatDuration(expected.seconds)}</dd>
        <dt>{t('plan.price')}</dt>
        <dd>{dollars(expected.cost_usd)}</dd>
        <dt>{t('plan.cannotPass')}</dt>
        <dd>{dollars(expected.budget_usd)}</dd>
        <dt>{t('plan.paidEngines')}</dt>
        <dd>{paid}</dd>
        {until === null ? null : (
          <>
            <dt>{t('plan.approveUntil')}</dt>
            <dd>{formatDate(until)}</dd>
          </>
        )}
      </dl>
      <p className="hush">{t('plan.noSearchRunsAndNothing')}</p>
      <Fault error={error} />
      {approve ? (
        <div className="actions">
          <button
            type="button"
            className="primary"
            disabled={approve.isPending || nothingToAsk}
            onClick={() => approve.mutate(undefined)}
          >
            {t('plan.approveAndStart')}
          </button>
        </div>
      ) : (
        <p className="hush">{t('plan.requiresTheEditorRole')}</p>
      )}
    </Section>
  );
}

/** Perspectives and sources of the investigation. */
export function SearchMethod({ plan: { perspectives, source_categories, research_questions } }: { plan: Plan }) {
  if (perspectives.length === 0) return null;
  return (
    <Section title={t('plan.method')}>
      <ul className="plain-list">
        {perspectives.map(({ name, focus, questions }) => (
          <li key={name}>
            <b dir="auto">{name}</b> <small className="hush">{focus}</small>
            <ul className="plain-list">
              {research_questions
                .filter(({ id }) => questions.includes(id))
                .map(({ id, question }) => (
                  <li key={id} dir="auto">
                    {question}
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
      <h3>{t('plan.searchServices')}</h3>
      <ul className="plain-list">
        {source_categories.map(({ category, why }) => (
          <li key={category}>
            <b>{humanizeCode(category)}</b> <small className="hush">{why}</small>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface StrikeListProps {
  items: { id: string; words: ReactNode }[];
  /** Ids of the removed items. */
  struck: string[];
  fixed: boolean;
  onChange: (struck: string[]) => void;
}

/** List of items with checkboxes; unchecked items are removed from the plan. */
export function StrikeList({ items, struck, fixed, onChange }: StrikeListProps) {
  return (
    <ul className="strike-list">
      {items.map(({ id, words }) => {
        const out = struck.includes(id);
        return (
          <li key={id} className={out ? 'struck' : ''}>
            <label className="check">
              <input
                type="checkbox"
                checked={!out}
                disabled={fixed}
                onChange={() => onChange(out ? struck.filter((one) => one !== id) : [...struck, id])}
              />
              <span>{words}</span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}
