import type {
  Article,
  Attribution,
  CallContext,
  Claim,
  EvidenceGap,
  Mode,
  NameMask,
  PlannedQuery,
  Stance,
  StanceJudgement,
  Topic,
} from '@corroborate/domain';

import type { ChatUsage, NotesOfCase, SourceJudgement, SourceToJudge } from './reading.types';
import type { AnswerInput, NotesAnswers } from './tasks/answering.types';
import type { DataOperationsOutput, DataQuestionsInput } from './tasks/data-questions.types';
import type { DocumentsInput, DocumentsOutput } from './tasks/document-findings.types';
import type { CaseToPlan, PlannedCase } from './tasks/plan-case.policy';
import type { CaseToCriticize, CritiqueOutput } from './tasks/critique.policy';
import type { NoteGroup } from './notes/consolidate.policy';
import type { PageNotes } from './notes/page-notes.schema';
import type { ArticleInput, WrittenArticle } from './tasks/article.policy';
import type { NameMatches, PagesToMatch } from './tasks/other-names.types';
import type { CaseToExamine, FrameworksOutput } from './tasks/frameworks.policy';
import type { TranslateInput, Translation } from './tasks/translation.policy';

/** Stance of one page on the topic and on each claim. */
export interface PageJudgement extends SourceJudgement {
  /** Why the page could not be assessed; absent if it was. */
  unjudged?: string;
  /** Set if a language model read the page. */
  reading?: ModelReading;
  /** Notes from that reading. */
  notes?: PageNotes;
}

/** How language models read a page. The resulting stance is in the judgment. */
export interface ModelReading {
  /** The stance found by rules if models changed it; otherwise null. */
  byRules: StanceJudgement | null;
  /** Each model's stance on the main claim, with its verbatim quote. */
  voices: { name: string; stance: Stance; quote: string | null }[];
  /** Answers to the adversarial question; absent if it was not asked. */
  vouchings?: { name: string; answer: string; quote: string | null }[];
  /** Results from the checker for the main claim and statements that exclude it; absent without a checker. */
  checks?: SentenceCheck[];
  /** Possible prompt injections; not shown to any model. */
  marked: string[];
}

/** Result from a small model on whether a text supports one sentence. */
export interface SentenceCheck {
  name: string;
  of: 'core' | 'control';
  /** From 0 to 1, rounded. */
  probability: number;
}

/** Data from which the queries of a round are planned. */
export interface QueryBrief {
  topic: Topic;
  mode: Mode;
  now: Date;
  /** Number of the round, starting at 1. */
  round: number;
  /** Coverage gaps after the previous round. */
  gaps: EvidenceGap[];
  /** Other claims of the topic, most important first, which the first round searches for as well. */
  claims?: readonly string[];
  /** Free-form questions, most important first, which the first round searches for as well. */
  questions?: { question: string; keywords: readonly string[] }[];
}

/** Data from which the outlets that a page relies on are determined. */
export interface AttributionQuestion {
  article: Article;
  /** Returns the site of an outlet name; null if unknown. */
  resolve: (name: string) => string | null;
  /** Whether models should read the page, because it supports the topic and was not read before. */
  forModels: boolean;
  /** Notes on the page. If set, models are not asked again which outlets it relies on. */
  notes?: PageNotes | null;
}

export interface ClaimsToRead {
  topic: Topic;
  claims: Claim[];
  pages: readonly { sourceId: number; article: Article }[];
}

/** Stances on claims that were found after a page had been read, by source ID. */
export type ClaimReadings = ReadonlyMap<number, { claimId: string; judgement: StanceJudgement }[]>;

/**
 * All judgment tasks, performed by rules or with the help of language models. Output from a model is only a lead:
 * quotes that are not verbatim in the captured text are dropped and counted.
 */
export interface Reasoner {
  readonly name: string;
  /** Whether a model takes notes on pages. */
  readonly readsPages: boolean;
  extractClaims(topic: Topic): Promise<Claim[]>;
  /** `leads` are names that the case has searched for. */
  judgeStance(input: SourceToJudge & { leads?: readonly string[] }): Promise<PageJudgement>;
  /** Groups equivalent claims, events, actors and explanations; the rules group only those with identical wording. */
  consolidate(input: NotesOfCase): Promise<NoteGroup[]>;
  /** Stances of pages on claims that were found after they had been read; empty without a model. */
  readClaims(input: ClaimsToRead): Promise<ClaimReadings>;
  /** Pages that confirm the main claim under other names; empty without a model or an answer. */
  matchNames(input: PagesToMatch): Promise<NameMatches>;
  resolveAttribution(input: AttributionQuestion): Promise<Attribution[]>;
  planQueries(input: QueryBrief): Promise<PlannedQuery[]>;
  /** Questions, perspectives and queries for this case; null without a model or an answer. */
  planCase(input: CaseToPlan): Promise<PlannedCase | null>;
  /** Translations of quotes into the newsroom's language, shown next to the originals; empty without a model. */
  translate(input: TranslateInput): Promise<Translation[]>;
  /** An article and a brief with the sources of each sentence; null without a model or an answer. */
  write(input: ArticleInput): Promise<WrittenArticle | null>;
  /** Answers to questions, derived from claims and notes; null without a model or an answer. */
  answer(input: AnswerInput): Promise<NotesAnswers | null>;
  /** What is missing in the case so far; null without a model or an answer. */
  criticize(input: CaseToCriticize): Promise<CritiqueOutput | null>;
  /** Results of structured methods applied to the case so far; null without a model or an answer. */
  examine(input: CaseToExamine): Promise<FrameworksOutput | null>;
  /** Operations on collections that answer free-form questions; null without a model or an answer. */
  askData(input: DataQuestionsInput): Promise<DataOperationsOutput | null>;
  /** Findings in documents from collections, one result per request; empty without a model or an answer. */
  readDocuments(input: DocumentsInput): Promise<DocumentsOutput[]>;
  /** Readers and usage so far in this call context. */
  account(): ReasoningAccount;
}

/**
 * Creates a reasoner for one stage of an investigation. Its calls use the budget of the investigation, are canceled by
 * its signal, and are recorded.
 */
export interface ReasoningService {
  /** `mask` lists names withheld from models. Quotes are returned with the names restored. */
  open(context: CallContext, mask?: NameMask | null): Reasoner;
}

/** Readers and usage. Serializable; accounts of several stages can be added up. */
export interface ReasoningAccount {
  /** `rules`, or the names of the models. */
  judgedBy: string;
  models: ModelUse[];
  /** Number of answers discarded because their quote or passage is not in the captured text. */
  droppedQuotes: number;
  /** Number of pages on which the critic and the first model disagreed. */
  disagreements: number;
  /** Number of pages whose judgment became more cautious because of a model. */
  moreCareful: number;
  /** Number of pages that count because of a grounded reading by a model. */
  vouched: number;
  /** Number of readings discarded because the reader supported both a statement and its opposite. */
  contradictions: number;
  /** Number of passages withheld as possible prompt injections. */
  withheld: number;
  /** Number of pages not sent to a language model, because the checker found nothing relevant. */
  notRead: number;
  /** Number of pages on which a language model found support that the checker did not confirm. */
  notBorneOut: number;
  /** Fallbacks from one model to another. */
  fallbacks: Fallback[];
  /** Distinct reasons why only the rules answered. */
  degraded: string[];
}

export interface ModelUse extends ChatUsage {
  provider: string;
  model: string;
  role: 'first' | 'critic' | 'checker';
  failures: number;
  /** Calls by task. */
  tasks: Record<string, TaskUse>;
}

/** Usage of one task. */
export interface TaskUse {
  answered: number;
  tokensIn: number;
  tokensOut: number;
}

/** Questions to one model that another one answered. */
export interface Fallback {
  role: ModelUse['role'];
  from: string;
  to: string;
  /** Why the first model did not answer. */
  reason: string;
  questions: number;
}

/** Pure functions from other packages, injected when the application is assembled. */
export interface ReasonerTasks {
  extractClaims(topic: Topic): Claim[];
  judgeStance(input: SourceToJudge): PageJudgement | Promise<PageJudgement>;
  resolveAttribution(article: Article, resolve: (name: string) => string | null): Attribution[];
  planQueries(input: QueryBrief): PlannedQuery[];
}
