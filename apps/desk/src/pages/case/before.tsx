import type { CoverageTimeline, Result } from '../../api/result';
import { count } from '../../ui/format';
import { LineChart } from '../../ui/line-chart';
import { Day } from '../../ui/time';
import { WebLink } from '../../ui/web-link';
import { weeksOf } from './coverage-weeks';

/** What happened before and when it was told: context for the reviewer, no part of the level. */
export function Before({ result }: { result: Result }) {
  const history = result.history ?? [];
  const signs = result.old_story_signs;
  return (
    <>
      {signs?.note ? <p className="warn">{signs.note}</p> : null}
      {signs?.retellings.length ? (
        <p className="warn">
          {tellsWords(signs.retellings.length)}{' '}
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

const tellsWords = (reports: number) =>
  `${count(reports, 'report')} of long before ${reports === 1 ? 'reads' : 'read'} like this very event:`;

/** Reports a week over the year before the event and the days after it. */
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
            name: `reports a week with “${timeline.query}”, as ${timeline.provider} saw them`,
            values: weeks.map(({ articles }) => articles),
          },
        ]}
        words={(value) => String(Math.round(value))}
      />
      <p className="hush">
        {dayGiven ? 'Event' : 'Nobody says the day; found'} <Day at={timeline.event_day} />;{' '}
        {timeline.start ? (
          <>
            its coverage begins <Day at={timeline.start} />
            {dayGiven && timeline.start < timeline.event_day ? EARLY : ''}
          </>
        ) : (
          'no coverage of it was counted'
        )}
        .
      </p>
    </>
  );
}

/** What is counted are reports with these words. */
const EARLY = ' (what is told before the day is no report of it: it has the same words, or the day is not right)';
