import { createReason } from '@corroborate/domain';
import { readSentenceFrame } from '@corroborate/text';
import { closestSentence, toPassage } from '../case/findings';
import type { PageCase } from '../case/page-case';
import type { Finding, StanceRule } from '../case/rule.types';
import type { PageSentence } from '../page/page.model';
import { STANCE_LIMITS } from '../stance.thresholds';
import { isForeign } from './foreign.policy';
import { plainDenialRule } from './plain-words.rules';
import { denialRule } from './readings.rules';
import { isKnownKind, weighReadings } from './weighed';

/**
 * Denials rarely repeat the place. A clear denial with the same people, organization or town and the same dates
 * disputes the topic; support requires more.
 */
export const sameSubjectsDenialRule: StanceRule = {
  name: 'same-people-denied',
  about: 'Headline or lead denies it for the same people, body or town and dates, without naming the state or town.',
  judge(c) {
    if (c.match.same || !c.match.deniable || c.topic.denies || isForeign(c.article)) return null;
    if (c.pageKind() !== null) return null;
    const finding = isKnownKind(c) ? (judgePlainDenial(c) ?? judgePartialDenial(c)) : plainDenialRule.judge(c);
    return finding?.stance === 'disputes' ? finding : null;
  },
};

function judgePlainDenial(c: PageCase): Finding | null {
  const { denials: sentences, assertWeight, denialWeight } = weighReadings(c);
  const open = sentences.some(({ place }) => place !== 'body') || c.debunk() >= STANCE_LIMITS.denial;
  return open && denialWeight > assertWeight ? denialRule.judge(c) : null;
}

/** "No leak at middle school": the page denies one of the reported events and asserts none. */
function judgePartialDenial(c: PageCase): Finding | null {
  const { topic, page, article } = c;
  if (weighReadings(c).assertWeight > 0 || c.coverage < STANCE_LIMITS.eventCoverage) return null;
  const lead = [page.headline, ...page.sentences.slice(0, STANCE_LIMITS.lead)];
  const found = lead.filter((sentence) => deniesEvent(sentence, topic.concepts.flat()));
  if (found.length < MIN_DENIALS) return null;
  const sentences = found.filter(({ start }) => start >= 0);
  const passage = toPassage(closestSentence(topic, sentences) ?? closestSentence(topic, page.sentences), article);
  return { stance: 'disputes', strength: 0.75, passage, reasons: [createReason('stance.denies', { cue: 'no' })] };
}

/** Minimum number of such sentences; a single one may be about something else. */
const MIN_DENIALS = 2;
/** "Nobody was hurt" does not deny the leak. */
const SIDE_EVENTS: ReadonlySet<string> = new Set(['injure', 'die', 'find', 'missing']);

const deniesEvent = ({ text, mentions }: PageSentence, ids: readonly string[]): boolean =>
  mentions.some(
    ({ id, start, end }) => ids.includes(id) && !SIDE_EVENTS.has(id) && readSentenceFrame(text, start, end).negated,
  );
