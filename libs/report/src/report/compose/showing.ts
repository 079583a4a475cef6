import type { Claim, Passage, SourceView } from '@corroborate/domain';
import { buildTopicModel, type TopicModel } from '@corroborate/reading';
import { contentStems, datelineLength, isFurniture, lexicon, splitSentences } from '@corroborate/text';
import { heldClaim, heldIn, otherFigure, type HeldClaim } from './held-claim';
import type { ReportInput } from '../report.input';

const PAGE_DAY = lexicon('en', 'timeline', 'page-day').pattern;
const LENGTHS = { least: 30, most: 320, read: 12_000 };
/** From so many shared words on a passage shows what it is quoted for; so many more make another better. */
const SHOWS = { enough: 3, better: 2 };

/** Picks the words of a page that show what it says of a claim: those it was judged by, unless others do better. */
export class Showing {
  private model?: TopicModel;
  private readonly claims = new Map<string, HeldClaim>();

  constructor(private readonly input: ReportInput) {}

  /** Null where nothing of the page is fit to be quoted for it. */
  of(view: SourceView, claim: Claim, judged: Passage | null): Passage | null {
    const held = this.heldOf(claim);
    const fit = judged && isFit(judged.quote, held) ? judged : null;
    const shared = fit ? sharedWith(fit.quote, held) : 0;
    if (fit && shared >= Math.min(SHOWS.enough, held.stems.size)) return fit;
    return this.better(view, held, shared) ?? fit;
  }

  private better(view: SourceView, claim: HeldClaim, shared: number): Passage | null {
    const text = this.input.pages.get(view.id)?.text.slice(0, LENGTHS.read) ?? '';
    const wanted = Math.max(SHOWS.enough, shared + SHOWS.better);
    const found = splitSentences(text)
      .map((sentence) => ({ ...sentence, shared: sharedWith(sentence.text, claim) }))
      .filter((one) => one.shared >= wanted && isWhole(one.text) && isFit(one.text, claim))
      .sort((a, b) => b.shared - a.shared);
    const holds = view.stance.stance === 'disputes' ? 'denies' : 'affirms';
    const best = found.slice(0, 3).find(({ text: quote }) => heldIn(quote, claim, this.topic) === holds);
    return best ? { quote: best.text, start: best.start, end: best.end } : null;
  }

  private get topic(): TopicModel {
    return (this.model ??= buildTopicModel(this.input.data.topic, this.input.data.claims));
  }

  private heldOf(claim: Claim): HeldClaim {
    const known = this.claims.get(claim.id) ?? heldClaim(claim);
    this.claims.set(claim.id, known);
    return known;
  }
}

const sharedWith = (text: string, { stems }: HeldClaim): number =>
  new Set(contentStems(text).filter((stem) => stems.has(stem))).size;

const isWhole = (text: string): boolean =>
  text.length - datelineLength(text) >= LENGTHS.least && text.length <= LENGTHS.most && /[.!]["”’]?$/.test(text);

/** Another figure for what the claim counts is no showing of it. */
const isFit = (text: string, claim: HeldClaim): boolean =>
  text.trim() !== '' && !isFurniture(text) && !PAGE_DAY.test(text) && !otherFigure(text, claim.text);
