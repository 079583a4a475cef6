import { type Result, useInvestigation } from '../../api';
import {
  OtherEventChip,
  EmptyState,
  Published,
  ReasonText,
  shownPassage,
  StanceChip,
  Stars,
  StateBadge,
} from '../../ui';
import { isOnAnotherEvent } from '../case/another-event';
import { byImportance } from '../case/source-order';
import { steeringPages } from '../case/steering-pages';
import { VerdictQuotes } from '../case/verdict';
import { t } from '../../messages';

const MAX_SHOWN = 4;

/** The verdict with its best quotes for and against. */
export function VerdictSummary({ investigation }: { investigation: number }) {
  const { data: row } = useInvestigation(investigation);
  const result = row?.result;
  if (!result) return null;
  const verdict = row.verdict ?? result.verdict;
  const isQuoted = verdict.for.length + verdict.against.length > 0;
  return (
    <section className="glance" aria-label={t('reviews.summaryOfTheEvidence')}>
      <p>
        <StateBadge state={verdict.state} />{' '}
        <ReasonText reason={verdict.reason_codes[0]} english={verdict.reasons[0]} />
      </p>
      <p>
        <strong>{t('reviews.next')}</strong> <ReasonText reason={verdict.next_code} english={verdict.next} />
      </p>
      {result.old_story_signs?.note ? <p className="warn">{result.old_story_signs.note}</p> : null}
      <Doubts result={result} />
      <InjectionNote result={result} />
      {isQuoted ? <VerdictQuotes verdict={verdict} row={row} result={result} /> : <TopSources result={result} />}
    </section>
  );
}

function TopSources({ result }: { result: Result }) {
  const sources = byImportance(result.additional_sources).filter(({ passage }) => passage);
  if (sources.length === 0) return <EmptyState>{t('reviews.noQuotesFound')}</EmptyState>;
  return (
    <ul>
      {sources.slice(0, MAX_SHOWN).map((source) => (
        <li key={source.source_id}>
          <p className="source-head">
            <Stars stars={source.stars} tier={source.credibility_tier} /> <strong>{source.name}</strong>{' '}
            {isOnAnotherEvent(source) ? <OtherEventChip /> : <StanceChip stance={source.stance} />}{' '}
            <span className="hush">
              {source.published ? <Published at={source.published} /> : t('reviews.undated')}
            </span>
          </p>
          <blockquote className={`passage clamp stance-${source.stance}`}>
            {shownPassage(source, result.source_cards)}
          </blockquote>
        </li>
      ))}
    </ul>
  );
}

/** Questions whose answer may cast doubt on the story itself. */
const DOUBT_QUESTION_IDS = ['old-story', 'still-there'];

function Doubts({ result }: { result: Result }) {
  const doubts = (result.last_look?.questions ?? []).filter(
    ({ id, answer }) => answer === 'critical' && DOUBT_QUESTION_IDS.includes(id),
  );
  return doubts.map(({ id, ask, reason }) => (
    <p key={id} className="warn" dir="auto">
      <b>{ask}</b> {reason}
    </p>
  ));
}

function InjectionNote({ result }: { result: Result }) {
  const pages = steeringPages(result);
  if (pages.length === 0) return null;
  const outlets = [...new Set(pages.map(({ name }) => name ?? t('reviews.anUnknownOutlet')))];
  return (
    <p className="warn">
      {t.rich('reviews.outletsDetailTextAimedAt', {
        outlets: outlets.join(', '),
        count: outlets.length,
        q: (chunks) => <q dir="auto">{chunks}</q>,
        quotes: pages[0]?.quotes[0] ?? '',
      })}
    </p>
  );
}
