import type { Result, Schemas, TimelineEvent } from '../../../api';
import { Section, DayOrMoment } from '../../../ui';
import { isOnAnotherEvent } from '../another-event';
import { Refs } from '../refs';
import { clockText, type Dated, dateText, type Moment, groupMoments } from './event-time';
import { t } from '../../../messages';

export function Timeline({ result }: { result: Result }) {
  const timeline = result.event_timeline;
  if (!timeline) return null;
  const { events, people } = timeline;
  return (
    <Section id="timeline" title={t('story.timeline')}>
      <Drawing events={events} others={findOtherEventIds(result)} />
      {timeline.undated > 0 ? (
        <p className="hush">{t('story.undatedEventsNotShown', { undated: timeline.undated })}</p>
      ) : null}
      <People people={people} />
    </Section>
  );
}

/** IDs of pages that report another event. */
type OtherEventIds = ReadonlySet<number>;

const findOtherEventIds = ({ additional_sources }: Result): OtherEventIds =>
  new Set(additional_sources.filter(isOnAnotherEvent).map(({ source_id }) => source_id));

const PRECISIONS = [
  ['time', t('story.hour')],
  ['day', t('story.day')],
  ['month', t('story.month')],
  ['year', t('story.year')],
] as const;

function Drawing({ events, others }: { events: TimelineEvent[]; others: OtherEventIds }) {
  return (
    <>
      <ol className="timeline" aria-label={t('story.eventsEarliestFirst')}>
        {groupMoments(events).map((moment) => (
          <TimelineMoment key={moment.date.event_date} moment={moment} others={others} />
        ))}
      </ol>
      <p className="legend hush" aria-hidden="true">
        {PRECISIONS.map(([precision, words]) => (
          <span key={precision} className="nowrap">
            <span className={`when when-${precision}`} /> {words}
          </span>
        ))}
        <span>{t('story.localTimeOfThePlace')}</span>
      </p>
    </>
  );
}

const EventTime = ({ date }: { date: Dated }) => <time dateTime={date.event_date}>{dateText(date)}</time>;

/** The time under a heading with its day; screen readers get the full date. */
const Clock = ({ date }: { date: Dated }) => (
  <time dateTime={date.event_date} className="at-hour">
    <span className="sr">{dateText(date)}</span>
    <span aria-hidden="true">{clockText(date)}</span>
  </time>
);

function TimelineMoment({ moment: { date, events, gap, sameDay }, others }: { moment: Moment; others: OtherEventIds }) {
  return (
    <>
      {gap ? <li className="gap">{gap}</li> : null}
      <li className="at">
        <p className="at-date">{sameDay ? <Clock date={date} /> : <EventTime date={date} />}</p>
        <span className={`when when-${date.precision}`} aria-hidden="true" />
        <div className="at-events">
          {events.map((event) => (
            <TimelineEventItem key={`${event.source_ids.join()}${event.start}`} event={event} others={others} />
          ))}
        </div>
      </li>
    </>
  );
}

function TimelineEventItem({ event, others }: { event: TimelineEvent; others: OtherEventIds }) {
  const { event_text, source_ids, entities_involved, conflicting_dates } = event;
  return (
    <article className={conflicting_dates.length > 0 ? 'event contested' : 'event'}>
      <p className="event-text" dir="auto">
        {event_text}
      </p>
      <p className="event-foot hush">
        <span>
          <Refs ids={source_ids} />
        </span>
        {source_ids.every((id) => others.has(id)) ? <span className="chip">{t('story.anotherEvent')}</span> : null}
        {entities_involved.map((name) => (
          <span key={name} className="chip" dir="auto">
            {name}
          </span>
        ))}
      </p>
      {conflicting_dates.length > 0 ? <Conflict event={event} /> : null}
    </article>
  );
}

function Conflict({ event }: { event: TimelineEvent }) {
  const dates = [{ event_date: event.event_date, precision: event.precision, source_ids: event.source_ids }];
  return (
    <div className="conflict">
      <p className="warn">{t('story.sourcesGiveDifferentDates')}</p>
      <ul>
        {[...dates, ...event.conflicting_dates].map((date) => (
          <li key={date.event_date}>
            <b>
              <EventTime date={date} />
            </b>
            <span>
              <Refs ids={date.source_ids} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function People({ people }: { people: Schemas['ResultEventTimeline']['people'] }) {
  if (people.length === 0) return null;
  return (
    <details>
      <summary>{t('story.titlesOfPeopleByPublication', { count: people.length })}</summary>
      <ul className="plain-list">
        {people.map(({ person, roles }) => (
          <li key={person}>
            <b dir="auto">{person}</b>
            {roles.map(({ role, date, source_ids, start }) => (
              <span key={`${role}${start}`}>
                {'; '}
                <q dir="auto">{role}</q> <small>{date ? <DayOrMoment at={date} /> : t('story.undated')}</small>{' '}
                <span className="hush">
                  <Refs ids={source_ids} />
                </span>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}
