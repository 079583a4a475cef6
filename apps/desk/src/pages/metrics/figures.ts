import type { Schemas } from '../../api/client';
import { dollars, formatDuration, percent } from '../../ui/format';
import { locale, t } from '../../messages';

export type Summary = Schemas['MetricsSummaryResponse'];
export type Figures = Schemas['FiguresResponse'];
export type Group = Schemas['FigureGroupResponse'];
export type EngineFigures = Summary['engines'][number];

const oneDecimalFormat = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Formats a value; a missing value is shown as a dash. */
const orDash = (words: (value: number) => string) => (value: number | null) => (value === null ? '–' : words(value));
export const formatRate = orDash(percent);
export const formatSeconds = orDash(formatDuration);
export const formatUsd = orDash(dollars);
export const formatMilliseconds = orDash((value) => t('metrics.valueMs', { value }));
export const formatMean = orDash((value) => oneDecimalFormat.format(value));
