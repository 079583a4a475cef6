import type { CoverageTimeline, Result } from '../../api';
import { Day, LineChart, Section, WebLink } from '../../ui';
import { Actors } from './actors';
import type { CaseProps } from './case-props';
import { countByWeek } from './coverage-weeks';
import { Related } from './related';
import { EventPlace } from './where';
import { t, translateCode } from '../../messages';

export const hasContext = ({ context, actors, place, history, coverage_timeline: coverage }: Result): boolean =>
  Boolean(context?.length || actors?.length || place || (history?.length ?? 0) > 1 || coverage);

/** Background; it never affects the level. */
export function Context({ row, result }: CaseProps) {
  return (
    <Section id="context" title={t('story.background')}>
      <Actors result={result} />
      <ul className="context">
        {listBackground(result).map((detail) => (
          <li key={`${detail.source_url}${detail.quote}`}>
            <p>
              <span className="chip">{translateCode(detail.kind)}</span> {detail.text}
            </p>
            <p className="hush">
              <WebLink url={detail.source_url}>{detail.source_name}</WebLink>
              {detail.date ? (
                <>
                  , <Day at={detail.date} />
                </>
              ) : null}
            </p>
          </li>
        ))}
      </ul>
      {result.place ? <EventPlace place={result.place} /> : null}
      <EarlierCoverage result={result} />
      <Related topicId={row.topic_id} />
    </Section>
  );
}

/** Background details that are not on any actor's card. */
function listBackground({ actors = [], context = [] }: Result) {
  const shown = actors.flatMap((actor) => [...actor.earlier_statements, ...actor.track_record.entries]);
  return context.filter(({ kind, quote }) => kind !== 'actor' || !shown.some((one) => one.quote === quote));
}

function EarlierCoverage({ result }: { result: Result }) {
  const history = result.history ?? [];
  const signs = result.old_story_signs;
  return (
    <>
      {signs?.note ? <p className="warn">{signs.note}</p> : null}
      {signs?.retellings.length ? (
        <p className="warn">
          {t('story.olderReportsOfASimilar', { count: signs.retellings.length })}{' '}
          {signs.retellings.map(({ url, title, date }) => (
            <span key={url}>
              <WebLink url={url}>{title}</WebLink> (<Day at={date} />){' '}
            </span>
          ))}
        </p>
      ) : null}
      {result.coverage_timeline ? <CoverageChart timeline={result.coverage_timeline} /> : null}
      {result.precedents ? <p>{result.precedents.note}</p> : null}
      {history.length > 1 ? (
        <ol className="plain-list">
          {history.map(({ when, quote, source_url, source_name }) => (
            <li key={`${source_url}${quote}`}>
              <b>{when ?? t('story.noDate')}</b> {quote} <WebLink url={source_url}>{source_name}</WebLink>
            </li>
          ))}
        </ol>
      ) : null}
    </>
  );
}

function CoverageChart({ timeline }: { timeline: CoverageTimeline }) {
  const weeks = countByWeek(timeline);
  const dayGiven = timeline.event_day_given ?? true;
  return (
    <>
      <LineChart
        title={t('story.reportsOfQuery', { query: timeline.query })}
        days={weeks.map(({ begins }) => begins)}
        series={[
          {
            name: t('story.reportsPerWeekWithQuery', { query: timeline.query, provider: timeline.provider }),
            values: weeks.map(({ articles }) => articles),
          },
        ]}
        words={(value) => String(Math.round(value))}
      />
      <p className="hush">
        {dayGiven ? t('story.event') : t('story.eventDateUnknownFound')} <Day at={timeline.event_day} />;{' '}
        {timeline.start ? (
          <>
            {t.rich('story.coverageStartsDetail', {
              day: () => <Day at={timeline.start} />,
              detail: dayGiven && timeline.start < timeline.event_day ? EARLY_COVERAGE_NOTE : '',
            })}
          </>
        ) : (
          t('story.noCoverageFound')
        )}
        .
      </p>
    </>
  );
}

const EARLY_COVERAGE_NOTE = t('story.earlierReportsShareTheWords');
