import type { Schemas } from '../../api/client';
import { dollars, duration, number, percent } from '../../ui/format';

export type Summary = Schemas['MetricsSummaryAnswer'];
export type Figures = Schemas['FiguresAnswer'];
export type Group = Schemas['FigureGroupAnswer'];
export type EngineFigures = Summary['engines'][number];

/** Shows a dash if there is no value. */
const orDash = (words: (value: number) => string) => (value: number | null) => (value === null ? '–' : words(value));
export const rate = orDash(percent);
export const seconds = orDash(duration);
export const usd = orDash(dollars);
export const milliseconds = orDash((value) => `${number(value)} ms`);
export const mean = orDash((value) => value.toFixed(1));
