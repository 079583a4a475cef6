import { nameKey } from '@corroborate/text';
import type { ListedStory, Truth } from './world-score.types';

/**
 * Share of the noted events and people, and of those in the truth, that case files list. A day counts if any line has
 * it, whatever it says; a person counts if a name with the same last name has a role.
 */
export function storyFigures(pairs: readonly { truth: Truth; story: ListedStory | null }[]) {
  const listed = pairs.flatMap(({ truth, story }) => (story ? [{ truth, story }] : []));
  const sum = (count: (one: (typeof listed)[number]) => number) => listed.reduce((total, one) => total + count(one), 0);
  return {
    notedEvents: sum(({ story }) => story.noted.events),
    lines: sum(({ story }) => story.days.length),
    days: sum(({ truth }) => truth.timeline?.length ?? 0),
    daysListed: sum(({ truth, story }) => daysListed(truth, story)),
    notedPeople: sum(({ story }) => story.noted.people),
    listedPeople: sum(({ story }) => story.people.length),
    peopleWithRole: sum(({ story }) => story.people.filter(({ role }) => role !== null).length),
    people: sum(({ truth }) => truth.people?.length ?? 0),
    peopleNamed: sum(({ truth, story }) => peopleNamed(truth, story)),
  };
}

const daysListed = ({ timeline = [] }: Truth, { days }: ListedStory): number => {
  const listed = new Set(days.map(dayOf));
  return timeline.filter(({ date }) => [dayOf(date), ...coarser(dayOf(date))].some((day) => listed.has(day))).length;
};

const DAY_LENGTH = 10;
const dayOf = (date: string): string => date.slice(0, DAY_LENGTH);

/** A world can give a month by its first day, and a year by January 1. */
const coarser = (day: string): string[] =>
  ['-01', '-01-01'].flatMap((end) => (day.endsWith(end) ? [day.slice(0, -end.length)] : []));

const lastName = (name: string): string => nameKey(name).split(' ').at(-1) ?? '';

function peopleNamed({ people = [] }: Truth, story: ListedStory): number {
  const named = new Set(story.people.flatMap(({ name, role }) => (role === null ? [] : nameKey(name).split(' '))));
  return people.filter(({ name }) => named.has(lastName(name))).length;
}
