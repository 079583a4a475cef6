import { hasReason } from '@corroborate/domain';
import { tokenizeWords } from '@corroborate/text';
import type { PageCase } from '../case/page-case';
import { isTownNamed } from '../event-match/event-place.policy';
import { OTHER_SUBJECT_LIMITS } from '../stance.thresholds';
import { coverage } from '../topic/topic.model';
import { isForeign } from './foreign.policy';
import { isKnownKind } from './weighed';

/**
 * Whether the page is about something else: it shares neither the kind of event nor distinctive words with the topic,
 * and it names other people or is much older. Does not apply to languages without lists of event kinds.
 */
export const isOtherSubject = (c: PageCase): boolean =>
  isKnownKind(c) &&
  !isForeign(c.article) &&
  isElsewhere(c) &&
  !mentionsEventKind(c) &&
  sharedWordRatio(c) <= OTHER_SUBJECT_LIMITS.shared;

const isElsewhere = ({ match: { reasons } }: PageCase): boolean =>
  hasReason(reasons, 'event.names-missing') ||
  reasons.some((one) => one.code === 'event.too-early' && one.params.days >= OTHER_SUBJECT_LIMITS.daysBefore);

/**
 * Whether a sentence mentions the main kind of event. With a name or place, words for half of the asserted kinds are
 * enough.
 */
function mentionsEventKind(c: PageCase): boolean {
  const { topic, page, match } = c;
  if (c.readings().length > 0) return true;
  if (hasReason(match.reasons, 'event.names-missing') && !isTownNamed(topic, page)) return false;
  const mentioned = new Set(
    [page.headline, ...page.sentences].flatMap((one) => [...one.mentions, ...one.further].map(({ id }) => id)),
  );
  return topic.concepts.filter((group) => group.some((id) => mentioned.has(id))).length * 2 >= topic.concepts.length;
}

/** Share of the topic's words, without names and places, that occur on the page. */
function sharedWordRatio({ topic, page }: PageCase): number {
  const places = [topic.town, topic.region].filter((place) => place !== null);
  const named = new Set([...topic.names, ...places].flatMap((name) => tokenizeWords(name).map(({ stem }) => stem)));
  return coverage(
    topic.terms.filter(({ stem }) => !named.has(stem)),
    page.stems,
  );
}
