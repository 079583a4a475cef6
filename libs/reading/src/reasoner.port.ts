import type {
  Article,
  Attribution,
  CallContext,
  Claim,
  DateRecord,
  Gap,
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
import type { Prose, ProseInput } from './tasks/prose.policy';
import type { TranslateInput, Translation } from './tasks/translation.policy';

/** What one page says of the topic, claim by claim. */
export interface PageJudgement {
  overall: StanceJudgement;
  perClaim: { claimId: string; judgement: StanceJudgement }[];
  sameEvent: { same: boolean; reasons: Reason[] };
  /** Why no one could judge the page; absent if it was judged. */
  unjudged?: string;
  /** Present where a language model read the page beside the rules. */
  reading?: ModelReading;
  /** What that reading noted, for everything that is made of the page afterwards. */
  notes?: PageNotes;
}

/** What language models made of a page; what they could not change is in the judgment itself. */
export interface ModelReading {
  /** The rules' own word on the topic, where the models' made it another. */
  byRules: StanceJudgement | null;
  /** Each model's word on the topic's core, with its quote as found in the captured text. */
  voices: { name: string; stance: Stance; quote: string | null }[];
  /** Answers to the second question, whether the page itself vouches for it; absent if it was not put. */
  vouchings?: { name: string; answer: string; quote: string | null }[];
  /** What a checker made of single sentences: of the core, and of what excludes it; absent if none was asked. */
  checks?: SentenceCheck[];
  /** Passages that speak to machines; they were not shown to any model. */
  marked: string[];
}

/** Whether a text supports one sentence, by a small model made for that. */
export interface SentenceCheck {
  name: string;
  of: 'core' | 'control';
  /** 0–1, rounded. */
  probability: number;
}

/** What a round's queries are planned from. */
export interface QueryBrief {
  topic: Topic;
  mode: Mode;
  now: Date;
  /** 1-based. */
  round: number;
  /** What the round before left open. */
  gaps: Gap[];
  /** What the topic says beside its core, weightiest first, that the first round asks for as well. */
  claims?: readonly string[];
  /** Questions in free words, weightiest first, that the first round asks for as well. */
  questions?: { question: string; keywords: readonly string[] }[];
}

/** Whom does a page rely on? */
export interface AttributionQuestion {
  article: Article;
  /** The site of an outlet by its name; null if no one is known by it. */
  resolve: (name: string) => string | null;
  /** Whether language models are shown the page as well: it supports the topic, and none was asked about it before. */
  forModels: boolean;
  /** What a model noted on the page; then no model is asked again whom it relies on. */
  notes?: PageNotes | null;
}

export interface ClaimsToRead {
  topic: Topic;
  claims: Claim[];
  pages: readonly { sourceId: number; article: Article }[];
}

/** What each page says of claims that came up after it was read, by source. */
export type ClaimsRead = ReadonlyMap<number, { claimId: string; judgement: StanceJudgement }[]>;

/**
 * The judgment tasks behind one port. Rules answer by default; a language model may be after the same port. Its
 * answers are leads: quotes must be found verbatim in the captured text, else they are dropped and counted.
 */
export interface Reasoner {
  readonly name: string;
  /** Whether a model behind it notes what pages say. */
  readonly readsPages: boolean;
  extractClaims(topic: Topic): Promise<Claim[]>;
  /** `engineDate`: what a search engine says of a page that may bear no date itself. */
  judgeStance(input: {
    topic: Topic;
    claims: Claim[];
    article: Article;
    engineDate?: DateRecord | null;
    now: Date;
  }): Promise<PageJudgement>;
  /** Which noted items are the same claim, event, actor or explanation; by rules only what is so to the letter. */
  consolidate(input: {
    topic: Topic;
    claims: readonly Claim[];
    notes: ReadonlyMap<number, PageNotes>;
  }): Promise<NoteGroup[]>;
  /** What pages say of claims that came up after they were read; by rules nothing. */
  readClaims(input: ClaimsToRead): Promise<ClaimsRead>;
  resolveAttribution(input: AttributionQuestion): Promise<Attribution[]>;
  planQueries(input: QueryBrief): Promise<PlannedQuery[]>;
  /** Questions, perspectives and queries made for this case; null if rules answer, or no model did. */
  planCase(input: CaseToPlan): Promise<PlannedCase | null>;
  /** Quotes in the newsroom's language, for people beside the originals; empty if rules answer. */
  translate(input: TranslateInput): Promise<Translation[]>;
  /** Sentences of a report, each with what it rests on; null if rules answer, or no one did. */
  write(input: ProseInput): Promise<Prose | null>;
  /** What claims and notes of pages answer to questions; null if rules answer alone, or no model did. */
  answer(input: AnswerInput): Promise<NotesAnswers | null>;
  /** What is wrong with a case so far, by its notes; null if rules answer, or no model did. */
  criticize(input: CaseToCriticize): Promise<CritiqueRead | null>;
  /** How collections of data servers may be asked for free questions; null if rules answer, or no one did. */
  askData(input: DataQuestionsInput): Promise<DataOperationsRead | null>;
  /** What documents of collections say on questions, one a request; empty if rules answer alone, or no one did. */
  readDocuments(input: DocumentsInput): Promise<DocumentsRead[]>;
  /** Who judged under this call context so far, and what it took. */
  account(): ReasoningAccount;
}

/**
 * Opens a reasoner for one stage of one investigation: calls go on its budget, end with its signal and are accounted
 * for.
 */
export interface ReasoningService {
  /** `mask`: names that no model may learn; quotes come back with them. */
  open(context: CallContext, mask?: NameMask | null): Reasoner;
}

/** Who judged, and what it took. Plain data; accounts of several stages can be added up. */
export interface ReasoningAccount {
  /** `rules`, or the models' names. */
  judgedBy: string;
  models: ModelUse[];
  /** Answers thrown away because their quote or passage is not in the captured text. */
  droppedQuotes: number;
  /** Pages on which critic and first model differed. */
  disagreements: number;
  /** Pages that a model made the judgment of more careful. */
  moreCareful: number;
  /** Pages that count by a model's grounded reading. */
  vouched: number;
  /** Readings thrown away because the reader supported the statement and what excludes it. */
  contradictions: number;
  /** Passages withheld because they speak to machines. */
  withheld: number;
  /** Pages that no language model was shown, because the checker found nothing in them. */
  notRead: number;
  /** Pages that a language model read as support and the checker did not. */
  notBorneOut: number;
  /** Where one model did not answer and another did. */
  fallbacks: Fallback[];
  /** Why rules answered alone, each reason once. */
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
  /** What it was asked, by task. */
  tasks: Record<string, TaskUse>;
}

/** What one kind of question took. */
export interface TaskUse {
  answered: number;
  tokensIn: number;
  tokensOut: number;
}

/** Questions that one model was asked and another answered. */
export interface Fallback {
  role: ModelUse['role'];
  from: string;
  to: string;
  /** Why the former did not answer. */
  reason: string;
  questions: number;
}

/** The pure functions of the rooms above and beside, submitted by anyone who composes the product. */
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
