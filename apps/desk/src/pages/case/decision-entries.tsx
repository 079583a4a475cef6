import type { ReactNode } from 'react';
import type { Correction, JudgedAgain, ReviewDetail } from '../../api/types';
import { plain } from '../../ui/format';
import { Moment } from '../../ui/time';
import { Difference } from './difference';

interface DecisionEntryProps {
  decision: ReviewDetail['decisions'][number];
  /** The level it led to. */
  children: ReactNode;
}

/** A line of what people decided. */
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
  /** Of its outlet, where the case is at hand. */
  name?: string | undefined;
  /** Without when and why. */
  brief?: boolean;
}

/** A line of what people corrected. */
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
      <summary>What it changed</summary>
      <Difference correction={correction} />
    </details>
  </li>
);

/** A line of a case that was judged again, where somebody made the outcome its own. */
export const JudgedAgainEntry = ({ judged }: { judged: JudgedAgain }) => (
  <li>
    <p>
      <strong>judged again by {judged.reader === 'model' ? 'a language model and the rules' : 'the rules'}</strong>,
      made so by {judged.made_by} <Moment at={judged.at} />
    </p>
    <details>
      <summary>What it changed</summary>
      <Difference correction={judged} />
    </details>
  </li>
);
