import type { Topic } from '@corroborate/domain';
import { fold, isTitleCase, nameKey, properNames, regionName } from '@corroborate/text';
import { lookWords } from './look.words';

const NOT_THE_ACCUSED = lookWords('not-the-accused');
/** More names than an allegation is against. */
const MOST = 4;

/**
 * Whom an allegation may be against: people and bodies that its sentence names, without places, courts, offices that
 * prosecute and newsrooms. Where capitals say nothing, names of the topic that stand in it.
 */
export function accusedIn(topic: Pick<Topic, 'title' | 'entities' | 'location'>, core: string): string[] {
  const running = [topic.title, core].filter((text) => !isTitleCase(text)).map((text) => `. ${text}`);
  const told = fold(`${topic.title} ${core}`);
  const listed = topic.entities.filter((name) => told.includes(fold(name)));
  const names = new Map(
    [...listed, ...running.flatMap(properNames)]
      .filter((name) => isSomebody(name, topic.location))
      .map((name) => [nameKey(name), name] as const),
  );
  return [...names]
    .filter(([key]) => key !== '' && isWhole(key, names))
    .map(([, name]) => name)
    .slice(0, MOST);
}

/** "Dast" is not told beside "Mirel Dast". */
const isWhole = (key: string, names: ReadonlyMap<string, string>): boolean =>
  ![...names.keys()].some((other) => other !== key && ` ${other} `.includes(` ${key} `));

function isSomebody(name: string, location: string | null): boolean {
  if (NOT_THE_ACCUSED.test(name) || regionName(name) !== null || /^\d/.test(name)) return false;
  return !` ${nameKey(location ?? '')} `.includes(` ${nameKey(name)} `);
}
