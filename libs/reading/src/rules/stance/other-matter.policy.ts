import { hasReason } from '@corroborate/domain';
import { words } from '@corroborate/text';
import type { PageCase } from '../case/page-case';
import { townNamed } from '../event-match/event-place.policy';
import { OTHER_MATTER } from '../stance.thresholds';
import { coverage } from '../topic/topic.model';
import { isForeign } from './foreign.policy';
import { isKnownKind } from './weighed';

/**
 * A page of another event shares the kind of event, or what the topic tells beside names. One that shares neither, and
 * names other people or came out long before, is about something else: a place or a common word is all that they have
 * in common. Kinds of event have words here in one language only, so that pages in others are never taken for such.
 */
export const isOtherMatter = (c: PageCase): boolean =>
  isKnownKind(c) &&
  !isForeign(c.article) &&
  isElsewhere(c) &&
  !tellsOfTheKind(c) &&
  toldBesideNames(c) <= OTHER_MATTER.shared;

const isElsewhere = ({ match: { reasons } }: PageCase): boolean =>
  hasReason(reasons, 'event.names-missing') ||
  reasons.some((one) => one.code === 'event.too-early' && one.params.days >= OTHER_MATTER.daysBefore);

/** A sentence on the main kind of event; where who or where is named, words for half of all kinds that it asserts. */
function tellsOfTheKind(c: PageCase): boolean {
  const { topic, page, match } = c;
  if (c.readings().length > 0) return true;
  if (hasReason(match.reasons, 'event.names-missing') && !townNamed(topic, page)) return false;
  const told = new Set(
    [page.headline, ...page.sentences].flatMap((one) => [...one.mentions, ...one.further].map(({ id }) => id)),
  );
  return topic.concepts.filter((group) => group.some((id) => told.has(id))).length * 2 >= topic.concepts.length;
}

/** Of the topic's words that are neither names nor places, the share on the page. */
function toldBesideNames({ topic, page }: PageCase): number {
  const places = [topic.town, topic.region].filter((place) => place !== null);
  const named = new Set([...topic.names, ...places].flatMap((name) => words(name).map(({ stem }) => stem)));
  return coverage(
    topic.terms.filter(({ stem }) => !named.has(stem)),
    page.stems,
  );
}
