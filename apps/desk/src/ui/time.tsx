import { asWritten, clock, day, exact, isWholeDay, moment, reportMoment } from './format';

interface TimeProps {
  at: string | null | undefined;
}

/** As the browser writes it; whoever points at it is told the exact moment in UTC, which is the same for everybody. */
const Time = ({ at, children }: TimeProps & { children: string }) =>
  exact(at) ? (
    <time dateTime={at ?? undefined} title={exact(at)}>
      {children}
    </time>
  ) : (
    <>{children}</>
  );

export const Moment = ({ at }: TimeProps) => <Time at={at}>{moment(at)}</Time>;

/** As the text of a report writes it. */
export const ReportMoment = ({ at }: TimeProps) => <Time at={at}>{reportMoment(at)}</Time>;

export const Clock = ({ at }: TimeProps) => <Time at={at}>{clock(at)}</Time>;

/** A day that somebody named has no exact moment. */
export const Day = ({ at }: TimeProps) =>
  at && isWholeDay(at) ? <time dateTime={at.slice(0, 10)}>{day(at)}</time> : <Time at={at}>{day(at)}</Time>;

interface Known {
  value: string;
  precision: string;
  /** Offset or zone as written; null where none was. */
  zone?: string | null;
}

/** When a page says that it was published: as exactly as the page says it. */
export function Published({ at: { value, precision, zone } }: { at: Known }) {
  if (precision === 'day') return <Day at={value.slice(0, 10)} />;
  if (zone === null) return <time dateTime={value.slice(0, 16)}>{asWritten(value)} (no zone given)</time>;
  return <Moment at={value} />;
}

/** The moment, or the day where no more is known. */
export const When = ({ at }: TimeProps) => (isWholeDay(at) ? <Day at={at} /> : <Moment at={at} />);
