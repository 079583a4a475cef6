import type { ResultSource } from '../api';
import { formatExact, formatDate, formatDay, isWholeDay, type DateForm } from './format';
import { t } from '../messages';

interface TimeProps {
  at: string | null | undefined;
  form?: DateForm;
  /** Default: the reader's time zone. */
  timeZone?: string | null | undefined;
}

/** A time, with UTC in the tooltip. */
export const Moment = ({ at, form = 'full', timeZone }: TimeProps) => (
  <time dateTime={at ?? undefined} title={formatExact(at) || undefined}>
    {formatDate(at, form, timeZone ?? undefined)}
  </time>
);

export const Day = ({ at, form = 'day', timeZone }: Omit<TimeProps, 'form'> & { form?: 'day' | 'short' }) =>
  at && isWholeDay(at) ? (
    <time dateTime={at.slice(0, 10)}>{formatDay(at, form)}</time>
  ) : (
    <Moment at={at} form={form} timeZone={timeZone} />
  );

type PublishedAt = Pick<NonNullable<ResultSource['published']>, 'value' | 'precision' | 'zone'>;

/** Day of publication. A date without a time is the same day in every time zone. */
export const PublishedDay = ({
  at: { value, precision },
  form = 'short',
}: {
  at: PublishedAt;
  form?: 'day' | 'short';
}) => <Day at={precision === 'day' ? value.slice(0, 10) : value} form={form} />;

/** Date of publication, as precise as the page states it. */
export function Published({ at: { value, precision, zone } }: { at: PublishedAt }) {
  if (precision === 'day') return <Day at={value.slice(0, 10)} />;
  if (zone === null)
    return (
      <time dateTime={value.slice(0, 16)}>{t('ui.valueNoTimeZone', { value: formatDate(value, 'full', 'UTC') })}</time>
    );
  return <Moment at={value} />;
}

/** Date and time; only the date if no time is known. */
export const DayOrMoment = ({ at }: TimeProps) => (isWholeDay(at) ? <Day at={at} /> : <Moment at={at} />);
