import type { ReactNode } from 'react';
import { type Correction, type ReviewDetail, type Schemas, useDecisions } from '../../api';
import { LevelBadge, Moment, plain } from '../../ui';

interface DecisionEntryProps {
  decision: ReviewDetail['decisions'][number];
  /** The resulting level. */
  children: ReactNode;
}

export const DecisionEntry = ({ decision, children }: DecisionEntryProps) => (
  <li>
    <p>
      <strong>{plain(decision.action)}</strong> by {decision.decided_by} <Moment at={decision.at} />
    </p>
    {children}
    {decision.reject_reason ? <p>{plain(decision.reject_reason)}</p> : null}
    {decision.note ? <p className="quote">{decision.note}</p> : null}
  </li>
);

interface CorrectionEntryProps {
  correction: Correction;
  /** Name of the outlet. */
  name?: string | undefined;
  /** Without time and reason. */
  brief?: boolean;
}

export const CorrectionEntry = ({ correction, name, brief = false }: CorrectionEntryProps) => (
  <li>
    <p>
      <strong>
        {name ?? `Source ${correction.source_id}`}: {correction.field} is {correction.value}
      </strong>{' '}
      by {correction.made_by}
      {brief ? null : (
        <>
          {' '}
          <Moment at={correction.at} />
        </>
      )}
    </p>
    {brief ? null : <p className="quote">{correction.reason}</p>}
    <details>
      <summary>Changes</summary>
      <Difference correction={correction} />
    </details>
  </li>
);

export const ReevaluationEntry = ({ judged }: { judged: Schemas['JudgedAgainAnswer'] }) => (
  <li>
    <p>
      <strong>Re-evaluated by {judged.reader === 'model' ? 'model and rules' : 'rules'}</strong>, applied by{' '}
      {judged.made_by} <Moment at={judged.at} />
    </p>
    <details>
      <summary>Changes</summary>
      <Difference correction={judged} />
    </details>
  </li>
);

export function Difference({ correction: { difference } }: { correction: Pick<Correction, 'difference'> }) {
  const { before, after, changes } = difference;
  return (
    <div className="difference">
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Level</th>
            <td>
              <LevelBadge level={before.recommended} quiet />
            </td>
            <td>
              <LevelBadge level={after.recommended} />
            </td>
          </tr>
          <tr>
            <th scope="row">Counted independent sources</th>
            <td>{before.independent_credible}</td>
            <td>{after.independent_credible}</td>
          </tr>
          <tr>
            <th scope="row">Confidence</th>
            <td>{Math.round(before.confidence)}</td>
            <td>{Math.round(after.confidence)}</td>
          </tr>
        </tbody>
      </table>
      <ul className="plain-list">
        {changes.length === 0 ? <li>The decision does not change.</li> : null}
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </div>
  );
}

export function BeforeCorrections({ id }: { id: number }) {
  const { data } = useDecisions(id);
  if (!data || data.corrections.length === 0) return null;
  return <p className="warn">A source was corrected later. This part shows the state before the correction.</p>;
}
