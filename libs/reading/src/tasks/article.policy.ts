import { createReason, type ClaimStanding, type Reason, type Topic } from '@corroborate/domain';
import { listContentStems, fold, foldedWords, lexicon, nameKey, splitSentences } from '@corroborate/text';
import { z } from 'zod';
import { isAddressedToAi } from '../grounding/instructions.policy';
import { hasNegationMismatch, isCoveredBySources, findUnsourcedDetail } from '../grounding/unsourced-details.policy';
import { toVisibleText } from '../grounding/passages.policy';
import type { AnswerItem } from '../notes/answer-items.policy';
import { selectShownNotes, type ShownNotes } from './answering.policy';
import type { AnswerInput } from './answering.types';

/** A claim in the case, with quotes from credible pages that support it. */
export interface ArticleClaim {
  id: string;
  text: string;
  core: boolean;
  standing: ClaimStanding;
  quotes: readonly { sourceId: number; quote: string }[];
}

/** The case for an article, described by its notes. */
export interface ArticleInput extends Pick<AnswerInput, 'notes' | 'groups' | 'published'> {
  topic: Topic;
  claims: readonly ArticleClaim[];
  /** Names of outlets by source ID, for attribution. */
  outlets: ReadonlyMap<number, string>;
}

export interface ArticleSentence {
  text: string;
  claimIds: string[];
  sourceIds: number[];
}

/** An article written by a model, with every sentence checked; empty, with the reason, if too little of it passed. */
export interface WrittenArticle {
  /** Name of the model. */
  by: string;
  paragraphs: ArticleSentence[][];
  brief: ArticleSentence[];
  /** Why sentences were dropped, with one reason for each. */
  dropped: Reason[];
  why: Reason | null;
}

const sentence = z.object({ text: z.string().max(500), cites: z.array(z.string().max(20)).max(12) });

export const articleAnswer = z.object({
  article: z.array(z.object({ sentences: z.array(sentence).max(12) })).max(14),
  brief: z.array(sentence).max(8),
});

type Answer = z.infer<typeof articleAnswer>;
type ModelSentence = z.infer<typeof sentence>;

/** What a sentence cites. */
interface CitedEvidence {
  claims: ArticleClaim[];
  items: AnswerItem[];
}

const MAX_WORDS = { article: 600, brief: 120 };
const MAX_SENTENCE_CHARS = 400;
const MIN_KEPT_SHARE = 2 / 3;
/** Minimum share of a claim's words in a sentence that restates it. */
const MIN_RESTATED_SHARE = 0.75;
/** Notes that relay statements by others. */
const RELAYED_NOTE_KINDS: ReadonlySet<string> = new Set(['statement', 'explanation', 'sourcing']);
const SET_PHRASES = lexicon('en', 'report-phrases').pattern;
const ATTRIBUTION_WORDS = lexicon('en', 'attributed').pattern;

/**
 * Keeps the sentences that pass the checks, or none if the main sentence, a denial or a third of the text was dropped.
 */
export function checkArticle(answer: Answer, input: ArticleInput, by: string): WrittenArticle {
  const check = new SentenceCheck(input, selectShownNotes(input));
  const paragraphs = answer.article.map(({ sentences }) => check.kept(sentences)).filter(({ length }) => length > 0);
  const brief = check.kept(answer.brief);
  const dropped = check.faults;
  const sentences = dropped.length + [...paragraphs, brief].flat().length;
  const why =
    check.faultOf(paragraphs.flat()) ?? check.faultOf(brief) ?? tooMuchDroppedReason(dropped.length, sentences);
  if (why) return { by, paragraphs: [], brief: [], dropped, why };
  const fitting = limitWords(paragraphs, MAX_WORDS.article);
  return { by, paragraphs: fitting, brief: limitWords([brief], MAX_WORDS.brief).flat(), dropped, why };
}

const tooMuchDroppedReason = (dropped: number, sentences: number): Reason | null =>
  sentences - dropped < MIN_KEPT_SHARE * sentences
    ? createReason('article.too-much-dropped', { dropped, sentences })
    : null;

class SentenceCheck {
  readonly faults: Reason[] = [];
  private readonly denials = new Map<string, { speaker: string; quotes: string[] }>();
  private readonly core?: ArticleClaim;
  private readonly quotesOf = new WeakMap<ArticleSentence, readonly string[]>();

  constructor(
    private readonly input: ArticleInput,
    private readonly shown: ShownNotes,
  ) {
    this.core = input.claims.find(({ core }) => core);
    const statements = [...input.notes.values()].flatMap((page) => page.statements);
    for (const { speaker, quote } of statements.filter((one) => one.claimId === this.core?.id && one.side === 'denies'))
      this.denials.set(nameKey(speaker), {
        speaker,
        quotes: [...(this.denials.get(nameKey(speaker))?.quotes ?? []), quote],
      });
  }

  kept(given: readonly ModelSentence[]): ArticleSentence[] {
    return given.flatMap(({ text, cites }) => {
      const visible = toVisibleText(text);
      const cited = this.cited(cites);
      const fault = cited ? this.sentenceFault(visible, cited) : createReason('sentence.no-source');
      if (fault) this.faults.push(fault);
      return fault || !cited ? [] : [this.sentenceOf(visible, cited)];
    });
  }

  /** Why the remaining sentences cannot be published without the dropped ones. */
  faultOf(kept: readonly ArticleSentence[]): Reason | null {
    if (!kept.some(({ claimIds }) => this.core && claimIds.includes(this.core.id)))
      return createReason('article.main-lost');
    const isKept = (denial: string[]) =>
      kept.some((one) =>
        denial.some((quote) => this.quotesOf.get(one)?.includes(quote) && !hasNegationMismatch(one.text, [quote])),
      );
    const lost = [...this.denials.values()].find(({ quotes }) => !isKept(quotes));
    return lost ? createReason('article.denial-missing', { name: lost.speaker }) : null;
  }

  /** Null if the sentence cites nothing, or anything that was not sent. */
  private cited(ids: readonly string[]): CitedEvidence | null {
    const claims = this.input.claims.filter(({ id }) => ids.includes(id));
    const shown = [...this.shown.items].filter(([{ id }]) => ids.includes(id));
    const isWhole = ids.length > 0 && claims.length + shown.length === new Set(ids).size;
    return isWhole ? { claims, items: shown.flatMap(([, same]) => same) } : null;
  }

  private sentenceFault(text: string, cited: CitedEvidence): Reason | null {
    const phrase = SET_PHRASES.exec(text)?.[0];
    if (phrase !== undefined) return createReason('sentence.set-phrase', { phrase });
    if (isAddressedToAi(text) || splitSentences(text).length !== 1 || text.length > MAX_SENTENCE_CHARS)
      return createReason('sentence.not-borne-out');
    const quotes = quotesIn(cited);
    if (quotes.length === 0) return createReason('sentence.no-source');
    const ground = [...quotes, ...cited.items.map((item) => item.text), ...this.headsOf(cited)].join('\n');
    const more = findUnsourcedDetail(text, ground);
    if (more) return more;
    if (hasNegationMismatch(text, quotes)) return createReason('sentence.turned');
    const words = [ground, ...cited.claims.map((claim) => claim.text)].join('\n');
    if (!isCoveredBySources(text, words) || !hasVerbatimQuotes(text, quotes))
      return createReason('sentence.not-borne-out');
    return this.mustAttribute(text, cited) && !ATTRIBUTION_WORDS.test(text)
      ? createReason('sentence.not-attributed')
      : null;
  }

  /** Whether the sentence contains an unconfirmed claim or relies only on statements by others. */
  private mustAttribute(text: string, { claims, items }: CitedEvidence): boolean {
    const stated = [...claims, ...this.restatedIn(text)];
    if (stated.some(({ standing }) => standing !== 'confirmed')) return true;
    return claims.length === 0 && items.every(({ kind }) => RELAYED_NOTE_KINDS.has(kind));
  }

  /** Claims whose words occur in the sentence, whatever it cites. */
  private restatedIn(text: string): ArticleClaim[] {
    const stems = new Set(listContentStems(text));
    const shares = this.input.claims
      .map((claim) => ({ claim, share: shareIn(listContentStems(claim.text), stems) }))
      .filter(({ share }) => share >= MIN_RESTATED_SHARE)
      .sort((a, b) => b.share - a.share || Number(b.claim.core) - Number(a.claim.core));
    return shares.slice(0, 1).map(({ claim }) => claim);
  }

  /** Publication days of the pages, which date expressions such as "on Monday", and the outlets of the pages. */
  private headsOf(cited: CitedEvidence): string[] {
    const { published, outlets } = this.input;
    return this.pagesOf(cited).flatMap((id) => [published.get(id)?.slice(0, 10) ?? [], outlets.get(id) ?? []].flat());
  }

  private sentenceOf(text: string, cited: CitedEvidence): ArticleSentence {
    const made = { text, claimIds: cited.claims.map(({ id }) => id), sourceIds: this.carriersOf(text, cited) };
    this.quotesOf.set(made, quotesIn(cited));
    return made;
  }

  /**
   * Pages whose quotes alone support the sentence, including its names and figures, or all cited pages if there are
   * none.
   */
  private carriersOf(text: string, cited: CitedEvidence): number[] {
    const pages = this.pagesOf(cited);
    const carriers = pages.filter((id) => findUnsourcedDetail(text, this.groundOn(id, cited)) === null);
    return carriers.length > 0 ? carriers : pages;
  }

  private groundOn(id: number, { claims, items }: CitedEvidence): string {
    const cited = claims.flatMap(({ quotes }) => quotes).filter(({ sourceId }) => sourceId === id);
    const noted = items.filter(({ sourceId }) => this.shown.sourceIds[sourceId - 1] === id);
    const { published, outlets } = this.input;
    const head = [published.get(id)?.slice(0, 10) ?? '', outlets.get(id) ?? ''];
    return [...cited.map(({ quote }) => quote), ...noted.flatMap(({ quote, text }) => [quote, text]), ...head].join(
      '\n',
    );
  }

  /** Converts page numbers in the request to source IDs. */
  private pagesOf({ claims, items }: CitedEvidence): number[] {
    const itemSourceIds = items.flatMap(({ sourceId }) => this.shown.sourceIds[sourceId - 1] ?? []);
    return [...new Set([...itemSourceIds, ...claims.flatMap(({ quotes }) => quotes).map(({ sourceId }) => sourceId)])];
  }
}

const quotesIn = ({ claims, items }: CitedEvidence): string[] => [
  ...new Set([...claims.flatMap(({ quotes }) => quotes), ...items].map(({ quote }) => quote)),
];

const shareIn = (stems: readonly string[], known: ReadonlySet<string>): number =>
  stems.length === 0 ? 0 : stems.filter((stem) => known.has(stem)).length / stems.length;

const QUOTED = /[“"]([^“”"]{1,500})[”"]/g;
const wordsOnly = (text: string): string => ` ${foldedWords(fold(text)).join(' ')} `;

/** Whether all quotations in the text occur verbatim in one of the quotes. */
const hasVerbatimQuotes = (text: string, quotes: readonly string[]): boolean =>
  [...text.matchAll(QUOTED)].every(([, quoted = '']) =>
    quotes.some((quote) => wordsOnly(quote).includes(wordsOnly(quoted))),
  );

/** The first sentences that fit into the word limit. */
function limitWords(paragraphs: readonly ArticleSentence[][], most: number): ArticleSentence[][] {
  let words = 0;
  const fits = ({ text }: ArticleSentence) => (words += text.split(/\s+/).length) <= most;
  return paragraphs.map((sentences) => sentences.filter(fits)).filter(({ length }) => length > 0);
}
