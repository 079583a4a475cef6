import { useState } from 'react';
import { Link } from 'wouter';
import {
  archiveUrl,
  type CaseEvidence,
  type InvestigationRow,
  originalUrl,
  type Schemas,
  useCalls,
  useCaseEvidence,
  useEngineTitle,
  useChainEntries,
  useHasRole,
} from '../../api';
import {
  CardTable,
  type Column,
  Cost,
  dollars,
  Fault,
  Loading,
  Moment,
  formatNumber,
  humanizeCode,
  Section,
} from '../../ui';
import { FAILURE_TEXT, formatSize } from '../capture/failures';
import { t, translateCode } from '../../messages';

export function Evidence({ row }: { row: InvestigationRow }) {
  const { data, error, isPending } = useCaseEvidence(row.id);
  return (
    <Section id="evidence" title={t('file.evidence')}>
      <Fault error={error} />
      {isPending ? <Loading what={t('file.evidenceWord')} /> : null}
      {data ? <StoredEvidence id={row.id} kept={data} /> : null}
    </Section>
  );
}

function StoredEvidence({ id, kept }: { id: number; kept: CaseEvidence }) {
  const may = useHasRole('editor');
  if (kept.entries === 0) return <p>{t('file.noEvidenceStored')}</p>;
  const { originals } = kept;
  return (
    <>
      <p>
        {t.rich('file.entriesKeptOriginalsBytesDetail', {
          entries: kept.entries,
          kept: originals.kept,
          bytes: formatSize(originals.bytes),
          detail: originals.let_go > 0 ? t('file.letGoDeletedAfterRetention', { letGo: originals.let_go }) : '',
          sealedTo: () => <SealStatus kept={kept} />,
        })}
      </p>
      {kept.faults.length > 0 ? (
        <p className="fault" role="alert">
          {t.rich('file.evidenceChainDamagedFaultsContact', {
            strong: (chunks) => <strong>{chunks}</strong>,
            faults: kept.faults
              .map(({ seq, code }) => t('file.entrySeqCode', { seq: String(seq), code: humanizeCode(code) }))
              .join(', '),
          })}
        </p>
      ) : null}
      <p>{snapshotsText(kept.snapshots)}</p>
      <Failed id={id} failed={kept.failed} />
      {may ? (
        <p>
          <a href={archiveUrl(id)} download>
            {t('file.downloadTheArchiveWacz')}
          </a>{' '}
          <span className="hush">{t('file.containsThirdPartyPagesNot')}</span>
          <br />
          <a href="/verify" download="verify.html">
            {t('file.downloadTheVerifier')}
          </a>{' '}
          <span className="hush">{t('file.checksTheArchiveOfflineIn')}</span>
        </p>
      ) : null}
      <Entries id={id} />
    </>
  );
}

function SealStatus({ kept: { sealed, entries, seal } }: { kept: CaseEvidence }) {
  if (!seal || sealed === 0) return <>{t('file.notSealedYet')}</>;
  return (
    <>
      {t.rich('file.sealedDetail', {
        detail: sealed === entries ? t('file.completely') : t('file.upToEntrySealed', { sealed }),
        moment: () => <Moment at={seal.at} />,
      })}
    </>
  );
}

function snapshotsText({ mode, taken, waiting, failed }: CaseEvidence['snapshots']): string {
  const counts = [
    taken ? t('file.takenTaken', { taken }) : '',
    waiting ? t('file.waitingPending', { waiting }) : '',
    failed ? t('file.failedFailed', { failed }) : '',
  ].filter(Boolean);
  if (counts.length > 0) return t('file.snapshotsCounts', { counts: counts.join(', ') });
  if (mode === 'no-browser') return t('file.noSnapshotsBrowserPathIs');
  return mode === 'off' ? t('file.noSnapshotsTurnedOffSnapshots') : t('file.noSnapshotsYet');
}

function Failed({ id, failed }: { id: number; failed: CaseEvidence['failed'] }) {
  if (failed.length === 0) return null;
  return (
    <details>
      <summary>{t('file.pagesWithoutAnOriginal', { count: failed.length })}</summary>
      <ul className="failed-captures">
        {failed.map(({ source_id, url, failure, verdict }) => (
          <li key={source_id}>
            <Link href={`/investigations/${id}/sources/${source_id}`}>{url}</Link>
            <br />
            <span className="hush">
              {FAILURE_TEXT[failure]} {failure === 'unread' ? `(${humanizeCode(verdict)})` : ''}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Entries({ id }: { id: number }) {
  const [open, setOpen] = useState(false);
  const may = useHasRole('editor');
  const { data, error, hasNextPage, fetchNextPage, isFetching } = useChainEntries(id, open);
  const rows = data?.pages.flatMap(({ entries }) => entries) ?? [];
  return (
    <>
      <button type="button" className="link" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('file.detailEvidenceChain', { detail: open ? t('file.hide') : t('file.show') })}
      </button>
      <Fault error={error} />
      {open ? (
        <div className="scroll tall" role="region" aria-label={t('file.evidenceChain')} tabIndex={0}>
          <table className="list small">
            <thead>
              <tr>
                <th scope="col" className="num">
                  {t('file.entry')}
                </th>
                <th scope="col">{t('file.time')}</th>
                <th scope="col">{t('file.entryType')}</th>
                <th scope="col">{t('file.seal')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ seq, at, kind, what, url, original, sealed }) => (
                <tr key={seq}>
                  <td className="num">{seq}</td>
                  <td className="nowrap">
                    <Moment form="clock" at={at} />
                  </td>
                  <td>
                    {humanizeCode(kind)}
                    {what ? `: ${what}` : ''}
                    {url ? <div className="hush address">{url}</div> : null}
                    {/* No `download`: if the original was deleted, the link opens a page that says so. */}
                    {may && original ? <a href={originalUrl(id, original)}>{t('file.original')}</a> : null}
                  </td>
                  <td>{sealed ? t('file.yes') : t('file.notYet')}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {hasNextPage ? (
            <button type="button" disabled={isFetching} onClick={() => void fetchNextPage()}>
              {t('file.more')}
            </button>
          ) : null}
        </div>
      ) : null}
    </>
  );
}

export function Ledger({ row }: { row: InvestigationRow }) {
  const [open, setOpen] = useState(false);
  const calls = useCalls(row.id);
  return (
    <Section id="ledger" title={t('file.callsAndCost')}>
      <Cost spent={row.cost_usd} budget={row.budget_usd} />
      <Fault error={calls.error} />
      {calls.isPending ? <Loading what={t('file.calls')} /> : null}
      {calls.data ? (
        <>
          <p className="hush">
            {t('file.callsFromCacheFromCacheHoles', {
              calls: calls.data.totals.calls,
              fromCache: calls.data.totals.from_cache,
              holes: calls.data.totals.holes,
              n: Math.round(calls.data.totals.bytes / 1024),
            })}
          </p>
          <ByProvider ledger={calls.data} />
          <button type="button" className="link" aria-expanded={open} onClick={() => setOpen(!open)}>
            {t('file.detailAllCalls', { detail: open ? t('file.hide') : t('file.show') })}
          </button>
          {open ? <CallTable ledger={calls.data} /> : null}
        </>
      ) : null}
    </Section>
  );
}

function ByProvider({ ledger: { calls } }: { ledger: Schemas['CallLedgerResponse'] }) {
  const titleOf = useEngineTitle(translateCode);
  const rows = [...Map.groupBy(calls, ({ provider }) => provider)]
    .map(([provider, of]) => ({
      provider,
      calls: of.length,
      cost: of.reduce((sum, { cost_usd }) => sum + cost_usd, 0),
    }))
    .sort((a, b) => b.cost - a.cost || b.calls - a.calls);
  const most = Math.max(1, ...rows.map((row) => row.calls));
  return (
    <ul className="bars">
      {rows.slice(0, 12).map(({ provider, calls: made, cost }) => (
        <li key={provider}>
          <span>{titleOf(provider)}</span>
          <span className="bar" aria-hidden="true">
            <span style={{ width: `${(made / most) * 100}%` }} />
          </span>
          <span className="figure">{made}</span>
          <span className="figure nowrap">{cost ? dollars(cost) : t('file.free')}</span>
        </li>
      ))}
      {rows.length > 12 ? <li className="hush">{t('file.andNMore', { n: rows.length - 12 })}</li> : null}
    </ul>
  );
}

const COLUMNS: Column[] = [
  ...[t('file.at'), t('file.stage'), t('file.call'), t('file.outcome')].map((title) => ({ title })),
  { title: t('file.ms'), kind: 'num' },
  { title: t('file.cost'), kind: 'num' },
];

function CallTable({ ledger: { calls } }: { ledger: Schemas['CallLedgerResponse'] }) {
  const titleOf = useEngineTitle(translateCode);
  return (
    <CardTable label={t('file.allCalls')} columns={COLUMNS} look="dense">
      {calls.map((call, index) => (
        <tr key={`${call.at}${index}`}>
          <td className="nowrap">
            <Moment form="clock" at={call.at} />
          </td>
          <td>{humanizeCode(call.stage)}</td>
          <td className="url">
            {titleOf(call.provider)} <small>{call.url}</small>
          </td>
          <td>
            {humanizeCode(call.outcome)}
            {call.cached ? t('file.cache') : ''}
            {call.reason && call.outcome !== 'found' ? <small>{call.reason}</small> : null}
          </td>
          <td className="num">{formatNumber(call.latency_ms)}</td>
          <td className="num">{dollars(call.cost_usd)}</td>
        </tr>
      ))}
    </CardTable>
  );
}
