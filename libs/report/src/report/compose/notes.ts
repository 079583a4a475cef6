import {
  coreClaim,
  hasReason,
  isCredible,
  type Claim,
  type ClaimFinding,
  type ClaimStanding,
  type Discrepancy,
  type Passage,
  type SourceView,
  printedTitle,
} from '@corroborate/domain';
import type { CaseData } from '../../case.types';
import { standingsOfCase } from '../../claim-standings';
import type { Citation } from '../report.types';
import type { ReportInput } from '../report.input';
import { comparable, inQuotes, plainLine, QUOTED } from '../quoting';
import { isOverruled } from '../settled.policy';
import type { SourceList } from '../source-list';
import { told, type Draft } from '../draft';
import { claimSentence } from './claim-words';
import { restates } from './restate';
import { Showing } from './showing';

/** What every section is written from. */
export class Notes {
  readonly data: CaseData;
  readonly showing: Showing;
  private readonly quoted = new Map<string, string>();
  private readonly views: ReadonlyMap<number, SourceView>;
  private readonly standings: ReadonlyMap<string, ClaimStanding>;

  constructor(
    readonly input: ReportInput,
    readonly list: SourceList,
  ) {
    this.data = input.data;
    this.showing = new Showing(input);
    this.standings = standingsOfCase(input.data);
    this.views = new Map(input.data.sources.map((view) => [view.id, view]));
  }

  /** Whether the main claim could ruin somebody if it were false. */
  isAccusation(): boolean {
    return hasReason(this.core()?.reasons ?? [], 'statement.grave');
  }

  view(sourceId: number): SourceView | undefined {
    return this.views.get(sourceId);
  }

  /** Null for a page that is not in the list of sources. */
  cite(sourceId: number | null, quote: string | null = null): Citation | null {
    const n = sourceId === null ? undefined : this.list.numberOf(sourceId);
    return n === undefined ? null : { n, quote };
  }

  /** Those of the pages that are in the list. */
  readonly citeAll = (sourceIds: readonly number[]): Citation[] =>
    sourceIds.map((id) => this.cite(id)).filter((citation) => citation !== null);

  /**
   * The pages that a sentence of the case is about; none where it quotes what stands in none of them, as a claim in our
   * own words: a number behind a quotation says that it can be read there.
   */
  citeFor(text: string, sourceIds: readonly number[]): Citation[] {
    const pages = sourceIds.map((id) => comparable(this.textOf(id)));
    const quotes = [...text.matchAll(QUOTED)].flatMap(([, quote = '']) => quote.split('…')).map(comparable);
    return quotes.every((quote) => pages.some((page) => page.includes(quote))) ? this.citeAll(sourceIds) : [];
  }

  /** Of a page whose text was let go the passage is left. */
  private textOf(sourceId: number): string {
    const page = this.input.pages.get(sourceId);
    const shown = page ? `${printedTitle(page)}\n${page.text}` : '\n';
    return `${shown}\n${this.view(sourceId)?.stance.passage?.quote ?? ''}`;
  }

  citeAt(url: string, quote: string | null = null): Citation | null {
    const n = this.list.numberAt(url);
    return n === undefined ? null : { n, quote };
  }

  /** They left the level lower than the evidence had it. */
  get isOverruled(): boolean {
    return isOverruled(this.data.decision.recommended, this.input.decisions);
  }

  /** The claim that says what the topic is about. */
  core(): Claim | undefined {
    return coreClaim(this.data.claims);
  }

  /** Claims that stand by themselves; what only says the core over again is told with it. */
  claims(): Claim[] {
    const again = this.restated();
    return this.data.claims.filter((claim) => !again.includes(claim));
  }

  /** Further wordings of the core. */
  restated(): Claim[] {
    const core = this.core();
    if (!core) return [];
    const denied = this.standingOf(core.id) === 'disputed';
    return this.data.claims.filter((claim) => claim !== core && restates(claim, core, denied));
  }

  findingOf(claimId: string): ClaimFinding | undefined {
    return this.data.findings.find((finding) => finding.claimId === claimId);
  }

  /** How a claim may be passed on. */
  standingOf(claimId: string): ClaimStanding {
    return this.standings.get(claimId) ?? 'open';
  }

  /** One source for each voice that counts, the strongest first. */
  countedVoices(): SourceView[] {
    return this.oneEach(this.data.decision.counted);
  }

  /** The first source of each voice. */
  oneEach(sourceIds: readonly number[]): SourceView[] {
    const voices = new Map<string, SourceView>();
    for (const view of sourceIds.flatMap((id) => this.view(id) ?? []))
      if (!voices.has(view.clusterId)) voices.set(view.clusterId, view);
    return [...voices.values()];
  }

  /** What a page that checks facts makes of the claim, by an index or its own markup; null where it is none. */
  ratingOf({ id, url }: SourceView): { rating: string; citation: Citation | null } | null {
    const listed = this.data.factChecks?.find((check) => check.url === url)?.rating;
    if (listed) return { rating: listed, citation: this.citeAt(url, listed) };
    const marked = this.input.pages.get(id)?.claimReviews[0]?.rating;
    return marked ? { rating: marked, citation: this.cite(id, marked) } : null;
  }

  /** A text of the case with outlets called as everywhere in the report. */
  spelled(text: string): string {
    const names = [...(this.input.spelled ?? [])];
    return plainLine(names.reduce((told, [site, name]) => told.replaceAll(site, name), text));
  }

  /** Values that exclude each other; a day still ahead of the page that names it is not when it happened. */
  discrepancies(): Discrepancy[] {
    const told = ({ value, sourceId }: Discrepancy['values'][number]) =>
      value.slice(0, 10) <= (this.view(sourceId)?.published?.value.slice(0, 10) ?? '9999');
    return this.data.discrepancies
      .map((one) => (one.kind === 'date' ? { ...one, values: one.values.filter(told) } : one))
      .filter(({ values }) => new Set(values.map(({ value }) => value)).size > 1);
  }

  /** Whether a page's words stood beside another claim already; from now on they do. */
  quotedBefore(sourceId: number, quote: string, claimId: string): boolean {
    const key = `${sourceId} ${quote}`;
    const first = this.quoted.get(key) ?? claimId;
    this.quoted.set(key, first);
    return first !== claimId;
  }

  /** Does it speak for a voice that counts? */
  leads(sourceId: number): boolean {
    return this.countedVoices().some(({ id }) => id === sourceId);
  }

  /** Pages with this stance, the topic's own left out. */
  pages(stance: SourceView['stance']['stance'], credible: boolean): SourceView[] {
    return this.data.sources.filter(
      (view) => !view.isTopicPage && view.stance.stance === stance && isCredible(view.tier) === credible,
    );
  }
}

/**
 * The claim as a fact: in full, then without the region that its place lies in, each on the word of the first sources,
 * then of all of them. The checker takes the first form that holds.
 */
export function statedOn(
  claim: Claim,
  sources: readonly (readonly (Citation | null)[])[],
  { frame = (sentence: string) => sentence, otherwise }: { frame?: (sentence: string) => string; otherwise?: Draft },
  region: string | null,
): Draft | undefined {
  const full = claimSentence(claim);
  const short = region ? withoutRegion(full, region) : full;
  const forms = [...new Set([full, short])].flatMap((sentence) => sources.map((cited) => told(frame(sentence), cited)));
  return forms.reduceRight<Draft | undefined>((next, form) => (next ? { ...form, otherwise: next } : form), otherwise);
}

/** The comma behind the region may end an apposition, too: “Ann Roe, mayor of Elm Valley, Ohio, said”. */
function withoutRegion(sentence: string, region: string): string {
  const at = sentence.indexOf(`, ${region}, `);
  if (at < 0) return sentence.replace(`, ${region}`, '');
  const open = sentence.slice(0, at).includes(',');
  return `${sentence.slice(0, at)}${open ? ', ' : ' '}${sentence.slice(at + region.length + 4)}`;
}

/** “Ohio” of “Elm Valley, Ohio”. */
export const regionOf = ({ location }: { location: string | null }): string | null =>
  location?.split(',').at(1)?.trim() || null;

/** “X writes: ‘…’ [3].” Null where there is nothing to quote. */
export function quoteSentence(notes: Notes, view: SourceView, passage: Passage | null): Draft | null {
  if (!passage?.quote.trim()) return null;
  const citation = notes.cite(view.id, passage.quote);
  return citation && told(`${plainLine(view.name)} ${verbOf(view)}: ${inQuotes(passage.quote)}.`, [citation]);
}

/** “X disputes it: ‘…’ [3].”; of a fact check, whose words repeat the claim, its rating. */
export function denialSentence(notes: Notes, view: SourceView, passage: Passage | null): Draft {
  const name = plainLine(view.name);
  const rated = notes.ratingOf(view);
  if (rated) return told(`${name} rates it ${inQuotes(rated.rating)}.`, [rated.citation, notes.cite(view.id)]);
  const bare = told(`${name} disputes it.`, [notes.cite(view.id)]);
  if (!passage?.quote.trim()) return bare;
  return told(`${name} disputes it: ${inQuotes(passage.quote)}.`, [notes.cite(view.id, passage.quote)], {
    otherwise: bare,
  });
}

const verbOf = ({ kind }: SourceView): string => (kind === 'official' || kind === 'company' ? 'states' : 'writes');
