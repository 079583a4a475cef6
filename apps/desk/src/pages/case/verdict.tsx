import { Link } from 'wouter';
import { folderUrl, useDecisions, type Verdict } from '../../api';
import {
  addOpeningQuote,
  dollars,
  formatDuration,
  humanizeCode,
  PublishedDay,
  ReasonText,
  StateBadge,
  STATE_LABELS,
} from '../../ui';
import type { CaseProps } from './case-props';
import { t } from '../../messages';

/** The verdict of the case on one screen: state, reason, best quotes, next step. */
export function VerdictCard({ row, result }: CaseProps) {
  const verdict = row.verdict ?? result.verdict;
  const [main, ...others] = verdict.reasons.map((english, at) => (
    <ReasonText key={english} reason={verdict.reason_codes[at]} english={english} />
  ));
  return (
    <section className={`verdict ${STATE_LABELS[verdict.state][2]}`} aria-label={t('case.verdict')}>
      <p className="verdict-state">
        <StateBadge state={verdict.state} />{' '}
        {verdict.confidence ? (
          <span className="hush">
            {t('case.confidenceThatItIs', {
              confidence: verdict.confidence,
              isRefuted: verdict.state === 'refuted' ? 'yes' : 'no',
            })}
          </span>
        ) : null}
      </p>
      <p className="verdict-why">{main}</p>
      {others.length > 0 ? <p className="verdict-more hush">{others.map((other) => [other, ' '])}</p> : null}
      <VerdictQuotes verdict={verdict} row={row} result={result} />
      <NextStep verdict={verdict} row={row} result={result} />
    </section>
  );
}

interface CardProps extends CaseProps {
  verdict: Verdict;
}

/** Whether the denials concern an accusation. */
const isAccusation = ({ reason_codes }: Verdict): boolean =>
  reason_codes.some(({ code, params }) => code === 'verdict.denied' && 'isAccusation' in params && params.isAccusation);

/** Best quotes for and against the claim; the side that determines the state comes first. */
export function VerdictQuotes({ verdict, ...rest }: CardProps) {
  const against = isAccusation(verdict)
    ? ([t('case.response'), 'mentions', verdict.against] as const)
    : ([t('case.against'), 'disputes', verdict.against] as const);
  const sides = [[t('case.for'), 'supports', verdict.for] as const, against];
  const isDenied = verdict.state === 'disputed' || verdict.state === 'refuted';
  const shown = (isDenied ? sides.toReversed() : sides).filter(([, , quotes]) => quotes.length > 0);
  return (
    <div className="verdict-sides">
      {shown.map(([title, stance, quotes]) => (
        <div key={title}>
          <h2>{title}</h2>
          {quotes.map((quote) => (
            <Quote key={`${quote.source_id}${quote.quote}`} quote={quote} stance={stance} {...rest} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface QuoteProps extends CaseProps {
  quote: Verdict['for'][number];
  stance: string;
}

function Quote({ quote: { source_id, quote, speaker }, stance, row, result }: QuoteProps) {
  const source = result.additional_sources.find((one) => one.source_id === source_id);
  const name = source?.name ?? t('case.sourceSourceId', { sourceId: String(source_id) });
  return (
    <figure>
      <blockquote className={`passage stance-${stance}`} dir="auto">
        {addOpeningQuote(quote)}
      </blockquote>
      <figcaption className="hush">
        {speaker ? t('case.speakerIn', { speaker }) : ''}
        {name}
        {source?.published ? (
          <>
            , <PublishedDay at={source.published} />
          </>
        ) : null}
        {source && source.credibility_tier > 2 ? ` (${t('case.notCredible')})` : ''} ·{' '}
        <Link
          className="nowrap"
          href={`/investigations/${row.id}/sources/${source_id}?quote=${encodeURIComponent(quote)}`}
          aria-label={t('case.openAtQuoteInName', { name })}
        >
          {t('case.openAtQuote')}
        </Link>
      </figcaption>
    </figure>
  );
}

function NextStep({ verdict, row, result }: CardProps) {
  const { data } = useDecisions(row.id);
  const last = data?.decisions.at(-1);
  const report = `/investigations/${row.id}/report`;
  const seconds = (Date.parse(row.finished_at ?? '') - Date.parse(row.started_at ?? '')) / 1000;
  const decides = verdict.state === 'held' || verdict.state === 'disputed';
  const asks = verdict.next_code.code === 'next.ask-for-response' && result.last_look;
  return (
    <div className="verdict-next">
      <p>
        <strong>{t('case.next')}</strong> <ReasonText reason={verdict.next_code} english={verdict.next} />
      </p>
      <p className="button-row">
        {asks ? (
          <a href="#replies" className="button primary">
            {t('case.askForAResponse')}
          </a>
        ) : null}
        {data?.waiting ? (
          <Link href={`/reviews/${data.waiting.id}`} className={!asks && decides ? 'button primary' : 'button'}>
            {decides ? t('case.decide') : t('case.review')}
          </Link>
        ) : null}
        <Link href={`${report}?depth=brief`} className="button">
          {t('case.brief')}
        </Link>
        <Link href={report} className="button">
          {t('case.report')}
        </Link>
        <a href={folderUrl(row.id)} download={`case-${row.id}.zip`} className="button">
          {t('case.export')}
        </a>
      </p>
      <p className="hush verdict-cost">
        {last
          ? t('case.lastDecisionActionByDecidedBy', { action: humanizeCode(last.action), decidedBy: last.decided_by })
          : ''}
        {dollars(row.cost_usd)}
        {seconds >= 0 ? `, ${formatDuration(seconds)}` : ''}
      </p>
    </div>
  );
}
