import type { ReactNode } from 'react';
import { type Correction, type ReviewDetail, type Schemas, useDecisions } from '../../api';
import { LevelBadge, Moment, humanizeCode } from '../../ui';
import { t, translateCode } from '../../messages';

interface DecisionEntryProps {
  decision: ReviewDetail['decisions'][number];
  /** The resulting level. */
  children: ReactNode;
}

export const DecisionEntry = ({ decision, children }: DecisionEntryProps) => (
  <li>
    <p>
      {t.rich('file.actionByDecidedBy', {
        strong: (chunks) => <strong>{chunks}</strong>,
        action: humanizeCode(decision.action),
        decidedBy: decision.decided_by,
        moment: () => <Moment at={decision.at} />,
      })}
    </p>
    {children}
    {decision.reject_reason ? <p>{humanizeCode(decision.reject_reason)}</p> : null}
    {decision.note ? <p className="quote">{decision.note}</p> : null}
  </li>
);

interface CorrectionEntryProps {
  correction: Correction;
  /** Name of the outlet. */
  name?: string | undefined;
  /** Shows the entry without time and reason. */
  brief?: boolean;
}

export const CorrectionEntry = ({ correction, name, brief = false }: CorrectionEntryProps) => (
  <li>
    <p>
      {t.rich('file.nameFieldIsValueBy', {
        strong: (chunks) => <strong>{chunks}</strong>,
        name: name ?? t('file.sourceSourceId', { sourceId: String(correction.source_id) }),
        field: translateCode(correction.field),
        value: translateCode(correction.value),
        madeBy: correction.made_by,
      })}
      {brief ? null : (
        <>
          {' '}
          <Moment at={correction.at} />
        </>
      )}
    </p>
    {brief ? null : <p className="quote">{correction.reason}</p>}
    <details>
      <summary>{t('file.changes')}</summary>
      <Difference correction={correction} />
    </details>
  </li>
);

export const ReevaluationEntry = ({ judged }: { judged: Schemas['ReevaluationResponse'] }) => (
  <li>
    <p>
      {t.rich('file.reEvaluatedByDetailApplied', {
        strong: (chunks) => <strong>{chunks}</strong>,
        detail: judged.reader === 'model' ? t('file.modelAndRules') : t('file.rules'),
        madeBy: judged.made_by,
        moment: () => <Moment at={judged.at} />,
      })}
    </p>
    <details>
      <summary>{t('file.changes')}</summary>
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
            <th scope="col">{t('file.before')}</th>
            <th scope="col">{t('file.after')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('file.level')}</th>
            <td>
              <LevelBadge level={before.recommended} quiet />
            </td>
            <td>
              <LevelBadge level={after.recommended} />
            </td>
          </tr>
          <tr>
            <th scope="row">{t('file.countedIndependentSources')}</th>
            <td>{before.independent_credible}</td>
            <td>{after.independent_credible}</td>
          </tr>
          <tr>
            <th scope="row">{t('file.confidence')}</th>
            <td>{Math.round(before.confidence)}</td>
            <td>{Math.round(after.confidence)}</td>
          </tr>
        </tbody>
      </table>
      <ul className="plain-list">
        {changes.length === 0 ? <li>{t('file.theDecisionDoesNotChange')}</li> : null}
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
  return <p className="warn">{t('file.aSourceWasCorrectedLater')}</p>;
}
