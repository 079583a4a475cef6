import type { CoverageTimeline, Result } from '../../api';
import { count, Day, LineChart, WebLink } from '../../ui';
import { weeksOf } from './coverage-weeks';

export function Before({ result }: { result: Result }) {
  const history = result.history ?? [];
  const signs = result.old_story_signs;
  return (
    <>
      {signs?.note ? <p className="warn">{signs.note}</p> : null}
      {signs?.retellings.length ? (
        <p className="warn">
          {olderReports(signs.retellings.length)}{' '}
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
              <b>{when ?? 'no date'}</b> {quote} <WebLink url={source_url}>{source_name}</WebLink>
            </li>
          ))}
        </ol>
      ) : null}
    </>
  );
}

const olderReports = (reports: number) => `${count(reports, 'older report')} of a similar event:`;

function CoverageChart({ timeline }: { timeline: CoverageTimeline }) {
  const weeks = weeksOf(timeline);
  const dayGiven = timeline.event_day_given ?? true;
  return (
    <>
      <LineChart
        title={`Reports of “${timeline.query}”`}
        days={weeks.map(({ begins }) => begins)}
        series={[
          {
            name: `reports per week with “${timeline.query}” (${timeline.provider})`,
            values: weeks.map(({ articles }) => articles),
          },
        ]}
        words={(value) => String(Math.round(value))}
      />
      <p className="hush">
        {dayGiven ? 'Event' : 'Event date unknown; found'} <Day at={timeline.event_day} />;{' '}
        {timeline.start ? (
          <>
            coverage starts <Day at={timeline.start} />
            {dayGiven && timeline.start < timeline.event_day ? EARLY : ''}
          </>
        ) : (
          'no coverage found'
        )}
        .
      </p>
    </>
  );
}

const EARLY = ' (earlier reports share the words, or the date is wrong)';
