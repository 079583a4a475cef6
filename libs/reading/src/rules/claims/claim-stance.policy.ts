import {
  isCompatible,
  listContentStems,
  readSentenceFrame,
  hasName,
  isStopword,
  isTitleCase,
  findProperNames,
  findQuantities,
  isPlainDenial,
  tokenizeWords,
  isNegatedFrame,
  type Quantity,
} from '@corroborate/text';
import { createReason, type Claim, type Reason, type StanceJudgement } from '@corroborate/domain';
import type { PageModel, PageSentence } from '../page/page.model';
import type { TopicModel } from '../topic/topic.model';
import { STANCE_LIMITS } from '../stance.thresholds';

/** Stance of a page on one detail. Figures are compared first, then words. */
export function judgeClaim(
  claim: Claim,
  topic: TopicModel,
  page: PageModel,
  overall: StanceJudgement,
): StanceJudgement {
  if (overall.stance === 'unrelated') return unrelatedStance(createReason('detail.not-about'));
  const best = bestPassage(claim, page);
  if (!best || best.share < STANCE_LIMITS.mentionCoverage) return unrelatedStance(createReason('detail.silent'));
  if (overall.stance === 'mentions' && overall.caution !== 'figures')
    return buildStance('mentions', 0.3, passageOf(best.sentence), createReason('detail.only-mentioned'));
  const figures = compareFigures(claim, page);
  if (figures?.agree === false)
    return figures.near
      ? buildStance('disputes', 0.6, figures.passage, figures.reason)
      : buildStance('mentions', 0.3, figures.passage, createReason('detail.touched'));
  if (overall.stance === 'disputes') return judgeOnDisputingPage(claim, best);
  return hasMissingNames(claim, page)
    ? buildStance('mentions', 0.3, passageOf(best.sentence), createReason('detail.touched'))
    : judgeOnSupportingPage(claim, best, figures);
}

/**
 * Stance of a page that disputes the topic on the detail. If the detail is negative ("the city has not banned it"), a
 * page that debunks the positive version supports it.
 */
function judgeOnDisputingPage(claim: Claim, { sentence }: ClaimPassage): StanceJudgement {
  const addsNo = isPlainDenial(claim.text) && !isPlainDenial(sentence.text);
  const doubt = addsNo ? null : findDoubt(sentence);
  const passage = passageOf(sentence);
  return doubt
    ? buildStance('disputes', 0.4, passage, doubt)
    : buildStance('mentions', 0.4, passage, createReason('detail.repeated'));
}

/** Stance of a page that supports the topic on the detail. Conflicting figures were handled before. */
function judgeOnSupportingPage(
  claim: Claim,
  { sentence, share }: ClaimPassage,
  figures: FigureComparison | null,
): StanceJudgement {
  const doubt = findDoubt(sentence);
  const passage = passageOf(sentence);
  if (doubt) return buildStance('mentions', 0.4, passage, doubt);
  if (figures && containsCountedThing(claim, figures.sentence))
    return buildStance('supports', 0.85, figures.passage, figures.reason);
  if (share < STANCE_LIMITS.claimCoverage || hasNegationMismatch(claim, sentence))
    return buildStance('mentions', 0.3, passage, createReason('detail.touched'));
  return buildStance(
    'supports',
    Number(Math.min(1, 0.4 + 0.5 * share).toFixed(2)),
    passage,
    createReason('detail.said'),
  );
}

/** Whether the page lacks a place name that occurs in the claim, and so cannot support it. */
const hasMissingNames = ({ text }: Claim, page: PageModel): boolean =>
  !isTitleCase(text) && findProperNames(text).some((name) => !hasName(page.names, name));

/**
 * Whether the sentence with the figure mentions what the claim counts: 163 people aboard are not 163 people rescued.
 */
const containsCountedThing = (claim: Claim, sentence: PageSentence): boolean =>
  shareOf(listContentStems(claim.text), sentence) >= STANCE_LIMITS.claimCoverage;

/**
 * Whether a negation in the claim is missing from the sentence, because "pleaded guilty" has every word of "pleaded not
 * guilty". Additional negations in the sentence are common ("Nobody was hurt when the ferry ran aground") and matter
 * only if they cover most words.
 */
function hasNegationMismatch({ text }: Claim, sentence: PageSentence): boolean {
  const own = negatedStems(text);
  const negated = negatedStems(sentence.text);
  const shared = [...new Set(listContentStems(text))].filter((stem) => sentence.stems.has(stem));
  const denied = shared.filter((stem) => negated.has(stem) && !own.has(stem));
  return shared.some((stem) => own.has(stem) && !negated.has(stem)) || denied.length > shared.length / 2;
}

function negatedStems(text: string): ReadonlySet<string> {
  const telling = tokenizeWords(text).filter(({ folded }) => !isStopword(folded));
  const negated = telling.filter(({ start, end }) => isNegatedFrame(readSentenceFrame(text, start, end)));
  return new Set(negated.flatMap(({ folded }) => listContentStems(folded)));
}

const unrelatedStance = (reason: Reason): StanceJudgement => buildStance('unrelated', 0, null, reason);
const buildStance = (
  stance: StanceJudgement['stance'],
  strength: number,
  passage: StanceJudgement['passage'],
  reason: Reason,
): StanceJudgement => ({ stance, strength, passage, reasons: [reason] });

/** The passage without the byline and date of a headline. */
const passageOf = ({ text, start, end, stamp }: PageSentence) =>
  stamp ? { quote: text.slice(0, stamp), start, end: start + stamp } : { quote: text, start, end };

interface ClaimPassage {
  sentence: PageSentence;
  /** Share of the claim's words that occur in the passage. */
  share: number;
}

/** The best passage. A supporting sentence is preferred to a headline with byline and date. */
function bestPassage(claim: Claim, page: PageModel): ClaimPassage | null {
  const wanted = listContentStems(claim.text);
  const best = findClosest(wanted, page.sentences);
  if (!best || best.sentence.stamp === null) return best;
  const closestUnstamped = findClosest(
    wanted,
    page.sentences.filter(({ stamp }) => stamp === null),
  );
  return closestUnstamped && closestUnstamped.share >= Math.min(best.share, STANCE_LIMITS.claimCoverage)
    ? closestUnstamped
    : best;
}

function findClosest(wanted: readonly string[], sentences: readonly PageSentence[]): ClaimPassage | null {
  let best: ClaimPassage | null = null;
  for (const sentence of sentences) {
    const share = shareOf(wanted, sentence);
    if (!best || share > best.share) best = { sentence, share };
  }
  return best;
}

function shareOf(stems: readonly string[], sentence: PageSentence): number {
  const wanted = new Set(stems);
  return [...wanted].filter((stem) => sentence.stems.has(stem)).length / Math.max(1, wanted.size);
}

interface FigureComparison {
  agree: boolean;
  /**
   * False if the figures differ so much that they probably count different things: "14 cars left the track" and "a
   * train with 112 cars".
   */
  near: boolean;
  sentence: PageSentence;
  passage: NonNullable<StanceJudgement['passage']>;
  reason: Reason;
}

/** Compares the figures in the claim with those on the page that have the same unit. Null if none is comparable. */
function compareFigures(claim: Claim, page: PageModel): FigureComparison | null {
  const own = findQuantities(claim.text).filter((one) => one.unit !== '');
  for (const wanted of own) {
    const candidates = page.sentences.flatMap((sentence) =>
      findQuantities(sentence.text)
        .filter((one) => one.unit === wanted.unit && !one.attributive)
        .map((one) => ({ sentence, one })),
    );
    if (candidates.length === 0) continue;
    const hit = candidates.find(({ one }) => isCompatible(one, wanted)) ?? candidates[0];
    if (!hit) continue;
    const agree = isCompatible(hit.one, wanted);
    if (!agree && !areComparable(claim, hit.sentence, wanted)) continue;
    const passage = passageOf(hit.sentence);
    const figure = `${hit.one.quote} ${hit.one.counted}`;
    const reason = agree
      ? createReason('detail.same-figure', { figure })
      : createReason('detail.other-figure', { figure, own: wanted.quote });
    return { agree, near: isNear(hit.one, wanted), sentence: hit.sentence, passage, reason };
  }
  return null;
}

const isNear = (a: Quantity, b: Quantity): boolean =>
  Math.max(a.max, b.max) < STANCE_LIMITS.sameOrder * Math.min(a.min, b.min);

/** Whether the sentences are about the same thing, so that different figures contradict each other. */
function areComparable(claim: Claim, sentence: PageSentence, wanted: Quantity): boolean {
  const stems = listContentStems(claim.text).filter((stem) => stem !== wanted.unit && !/\d/.test(stem));
  return stems.filter((stem) => sentence.stems.has(stem)).length >= Math.min(2, stems.length);
}

function findDoubt(sentence: PageSentence): Reason | null {
  const anchors = tokenizeWords(sentence.text)
    .filter((word) => !isStopword(word.folded))
    .slice(0, 30);
  const frames = anchors.map((word) => readSentenceFrame(sentence.text, word.start, word.end));
  if (frames.some((frame) => frame.debunked)) return createReason('detail.called-wrong');
  if (frames.some((frame) => frame.rumour)) return createReason('detail.passed-on');
  return null;
}
