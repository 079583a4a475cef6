import { compatible, contentStems, frameAt, isStopword, quantities, words } from '@corroborate/text';
import { because } from '@corroborate/domain';
import type { Claim, Reason, StanceJudgement } from '@corroborate/domain';
import type { Quantity } from '@corroborate/text';
import type { PageModel, PageSentence } from '../page/page.model';
import type { TopicModel } from '../topic/topic.model';
import { STANCE_LIMITS } from '../stance.thresholds';

/** What a page says about one detail of the topic. Figures decide before words do. */
export function judgeClaim(
  claim: Claim,
  topic: TopicModel,
  page: PageModel,
  overall: StanceJudgement,
): StanceJudgement {
  if (overall.stance === 'unrelated')
    return { stance: 'unrelated', strength: 0, passage: null, reasons: [because('detail.not-about')] };
  const best = bestPassage(claim, page);
  if (!best || best.share < STANCE_LIMITS.mentionCoverage)
    return { stance: 'unrelated', strength: 0, passage: null, reasons: [because('detail.silent')] };
  const passage = { quote: best.sentence.text, start: best.sentence.start, end: best.sentence.end };
  const figures = compareFigures(claim, page);
  if (overall.stance === 'mentions')
    return { stance: 'mentions', strength: 0.3, passage, reasons: [because('detail.only-mentioned')] };
  if (figures?.agree === false)
    return { stance: 'disputes', strength: 0.6, passage: figures.passage, reasons: [figures.reason] };
  const doubt = doubtful(best.sentence);
  if (doubt)
    return {
      stance: overall.stance === 'disputes' ? 'disputes' : 'mentions',
      strength: 0.4,
      passage,
      reasons: [doubt],
    };
  if (overall.stance === 'disputes')
    return {
      stance: 'mentions',
      strength: 0.4,
      passage,
      reasons: [because('detail.repeated')],
    };
  if (figures?.agree)
    return { stance: 'supports', strength: 0.85, passage: figures.passage, reasons: [figures.reason] };
  if (best.share < STANCE_LIMITS.claimCoverage)
    return { stance: 'mentions', strength: 0.3, passage, reasons: [because('detail.touched')] };
  return {
    stance: 'supports',
    strength: Number(Math.min(1, 0.4 + 0.5 * best.share).toFixed(2)),
    passage,
    reasons: [because('detail.said')],
  };
}

function bestPassage(claim: Claim, page: PageModel): { sentence: PageSentence; share: number } | null {
  const wanted = new Set(contentStems(claim.text));
  let best: { sentence: PageSentence; share: number } | null = null;
  for (const sentence of page.sentences) {
    const share = [...wanted].filter((stem) => sentence.stems.has(stem)).length / Math.max(1, wanted.size);
    if (!best || share > best.share) best = { sentence, share };
  }
  return best;
}

/** The claim's figures against the page's figures of the same unit. Null when nothing can be compared. */
function compareFigures(claim: Claim, page: PageModel) {
  const own = quantities(claim.text).filter((one) => one.unit !== '');
  for (const wanted of own) {
    const candidates = page.sentences.flatMap((sentence) =>
      quantities(sentence.text)
        .filter((one) => one.unit === wanted.unit)
        .map((one) => ({ sentence, one })),
    );
    if (candidates.length === 0) continue;
    const hit = candidates.find(({ one }) => compatible(one, wanted)) ?? candidates[0];
    if (!hit) continue;
    const agree = compatible(hit.one, wanted);
    if (!agree && !comparable(claim, hit.sentence, wanted)) continue;
    const passage = { quote: hit.sentence.text, start: hit.sentence.start, end: hit.sentence.end };
    const figure = `${hit.one.quote} ${hit.one.label}`;
    const reason = agree
      ? because('detail.same-figure', { figure })
      : because('detail.other-figure', { figure, own: wanted.quote });
    return { agree, passage, reason };
  }
  return null;
}

/** Differing figures disagree only if the sentences are about the same thing. */
function comparable(claim: Claim, sentence: PageSentence, wanted: Quantity): boolean {
  const stems = contentStems(claim.text).filter((stem) => stem !== wanted.unit && !/\d/.test(stem));
  return stems.filter((stem) => sentence.stems.has(stem)).length >= Math.min(2, stems.length);
}

function doubtful(sentence: PageSentence): Reason | null {
  const anchors = words(sentence.text)
    .filter((word) => !isStopword(word.folded))
    .slice(0, 30);
  const frames = anchors.map((word) => frameAt(sentence.text, word.start, word.end));
  if (frames.some((frame) => frame.debunked)) return because('detail.called-wrong');
  if (frames.some((frame) => frame.rumour)) return because('detail.passed-on');
  return null;
}
