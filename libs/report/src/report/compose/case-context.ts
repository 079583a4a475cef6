import {
  findMainClaim,
  isCredible,
  getPrintedTitle,
  type Claim,
  type ClaimFinding,
  type ClaimStanding,
  type SourceView,
  type StoredVerdict,
} from '@corroborate/domain';
import { listContentStems, nameKey, findProperNames, splitSentences } from '@corroborate/text';
import type { CaseData } from '../../case.types';
import { getCaseStandings } from '../../claim-standings';
import { isOnEvent } from '../../relevant-sources';
import { listCountedSources } from '../../verdict.builder';
import { normalizeForComparison, plainLine, QUOTED_TEXT } from '../quoting';
import type { ReportInput } from '../report.input';
import type { RolePart } from '../report.parts';
import type { Citation } from '../report.types';
import { chosenRole, isAdjacentTo, shownRole } from './roles';
import type { SourceList } from '../source-list';
import { isRestatement } from './restate';

type Evidence = ClaimFinding['evidence'];

/** Shared data for composing sections. */
export class CaseContext {
  readonly data: CaseData;
  private readonly views: ReadonlyMap<number, SourceView>;
  private readonly standings: ReadonlyMap<string, ClaimStanding>;
  /** Pages that the verdict names, one per counted source. */
  private readonly named: ReadonlySet<number>;

  constructor(
    readonly input: ReportInput,
    readonly list: SourceList,
    readonly verdict: StoredVerdict,
  ) {
    this.data = input.data;
    this.standings = getCaseStandings(input.data);
    this.named = new Set(listCountedSources(input.data).map(({ id }) => id));
    this.views = new Map(input.data.sources.map((view) => [view.id, view]));
  }

  get core(): Claim | undefined {
    return findMainClaim(this.data.claims);
  }

  /** Whether the main claim is an accusation that the accused deny. */
  get isAccusation(): boolean {
    return this.verdict.why.some((why) => why.code === 'verdict.denied' && why.params.isAccusation);
  }

  view(sourceId: number | null): SourceView | undefined {
    return sourceId === null ? undefined : this.views.get(sourceId);
  }

  nameOf(sourceId: number): string {
    return plainLine(this.view(sourceId)?.name ?? '');
  }

  /** Outlet names of the sources, without duplicates. */
  namesOf(sourceIds: readonly number[]): string[] {
    return [...new Set(sourceIds.map((id) => this.nameOf(id)).filter(Boolean))];
  }

  /** Citation of a page; null if it is not in the source list. */
  cite(sourceId: number | null, quote: string | null = null): Citation | null {
    const n = sourceId === null ? undefined : this.list.numberOf(sourceId);
    return n === undefined ? null : { n, quote };
  }

  readonly citeAll = (sourceIds: readonly number[]): Citation[] => sourceIds.flatMap((id) => this.cite(id) ?? []);

  citeAt(url: string, quote: string | null = null): Citation | null {
    const n = this.list.numberAt(url);
    return n === undefined ? null : { n, quote };
  }

  /** Pages to cite for a sentence; empty if one of its quotes is on none of them. */
  citeFor(text: string, sourceIds: readonly number[]): Citation[] {
    const pages = sourceIds.map((id) => normalizeForComparison(this.textOf(id)));
    const quotes = [...text.matchAll(QUOTED_TEXT)]
      .flatMap(([, quote = '']) => quote.split('…'))
      .map(normalizeForComparison);
    return quotes.every((quote) => pages.some((page) => page.includes(quote))) ? this.citeAll(sourceIds) : [];
  }

  /** The whole sentence around a quote, as captured; the quote itself if it spans several or the page is not stored. */
  sentenceOf(sourceId: number, quote: string): string {
    const text = this.input.pages.get(sourceId)?.text ?? '';
    const at = text.indexOf(quote);
    if (at < 0) return quote;
    const around = splitSentences(text).find(({ start, end }) => start <= at && at + quote.length <= end);
    return around && around.text.length <= MAX_SENTENCE_CHARS ? around.text : quote;
  }

  /**
   * The whole sentence around a quote; if it is short, also the sentence before it in the paragraph, which gives its
   * subject.
   */
  passageOf(sourceId: number, quote: string): string {
    const page = this.input.pages.get(sourceId)?.text ?? '';
    const sentence = this.sentenceOf(sourceId, quote);
    const start = page.indexOf(sentence);
    if (start < 0 || sentence.split(/\s+/).length > MAX_SHORT_SENTENCE_WORDS) return sentence;
    const before = splitSentences(page).findLast(({ end }) => end <= start);
    if (!before) return sentence;
    const both = page.slice(before.start, start + sentence.length);
    return both.includes('\n') || both.length > MAX_SENTENCE_CHARS ? sentence : both;
  }

  private textOf(sourceId: number): string {
    const page = this.input.pages.get(sourceId);
    const text = page ? `${getPrintedTitle(page)}\n${page.text}` : '';
    return `${text}\n${this.view(sourceId)?.stance.passage?.quote ?? ''}`;
  }

  /** Credible pages of the case whose text contains the quote. */
  sourcesWithQuote(quote: string): number[] {
    const wanted = normalizeForComparison(quote);
    return this.data.sources
      .filter(({ id, tier, isTopicPage }) => isCredible(tier) && !isTopicPage && this.input.pages.has(id))
      .filter(({ id }) => normalizeForComparison(this.input.pages.get(id)?.text ?? '').includes(wanted))
      .map(({ id }) => id);
  }

  /**
   * The sentence of a credible page on the event that has most of the question's words; null if none has half of them.
   * It is shown with questions in which no answer was recognized, because it may hold one.
   */
  closestSentence(question: string): { sourceId: number; text: string } | null {
    const names = new Set(findProperNames(`. ${question}`).flatMap((name) => listContentStems(name)));
    const asked = new Set(listContentStems(question).filter((stem) => !names.has(stem)));
    const enough = Math.max(MIN_SHARED_STEMS, asked.size / 2);
    const pages = this.data.sources.filter(
      ({ id, stance, isTopicPage }) => this.isCredible(id) && !isTopicPage && isOnEvent(stance),
    );
    const [best] = pages
      .flatMap(({ id }) =>
        splitSentences(this.input.pages.get(id)?.text ?? '').map(({ text }) => {
          const shared = new Set(listContentStems(text).filter((stem) => asked.has(stem))).size;
          return { sourceId: id, text, shared };
        }),
      )
      .filter(({ text, shared }) => shared >= enough && text.length <= MAX_SENTENCE_CHARS)
      .sort((a, b) => b.shared - a.shared);
    return best ?? null;
  }

  /** All claims except restatements of the main claim, which are reported with it. */
  claims(): Claim[] {
    const { core } = this;
    if (!core) return [...this.data.claims];
    const isDisputed = this.standingOf(core.id) === 'disputed';
    return this.data.claims.filter((claim) => claim === core || !isRestatement(claim, core, isDisputed));
  }

  findingOf(claimId: string): ClaimFinding | undefined {
    return this.data.findings.find((finding) => finding.claimId === claimId);
  }

  standingOf(claimId: string): ClaimStanding {
    return this.standings.get(claimId) ?? 'open';
  }

  isCredible(sourceId: number): boolean {
    return isCredible(this.view(sourceId)?.tier ?? 4);
  }

  /** Credible evidence on a claim, one page per independent source, strongest first. */
  evidence(claimId: string, stance: Evidence[number]['stance']): Evidence {
    const evidence = (this.findingOf(claimId)?.evidence ?? []).filter(
      (one) => one.stance === stance && this.isCredible(one.sourceId) && !this.view(one.sourceId)?.isTopicPage,
    );
    const groupOf = ({ sourceId }: Evidence[number]) => this.view(sourceId)?.clusterId;
    return evidence
      .sort((a, b) => this.rank(a) - this.rank(b))
      .filter((one, at, all) => all.findIndex((other) => groupOf(other) === groupOf(one)) === at);
  }

  private rank({ sourceId, strength }: Evidence[number]): number {
    return (this.named.has(sourceId) ? 0 : 1) + (this.data.decision.counted.includes(sourceId) ? 0 : 1) - strength / 10;
  }

  /** Rating of the claim by a fact-checking page, from an index or its markup; null if it is not a fact check. */
  ratingOf(sourceId: number): string | null {
    const url = this.view(sourceId)?.url;
    const listed = this.data.factChecks?.find((check) => check.url === url)?.rating;
    return listed ?? this.input.pages.get(sourceId)?.claimReviews[0]?.rating ?? null;
  }

  /** Replaces site names in case text by the outlet names used in this report. */
  withOutletNames(text: string): string {
    return plainLine(
      [...(this.input.outletNames ?? [])].reduce((renamed, [site, name]) => renamed.replaceAll(site, name), text),
    );
  }

  /** Appends the role that a page gives, unless the quote already has it: “Ann Roe (county clerk)”. */
  withRole(name: string, quote: string): string {
    const role = shownRole(this.roleFor(name)?.role ?? '');
    const isSaid = normalizeForComparison(`${name} ${quote}`).includes(normalizeForComparison(role));
    const isNew = role !== '' && !isSaid && !normalizeForComparison(role).includes(normalizeForComparison(name));
    return isNew ? `${this.withOutletNames(name)} (${role})` : this.withOutletNames(name);
  }

  private roleFor(name: string): RolePart | null {
    const key = nameKey(name);
    const { actors, timeline } = this.input.parts ?? {};
    const people = (timeline?.people ?? []).map(({ person, roles }) => ({ name: person, kind: 'person', roles }));
    const known = [...(actors ?? []), ...people].find((one) => isSameName(nameKey(one.name), key));
    const roles = (known?.roles ?? []).filter((role) => known?.kind === 'person' || isAdjacentTo(role, name));
    return chosenRole(roles, known?.name ?? name);
  }

  /** Whether the quote is inside quotation marks on its page, or contains any. */
  isSpoken(sourceId: number, quote: string): boolean {
    const text = this.textOf(sourceId);
    return QUOTE_MARKS.test(quote) || isInsideQuote(text, text.indexOf(quote));
  }
}

/** Maximum length of a sentence printed around a quote, in characters. */
const MAX_SENTENCE_CHARS = 280;
/** Minimum words that a sentence shares with a question for which it is shown. */
const MIN_SHARED_STEMS = 3;
/** Maximum words of a sentence that is printed together with the sentence before it. */
const MAX_SHORT_SENTENCE_WORDS = 12;

const QUOTE_MARKS = /[“”„«»"]/u;
/** Number of characters before a quote in which to look for its opening quotation mark. */
const MAX_MARK_DISTANCE_CHARS = 600;

function isInsideQuote(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - MAX_MARK_DISTANCE_CHARS), Math.max(0, at));
  const paragraph = before.slice(before.lastIndexOf('\n') + 1);
  const straight = paragraph.split('"').length - 1;
  return (
    straight % 2 === 1 ||
    Math.max(...'“„«'.split('').map((mark) => paragraph.lastIndexOf(mark))) > lastClosingMark(paragraph)
  );
}

const lastClosingMark = (text: string): number => Math.max(text.lastIndexOf('”'), text.lastIndexOf('»'));

/** “Dr. Ann Roe” and “Ann Roe” are the same person. */
export const isSameName = (one: string, other: string): boolean =>
  one === other || one.endsWith(` ${other}`) || other.endsWith(` ${one}`);
