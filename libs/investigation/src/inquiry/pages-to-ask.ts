import { isCredible, type Article, type SourceView, type Topic } from '@corroborate/domain';
import type { PageToAsk } from '@corroborate/reasoning';
import { fold, hasName, indexNames, readLanguage } from '@corroborate/text';

/** What of a capture it is asked by. */
type Capture = Pick<Article, 'text'>;

type AskedTopic = Pick<
  Topic,
  'title' | 'summary' | 'language' | 'entities' | 'location' | 'eventDate' | 'discoveryDate'
>;

/** Days before the topic from which on a page is about something earlier, however like it is. */
const EARLIER_DAYS = 45;
const DAY_MS = 86_400_000;

/** Which pages stand first: those that take a side, those that speak of it, those that only share its names. */
const RANK = { supports: 0, disputes: 0, mentions: 1, unrelated: 2 } as const;

/**
 * The pages that free questions are put to: credible ones on the story, whether they take a side in it or only speak of
 * it. What rules take for another story is asked where it has two of the topic's names, or one and is in another
 * language than the topic, which rules hardly read; whoever reads it leaves out what is of another event. Pages from
 * long before it are none.
 */
export function pagesToAsk(
  topic: AskedTopic,
  sources: readonly SourceView[],
  captures: ReadonlyMap<number, Capture>,
): PageToAsk[] {
  return sources
    .filter((view) => isCredible(view.tier) && !view.isTopicPage && !isEarlier(topic, view))
    .filter((view) => view.stance.stance !== 'unrelated' || namesIt(topic, view, captures.get(view.id)?.text ?? ''))
    .toSorted(inOrder)
    .flatMap(({ id, published }) => {
      const text = captures.get(id)?.text;
      return text ? [{ sourceId: id, text, published: published ? shownDate(published) : null }] : [];
    });
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

function namesIt(topic: AskedTopic, { language }: SourceView, text: string): boolean {
  const place = topic.location?.split(',')[0]?.trim();
  const names = new Map([...topic.entities, ...(place ? [place] : [])].map((name) => [fold(name), name]));
  const index = indexNames(text);
  const found = [...names.values()].filter((name) => hasName(index, name)).length;
  return found >= (isForeign(topic, language ?? null) ? 1 : 2);
}

function isForeign({ title, summary, language }: AskedTopic, of: string | null): boolean {
  const own = language ?? readLanguage({ text: `${title} ${summary ?? ''}` }).tag;
  return of !== null && own !== null && of.slice(0, 2) !== own.slice(0, 2);
}
