import type { MetricsWindow } from '@corroborate/db';
import { DAY_MS, parseMoment } from '@corroborate/domain';
import { invalidInput } from '../problems/problem';
import type { MetricsQueryDto } from './metrics.dto';

const DEFAULT_DAYS = 30;
const MAX_DAYS = 366;
const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Parses the period.
 * @throws HttpProblem `invalid-input` if a date is invalid, or the period is empty or longer than a year
 */
export function parseWindow({ from, to }: Pick<MetricsQueryDto, 'from' | 'to'>, now: Date): MetricsWindow {
  const end = to === undefined ? now : parseBound('to', to, now, DATE_ONLY.test(to) ? DAY_MS : 0);
  const start =
    from === undefined ? startOfDay(end.getTime() - DEFAULT_DAYS * DAY_MS) : parseBound('from', from, now, 0);
  if (start >= end) throw invalidParameter('from', 'from must be before to.');
  if (end.getTime() - start.getTime() > MAX_DAYS * DAY_MS)
    throw invalidParameter('from', `from must not be more than ${MAX_DAYS} days before to.`);
  return { from: start, to: end };
}

/** All UTC days in the period. */
export function listDays({ from, to }: MetricsWindow): string[] {
  const days: string[] = [];
  for (let at = startOfDay(from.getTime()).getTime(); at < to.getTime(); at += DAY_MS)
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
}

const startOfDay = (at: number): Date => new Date(Math.floor(at / DAY_MS) * DAY_MS);

function parseBound(name: string, text: string, now: Date, plusMs: number): Date {
  const parsed = parseMoment(text, now);
  if ('fault' in parsed) throw invalidParameter(name, `${name} ${parsed.fault}.`);
  return new Date(new Date(parsed.instant).getTime() + plusMs);
}

const invalidParameter = (parameter: string, detail: string) => invalidInput([{ detail, in: 'query', parameter }]);
