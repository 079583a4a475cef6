import type { Passage } from '@corroborate/domain';
import type { PageSentence } from '../page/page.model';
import { STANCE_LIMITS } from '../stance.thresholds';
import { coverage } from '../topic/topic.model';
import { closestSentence, toPassage } from './findings';
import type { PageCase } from './page-case';
import type { Finding } from './rule.types';

/**
 * The judgment with a quote that can be displayed. If the page was judged by a headline merged with byline and date,
 * uses a supporting sentence, or else the headline alone.
 */
export function withDisplayableQuote(c: PageCase, finding: Finding): Finding {
  const head = c.page.sentences.find(({ start }) => start === finding.passage?.start);
  if (!head || head.stamp === null) return finding;
  const asserting = finding.stance === 'supports' ? (assertingPassage(c) ?? findClosestPassage(c)) : null;
  return { ...finding, passage: asserting ?? headlinePassage(head, c) ?? finding.passage };
}

/** The sentence that asserts the event, together with the previous one if it lacks the subject. */
function assertingPassage(c: PageCase): Passage | null {
  const { topic, page, article } = c;
  const passages = c
    .readings()
    .flatMap(({ says, sentence }) => (says === 'asserts' && isNarrative(sentence) ? [sentence] : []));
  const sentence = closestSentence(topic, passages);
  if (!sentence) return null;
  const before = page.sentences[page.sentences.indexOf(sentence) - 1];
  const alone = coverage(topic.terms, sentence.stems) >= STANCE_LIMITS.mentionCoverage;
  const first = !alone && before?.paragraph === sentence.paragraph && isNarrative(before) ? before : sentence;
  return { quote: article.text.slice(first.start, sentence.end), start: first.start, end: sentence.end };
}

function findClosestPassage({ topic, page, article }: PageCase): Passage | null {
  const sentence = closestSentence(topic, page.sentences.filter(isNarrative));
  const isClose = sentence !== null && coverage(topic.terms, sentence.stems) >= STANCE_LIMITS.mentionCoverage;
  return isClose ? toPassage(sentence, article) : null;
}

const isNarrative = ({ start, stamp, speech }: PageSentence): boolean => start >= 0 && stamp === null && !speech;

function headlinePassage({ start, stamp }: PageSentence, { article }: PageCase): Passage | null {
  const end = start + (stamp ?? 0);
  return end > start ? { quote: article.text.slice(start, end), start, end } : null;
}
