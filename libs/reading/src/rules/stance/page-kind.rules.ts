import { createReason, hasReason } from '@corroborate/domain';
import { tokenizeWords } from '@corroborate/text';
import { mentionFinding, unrelatedFinding } from '../case/findings';
import type { PageCase } from '../case/page-case';
import type { Finding, StanceRule } from '../case/rule.types';
import { isTownNamed } from '../event-match/event-place.policy';
import { isRetractionStory } from '../page/page-kind.policy';
import { STANCE_LIMITS, OTHER_SUBJECT_LIMITS } from '../stance.thresholds';
import { coverage } from '../topic/topic.model';
import { denialFinding } from './denial';
import { isForeign } from './foreign.policy';
import { isKnownKind } from './weighed';

export const satireRule: StanceRule = {
  name: 'satire',
  about: 'The page labels itself as satire.',
  judge(c) {
    const kind = c.pageKind();
    return kind?.kind === 'satire' ? unrelatedFinding(kind.reason) : null;
  },
};

/** Different people, places or times mean another event, even with identical words. */
export const anotherEventRule: StanceRule = {
  name: 'another-event',
  about: 'Names, place or time do not match the event.',
  judge(c) {
    if (c.match.same) return null;
    const { reasons } = c.match;
    if (c.coverage < STANCE_LIMITS.mentionCoverage)
      return unrelatedFinding(reasons.at(-1) ?? createReason('stance.another-subject'));
    return isOtherSubject(c)
      ? unrelatedFinding(createReason('stance.another-subject'))
      : mentionFinding(c, [createReason('stance.not-this-event'), ...reasons]);
  },
};

/** Opinion, lists of headlines and paid content never count as reports. */
export const noReportRule: StanceRule = {
  name: 'no-report',
  about: 'The page is opinion, a list of headlines, a press release or paid content.',
  judge(c) {
    const kind = c.pageKind();
    return kind && kind.kind !== 'satire' && kind.kind !== 'retraction' ? mentionFinding(c, [kind.reason]) : null;
  },
};

export const retractionRule: StanceRule = {
  name: 'taken-back',
  about: 'The outlet retracted its report.',
  judge: judgeRetraction,
};

function judgeRetraction(c: PageCase): Finding | null {
  const kind = c.pageKind();
  if (kind?.kind !== 'retraction' || isRetractionStory(c.topic.title)) return null;
  return c.coverage >= STANCE_LIMITS.mentionCoverage ? denialFinding(c, c.readings(), [kind.reason]) : null;
}

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
