import { useState } from 'react';
import { withReadableError, api, type InvestigationRow, type Schemas, useChange, useHasRole } from '../../api';
import { Dialog, Fault, humanizeCode, Section } from '../../ui';
import { Difference } from './decision-entries';
import { t } from '../../messages';

const requestReplay = (id: number, confirm?: string) =>
  withReadableError(
    api.POST('/api/investigations/{id}/replay', { params: { path: { id } }, body: confirm ? { confirm } : {} }),
  );

/** Re-runs the decision on stored evidence; changes are applied only after confirmation. */
export function Reevaluation({ row }: { row: InvestigationRow }) {
  const may = useHasRole('editor');
  const [shown, setShown] = useState<Schemas['ReplayResponse'] | null>(null);
  const look = useChange(() => requestReplay(row.id), setShown);
  if (row.status !== 'completed' || !may) return null;
  return (
    <Section id="replay" title={t('file.reEvaluation')}>
      <p className="hush">{t('file.runsTheCurrentRulesOn')}</p>
      <Fault error={look.error} />
      <button type="button" disabled={look.isPending} onClick={() => look.mutate(undefined)}>
        {look.isPending ? t('file.evaluating') : t('file.reEvaluate')}
      </button>
      {shown ? <Outcome replayed={shown} onClose={() => setShown(null)} /> : null}
    </Section>
  );
}

function Outcome({ replayed, onClose }: { replayed: Schemas['ReplayResponse']; onClose: () => void }) {
  const { investigation_id: id, difference, mark, outcome } = replayed;
  const confirm = useChange(() => requestReplay(id, mark ?? undefined));
  const written = confirm.data?.written ?? false;
  return (
    <Dialog title={TITLE_BY_OUTCOME[outcome]} onClose={onClose}>
      {replayed.why ? <p>{replayed.why}</p> : null}
      {difference ? <Difference correction={{ difference }} /> : null}
      {outcome === 'changed' && difference ? <Details difference={difference} /> : null}
      {outcome === 'changed' ? <p className="hush">{written ? APPLIED_TEXT : OFFER_TEXT}</p> : null}
      <Fault error={confirm.error} />
      <div className="actions">
        {outcome === 'changed' && !written ? (
          <button
            type="button"
            className="primary"
            disabled={confirm.isPending}
            onClick={() => confirm.mutate(undefined)}
          >
            {t('file.applyTheNewDecision')}
          </button>
        ) : null}
        <button type="button" onClick={onClose}>
          {outcome === 'changed' && !written ? t('file.keepTheOldOne') : t('file.done')}
        </button>
      </div>
    </Dialog>
  );
}

const TITLE_BY_OUTCOME: Record<Schemas['ReplayResponse']['outcome'], string> = {
  unchanged: t('file.sameResult'),
  changed: t('file.differentResult'),
  'not-judged': t('file.cannotBeReEvaluated'),
};
const OFFER_TEXT = t('file.theCaseGetsTheNew');
const APPLIED_TEXT = t('file.appliedWithYourNameA');

type ReplayDifference = NonNullable<Schemas['ReplayResponse']['difference']>;

const Details = ({ difference: { reviews, claims, sources } }: { difference: ReplayDifference }) => (
  <>
    <ul className="plain-list">
      {reviews.map(({ rule, now, why }) => (
        <li key={`${rule} ${now}`}>
          {humanizeCode(rule)} ({now ? t('file.new') : t('file.gone')}): {why}
        </li>
      ))}
      {claims.map(({ claim_id, claim, from, to }) => (
        <li key={claim_id}>
          “{claim}”: {from ?? t('file.noVerdict')} → {to ?? t('file.noVerdict')}
        </li>
      ))}
    </ul>
    <ul className="plain-list">
      {sources.map((source) => (
        <SourceLine key={source.source_id} source={source} />
      ))}
    </ul>
  </>
);

const SourceLine = ({
  source: { name, changes, why_before, why_after },
}: {
  source: ReplayDifference['sources'][number];
}) => (
  <li>
    <strong>{name}</strong>: {changes.join(' ')}
    {why_before.join() === why_after.join() ? null : (
      <details>
        <summary>{t('file.reasons')}</summary>
        <p>{t('file.beforeWhyBefore', { whyBefore: why_before.join(' ') || t('file.none') })}</p>
        <p>{t('file.afterWhyAfter', { whyAfter: why_after.join(' ') || t('file.none') })}</p>
      </details>
    )}
  </li>
);
