import type { EventTimeline, Result, TimelineEvent } from '../../../api/result';
import { count } from '../../../ui/format';
import { Nothing } from '../../../ui/messages';
import { Section } from '../../../ui/section';
import { tellsAnother } from '../about-it';
import { namesOf, Refs, type Names } from '../refs';
import { clockWords, dateWords, momentsOf, type Dated, type Moment } from './event-time';
import { People } from './people';

/** What happened when, as sources tell it. */
export function Timeline({ result }: { result: Result }) {
  const timeline = result.event_timeline;
  if (timeline === undefined) return null;
  const events = timeline?.events ?? [];
  return (
    <Section id="timeline" title="What happened when" aside={events.length ? count(events.length, 'event') : undefined}>
      {events.length === 0 ? <Nothing>{emptyWords(timeline)}</Nothing> : null}
      {events.length > 0 ? <Drawing events={events} pages={pagesOf(result)} /> : null}
      <Undated timeline={timeline} />
      <People people={timeline?.people ?? []} names={namesOf(result)} />
    </Section>
  );
}

/** The pages that tell of what happened. */
interface Pages {
  names: Names;
  /** Those that were taken to be on another event. */
  others: ReadonlySet<number>;
}

const pagesOf = (result: Result): Pages => ({
  names: namesOf(result),
  others: new Set(result.additional_sources.filter(tellsAnother).map(({ source_id }) => source_id)),
});

function emptyWords(timeline: EventTimeline | null): string {
  if (timeline === null) return 'The timeline could not be made of these pages; nothing else of the case is missing.';
  return timeline.skipped ?? 'No source dates anything that happened.';
}

function Undated({ timeline }: { timeline: EventTimeline | null }) {
  if (!timeline || timeline.undated === 0 || timeline.skipped) return null;
  return <p className="hush">{count(timeline.undated, 'happening')} that no source dates: left out here.</p>;
}

const PRECISIONS = [
  ['time', 'hour'],
  ['day', 'day'],
  ['month', 'month'],
  ['year', 'year'],
] as const;

function Drawing({ events, pages }: { events: TimelineEvent[]; pages: Pages }) {
  return (
    <>
      <ol className="timeline" aria-label="Events, earliest first">
        {momentsOf(events).map((moment) => (
          <At key={moment.date.event_date} moment={moment} pages={pages} />
        ))}
      </ol>
      <p className="legend hush" aria-hidden="true">
        {PRECISIONS.map(([precision, words]) => (
          <span key={precision} className="nowrap">
            <span className={`when when-${precision}`} /> {words}
          </span>
        ))}
        <span>by the clock of the place</span>
      </p>
    </>
  );
}

const EventTime = ({ date }: { date: Dated }) => <time dateTime={date.event_date}>{dateWords(date)}</time>;

/** The hour of a day that stands above; those who hear it are told the day again. */
const Clock = ({ date }: { date: Dated }) => (
  <time dateTime={date.event_date} className="at-hour">
    <span className="sr">{dateWords(date)}</span>
    <span aria-hidden="true">{clockWords(date)}</span>
  </time>
);

function At({ moment: { date, events, gap, goesOn }, pages }: { moment: Moment; pages: Pages }) {
  return (
    <>
      {gap ? <li className="gap">{gap}</li> : null}
      <li className="at">
        <p className="at-date">{goesOn ? <Clock date={date} /> : <EventTime date={date} />}</p>
        <span className={`when when-${date.precision}`} aria-hidden="true" />
        <div className="at-events">
          {events.map((event) => (
            <Event key={`${event.source_ids.join()}${event.start}`} event={event} pages={pages} />
          ))}
        </div>
      </li>
    </>
  );
}

function Event({ event, pages: { names, others } }: { event: TimelineEvent; pages: Pages }) {
  const { event_text, source_ids, entities_involved, conflicting_dates } = event;
  return (
    <article className={conflicting_dates.length > 0 ? 'event contested' : 'event'}>
      <p className="event-text" dir="auto">
        {event_text}
      </p>
      <p className="event-foot hush">
        <span>
          <Refs ids={source_ids} names={names} />
        </span>
        {source_ids.every((id) => others.has(id)) ? <span className="chip">told on another event</span> : null}
        {entities_involved.map((name) => (
          <span key={name} className="chip" dir="auto">
            {name}
          </span>
        ))}
      </p>
      {conflicting_dates.length > 0 ? <Conflict event={event} names={names} /> : null}
    </article>
  );
}

/** The dates that are given for one event, side by side. */
function Conflict({ event, names }: { event: TimelineEvent; names: Names }) {
  const dates = [{ event_date: event.event_date, precision: event.precision, source_ids: event.source_ids }];
  return (
    <div className="conflict">
      <p className="warn">Sources date it differently:</p>
      <ul>
        {[...dates, ...event.conflicting_dates].map((date) => (
          <li key={date.event_date}>
            <b>
              <EventTime date={date} />
            </b>
            <span>
              <Refs ids={date.source_ids} names={names} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
