import { originalUrl, type ReceivedResponse, type SourceEvidence, useHasRole } from '../../api';
import { Moment, EmptyState, Section } from '../../ui';
import { FAILURE_TEXT, isCollected, formatSize } from './failures';
import { t } from '../../messages';

const REASON_TEXT: Record<string, string> = {
  read: t('capture.whenItWasRead'),
  snapshot: t('capture.whenABrowserShowedIt'),
  watch: t('capture.whenItWasLookedAt'),
};
const STATE_TEXT: Record<string, string> = {
  whole: t('capture.checkedNowUnchanged'),
  removed: t('capture.deletedAfterRetentionHashKept'),
  missing: t('capture.missing'),
  changed: t('capture.altered'),
};

/** Responses from the page's URL, with the proof that they are authentic. */
export function ReceivedAnswers({ id, kept }: { id: number; kept: SourceEvidence }) {
  return (
    <Section id="received" title={t('capture.originalResponse')}>
      {kept.failure ? <p className="note">{FAILURE_TEXT[kept.failure]}</p> : null}
      {kept.received.length === 0 && !kept.failure ? (
        <EmptyState>{t('capture.noResponseStoredItWas')}</EmptyState>
      ) : null}
      {kept.received.toReversed().map((one) => (
        <ResponseItem key={one.seq} id={id} one={one} />
      ))}
      <p className="hush">
        {t('capture.entriesEntriesInTheEvidence', { entries: kept.chain.entries, sealed: kept.chain.sealed })}
      </p>
    </Section>
  );
}

function ResponseItem({ id, one }: { id: number; one: ReceivedResponse }) {
  const may = useHasRole('editor');
  const { original, status, seq, sealed, at } = one;
  const what = `${original.media_type}, ${formatSize(original.size)}`;
  return (
    <div className="received">
      <h3>
        <Moment at={at} /> <span className="hush">{REASON_TEXT[one.when] ?? one.when}</span>
      </h3>
      <dl className="facts stacked">
        <dt>{t('capture.answer')}</dt>
        <dd>
          {t('capture.httpStatusFromUrlDetail', {
            status: String(status),
            url: one.url,
            detail:
              one.redirects.length > 0
                ? t('capture.afterRedirectsFromAsked', { count: one.redirects.length, asked: one.asked })
                : '',
          })}
        </dd>
        <dt>{t('capture.bytes')}</dt>
        <dd>
          {may && original.state === 'whole' ? (
            <a href={originalUrl(id, original.sha256)} download>
              {t('capture.downloadWhat', { what })}
            </a>
          ) : (
            what
          )}
          <br />
          <span className="hush">{STATE_TEXT[original.state]}</span>
        </dd>
        <dt>{t('capture.sha256OfTheOriginal')}</dt>
        <dd>
          <code className="hash">{original.sha256}</code>
        </dd>
        <dt>{t('capture.entryInTheEvidenceChain')}</dt>
        <dd>
          {t('capture.entrySeqDetail', {
            seq: String(seq),
            detail: sealed ? t('capture.underASeal') : t('capture.notSealedYet'),
          })}
        </dd>
        <dt>{t('capture.serverCertificate')}</dt>
        <dd>
          <Peer one={one} />
        </dd>
      </dl>
      <ResponseHeaders headers={one.headers} />
    </div>
  );
}

function Peer({ one: { peer, from_cache, url } }: { one: ReceivedResponse }) {
  if (isCollected(url)) return <>{t('capture.aDataServerTheOriginal')}</>;
  if (from_cache) return <>{t('capture.fromAnEarlierCallWhich')}</>;
  if (!peer) return <>{t('capture.notEncryptedNoCertificate')}</>;
  return (
    <>
      {peer.subject}
      <br />
      <span className="hush">
        {t.rich('capture.vouchedForByIssuerValid', {
          issuer: peer.issuer,
          moment: () => <Moment at={peer.valid_to} />,
        })}
      </span>
      <br />
      <code className="hash">{peer.fingerprint256}</code>
    </>
  );
}

function ResponseHeaders({ headers }: { headers: Record<string, string> }) {
  const rows = Object.entries(headers);
  return (
    <details>
      <summary>{t('capture.headersOfTheAnswer', { count: rows.length })}</summary>
      <dl className="headers">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
