import type { Schemas } from '../../api/client';
import { dollars, duration, percent } from '../../ui/format';
import { locale, t } from '../../messages';

export type Summary = Schemas['MetricsSummaryAnswer'];
export type Figures = Schemas['FiguresAnswer'];
export type Group = Schemas['FigureGroupAnswer'];
export type EngineFigures = Summary['engines'][number];

const oneDecimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Shows a dash if there is no value. */
const orDash = (words: (value: number) => string) => (value: number | null) => (value === null ? '–' : words(value));
export const rate = orDash(percent);
export const seconds = orDash(duration);
export const usd = orDash(dollars);
export const milliseconds = orDash((value) => t('metrics.valueMs', { value }));
export const mean = orDash((value) => oneDecimal.format(value));
