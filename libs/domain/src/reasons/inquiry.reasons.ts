import type { AnsweredBy, SourceCategory } from '../inquiry.vocabulary';

/** Nothing to tell beside the code. */
type Nothing = Record<string, never>;

/** Why a question is asked and how it ended, what a claim rests on, and where an inquiry stands. */
export interface InquiryReasons
  extends QuestionReasons, AnswerReasons, CoverageReasons, CheckpointReasons, EndReasons {}

interface QuestionReasons {
  'question.of-template': { part: AnsweredBy };
  'question.by-editor': Nothing;
  'question.planned': { name: string; why: string };
  'question.by-critique': { name: string; what: string; notes: string[] };
  /** A kind of source is asked. */
  'category.asked': { category: SourceCategory };
  'framework.first-round': Nothing;
  'framework.every-rounds': { rounds: number };
  'framework.no-progress': Nothing;
  'framework.before-completion': Nothing;
}

/** How a question ended. */
interface AnswerReasons {
  'answer.by-verdict': { verdict: string };
  'answer.voices': { voices: number };
  'answer.agreeing': { voices: number };
  'answer.one-voice': Nothing;
  'answer.apart': { values: string[] };
  'answer.earliest': { confidence: number };
  'answer.spoken': { speaker: string };
  'answer.reply-told': { name: string };
  'answer.on-record': { records: number };
  'answer.read-by-model': { name: string; voices: number };
  /** Of values that exclude each other the one that replaced the others. */
  'answer.later-figure': { value: string; earlier: string[] };
  /** Rules found an answer in a page in which a model that read it finds none. */
  'answer.not-borne-out': { name: string };
  /** Nobody who counts speaks against it. */
  'answer.nobody-disputes': Nothing;
  'answer.none-found': Nothing;
  'answer.no-source-that-counts': { sources: number };
  /** A page that can be trusted says that nobody knows. */
  'answer.not-known': { name: string };
  'answer.not-looked-up': Nothing;
  /** Borne out, and held for a person. */
  'answer.held': Nothing;
  'answer.claims-nothing': Nothing;
  /** The first-hand record of the matter gives it, counted from its documents. */
  'answer.figure-on-record': { collection: string; matter: string; operation: string };
  /** Credible voices and a collection give the same. */
  'answer.figure-agrees': { collection: string; figure: string };
  /** Credible voices and a collection give what excludes each other. */
  'answer.figure-apart': { collection: string; figure: string; told: string };
  /** A collection that is no first-hand record of the matter gives it: a lead. */
  'answer.figure-lead': { collection: string; figure: string };
  /** What a collection gives and what pages say cannot be compared. */
  'answer.figure-beside': { collection: string; figure: string };
  /** Documents of a collection speak of it, and none gives it. */
  'answer.documents-lead': { collection: string; documents: number };
}

/** Whether a claim is covered. */
interface CoverageReasons {
  'coverage.very-reliable': { name: string };
  'coverage.agreeing': { voices: number; wanted: number };
  'coverage.too-few': { voices: number; wanted: number };
  'coverage.unreliable-alone': { sources: number };
  'coverage.opposed': { name: string };
  'coverage.nobody': Nothing;
}

/** What a checkpoint finds, what it suggests, and what it advises. */
interface CheckpointReasons {
  'checkpoint.people': { names: string[] };
  'checkpoint.claims': { claim: string };
  'checkpoint.positions': { claim: string };
  'checkpoint.theories': { theory: string };
  'checkpoint.captures': { name: string };
  'checkpoint.contradictions': { claim: string };
  'suggest.look-up': Nothing;
  'suggest.search': Nothing;
  'suggest.strongest-case': Nothing;
  'suggest.answer-theory': Nothing;
  'suggest.read-elsewhere': Nothing;
  'suggest.settle': Nothing;
  'advice.critical-open': { id: string; question: string; percent: number };
  'advice.questions-open': { questions: number };
  'advice.all-answered': Nothing;
  'advice.same-sources': Nothing;
  'advice.little-new': { percent: number };
  'advice.empty-batches': { batches: number };
  'advice.unanswerable': { questions: number };
}

/** Why an inquiry without a fixed number of rounds ends or goes on. */
interface EndReasons {
  'stop.checkpoint': { advice: string; verdict: string };
  'stop.most-rounds': { rounds: number };
  'stop.budget-spent': Nothing;
  'stop.question-open': { id: string; question: string; round: number };
  'gap.question': { question: string };
}
