import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'wouter';
import { type Schemas, useCapture, useInvestigation, useSourceEvidence } from '../../api';
import { Fault, Loading, Moment, EmptyState, humanizeCode, useTitle, WebLink } from '../../ui';
import { PicturesOfSource } from '../case/collections';
import { isCollected } from './failures';
import { ReceivedAnswers } from './received';
import { PublicCopies, Snapshots } from './snapshots';
import { mergeSpans, findQuote, splitByMarks } from './spans';
import { t } from '../../messages';

type CaptureResponse = Schemas['CaptureResponse'];

const VIA_TEXT: Record<string, string> = {
  live: t('capture.thePageItself'),
  archive: t('capture.aCopyInAWeb'),
  reader: t('capture.aCopyByAReading'),
};

/** A captured page as plain text, never markup, with the passages used in the case. */
export function Capture({ id, source }: { id: number; source: number }) {
  const capture = useCapture(id, source);
  const { data: row } = useInvestigation(id);
  useTitle(capture.data?.title || t('capture.capturedPage'));
  return (
    <div className="page capture">
      <p className="kicker">
        <Link href={`/investigations/${id}`}>
          ← {row?.topic_title || t('capture.investigationId', { id: String(id) })}
        </Link>
      </p>
      <Fault error={capture.error} />
      {capture.isPending ? <Loading what={t('capture.theCapturedPage')} /> : null}
      {capture.data ? <Sheet id={id} capture={capture.data} /> : null}
    </div>
  );
}

function Sheet({ id, capture }: { id: number; capture: CaptureResponse }) {
  const kept = useSourceEvidence(id, capture.source_id);
  const isPage = !isCollected(capture.final_url);
  return (
    <div className="columns">
      <div>
        <article className="card capture-page" aria-labelledby="capture-title">
          <p className="kicker">
            <strong>{capture.outlet ?? hostOf(capture.final_url)}</strong>
            {capture.byline ? <span>{capture.byline}</span> : null}
          </p>
          <h1 id="capture-title" className="headline">
            {capture.title || t('capture.untitled')}
          </h1>
          {capture.text === null ? (
            <RemovedNotice capture={capture} />
          ) : (
            <CaptureText text={capture.text} passages={capture.passages} />
          )}
        </article>
        {kept.data && isPage ? <Snapshots id={id} kept={kept.data} /> : null}
        {kept.data && isPage ? <PublicCopies id={id} kept={kept.data} /> : null}
      </div>
      <div>
        <CaptureDetails id={id} capture={capture} />
        <Fault error={kept.error} />
        {kept.data ? <ReceivedAnswers id={id} kept={kept.data} /> : null}
      </div>
    </div>
  );
}

/** When, from where and how it was captured. */
function CaptureDetails({ id, capture }: { id: number; capture: CaptureResponse }) {
  const collected = isCollected(capture.final_url);
  return (
    <aside className="card" aria-label={t('capture.aboutThisCapture')}>
      <h2>{t('capture.capture')}</h2>
      <dl className="facts stacked">
        <dt>{t('capture.captured')}</dt>
        <dd>
          <Moment at={capture.captured_at} />
        </dd>
        <dt>{t('capture.address')}</dt>
        <dd>{collected ? capture.final_url : <WebLink url={capture.final_url}>{capture.final_url}</WebLink>}</dd>
        {capture.url === capture.final_url ? null : (
          <>
            <dt>{t('capture.requested')}</dt>
            <dd>{capture.url}</dd>
          </>
        )}
        <dt>{t('capture.source')}</dt>
        <dd>{collected ? t('capture.aDataServerInternalAddress') : (VIA_TEXT[capture.via] ?? capture.via)}</dd>
        <dt>{t('capture.reading')}</dt>
        <dd>
          {humanizeCode(capture.verdict)}
          {capture.verdict_reason ? `: ${capture.verdict_reason}` : ''}
        </dd>
        <dt>{t('capture.sha256OfTheText')}</dt>
        <dd>
          <code className="hash">{capture.content_hash}</code>
        </dd>
      </dl>
      <p className="hush">
        {t('capture.textOnlyAsCapturedDetail', {
          detail: collected ? t('capture.theCollection') : t('capture.thePage'),
        })}
      </p>
      <PicturesOfSource id={id} source={capture.source_id} />
    </aside>
  );
}

function RemovedNotice({ capture: { removed_at, passages } }: { capture: CaptureResponse }) {
  return (
    <>
      <p className="note" role="status">
        {t.rich('capture.theTextIsNoLonger', {
          strong: (chunks) => <strong>{chunks}</strong>,
          moment: () => <Moment at={removed_at} />,
        })}
      </p>
      {passages.length > 0 ? (
        <>
          <h2>{t('capture.quotesInTheCase')}</h2>
          {passages.map(({ quote, start }) => (
            <blockquote key={start} className="passage">
              <mark>{quote}</mark>
            </blockquote>
          ))}
        </>
      ) : null}
    </>
  );
}

function hostOf(url: string): string {
  try {
    return new URL(url).host;
  } catch {
    return url;
  }
}

/** Text of the capture. On opening, scrolls to the passage with the quote in the URL, or to the first passage. */
function CaptureText({ text, passages }: { text: string; passages: Schemas['CapturePassageResponse'][] }) {
  const [params] = useSearchParams();
  const place = findQuote(params.get('quote') ?? '', text, passages);
  const first = useRef<HTMLElement>(null);
  useEffect(() => {
    // Braces are required: some browsers return a promise, which React would treat as a cleanup
    // function.
    first.current?.scrollIntoView({ block: 'center' });
  }, [text]);
  const marked = mergeSpans(place ? [...passages, place] : passages, text.length);
  if (!text.trim()) return <EmptyState>{t('capture.noReadableText')}</EmptyState>;
  const key = place?.start ?? -1;
  return (
    <>
      <p className="hush capture-count">
        {t('capture.countWordsDetail', {
          count: text.split(/\s+/).filter(Boolean).length,
          detail: marked.length ? t('capture.passagesCited', { count: marked.length }) : t('capture.noCitedPassage'),
        })}
      </p>
      <div className="capture-text">
        {splitByMarks(text, marked).map(({ start, end, mark }) =>
          mark ? (
            <mark
              key={start}
              ref={start <= key && key < end ? first : undefined}
              className={start <= key && key < end ? 'key' : undefined}
            >
              {text.slice(start, end)}
            </mark>
          ) : (
            <span key={start}>{text.slice(start, end)}</span>
          ),
        )}
      </div>
    </>
  );
}
