import type {
  Article,
  Attribution,
  CallContext,
  Claim,
  DateRecord,
  EvidenceGap,
  Mode,
  NameMask,
  PlannedQuery,
  Stance,
  StanceJudgement,
  Topic,
  Reason,
} from '@corroborate/domain';

import type { AnswerInput, NotesAnswers } from './tasks/answering.types';
import type { DataOperationsRead, DataQuestionsInput } from './tasks/data-questions.types';
import type { DocumentsInput, DocumentsRead } from './tasks/document-findings.types';
import type { CaseToPlan, PlannedCase } from './tasks/plan-case.policy';
import type { CaseToCriticize, CritiqueRead } from './tasks/critique.policy';
import type { NoteGroup } from './notes/consolidate.policy';
import type { PageNotes } from './notes/page-notes.schema';
import type { ArticleInput, WrittenArticle } from './tasks/article.policy';
import type { NameMatches, PagesToMatch } from './tasks/other-names.types';
import type { CaseToExamine, FrameworksRead } from './tasks/frameworks.policy';
import type { TranslateInput, Translation } from './tasks/translation.policy';

/** Stance of one page on the topic and each claim. */
export interface PageJudgement {
  overall: StanceJudgement;
  perClaim: { claimId: string; judgement: StanceJudgement }[];
  sameEvent: { same: boolean; reasons: Reason[] };
  /** Why the page could not be assessed; absent if it was. */
  unjudged?: string;
  /** Set if a language model read the page. */
  reading?: ModelReading;
  /** Notes of that reading. */
  notes?: PageNotes;
}

/** Reading of a page by language models; the effective stance is in the judgment. */
export interface ModelReading {
  /** The rules' stance if models changed it; otherwise null. */
  byRules: StanceJudgement | null;
  /** Each model's stance on the main claim, with its verbatim quote. */
  voices: { name: string; stance: Stance; quote: string | null }[];
  /** Answers to the adversarial question; absent if it was not asked. */
  vouchings?: { name: string; answer: string; quote: string | null }[];
  /** Checker results for the main claim and statements that exclude it; absent without a checker. */
  checks?: SentenceCheck[];
  /** Possible prompt injections; not shown to any model. */
  marked: string[];
}

/** A small model's answer on whether a text supports one sentence. */
export interface SentenceCheck {
  name: string;
  of: 'core' | 'control';
  /** 0–1, rounded. */
  probability: number;
}

/** Input for planning a round's queries. */
export interface QueryBrief {
  topic: Topic;
  mode: Mode;
  now: Date;
  /** 1-based. */
  round: number;
  /** Gaps left by the previous round. */
  gaps: EvidenceGap[];
  /** Other claims of the topic, most important first, also searched in the first round. */
  claims?: readonly string[];
  /** Free questions, most important first, also searched in the first round. */
  questions?: { question: string; keywords: readonly string[] }[];
}

/** Input for finding the outlets a page relies on. */
export interface AttributionQuestion {
  article: Article;
  /** Site of an outlet name; null if unknown. */
  resolve: (name: string) => string | null;
  /** Whether models should read the page: it supports the topic and was not read before. */
  forModels: boolean;
  /** Notes on the page; if set, models are not asked again which outlets it relies on. */
  notes?: PageNotes | null;
}

export interface ClaimsToRead {
  topic: Topic;
  claims: Claim[];
  pages: readonly { sourceId: number; article: Article }[];
}

/** Stances on claims found after a page was read, by source ID. */
export type ClaimsRead = ReadonlyMap<number, { claimId: string; judgement: StanceJudgement }[]>;

/**
 * Judgment tasks behind one port, answered by rules or with the help of language models. Model output is a lead: quotes
 * must be verbatim in the captured text; others are dropped and counted.
 */
export interface Reasoner {
  readonly name: string;
  /** Whether a model takes notes of pages. */
  readonly readsPages: boolean;
  extractClaims(topic: Topic): Promise<Claim[]>;
  /** `engineDate`: date from the search engine, for pages without a date. `leads`: names that the case searched for. */
  judgeStance(input: {
    topic: Topic;
    claims: Claim[];
    article: Article;
    engineDate?: DateRecord | null;
    leads?: readonly string[];
    now: Date;
  }): Promise<PageJudgement>;
  /** Groups equivalent claims, events, actors and explanations; rules group only those in the same words. */
  consolidate(input: {
    topic: Topic;
    claims: readonly Claim[];
    notes: ReadonlyMap<number, PageNotes>;
  }): Promise<NoteGroup[]>;
  /** Stances of pages on claims found after they were read; empty in rules-only mode. */
  readClaims(input: ClaimsToRead): Promise<ClaimsRead>;
  /** Pages that confirm the main claim under other names; empty in rules-only mode or if no model answered. */
  matchNames(input: PagesToMatch): Promise<NameMatches>;
  resolveAttribution(input: AttributionQuestion): Promise<Attribution[]>;
  planQueries(input: QueryBrief): Promise<PlannedQuery[]>;
  /** Questions, perspectives and queries for this case; null in rules-only mode or if the model did not answer. */
  planCase(input: CaseToPlan): Promise<PlannedCase | null>;
  /** Translations of quotes into the newsroom's language, shown next to the originals; empty in rules-only mode. */
  translate(input: TranslateInput): Promise<Translation[]>;
  /** An article and a brief, each sentence with its sources; null in rules-only mode or if the model did not answer. */
  write(input: ArticleInput): Promise<WrittenArticle | null>;
  /** Answers to questions from claims and notes; null in rules-only mode or if the model did not answer. */
  answer(input: AnswerInput): Promise<NotesAnswers | null>;
  /** Gaps in the case so far; null in rules-only mode or if the model did not answer. */
  criticize(input: CaseToCriticize): Promise<CritiqueRead | null>;
  /** Results of methods on the case so far; null in rules-only mode or if the model did not answer. */
  examine(input: CaseToExamine): Promise<FrameworksRead | null>;
  /** Operations on collections for free questions; null in rules-only mode or if the model did not answer. */
  askData(input: DataQuestionsInput): Promise<DataOperationsRead | null>;
  /**
   * Findings in collection documents, one result per request; empty in rules-only mode or if the model did not answer.
   */
  readDocuments(input: DocumentsInput): Promise<DocumentsRead[]>;
  /** Readers and usage in this call context so far. */
  account(): ReasoningAccount;
}

/**
 * Opens a reasoner for one stage of an investigation: its calls use the investigation's budget, end with its signal,
 * and are recorded.
 */
export interface ReasoningService {
  /** `mask`: names withheld from models; quotes are returned with the names. */
  open(context: CallContext, mask?: NameMask | null): Reasoner;
}

/** Readers and usage; serializable, and accounts of several stages can be added up. */
export interface ReasoningAccount {
  /** `rules`, or the models' names. */
  judgedBy: string;
  models: ModelUse[];
  /** Answers discarded because their quote or passage is not in the captured text. */
  droppedQuotes: number;
  /** Pages on which critic and first model differed. */
  disagreements: number;
  /** Pages whose judgment a model made more cautious. */
  moreCareful: number;
  /** Pages that count because of a model's grounded reading. */
  vouched: number;
  /** Readings discarded because the reader supported both a statement and its opposite. */
  contradictions: number;
  /** Passages withheld as possible prompt injections. */
  withheld: number;
  /** Pages not shown to a language model, because the checker found nothing relevant. */
  notRead: number;
  /** Pages a language model read as support and the checker did not confirm. */
  notBorneOut: number;
  /** Fallbacks from one model to another. */
  fallbacks: Fallback[];
  /** Distinct reasons why only rules answered. */
  degraded: string[];
}

export interface ModelUse {
  provider: string;
  model: string;
  role: 'first' | 'critic' | 'checker';
  calls: number;
  failures: number;
  tokensIn: number;
  tokensOut: number;
  /** US dollars. */
  costUsd: number;
  /** Calls by task. */
  tasks: Record<string, TaskUse>;
}

/** Usage of one task. */
export interface TaskUse {
  answered: number;
  tokensIn: number;
  tokensOut: number;
}

/** Questions to one model that another model answered. */
export interface Fallback {
  role: ModelUse['role'];
  from: string;
  to: string;
  /** Why the first model did not answer. */
  reason: string;
  questions: number;
}

/** Pure functions of other packages, injected at composition. */
export interface ReasonerTasks {
  extractClaims(topic: Topic): Claim[];
  judgeStance(input: {
    topic: Topic;
    claims: Claim[];
    article: Article;
    engineDate?: DateRecord | null;
    now: Date;
  }): PageJudgement | Promise<PageJudgement>;
  resolveAttribution(article: Article, resolve: (name: string) => string | null): Attribution[];
  planQueries(input: QueryBrief): PlannedQuery[];
}
