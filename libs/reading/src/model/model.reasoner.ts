import {
  createReason,
  hasNoCheckableClaim,
  isReadable,
  type Attribution,
  type Claim,
  type PlannedQuery,
  type Topic,
} from '@corroborate/domain';
import { tokenizeWords } from '@corroborate/text';
import { selectShownNotes } from '../tasks/answering.policy';
import type { AnswerInput, NotesAnswers } from '../tasks/answering.types';
import type { DataOperationsOutput, DataQuestionsInput } from '../tasks/data-questions.types';
import type { DocumentsInput, DocumentsOutput } from '../tasks/document-findings.types';
import type { NoteGroup } from '../notes/consolidate.policy';
import type { PageNotes } from '../notes/page-notes.schema';
import { isSameClaim } from '../notes/source-claims.policy';
import { groundQuote } from '../grounding/grounding.policy';
import { numberPassages, type NumberedPassage } from '../grounding/passages.policy';
import { type ArticleInput, type WrittenArticle, checkArticle } from '../tasks/article.policy';
import type { CaseToExamine, FrameworksOutput } from '../tasks/frameworks.policy';
import type {
  AttributionQuestion,
  ClaimReadings,
  ClaimsToRead,
  PageJudgement,
  QueryBrief,
  Reasoner,
  ReasoningAccount,
} from '../reasoner.port';
import { REASONING } from '../reasoning.thresholds';
import type { TranslateInput, Translation } from '../tasks/translation.policy';
import { findReadingExclusion } from '../guards/vouching/exclusions.policy';
import { isEarlierOnLead, isWorthReading, type GateInput } from '../guards/vouching/gate.policy';
import { answerFromNotes } from './answering';
import { readClaims } from './claims.reading';
import { restateMainClaim } from './core.claim';
import { chooseOperations } from './data-questions';
import { findInDocuments } from './document-findings';
import { type CaseToPlan, type PlannedCase, checkPlan } from '../tasks/plan-case.policy';
import type { CaseToCriticize, CritiqueOutput } from '../tasks/critique.policy';
import type { NameMatches, PagesToMatch } from '../tasks/other-names.types';
import { applyFrameworks, critiqueCase } from './case.frameworks';
import { matchNames } from './case.other-names';
import type { ModelSession } from './model.session';
import { toAttributions, readSourcing, verifyOwnReporting, type PageSourcing } from './page.attribution';
import { translateQuotes } from './translations';
import type { NotesOfCase } from '../reading.types';
import { consolidateNotes } from './page.notes';
import type { PageBrief } from './page.reading';
import { judgeWithModels } from './page.vouching';
import { markUnqualified, type QualifiedReaders } from './qualified.reading';
import { claimsTask, planTask, articleTask } from './case.tasks';

/**
 * Uses rules and models together. Output from a model is compared with the text that it received, and used only if it
 * makes the result more cautious or the search wider. Without an answer, the result of the rules applies.
 */
export class ModelReasoner implements Reasoner {
  readonly name: string;
  readonly readsPages: boolean;
  private readonly attributed = new Map<string, Promise<AttributionNotes>>();
  private passed?: ReturnType<QualifiedReaders>;

  constructor(
    private readonly rules: Reasoner,
    private readonly session: ModelSession,
    /** Null if all readers are treated as qualified. */
    private readonly qualified: QualifiedReaders | null = null,
  ) {
    this.name = session.account().judgedBy;
    this.readsPages = session.isAsked('page-notes');
  }

  account(): ReasoningAccount {
    return this.session.account();
  }

  /** The main claim and further claims of the topic from the model, or from rules if it does not answer. */
  async extractClaims(topic: Topic): Promise<Claim[]> {
    const claims = await this.rules.extractClaims(topic);
    const shown = numberPassages([topic.summary, topic.articleText].filter(Boolean).join('\n\n'), topic.title);
    const known = this.readsPages ? claims.filter(({ core }) => core) : claims;
    const [put, further] = await Promise.all([
      restateMainClaim(this.session, topic, { claims, shown }),
      shown.length === 0 ? null : this.furtherClaims(topic, known, shown),
    ]);
    if (!further) return put;
    const ids = new Set(known.map(({ id }) => id));
    return [...put.filter(({ id }) => ids.has(id)), ...further.map((one, at) => ({ id: `m${at + 1}`, ...one }))];
  }

  private async furtherClaims(
    topic: Topic,
    claims: readonly Claim[],
    shown: readonly NumberedPassage[],
  ): Promise<Omit<Claim, 'id'>[] | null> {
    const answer = await this.session.ask('first', claimsTask(topic, claims, shown));
    if (!answer) return null;
    const reasons = [createReason('statement.found-by-model', { name: this.session.nameOf('first') })];
    return answer.claims
      .flatMap(({ passage, quote, kind }): Omit<Claim, 'id'>[] => {
        const text = this.grounded(quote, passage, shown);
        if (text === null || tokenizeWords(text).length < 5 || claims.some((one) => isSameClaim(one.text, text)))
          return [];
        return [{ text, kind, core: false, importance: this.readsPages ? 0.5 : 0.2, reasons }];
      })
      .slice(0, REASONING.maxExtraClaims);
  }

  /**
   * Models read every page on which rules find support, and every page that is not excluded and may be about the topic,
   * because rules miss reports with different wording or in other languages.
   */
  async judgeStance(input: PageBrief & { leads?: readonly string[]; now: Date }): Promise<PageJudgement> {
    const rules = await this.rules.judgeStance(input);
    // No page can support a topic that makes no claim.
    if (!this.readsPages || !isReadable(input.article.verdict) || hasNoCheckableClaim(input.claims)) return rules;
    return this.mayChange(input, rules) ? this.vouched(input, rules) : rules;
  }

  private async vouched(input: PageBrief, rules: PageJudgement): Promise<PageJudgement> {
    const judged = await judgeWithModels(this.session, input, rules);
    const { qualified } = this;
    return qualified ? markUnqualified(judged, () => (this.passed ??= qualified())) : judged;
  }

  /**
   * Support found by rules is always read again, because a reader can remove it even on an excluded page. A page that
   * names a lead is read even if it is a little older than the event, because it may name what resolves the story; it
   * does not count.
   */
  private mayChange(input: GateInput, rules: PageJudgement): boolean {
    if (rules.overall.stance === 'supports') return true;
    const exclusion = findReadingExclusion(rules);
    return exclusion === null ? isWorthReading(input, rules) : isEarlierOnLead(exclusion, input);
  }

  consolidate(input: NotesOfCase): Promise<NoteGroup[]> {
    return consolidateNotes(this.session, input);
  }

  readClaims(input: ClaimsToRead): Promise<ClaimReadings> {
    return readClaims(this.session, input);
  }

  matchNames(input: PagesToMatch): Promise<NameMatches> {
    return matchNames(this.session, input);
  }

  /**
   * Newsrooms that a page relies on according to its notes and that rules missed or misread, and passages that show
   * original reporting.
   */
  async resolveAttribution(question: AttributionQuestion): Promise<Attribution[]> {
    const { article, resolve, forModels, notes } = question;
    const byRules = await this.rules.resolveAttribution(question);
    if (!forModels || !notes) return byRules;
    const asked = this.attributed.get(article.url) ?? this.attributions(notes, byRules);
    this.attributed.set(article.url, asked);
    const { found, own } = await asked;
    return [...byRules, ...toAttributions(article, found, { byRules, resolve }), ...own];
  }

  planQueries(brief: QueryBrief): Promise<PlannedQuery[]> {
    return this.rules.planQueries(brief);
  }

  planCase(input: CaseToPlan): Promise<PlannedCase | null> {
    return planWithModel(this.session, input);
  }

  translate(input: TranslateInput): Promise<Translation[]> {
    return translateQuotes(this.session, input);
  }

  write(input: ArticleInput): Promise<WrittenArticle | null> {
    return writeArticle(this.session, input);
  }

  answer(input: AnswerInput): Promise<NotesAnswers | null> {
    return answerFromNotes(this.session, input);
  }

  criticize(input: CaseToCriticize): Promise<CritiqueOutput | null> {
    return critiqueCase(this.session, input);
  }

  examine(input: CaseToExamine): Promise<FrameworksOutput | null> {
    return applyFrameworks(this.session, input);
  }

  askData(input: DataQuestionsInput): Promise<DataOperationsOutput | null> {
    return chooseOperations(this.session, input);
  }

  readDocuments(input: DocumentsInput): Promise<DocumentsOutput[]> {
    return findInDocuments(this.session, input);
  }

  private async attributions(notes: PageNotes, byRules: readonly Attribution[]): Promise<AttributionNotes> {
    const found = readSourcing(notes);
    const own = await verifyOwnReporting(this.session, found, byRules);
    return { found, own };
  }

  private grounded(quote: string, passage: string, shown: readonly NumberedPassage[]): string | null {
    const found = groundQuote(quote, passage, shown);
    if (!found) this.session.tally.droppedQuotes += 1;
    return found?.quote ?? null;
  }
}

interface AttributionNotes {
  found: PageSourcing;
  own: Attribution[];
}

/** Asks a model for a plan; null if none answered or nothing in the answer is usable. */
export async function planWithModel(session: ModelSession, input: CaseToPlan): Promise<PlannedCase | null> {
  const answer = await session.askNamed('first', planTask(input));
  return answer && checkPlan(answer.value, answer.name);
}

/** An article and a brief in one request, each sentence checked; null if no model answered. */
export async function writeArticle(session: ModelSession, input: ArticleInput): Promise<WrittenArticle | null> {
  const shown = selectShownNotes(input);
  if (shown.items.size === 0) return null;
  const answer = await session.askNamed('first', articleTask(input, shown));
  if (!answer) return null;
  const article = checkArticle(answer.value, input, answer.name);
  session.tally.droppedQuotes += article.dropped.length;
  return article;
}
