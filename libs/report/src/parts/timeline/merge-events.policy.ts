import { squash } from '@corroborate/text';
import { standsAlone } from '../cards/summary.policy';
import { likeness, weightsOf } from '../likeness';
import type { ToldDate } from './event-dates.policy';
import type { EventSentence } from './event-sentences.policy';
import type { EventDate, TimelineEvent } from './timeline.types';

export type DatedSentence = EventSentence & { told: ToldDate };

const MERGE = {
  /** From here on sentences of one day tell of one thing. */
  sameDay: 0.4,
  /** What a kind of event in common adds to it. */
  kind: 0.15,
  /** From here on sentences of different days are of one event whose day is disputed. */
  otherDay: 0.65,
  /** Farther apart, in days, it is another time. */
  apart: 31,
  most: 60,
};

/** Sentences as events: the same of several pages once, other dates of it beside the date that most voices give. */
export function mergedEvents(sentences: readonly DatedSentence[]): TimelineEvent[] {
  const weight = weightsOf(sentences.map(({ stems }) => stems));
  const groups: DatedSentence[][] = [];
  for (const one of byTrust(sentences)) {
    const home = groups.find((group) => group.some((other) => isSame(one, other, weight)));
    if (home) home.push(one);
    else groups.push([one]);
  }
  return mostTold(groups.filter((group) => group.some(({ sentence }) => standsAlone(sentence))))
    .map(eventOf)
    .sort((a, b) => a.date.value.localeCompare(b.date.value));
}

/** Is it the event that a dated sentence tells of, as far as one without a date says? */
export const tellsOf = (one: EventSentence, others: readonly DatedSentence[]): boolean => {
  const weight = weightsOf(others.map(({ stems }) => stems));
  return others.some((other) => likeness(one.stems, other.stems, weight) >= MERGE.sameDay);
};

const byTrust = (sentences: readonly DatedSentence[]): DatedSentence[] =>
  [...sentences].sort((a, b) => a.source.view.tier - b.source.view.tier || a.sentence.at - b.sentence.at);

function mostTold(groups: DatedSentence[][]): DatedSentence[][] {
  const voices = (group: DatedSentence[]) => new Set(group.map(({ source }) => source.view.clusterId)).size;
  return [...groups].sort((a, b) => voices(b) - voices(a)).slice(0, MERGE.most);
}

function isSame(a: DatedSentence, b: DatedSentence, weight: (stem: string) => number): boolean {
  const alike = likeness(a.stems, b.stems, weight);
  const kind = [...a.kinds].some((id) => b.kinds.has(id));
  const near = a.told.from <= b.told.to && b.told.from <= a.told.to;
  if (near && sharp(a) === sharp(b)) return alike + (kind ? MERGE.kind : 0) >= MERGE.sameDay;
  return alike >= MERGE.otherDay && (near || isDisputed(a, b)) && a.names.some((name) => b.names.includes(name));
}

/** Two voices that give two days or two years for one doing: "collided" and "reopened after they collided" are two. */
function isDisputed(a: DatedSentence, b: DatedSentence): boolean {
  if (a.source.view.clusterId === b.source.view.clusterId || sharp(a) !== sharp(b) || a.verb !== b.verb) return false;
  return sharp(a) ? Math.abs(a.told.from - b.told.from) <= MERGE.apart : a.told.date.precision === 'year';
}

const sharp = ({ told }: DatedSentence): boolean => told.date.precision === 'day' || told.date.precision === 'time';

function eventOf(group: DatedSentence[]): TimelineEvent {
  const alone = group.filter(({ sentence }) => standsAlone(sentence));
  const date = chosenDate(alone);
  const quoted = alone.find(({ told }) => told.date.value === date.value) ?? alone[0];
  if (!quoted) throw new RangeError('An event is told by at least one sentence');
  const { text, start, end } = quoted.sentence;
  const agreeing = group.filter(({ told }) => !contradicts(told.date, date));
  return {
    date,
    text: squash(text),
    quote: text,
    start,
    end,
    sourceIds: idsOf([quoted, ...agreeing]),
    entities: quoted.names,
    conflicting: otherDates(group, date),
  };
}

/** That of most voices; of those the most exact, then the one of whom most trust. */
function chosenDate(group: readonly DatedSentence[]): EventDate {
  const voices = (date: EventDate) =>
    new Set(group.filter(({ told }) => !contradicts(told.date, date)).map(({ source }) => source.view.clusterId)).size;
  const dates = group.map(({ told }) => told.date);
  return dates.reduce((best, date) => {
    const more = voices(date) - voices(best);
    return more > 0 || (more === 0 && date.value.length > best.value.length) ? date : best;
  });
}

/** A coarser date of the same does not contradict. */
const contradicts = (a: EventDate, b: EventDate): boolean =>
  !a.value.startsWith(b.value) && !b.value.startsWith(a.value);

function otherDates(group: readonly DatedSentence[], date: EventDate): TimelineEvent['conflicting'] {
  const others = group.filter(({ told }) => contradicts(told.date, date));
  const values = [...new Map(others.map(({ told }) => [told.date.value, told.date])).values()];
  return values.map((other) => ({
    date: other,
    sourceIds: idsOf(others.filter(({ told }) => told.date.value === other.value)),
  }));
}

const idsOf = (group: readonly DatedSentence[]): number[] => [...new Set(group.map(({ source }) => source.view.id))];
