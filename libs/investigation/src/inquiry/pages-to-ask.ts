import { DAY_MS, isCredibleElsewhere, type Article, type SourceView, type Topic } from '@corroborate/domain';
import type { PageToAsk } from '@corroborate/reading';
import { fold, hasName, indexNames, readLanguage } from '@corroborate/text';

/** What of a capture it is asked by. */
type Capture = Pick<Article, 'text'>;

type AskedTopic = Pick<
  Topic,
  'title' | 'summary' | 'language' | 'entities' | 'location' | 'eventDate' | 'discoveryDate'
>;

/** Days before the topic from which on a page is about something earlier, however like it is. */
const EARLIER_DAYS = 45;

/** Which pages stand first: those that take a side, those that speak of it, those that only share its names. */
const RANK = { supports: 0, disputes: 0, mentions: 1, unrelated: 2 } as const;

/** A page with how near it is to the story. */
export interface AskedPage extends PageToAsk {
  /** It may be about another matter: it is asked apart from the others. */
  aside: boolean;
}

/** Pages that may be about another matter, at most. */
const MOST_ASIDE = 8;

/**
 * The pages that free questions are put to: credible ones on the story, whether they take a side in it or only speak of
 * it. What rules take for another story is asked where it has two of the topic's names, or one and is in another
 * language than the topic, which rules hardly read; a few with one name are asked apart. Whoever reads leaves out what
 * is of another event. Pages from long before it are none.
 */
export function pagesToAsk(
  topic: AskedTopic,
  sources: readonly SourceView[],
  captures: ReadonlyMap<number, Capture>,
): AskedPage[] {
  const pages = sources
    .filter((view) => isCredibleElsewhere(view) && !isEarlier(topic, view))
    .toSorted(inOrder)
    .flatMap((view): AskedPage[] => {
      const text = captures.get(view.id)?.text;
      const near = text ? nearnessOf(topic, view, text) : 'none';
      if (!text || near === 'none') return [];
      const published = view.published ? shownDate(view.published) : null;
      return [{ sourceId: view.id, text, published, aside: near === 'aside' }];
    });
  return [...pages.filter(({ aside }) => !aside), ...pages.filter(({ aside }) => aside).slice(0, MOST_ASIDE)];
}

/** The same order in every run, whichever page was stored first. */
const inOrder = (a: SourceView, b: SourceView): number =>
  RANK[a.stance.stance] - RANK[b.stance.stance] || a.tier - b.tier || compare(a.canonicalUrl, b.canonicalUrl);

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);

const shownDate = ({ value, precision }: NonNullable<SourceView['published']>): string =>
  precision === 'second' || precision === 'minute' ? value.slice(0, 16) : value.slice(0, 10);

function isEarlier(
  { eventDate, discoveryDate }: Pick<Topic, 'eventDate' | 'discoveryDate'>,
  view: SourceView,
): boolean {
  const dates = [eventDate, discoveryDate].flatMap((date) => (date ? [Date.parse(date)] : []));
  if (dates.length === 0 || !view.published) return false;
  return Date.parse(view.published.value) < Math.min(...dates) - EARLIER_DAYS * DAY_MS;
}

function nearnessOf(topic: AskedTopic, { stance, language }: SourceView, text: string): 'near' | 'aside' | 'none' {
  if (stance.stance !== 'unrelated') return 'near';
  const place = topic.location?.split(',')[0]?.trim();
  const names = new Map([...topic.entities, ...(place ? [place] : [])].map((name) => [fold(name), name]));
  const index = indexNames(text);
  const found = [...names.values()].filter((name) => hasName(index, name)).length;
  if (found === 0) return 'none';
  return found > 1 || isForeign(topic, language ?? null) ? 'near' : 'aside';
}

function isForeign({ title, summary, language }: AskedTopic, of: string | null): boolean {
  const own = language ?? readLanguage({ text: `${title} ${summary ?? ''}` }).tag;
  return of !== null && own !== null && of.slice(0, 2) !== own.slice(0, 2);
}
