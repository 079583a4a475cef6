import { useState } from 'react';
import {
  withReadableError,
  api,
  byId,
  type InvestigationRow,
  type Schemas,
  useChange,
  useDecisions,
  useHasRole,
  useRead,
} from '../../api';
import { Dialog, DialogActions, Fault, Field, Form, LevelChange, Moment, EmptyState, Section, onText } from '../../ui';
import type { CaseProps } from './case-props';
import { CorrectionEntry, DecisionEntry, ReevaluationEntry } from './decision-entries';
import { type Names, sourceNames } from './refs';
import { t } from '../../messages';

export function Decisions({ row, result }: CaseProps) {
  const { data, error } = useDecisions(row.id);
  const [marking, setMarking] = useState(false);
  const mayMark = useHasRole('reviewer');
  const entries = data ? entriesOf(data, sourceNames(result)) : [];
  return (
    <Section id="history" title={t('file.decisionsAndCorrections')}>
      <Fault error={error} />
      {entries.length === 0 ? <EmptyState>{t('file.noDecisionsOrCorrections')}</EmptyState> : null}
      <ol className="history">{entries.map(({ line }) => line)}</ol>
      {mayMark && row.verification_upgraded ? (
        <button type="button" className="danger" onClick={() => setMarking(true)}>
          {t('file.markUpgradeAsFalse')}
        </button>
      ) : null}
      {marking ? <MarkFalse row={row} onClose={() => setMarking(false)} /> : null}
    </Section>
  );
}

function entriesOf({ decisions, corrections, judged_again }: Schemas['ReviewHistoryResponse'], names: Names) {
  return [
    ...decisions.map((decision) => ({
      at: decision.at,
      line: (
        <DecisionEntry key={`d${decision.id}`} decision={decision}>
          <LevelChange from={decision.level_before} to={decision.level_after} />
        </DecisionEntry>
      ),
    })),
    ...corrections.map((correction) => ({
      at: correction.at,
      line: (
        <CorrectionEntry key={`c${correction.id}`} correction={correction} name={names.get(correction.source_id)} />
      ),
    })),
    ...judged_again.map((judged) => ({
      at: judged.at,
      line: <ReevaluationEntry key={`j${judged.id}`} judged={judged} />,
    })),
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

function MarkFalse({ row, onClose }: { row: InvestigationRow; onClose: () => void }) {
  const [note, setNote] = useState('');
  const mark = useChange(
    () =>
      withReadableError(
        api.POST('/api/investigations/{id}/mark-false', {
          params: { path: { id: row.id } },
          body: { note: note.trim() },
        }),
      ),
    onClose,
  );
  return (
    <Dialog title={t('file.markTheUpgradeAsFalse')} onClose={onClose}>
      <Form onSubmit={() => mark.mutate(undefined)}>
        <p>{t('file.theTopicBecomesUnverifiedAnd')}</p>
        <Field label={t('file.howWasItDiscovered')}>
          <textarea required rows={3} maxLength={2000} value={note} onChange={onText(setNote)} />
        </Field>
        <Fault error={mark.error} />
        <DialogActions onLeave={onClose}>
          <button type="submit" className="danger" disabled={mark.isPending || !note.trim()}>
            {t('file.markAsFalse')}
          </button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function useLegalHold(id: number) {
  const { data, error } = useRead('/api/investigations/{id}/legal-hold', byId(id));
  return { data, error, open: data?.holds.find(({ released_at }) => released_at === null) };
}

export function HeldBadge({ id }: { id: number }) {
  const { open } = useLegalHold(id);
  if (!open) return null;
  return (
    <span className="chip" title={t('file.deletionIsSuspendedHeldBy', { heldBy: open.held_by, reason: open.reason })}>
      {t('file.legalHold')}
    </span>
  );
}

export function LegalHold({ row: { id } }: { row: InvestigationRow }) {
  const may = useHasRole('editor');
  const [asking, setAsking] = useState(false);
  const { data, error, open } = useLegalHold(id);
  return (
    <Section id="legal-hold" title={t('file.legalHold2')}>
      <Fault error={error} />
      {open ? (
        <>
          <p>
            {t.rich('file.deletionIsSuspendedHeldByHeldBy', {
              heldBy: open.held_by,
              moment: () => <Moment at={open.held_at} />,
            })}
          </p>
          <p className="quote">{open.reason}</p>
        </>
      ) : (
        <p className="hush">{t('file.noHoldDataIsDeleted')}</p>
      )}
      {may && data ? (
        <button type="button" onClick={() => setAsking(true)}>
          {open ? t('file.releaseHold') : t('file.placeHold')}
        </button>
      ) : null}
      {asking ? <LegalHoldDialog id={id} held={Boolean(open)} onClose={() => setAsking(false)} /> : null}
    </Section>
  );
}

function LegalHoldDialog({ id, held, onClose }: { id: number; held: boolean; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const change = useChange(() => {
    const body = { ...byId(id), body: { reason: reason.trim() } };
    return withReadableError(
      held
        ? api.POST('/api/investigations/{id}/legal-hold/release', body)
        : api.POST('/api/investigations/{id}/legal-hold', body),
    );
  }, onClose);
  return (
    <Dialog title={held ? t('file.releaseTheLegalHold') : t('file.placeALegalHold')} onClose={onClose}>
      <Form onSubmit={() => change.mutate(undefined)}>
        <p>{held ? t('file.expiredDataIsDeletedIn') : t('file.nothingInThisCaseIs')}</p>
        <Field label={t('file.why')}>
          <textarea required rows={3} maxLength={2000} value={reason} onChange={onText(setReason)} />
        </Field>
        <Fault error={change.error} />
        <DialogActions onLeave={onClose}>
          <button type="submit" className="primary" disabled={change.isPending || !reason.trim()}>
            {held ? t('file.release') : t('file.hold')}
          </button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
