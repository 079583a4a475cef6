import { createReason, type Reason } from '@corroborate/domain';
import { findDebunkCue, hasName, indexNames } from '@corroborate/text';
import { toPassage, computeStrength } from '../case/findings';
import type { PageCase } from '../case/page-case';
import type { Finding, StanceRule } from '../case/rule.types';
import type { PlainPassage, SentenceReading } from '../claims/assertion.policy';
import { isSpoken } from '../page/page-kind.policy';
import type { PageSentence } from '../page/page.model';
import { STANCE_LIMITS } from '../stance.thresholds';
import { coverage } from '../topic/topic.model';
import { denialFinding } from './denial';
import { surroundingStems } from './unclear';
import { isKnownKind } from './weighed';

/** If the kind of event is unknown, the page must deny or assert the topic in its own words. */
const usesPlainWords = (c: PageCase): boolean => !isKnownKind(c) && c.coverage >= STANCE_LIMITS.mentionCoverage;

/** Whether the topic makes a statement, because single words occur on any page. */
const hasStatement = ({ topic }: PageCase): boolean => topic.terms.length >= STANCE_LIMITS.plainTerms;

export const plainDenialRule: StanceRule = {
  name: 'denied-in-plain-words',
  about: 'Unknown kind of event: the passage closest to the topic denies it, or the page calls it false.',
  judge(c) {
    const best = usesPlainWords(c) && !c.topic.denies ? c.plain() : null;
    if (!best || best.reading.coverage < STANCE_LIMITS.claimCoverage) return null;
    return isRatedFalse(c) || best.reading.says === 'denies' ? denialFinding(c, [best.reading], c.match.reasons) : null;
  },
};

export const plainSupportRule: StanceRule = {
  name: 'carried-in-plain-words',
  about: 'Unknown kind of event: one passage contains nearly the whole statement and asserts it.',
  judge(c) {
    const best = usesPlainWords(c) && hasStatement(c) ? c.plain() : null;
    return best && unsupportedReason(c, best) === null ? supportFromPassage(c, best) : null;
  },
};

function supportFromPassage({ article, match }: PageCase, { reading }: PlainPassage): Finding | null {
  const passage = toPassage(reading.sentence, article);
  const reasons = [createReason('stance.whole-passage'), ...match.reasons];
  return passage && { stance: 'supports', strength: computeStrength(reading.coverage, 1), passage, reasons };
}

/** Why no passage supports the topic; null if one does. */
export function unsupportedReason(c: PageCase, best: PlainPassage | null): Reason | null {
  if (!best || !isSupportingPassage(c, best.reading)) return createReason('stance.no-passage');
  const { reading, clean } = best;
  const quoted = !c.topic.quotes && isSpoken(reading.sentence);
  if (clean && !quoted && !isRatedFalse(c) && toPassage(reading.sentence, c.article)) return null;
  return createReason('stance.not-plain', { cue: reading.cue || reading.says });
}

const isRatedFalse = (c: PageCase): boolean => c.rating() === 'false' || c.debunk() >= STANCE_LIMITS.denial;

/** If the date and names nearly match the topic, words in the headline count too. */
function isSupportingPassage(c: PageCase, reading: SentenceReading): boolean {
  const { topic, page, match } = c;
  const onPage = c.coverage >= STANCE_LIMITS.plainPageCoverage;
  if (reading.coverage >= STANCE_LIMITS.plainPassageCoverage && onPage && hasNamesTogether(c, reading.sentence))
    return true;
  if (!match.near || findDebunkCue(page.headline.text) || page.headline.text.includes('?')) return false;
  const together = coverage(topic.terms, surroundingStems(c, reading.sentence, true));
  return together >= STANCE_LIMITS.looseCoverage && c.coverage >= STANCE_LIMITS.plainPassageCoverage;
}

/** Requires all names and the subject in one passage, because words about one party prove nothing about another. */
function hasNamesTogether(c: PageCase, sentence: PageSentence): boolean {
  const { topic, page } = c;
  const next = page.sentences[page.sentences.indexOf(sentence) + 1]?.text ?? '';
  const index = indexNames(`${page.headline.text} . ${sentence.text} . ${next}`);
  const subject = topic.terms[0]?.stem;
  if (subject !== undefined && !surroundingStems(c, sentence, true).has(subject)) return false;
  return topic.subjects.every((name) => hasName(index, name) || hasName(index, name.split(' ').at(-1) ?? name));
}
