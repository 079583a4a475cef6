import type { ReactNode } from 'react';
import type { Correction, JudgedAgain, ReviewDetail } from '../../api';
import { Moment, plain } from '../../ui';
import { Difference } from './difference';

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
  /** Without when and why. */
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

export const ReevaluationEntry = ({ judged }: { judged: JudgedAgain }) => (
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
